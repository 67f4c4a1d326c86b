import type { Jurisdiction } from '#jurisdictions/jurisdiction.ts';

/** Washington: how instruments are executed there. Compiled research; no attorney has reviewed it. */
export const washington: Jurisdiction = {
  code: 'WA',
  name: 'Washington',
  will: {
    witnesses: 2,
    notaryForSelfProvingAffidavit: true,
    selfProvingStatute: 'RCW 11.20.020(2)',
    electronicWillsAllowed: true,
    electronicWillsStatute: 'RCW 11.12.400-11.12.491 (UEWA)',
    holographicAllowed: false,
    executionStatute: 'RCW 11.12.020',
    notaryRequiredForValidity: false,
    notaryMayReplaceWitnesses: false,
  },
  trust: {
    witnessesRequired: 0,
    notarizationCustomary: true,
    trustCodeStatute: 'RCW chs. 11.97, 11.98, 11.103 (UTC adopted in part)',
  },
  financialPoa: {
    witnesses: 0,
    notary: true,
    statute: 'RCW ch. 11.125 (§ 11.125.050)',
    uniformActAdopted: true,
    notaryBasis: 'required-or-two-witnesses',
    printNotaryBlock: true,
  },
  healthcareDirective: {
    witnesses: 2,
    notaryAlternative: true,
    statute: 'RCW 11.125.050, 70.122.030',
    notaryRequired: false,
  },
  transferOnDeathDeed: {
    available: true,
    statute: 'RCW ch. 64.80',
  },
  ladyBirdDeed: {
    available: false,
    note: 'No primary authority found recognising the enhanced life estate deed; treat as unavailable unless local counsel confirms.',
  },
  communityProperty: true,
  remoteOnlineNotarization: true,
  stateEstateOrInheritanceTax:
    'Estate tax: exclusion $3,076,000 for deaths 2026-01-01 to 2026-06-30 and $3,000,000 from 2026-07-01 (text of ESB 6347 House amendment adopted 2026-03-11; final act not read); graduated rates, 35% top rate under the 2025 law, reportedly cut in 2026 - verify.',
  confidence: 'medium',
  asOf: '2026-11-20',
  notes: [
    {
      field: 'will',
      note: 'Witness affidavit (or declaration under RCW 5.50). Foreign holographic wills honoured only under the choice-of-law rule.',
    },
    {
      field: 'financialPoa',
      note: 'Notary OR two disinterested witnesses (not home-care or facility staff, not relatives).',
    },
  ],
  fieldConfidence: {
    will: 'high',
    electronicWills: 'high',
    trust: 'high',
    financialPoa: 'medium',
    healthcareDirective: 'medium',
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
    healthcareDirective: 'knowledge only',
    transferOnDeathDeed: 'S1',
    ladyBirdDeed: 'S1',
    communityProperty: 'S2 + knowledge',
    remoteOnlineNotarization: 'S6',
    stateEstateOrInheritanceTax: 'S5',
  },
  sources: [
    'S1',
    'S2',
    'S6',
    'S3',
    'S5',
    'https://lawfilesext.leg.wa.gov/biennium/2025-26/Htm/Amendments/House/6347.E%20AMH%20STOK%20TAYT%20607.htm',
  ],
  review: 'needs-review',
};
