import type { Jurisdiction } from '#jurisdictions/jurisdiction.ts';

/** Kentucky: how instruments are executed there. Compiled research; no attorney has reviewed it. */
export const kentucky: Jurisdiction = {
  code: 'KY',
  name: 'Kentucky',
  will: {
    witnesses: 2,
    notaryForSelfProvingAffidavit: true,
    selfProvingStatute: 'KRS 394.225',
    electronicWillsAllowed: false,
    electronicWillsStatute: null,
    holographicAllowed: true,
    executionStatute: 'KRS 394.040 (sign at the end)',
    notaryRequiredForValidity: false,
    notaryMayReplaceWitnesses: false,
  },
  trust: {
    witnessesRequired: 0,
    notarizationCustomary: true,
    trustCodeStatute: 'KRS ch. 386B (UTC)',
  },
  financialPoa: {
    witnesses: 0,
    notary: false,
    statute: 'KRS ch. 457 (§ 457.050)',
    uniformActAdopted: true,
    notaryBasis: 'presumption',
    printNotaryBlock: true,
  },
  healthcareDirective: {
    witnesses: 2,
    notaryAlternative: true,
    statute: 'KRS 311.625',
    notaryRequired: false,
  },
  transferOnDeathDeed: {
    available: false,
    statute: null,
  },
  ladyBirdDeed: {
    available: false,
    note: 'No primary authority found recognising the enhanced life estate deed; treat as unavailable unless local counsel confirms.',
  },
  communityProperty: false,
  remoteOnlineNotarization: true,
  stateEstateOrInheritanceTax:
    'Inheritance tax: Class A (spouse, parents, descendants, siblings) exempt; Class B 4%-16%; Class C 6%-16%.',
  confidence: 'medium',
  asOf: '2026-11-20',
  notes: [
    {
      field: 'financialPoa',
      note: 'The 2018 act first required two witnesses; later amended. Verify current text; collecting two witnesses is the cautious course.',
    },
    {
      field: 'communityProperty',
      note: 'Elective community property trust (KRS 386.620-.624).',
    },
  ],
  fieldConfidence: {
    will: 'high',
    electronicWills: 'medium',
    trust: 'high',
    financialPoa: 'low',
    healthcareDirective: 'high',
    transferOnDeathDeed: 'high',
    ladyBirdDeed: 'medium',
    communityProperty: 'high',
    remoteOnlineNotarization: 'medium',
    stateEstateOrInheritanceTax: 'medium',
  },
  basis: {
    will: 'S2 (citations) + knowledge',
    trust: 'knowledge only',
    financialPoa: 'knowledge only',
    healthcareDirective: 'source (S8 excerpts) + knowledge',
    transferOnDeathDeed: 'S1',
    ladyBirdDeed: 'S1',
    communityProperty: 'S2 + knowledge',
    remoteOnlineNotarization: 'S6',
    stateEstateOrInheritanceTax: 'S5',
  },
  sources: ['S1', 'S2', 'S6', 'S5'],
  review: 'needs-review',
};
