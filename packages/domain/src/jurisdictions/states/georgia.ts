import type { Jurisdiction } from '#jurisdictions/jurisdiction.ts';

/** Georgia: how instruments are executed there. Compiled research; no attorney has reviewed it. */
export const georgia: Jurisdiction = {
  code: 'GA',
  name: 'Georgia',
  will: {
    witnesses: 2,
    notaryForSelfProvingAffidavit: true,
    selfProvingStatute: 'O.C.G.A. § 53-4-24',
    electronicWillsAllowed: false,
    electronicWillsStatute: null,
    holographicAllowed: false,
    executionStatute: 'O.C.G.A. § 53-4-20',
    notaryRequiredForValidity: false,
    notaryMayReplaceWitnesses: false,
  },
  trust: {
    witnessesRequired: 0,
    notarizationCustomary: true,
    trustCodeStatute: 'O.C.G.A. § 53-12-1 et seq. (Revised Georgia Trust Code); UTC not adopted',
  },
  financialPoa: {
    witnesses: 1,
    notary: true,
    statute: 'O.C.G.A. § 10-6B-1 et seq. (§ 10-6B-5)',
    uniformActAdopted: true,
    notaryBasis: 'required',
    printNotaryBlock: true,
  },
  healthcareDirective: {
    witnesses: 2,
    notaryAlternative: false,
    statute: 'O.C.G.A. § 31-32-5',
    notaryRequired: false,
  },
  transferOnDeathDeed: {
    available: true,
    statute: 'O.C.G.A. §§ 44-17-1 to 44-17-7 (eff. 2024-07-01; amended 2026)',
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
      field: 'will',
      note: 'Witness may be 14 or older (O.C.G.A. § 53-4-22).',
    },
    {
      field: 'financialPoa',
      note: 'At least one witness other than the notary/agent.',
    },
    {
      field: 'remoteOnlineNotarization',
      note: 'No permanent RON statute found.',
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
  sources: ['S1', 'S2', 'S6'],
  review: 'needs-review',
};
