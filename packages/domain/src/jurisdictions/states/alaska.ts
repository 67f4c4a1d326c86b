import type { Jurisdiction } from '#jurisdictions/jurisdiction.ts';

/** Alaska: how instruments are executed there. Compiled research; no attorney has reviewed it. */
export const alaska: Jurisdiction = {
  code: 'AK',
  name: 'Alaska',
  will: {
    witnesses: 2,
    notaryForSelfProvingAffidavit: true,
    selfProvingStatute: 'AS 13.12.504',
    electronicWillsAllowed: false,
    electronicWillsStatute: null,
    holographicAllowed: true,
    executionStatute: 'AS 13.12.502',
    notaryRequiredForValidity: false,
    notaryMayReplaceWitnesses: false,
  },
  trust: {
    witnessesRequired: 0,
    notarizationCustomary: true,
    trustCodeStatute: 'AS 13.36 (Alaska Trust Act); UTC not adopted',
  },
  financialPoa: {
    witnesses: 0,
    notary: true,
    statute: 'AS 13.26.600-13.26.695 (§ .600)',
    uniformActAdopted: false,
    notaryBasis: 'required',
    printNotaryBlock: true,
  },
  healthcareDirective: {
    witnesses: 2,
    notaryAlternative: true,
    statute: 'AS 13.52.010',
    notaryRequired: false,
  },
  transferOnDeathDeed: {
    available: true,
    statute: 'AS 13.48',
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
      note: 'Not durable by default: durability words needed (AS 13.26.620/.675).',
    },
    {
      field: 'communityProperty',
      note: 'Opt-in community property by agreement or trust (AS 34.77).',
    },
    {
      field: 'will',
      note: 'One unreviewed data set marks Alaska as allowing e-wills (SB 90); only a 2021 bill was found and current lists omit Alaska, so false.',
    },
  ],
  fieldConfidence: {
    will: 'high',
    electronicWills: 'medium',
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
    trust: 'knowledge only',
    financialPoa: 'source: see sources',
    healthcareDirective: 'knowledge only',
    transferOnDeathDeed: 'S1',
    ladyBirdDeed: 'S1',
    communityProperty: 'S2 + knowledge',
    remoteOnlineNotarization: 'S6',
    stateEstateOrInheritanceTax: 'S5 (absence)',
  },
  sources: ['S1', 'S2', 'S6', 'S3', 'https://ezel.ai/surveys/power-of-attorney-requirements/alaska'],
  review: 'needs-review',
};
