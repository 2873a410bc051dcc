"""What a computer player knows of Atlandice."""
