import type { Jurisdiction } from '#jurisdictions/jurisdiction.ts';

/** Utah: how instruments are executed there. Compiled research; no attorney has reviewed it. */
export const utah: Jurisdiction = {
  code: 'UT',
  name: 'Utah',
  will: {
    witnesses: 2,
    notaryForSelfProvingAffidavit: true,
    selfProvingStatute: 'Utah Code § 75-2-504',
    electronicWillsAllowed: true,
    electronicWillsStatute: 'Utah Code §§ 75-2-1401 to 75-2-1411 (UEWA)',
    holographicAllowed: true,
    executionStatute: 'Utah Code § 75-2-502',
    notaryRequiredForValidity: false,
    notaryMayReplaceWitnesses: false,
  },
  trust: {
    witnessesRequired: 0,
    notarizationCustomary: true,
    trustCodeStatute:
      'Utah Uniform Trust Code, formerly Utah Code § 75-7-101 et seq.; recodified to Title 75B (check current numbering)',
  },
  financialPoa: {
    witnesses: 0,
    notary: false,
    statute: 'Utah Code Title 75A ch. 2 (formerly § 75-9-101 et seq.)',
    uniformActAdopted: true,
    notaryBasis: 'presumption',
    printNotaryBlock: true,
  },
  healthcareDirective: {
    witnesses: 1,
    notaryAlternative: false,
    statute: 'Utah Code Title 75A ch. 3 (formerly § 75-2a-107)',
    notaryRequired: false,
  },
  transferOnDeathDeed: {
    available: true,
    statute: 'Utah Code §§ 75-6-401 to 75-6-419',
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
      field: 'financialPoa',
      note: 'Title 75A renumbering from memory; check.',
    },
    {
      field: 'healthcareDirective',
      note: 'One disinterested adult witness.',
    },
  ],
  fieldConfidence: {
    will: 'high',
    electronicWills: 'high',
    trust: 'medium',
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
  sources: ['S1', 'S2', 'S6', 'S3'],
  review: 'needs-review',
};
