import type { Jurisdiction } from '#jurisdictions/jurisdiction.ts';

/** California: how instruments are executed there. Compiled research; no attorney has reviewed it. */
export const california: Jurisdiction = {
  code: 'CA',
  name: 'California',
  will: {
    witnesses: 2,
    notaryForSelfProvingAffidavit: false,
    selfProvingStatute:
      'No UPC-style affidavit; attestation under penalty of perjury, Cal. Prob. Code §§ 6110, 8220(b)',
    electronicWillsAllowed: false,
    electronicWillsStatute: null,
    holographicAllowed: true,
    executionStatute: 'Cal. Prob. Code § 6110',
    notaryRequiredForValidity: false,
    notaryMayReplaceWitnesses: false,
  },
  trust: {
    witnessesRequired: 0,
    notarizationCustomary: true,
    trustCodeStatute: 'Cal. Prob. Code § 15000 et seq.; UTC not adopted',
  },
  financialPoa: {
    witnesses: 0,
    notary: true,
    statute: 'Cal. Prob. Code §§ 4000-4545 (§ 4121; statutory form § 4401)',
    uniformActAdopted: false,
    notaryBasis: 'required-or-two-witnesses',
    printNotaryBlock: true,
  },
  healthcareDirective: {
    witnesses: 2,
    notaryAlternative: true,
    statute: 'Cal. Prob. Code §§ 4673-4675, 4701',
    notaryRequired: false,
  },
  transferOnDeathDeed: {
    available: true,
    statute: 'Cal. Prob. Code §§ 5600-5698 (sunset extended to 2032)',
  },
  ladyBirdDeed: {
    available: false,
    note: 'No primary authority found recognising the enhanced life estate deed; treat as unavailable unless local counsel confirms.',
  },
  communityProperty: true,
  remoteOnlineNotarization: false,
  stateEstateOrInheritanceTax: null,
  confidence: 'high',
  asOf: '2026-11-20',
  notes: [
    {
      field: 'will',
      note: 'Use the attestation clause signed under penalty of perjury; no notary.',
    },
    {
      field: 'financialPoa',
      note: 'Notary OR two adult witnesses; the § 4401 statutory form needs acknowledgment for the acceptance safe harbour; § 4128 warning for non-statutory printed forms.',
    },
    {
      field: 'healthcareDirective',
      note: 'Skilled-nursing residents also need a patient advocate/ombudsman witness (§ 4675); electronic directives must be notarised (§ 4673(b)).',
    },
    {
      field: 'remoteOnlineNotarization',
      note: "SB 696 (2023) enacted but not operational until the Secretary of State's system is certified or 2030-01-01.",
    },
  ],
  fieldConfidence: {
    will: 'high',
    electronicWills: 'medium',
    trust: 'high',
    financialPoa: 'high',
    healthcareDirective: 'high',
    transferOnDeathDeed: 'high',
    ladyBirdDeed: 'medium',
    communityProperty: 'high',
    remoteOnlineNotarization: 'medium',
    stateEstateOrInheritanceTax: 'high',
  },
  basis: {
    will: 'S2 (citations) + knowledge',
    trust: 'S7 + knowledge',
    financialPoa: 'source: see sources',
    healthcareDirective: 'source (S8 excerpts) + knowledge',
    transferOnDeathDeed: 'S1',
    ladyBirdDeed: 'S1',
    communityProperty: 'S2 + knowledge',
    remoteOnlineNotarization: 'S6',
    stateEstateOrInheritanceTax: 'S5 (absence)',
  },
  sources: [
    'S1',
    'S2',
    'S6',
    'https://www.nationalnotary.org/notary-bulletin/blog/2023/10/new-california-remote-notarization-law-may-take-effect-in-2030-or-later',
  ],
  review: 'needs-review',
};
