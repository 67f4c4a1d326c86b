import type { Jurisdiction } from '#jurisdictions/jurisdiction.ts';

/** South Carolina: how instruments are executed there. Compiled research; no attorney has reviewed it. */
export const southCarolina: Jurisdiction = {
  code: 'SC',
  name: 'South Carolina',
  will: {
    witnesses: 2,
    notaryForSelfProvingAffidavit: true,
    selfProvingStatute: 'S.C. Code § 62-2-503',
    electronicWillsAllowed: false,
    electronicWillsStatute: null,
    holographicAllowed: false,
    executionStatute: 'S.C. Code § 62-2-502',
    notaryRequiredForValidity: false,
    notaryMayReplaceWitnesses: false,
  },
  trust: {
    witnessesRequired: 0,
    notarizationCustomary: true,
    trustCodeStatute: 'S.C. Code § 62-7-101 et seq. (UTC)',
  },
  financialPoa: {
    witnesses: 2,
    notary: true,
    statute: 'S.C. Code § 62-8-101 et seq. (§ 62-8-105)',
    uniformActAdopted: true,
    notaryBasis: 'required',
    printNotaryBlock: true,
  },
  healthcareDirective: {
    witnesses: 2,
    notaryAlternative: false,
    statute: 'S.C. Code §§ 62-5-503, 62-5-504; 44-77-40',
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
  remoteOnlineNotarization: false,
  stateEstateOrInheritanceTax: null,
  confidence: 'medium',
  asOf: '2026-11-20',
  notes: [
    {
      field: 'financialPoa',
      note: 'Executed like a deed: two witnesses and probate/acknowledgment; record to be effective after incapacity (§ 62-8-109).',
    },
    {
      field: 'healthcareDirective',
      note: 'The separate Declaration of a Desire for a Natural Death needs two witnesses and a notary.',
    },
    {
      field: 'remoteOnlineNotarization',
      note: '2021 act covers in-person electronic notarisation only; no RON statute found.',
    },
  ],
  fieldConfidence: {
    will: 'high',
    electronicWills: 'medium',
    trust: 'high',
    financialPoa: 'medium',
    healthcareDirective: 'low',
    transferOnDeathDeed: 'high',
    ladyBirdDeed: 'medium',
    communityProperty: 'high',
    remoteOnlineNotarization: 'medium',
    stateEstateOrInheritanceTax: 'high',
  },
  basis: {
    will: 'S2 (citations) + knowledge',
    trust: 'knowledge only',
    financialPoa: 'knowledge only',
    healthcareDirective: 'knowledge only',
    transferOnDeathDeed: 'S1',
    ladyBirdDeed: 'S1',
    communityProperty: 'S2 + knowledge',
    remoteOnlineNotarization: 'S6',
    stateEstateOrInheritanceTax: 'S5 (absence)',
  },
  sources: ['S1', 'S2', 'S6', 'https://www.nationalnotary.org/knowledge-center/news/law-updates/sc-senate-bill-631'],
  review: 'needs-review',
};
