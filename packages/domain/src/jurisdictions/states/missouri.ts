import type { Jurisdiction } from '#jurisdictions/jurisdiction.ts';

/** Missouri: how instruments are executed there. Compiled research; no attorney has reviewed it. */
export const missouri: Jurisdiction = {
  code: 'MO',
  name: 'Missouri',
  will: {
    witnesses: 2,
    notaryForSelfProvingAffidavit: true,
    selfProvingStatute: 'RSMo § 474.337',
    electronicWillsAllowed: true,
    electronicWillsStatute:
      'RSMo §§ 474.540-474.564 (eff. 2025-08-28; section range taken from 2025 bills, enacted text not read)',
    holographicAllowed: false,
    executionStatute: 'RSMo § 474.320',
    notaryRequiredForValidity: false,
    notaryMayReplaceWitnesses: false,
  },
  trust: {
    witnessesRequired: 0,
    notarizationCustomary: true,
    trustCodeStatute: 'RSMo § 456.1-101 et seq. (UTC)',
  },
  financialPoa: {
    witnesses: 0,
    notary: true,
    statute: 'RSMo §§ 404.700-404.735 (§ 404.705)',
    uniformActAdopted: false,
    notaryBasis: 'required',
    printNotaryBlock: true,
  },
  healthcareDirective: {
    witnesses: 2,
    notaryAlternative: false,
    statute: 'RSMo §§ 404.705, 404.800-404.872 (DPOA-HC, acknowledged); § 459.015 (declaration, two witnesses)',
    notaryRequired: true,
  },
  transferOnDeathDeed: {
    available: true,
    statute: 'RSMo § 461.025 (beneficiary deed)',
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
      note: 'Durable POA must be titled/worded as durable and acknowledged like a deed.',
    },
    {
      field: 'healthcareDirective',
      note: 'Use both: notary for the DPOA, two witnesses for the declaration.',
    },
  ],
  fieldConfidence: {
    will: 'high',
    electronicWills: 'medium',
    trust: 'high',
    financialPoa: 'medium',
    healthcareDirective: 'medium',
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
