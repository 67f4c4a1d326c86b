/** Where the rules of the jurisdictions were read. `S1` is CC BY 4.0 and asks for credit. */
export const sourceById = {
  S1: 'Klagge, Medicaid Estate Recovery and Home-Transfer Deeds (verified 2026-09-23, CC BY 4.0), github.com/stepuplaw/medicaid-estate-recovery-dataset',
  S2: 'github.com/Evans4207/my-defender-will-trust, scripts/gen-state-seed.mjs and docs/statutes (checked 2026-07-12, marked needs-review by its author)',
  S3: 'safeharborfiduciary.com/articles/2631; willgridus.com/electronic-wills-uewa; revisor.mn.gov 2023 ch. 21; civil.sog.unc.edu',
  S5: 'taxrep.us state guide; help.holistiplan.com; taxfoundation.org estate and inheritance taxes; newsbeep.com (2026 figures)',
  S6: 'nationalnotary.org (California SB 696); northcoastnotaryohio.com list of 47 states',
  S7: 'github.com/Evans4207/my-defender-will-trust, docs/STATE_COMPLIANCE_DOSSIER.md (2026-08-02; CA, FL, NV, AZ, TX)',
  S8: 'ezel.ai/surveys/power-of-attorney-requirements (verified against statute 2026-07-04); legaltemplates.net, eforms.com, legalclarity.org',
} as const;

export type SourceId = keyof typeof sourceById;
