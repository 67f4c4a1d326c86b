import type { Jurisdiction } from '#jurisdictions/jurisdiction.ts';

/** Tennessee: how instruments are executed there. Compiled research; no attorney has reviewed it. */
export const tennessee: Jurisdiction = {
  code: 'TN',
  name: 'Tennessee',
  will: {
    witnesses: 2,
    notaryForSelfProvingAffidavit: true,
    selfProvingStatute: 'Tenn. Code § 32-2-110',
    electronicWillsAllowed: false,
    electronicWillsStatute: null,
    holographicAllowed: true,
    executionStatute: 'Tenn. Code § 32-1-104',
    notaryRequiredForValidity: false,
    notaryMayReplaceWitnesses: false,
  },
  trust: {
    witnessesRequired: 0,
    notarizationCustomary: true,
    trustCodeStatute: 'Tenn. Code § 35-15-101 et seq. (UTC)',
  },
  financialPoa: {
    witnesses: 0,
    notary: false,
    statute: 'Tenn. Code § 34-6-101 et seq.',
    uniformActAdopted: false,
    notaryBasis: 'recording-only',
    printNotaryBlock: true,
  },
  healthcareDirective: {
    witnesses: 2,
    notaryAlternative: true,
    statute: 'Tenn. Code § 68-11-1803',
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
  stateEstateOrInheritanceTax: null,
  confidence: 'medium',
  asOf: '2026-11-20',
  notes: [
    {
      field: 'will',
      note: 'Holographic: § 32-1-105. Affidavit of attesting witnesses.',
    },
    {
      field: 'financialPoa',
      note: 'Durability words needed (§ 34-6-102).',
    },
    {
      field: 'communityProperty',
      note: 'Elective community property trust (Tenn. Code § 35-17-101).',
    },
  ],
  fieldConfidence: {
    will: 'high',
    electronicWills: 'medium',
    trust: 'high',
    financialPoa: 'medium',
    healthcareDirective: 'high',
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
    healthcareDirective: 'source (S8 excerpts) + knowledge',
    transferOnDeathDeed: 'S1',
    ladyBirdDeed: 'S1',
    communityProperty: 'S2 + knowledge',
    remoteOnlineNotarization: 'S6',
    stateEstateOrInheritanceTax: 'S5 (absence)',
  },
  sources: ['S1', 'S2', 'S6'],
  review: 'needs-review',
};
