import type { Jurisdiction } from '#jurisdictions/jurisdiction.ts';

/** Illinois: how instruments are executed there. Compiled research; no attorney has reviewed it. */
export const illinois: Jurisdiction = {
  code: 'IL',
  name: 'Illinois',
  will: {
    witnesses: 2,
    notaryForSelfProvingAffidavit: false,
    selfProvingStatute: '755 ILCS 5/6-4 (attestation clause or affidavit)',
    electronicWillsAllowed: true,
    electronicWillsStatute:
      '755 ILCS 6/ (Electronic Wills, Electronic Estate Planning Documents, and Remote Witnesses Act)',
    holographicAllowed: false,
    executionStatute: '755 ILCS 5/4-3',
    notaryRequiredForValidity: false,
    notaryMayReplaceWitnesses: false,
  },
  trust: {
    witnessesRequired: 0,
    notarizationCustomary: true,
    trustCodeStatute: '760 ILCS 3/ (Illinois Trust Code, UTC, 2020)',
  },
  financialPoa: {
    witnesses: 1,
    notary: true,
    statute: '755 ILCS 45/3-1 et seq. (§§ 3-3, 3-3.6)',
    uniformActAdopted: false,
    notaryBasis: 'required',
    printNotaryBlock: true,
  },
  healthcareDirective: {
    witnesses: 1,
    notaryAlternative: false,
    statute: '755 ILCS 45/4-5.1, 45/4-10 (agent); 755 ILCS 35/3 (living will, two witnesses)',
    notaryRequired: false,
  },
  transferOnDeathDeed: {
    available: true,
    statute: '755 ILCS 27/',
  },
  ladyBirdDeed: {
    available: false,
    note: 'No primary authority found recognising the enhanced life estate deed; treat as unavailable unless local counsel confirms.',
  },
  communityProperty: false,
  remoteOnlineNotarization: true,
  stateEstateOrInheritanceTax: 'Estate tax: $4,000,000; to 16%.',
  confidence: 'high',
  asOf: '2026-11-20',
  notes: [
    {
      field: 'will',
      note: 'A full attestation clause suffices; a notarised affidavit is an alternative.',
    },
    {
      field: 'financialPoa',
      note: 'Statutory property form: notary plus one disqualified-party-tested witness.',
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
  sources: ['S1', 'S2', 'S6', 'S3', 'S5'],
  review: 'needs-review',
};
