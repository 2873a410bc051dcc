"""Every numbered rule is named by a test or explained."""

import pytest

from tests import rules_report


def test_every_rule_is_named_or_explained(capsys: pytest.CaptureFixture[str]) -> None:
    code = rules_report.main([])
    assert code == 0, capsys.readouterr().out


@pytest.mark.parametrize(
    ("rule", "name", "fits"),
    [
        ("D4.3", "test_d4_3_doors", True),
        ("D4.3", "test_d4_31_doors", False),
        ("D4.1", "test_d4_10_start", False),
        ("D1.1", "test_d11_1_zones", False),
        ("Q7", "test_d4_5_q7", True),
        ("Q7", "test_d4_5_q71_stairs", False),
        ("T05", "test_d12_2_t05_soft_soles", True),
        ("V1", "test_v19_stairs", False),
    ],
)
def test_a_name_names_its_own_rule_only(rule: str, name: str, fits: bool) -> None:
    assert rules_report.names_it(name, rule) is fits


def test_an_unnamed_rule_and_a_closed_gap_are_told() -> None:
    found = {"D4.1": ["test_d4_1_grid"], "D4.2": []}
    assert rules_report.gaps(found, {}) == (["D4.2"], [])
    assert rules_report.gaps(found, {"D4.1": "no", "D4.2": "yes"}) == ([], ["D4.1"])
