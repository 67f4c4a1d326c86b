import type { Jurisdiction } from '#jurisdictions/jurisdiction.ts';

/** Maryland: how instruments are executed there. Compiled research; no attorney has reviewed it. */
export const maryland: Jurisdiction = {
  code: 'MD',
  name: 'Maryland',
  will: {
    witnesses: 2,
    notaryForSelfProvingAffidavit: false,
    selfProvingStatute: 'Md. Code, Est. & Trusts § 5-303 (attestation clause is prima facie proof)',
    electronicWillsAllowed: true,
    electronicWillsStatute: 'Md. Code, Est. & Trusts § 4-102 (2022 Md. Laws)',
    holographicAllowed: false,
    executionStatute: 'Md. Code, Est. & Trusts § 4-102',
    notaryRequiredForValidity: false,
    notaryMayReplaceWitnesses: false,
  },
  trust: {
    witnessesRequired: 0,
    notarizationCustomary: true,
    trustCodeStatute: 'Md. Code, Est. & Trusts Title 14.5 (UTC)',
  },
  financialPoa: {
    witnesses: 2,
    notary: true,
    statute: 'Md. Code, Est. & Trusts § 17-101 et seq. (§ 17-110)',
    uniformActAdopted: true,
    notaryBasis: 'required',
    printNotaryBlock: true,
  },
  healthcareDirective: {
    witnesses: 2,
    notaryAlternative: false,
    statute: 'Md. Code, Health-Gen. § 5-602',
    notaryRequired: false,
  },
  transferOnDeathDeed: {
    available: true,
    statute: 'Md. Code, Real Prop. §§ 14-1001 to 14-1014 (eff. 2026-10-01)',
  },
  ladyBirdDeed: {
    available: true,
    note: 'Case law (Berrett v. Standard Fire Ins. Co., 166 Md. App. 321 (2005)): life estate with full powers; attorney review advised.',
  },
  communityProperty: false,
  remoteOnlineNotarization: true,
  stateEstateOrInheritanceTax:
    'Both: estate tax $5,000,000, to 16%; inheritance tax 10% on non-exempt (remote) beneficiaries.',
  confidence: 'medium',
  asOf: '2026-11-20',
  notes: [
    {
      field: 'will',
      note: 'No affidavit needed; a proper attestation clause is enough. Holographic only for armed-services members signed outside the US (§ 4-103).',
    },
    {
      field: 'financialPoa',
      note: 'Two witnesses plus notary; the notary may be one witness.',
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
    stateEstateOrInheritanceTax: 'medium',
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
    stateEstateOrInheritanceTax: 'S5',
  },
  sources: ['S1', 'S2', 'S6', 'S3', 'S5'],
  review: 'needs-review',
};
