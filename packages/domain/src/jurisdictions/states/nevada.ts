import type { Jurisdiction } from '#jurisdictions/jurisdiction.ts';

/** Nevada: how instruments are executed there. Compiled research; no attorney has reviewed it. */
export const nevada: Jurisdiction = {
  code: 'NV',
  name: 'Nevada',
  will: {
    witnesses: 2,
    notaryForSelfProvingAffidavit: false,
    selfProvingStatute: 'NRS 133.050, 133.055 (declaration under penalty of perjury or affidavit)',
    electronicWillsAllowed: true,
    electronicWillsStatute: 'NRS 133.085-133.088, 133.300-133.340',
    holographicAllowed: true,
    executionStatute: 'NRS 133.040',
    notaryRequiredForValidity: false,
    notaryMayReplaceWitnesses: false,
  },
  trust: {
    witnessesRequired: 0,
    notarizationCustomary: true,
    trustCodeStatute: 'NRS chs. 163-166; UTC not adopted',
  },
  financialPoa: {
    witnesses: 0,
    notary: false,
    statute: 'NRS 162A.200-162A.660 (§ 162A.220)',
    uniformActAdopted: true,
    notaryBasis: 'presumption',
    printNotaryBlock: true,
  },
  healthcareDirective: {
    witnesses: 2,
    notaryAlternative: true,
    statute: 'NRS 162A.790, 449A.433',
    notaryRequired: false,
  },
  transferOnDeathDeed: {
    available: true,
    statute: 'NRS 111.655-111.699',
  },
  ladyBirdDeed: {
    available: false,
    note: 'No primary authority found recognising the enhanced life estate deed; treat as unavailable unless local counsel confirms.',
  },
  communityProperty: true,
  remoteOnlineNotarization: true,
  stateEstateOrInheritanceTax: null,
  confidence: 'high',
  asOf: '2026-11-20',
  notes: [
    {
      field: 'will',
      note: 'A declaration under penalty of perjury works without a notary; notarised affidavit is the alternative.',
    },
    {
      field: 'financialPoa',
      note: 'Acceptance duties apply only to an acknowledged POA; competency certificate if the principal lives in a care facility.',
    },
    {
      field: 'healthcareDirective',
      note: 'Competency certificate if the principal lives in a care facility.',
    },
  ],
  fieldConfidence: {
    will: 'high',
    electronicWills: 'high',
    trust: 'high',
    financialPoa: 'high',
    healthcareDirective: 'medium',
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
