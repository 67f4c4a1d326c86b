import type { Jurisdiction } from '#jurisdictions/jurisdiction.ts';

/** South Dakota: how instruments are executed there. Compiled research; no attorney has reviewed it. */
export const southDakota: Jurisdiction = {
  code: 'SD',
  name: 'South Dakota',
  will: {
    witnesses: 2,
    notaryForSelfProvingAffidavit: true,
    selfProvingStatute: 'SDCL 29A-2-504',
    electronicWillsAllowed: false,
    electronicWillsStatute: null,
    holographicAllowed: true,
    executionStatute: 'SDCL 29A-2-502',
    notaryRequiredForValidity: false,
    notaryMayReplaceWitnesses: false,
  },
  trust: {
    witnessesRequired: 0,
    notarizationCustomary: true,
    trustCodeStatute: 'SDCL Title 55; UTC not adopted',
  },
  financialPoa: {
    witnesses: 0,
    notary: true,
    statute: 'SDCL ch. 59-12 (§ 59-12-4)',
    uniformActAdopted: true,
    notaryBasis: 'required',
    printNotaryBlock: true,
  },
  healthcareDirective: {
    witnesses: 2,
    notaryAlternative: true,
    statute: 'SDCL 59-7-2.1, 34-12D-2',
    notaryRequired: false,
  },
  transferOnDeathDeed: {
    available: true,
    statute: 'SDCL 29A-6-401 to 29A-6-432',
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
      note: 'Durability words needed (§ 59-12-3): not durable by default.',
    },
    {
      field: 'communityProperty',
      note: 'Elective special spousal property trust (SDCL ch. 55-17).',
    },
    {
      field: 'remoteOnlineNotarization',
      note: 'Limited form of remote notarisation; check.',
    },
  ],
  fieldConfidence: {
    will: 'high',
    electronicWills: 'medium',
    trust: 'high',
    financialPoa: 'high',
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
    financialPoa: 'source: see sources',
    healthcareDirective: 'knowledge only',
    transferOnDeathDeed: 'S1',
    ladyBirdDeed: 'S1',
    communityProperty: 'S2 + knowledge',
    remoteOnlineNotarization: 'S6',
    stateEstateOrInheritanceTax: 'S5 (absence)',
  },
  sources: ['S1', 'S2', 'S6', 'https://sdlegislature.gov/Statutes/59-12'],
  review: 'needs-review',
};
