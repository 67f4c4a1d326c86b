import type { Jurisdiction } from '#jurisdictions/jurisdiction.ts';

/** North Carolina: how instruments are executed there. Compiled research; no attorney has reviewed it. */
export const northCarolina: Jurisdiction = {
  code: 'NC',
  name: 'North Carolina',
  will: {
    witnesses: 2,
    notaryForSelfProvingAffidavit: true,
    selfProvingStatute: 'N.C. Gen. Stat. § 31-11.6',
    electronicWillsAllowed: false,
    electronicWillsStatute: null,
    holographicAllowed: true,
    executionStatute: 'N.C. Gen. Stat. § 31-3.3',
    notaryRequiredForValidity: false,
    notaryMayReplaceWitnesses: false,
  },
  trust: {
    witnessesRequired: 0,
    notarizationCustomary: true,
    trustCodeStatute: 'N.C. Gen. Stat. ch. 36C (UTC)',
  },
  financialPoa: {
    witnesses: 0,
    notary: true,
    statute: 'N.C. Gen. Stat. ch. 32C (§ 32C-1-105)',
    uniformActAdopted: true,
    notaryBasis: 'required',
    printNotaryBlock: true,
  },
  healthcareDirective: {
    witnesses: 2,
    notaryAlternative: false,
    statute: 'N.C. Gen. Stat. §§ 32A-16(3), 90-321',
    notaryRequired: true,
  },
  transferOnDeathDeed: {
    available: false,
    statute: null,
  },
  ladyBirdDeed: {
    available: true,
    note: 'Only a Medicaid-manual recognition (MA-2240); title acceptance varies; attorney review required.',
  },
  communityProperty: false,
  remoteOnlineNotarization: true,
  stateEstateOrInheritanceTax: null,
  confidence: 'medium',
  asOf: '2026-11-20',
  notes: [
    {
      field: 'will',
      note: 'G.S. ch. 31 art. 11 (S.L. 2025-33, eff. 2026-01-01) lets an attorney STORE a paper will electronically; it does not authorise executing a will electronically.',
    },
    {
      field: 'healthcareDirective',
      note: 'Two qualified witnesses AND notary.',
    },
    {
      field: 'remoteOnlineNotarization',
      note: 'Remote Electronic Notarization Act phased in; confirm live date and that wills/trust instruments are not excluded.',
    },
  ],
  fieldConfidence: {
    will: 'high',
    electronicWills: 'medium',
    trust: 'high',
    financialPoa: 'medium',
    healthcareDirective: 'high',
    transferOnDeathDeed: 'high',
    ladyBirdDeed: 'low',
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
  sources: ['S1', 'S2', 'S6', 'S3', 'https://civil.sog.unc.edu/?p=4119'],
  review: 'needs-review',
};
