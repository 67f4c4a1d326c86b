import type { Jurisdiction } from '#jurisdictions/jurisdiction.ts';

/** Florida: how instruments are executed there. Compiled research; no attorney has reviewed it. */
export const florida: Jurisdiction = {
  code: 'FL',
  name: 'Florida',
  will: {
    witnesses: 2,
    notaryForSelfProvingAffidavit: true,
    selfProvingStatute: 'Fla. Stat. § 732.503',
    electronicWillsAllowed: true,
    electronicWillsStatute: 'Fla. Stat. §§ 732.521-732.525',
    holographicAllowed: false,
    executionStatute: 'Fla. Stat. § 732.502 (sign at the end)',
    notaryRequiredForValidity: false,
    notaryMayReplaceWitnesses: false,
  },
  trust: {
    witnessesRequired: 2,
    notarizationCustomary: true,
    trustCodeStatute: 'Fla. Stat. ch. 736 (UTC)',
  },
  financialPoa: {
    witnesses: 2,
    notary: true,
    statute: 'Fla. Stat. §§ 709.2101-709.2402 (§ 709.2105)',
    uniformActAdopted: false,
    notaryBasis: 'required',
    printNotaryBlock: true,
  },
  healthcareDirective: {
    witnesses: 2,
    notaryAlternative: false,
    statute: 'Fla. Stat. §§ 765.202, 765.302',
    notaryRequired: false,
  },
  transferOnDeathDeed: {
    available: false,
    statute: null,
  },
  ladyBirdDeed: {
    available: true,
    note: 'Recognised (case law, Oglesby v. Lee, 73 So. 840 (Fla. 1917)); common title-insured practice; homestead rules and spouse joinder apply.',
  },
  communityProperty: false,
  remoteOnlineNotarization: true,
  stateEstateOrInheritanceTax: null,
  confidence: 'high',
  asOf: '2026-11-20',
  notes: [
    {
      field: 'will',
      note: 'Witnesses must sign in the presence of the testator and of each other; out-of-state holographic wills are not honoured.',
    },
    {
      field: 'trust',
      note: 'Testamentary provisions of a revocable trust by a Florida-domiciled settlor must be executed with will formalities (Fla. Stat. § 736.0403(2)(b)): two witnesses, signed at the end.',
    },
    {
      field: 'financialPoa',
      note: 'Own act modelled on the UPOAA. Each "superpower" must be separately signed or initialled (§ 709.2202). No springing POAs signed after 2011-10-01 (§ 709.2108).',
    },
    {
      field: 'healthcareDirective',
      note: 'One witness must not be spouse or blood relative; surrogate may not witness.',
    },
    {
      field: 'communityProperty',
      note: 'Elective community property trust (Fla. Stat. § 736.1501 et seq.).',
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
