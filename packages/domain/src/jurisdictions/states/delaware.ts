import type { Jurisdiction } from '#jurisdictions/jurisdiction.ts';

/** Delaware: how instruments are executed there. Compiled research; no attorney has reviewed it. */
export const delaware: Jurisdiction = {
  code: 'DE',
  name: 'Delaware',
  will: {
    witnesses: 2,
    notaryForSelfProvingAffidavit: true,
    selfProvingStatute: '12 Del. C. § 1305',
    electronicWillsAllowed: false,
    electronicWillsStatute: null,
    holographicAllowed: false,
    executionStatute: '12 Del. C. § 202',
    notaryRequiredForValidity: false,
    notaryMayReplaceWitnesses: false,
  },
  trust: {
    witnessesRequired: 1,
    notarizationCustomary: true,
    trustCodeStatute: '12 Del. C. chs. 33, 35; UTC not adopted',
  },
  financialPoa: {
    witnesses: 1,
    notary: true,
    statute: '12 Del. C. ch. 49A (§ 49A-105)',
    uniformActAdopted: false,
    notaryBasis: 'required',
    printNotaryBlock: true,
  },
  healthcareDirective: {
    witnesses: null,
    notaryAlternative: false,
    statute: '16 Del. C. ch. 25 (Uniform Health-Care Decisions Act (2023), eff. 2025-09-30)',
    notaryRequired: false,
  },
  transferOnDeathDeed: {
    available: true,
    statute: '25 Del. C. §§ 201-220 (eff. 2025-12-04)',
  },
  ladyBirdDeed: {
    available: false,
    note: 'No primary authority found recognising the enhanced life estate deed; treat as unavailable unless local counsel confirms.',
  },
  communityProperty: false,
  remoteOnlineNotarization: true,
  stateEstateOrInheritanceTax: null,
  confidence: 'low',
  asOf: '2026-11-20',
  notes: [
    {
      field: 'trust',
      note: '12 Del. C. § 3545: written inter vivos trust signed by trustor and witnessed by one disinterested person or two credible persons (check scope).',
    },
    {
      field: 'financialPoa',
      note: 'Own act modelled on the UPOAA; one unrelated adult witness plus notary; statutory notice and agent certification.',
    },
    {
      field: 'healthcareDirective',
      note: 'NEW ACT. Witness count not verified (null). The repealed law required two disinterested adults; collecting two is the cautious course.',
    },
  ],
  fieldConfidence: {
    will: 'high',
    electronicWills: 'medium',
    trust: 'medium',
    financialPoa: 'low',
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
  sources: ['S1', 'S2', 'S6', 'https://legis.delaware.gov/SessionLaws?chapter=467&volume=84'],
  review: 'needs-review',
};
