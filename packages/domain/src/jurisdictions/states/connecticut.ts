import type { Jurisdiction } from '#jurisdictions/jurisdiction.ts';

/** Connecticut: how instruments are executed there. Compiled research; no attorney has reviewed it. */
export const connecticut: Jurisdiction = {
  code: 'CT',
  name: 'Connecticut',
  will: {
    witnesses: 2,
    notaryForSelfProvingAffidavit: true,
    selfProvingStatute: 'Conn. Gen. Stat. § 45a-285',
    electronicWillsAllowed: false,
    electronicWillsStatute: null,
    holographicAllowed: false,
    executionStatute: 'Conn. Gen. Stat. § 45a-251 (subscribed)',
    notaryRequiredForValidity: false,
    notaryMayReplaceWitnesses: false,
  },
  trust: {
    witnessesRequired: 0,
    notarizationCustomary: true,
    trustCodeStatute: 'Conn. Gen. Stat. § 45a-499a et seq. (UTC, 2020)',
  },
  financialPoa: {
    witnesses: 2,
    notary: false,
    statute: 'Conn. Gen. Stat. § 1-350 et seq. (§ 1-350d)',
    uniformActAdopted: true,
    notaryBasis: 'presumption',
    printNotaryBlock: true,
  },
  healthcareDirective: {
    witnesses: 2,
    notaryAlternative: false,
    statute: 'Conn. Gen. Stat. § 19a-575a et seq.',
    notaryRequired: false,
  },
  transferOnDeathDeed: {
    available: false,
    statute: null,
  },
  ladyBirdDeed: {
    available: false,
    note: 'No primary authority found recognising the enhanced life estate deed; treat as unavailable unless local counsel confirms.',
  },
  communityProperty: false,
  remoteOnlineNotarization: true,
  stateEstateOrInheritanceTax:
    'Estate and gift tax: exemption equals the federal basic exclusion ($15,000,000 in 2026); flat 12%; tax cap.',
  confidence: 'medium',
  asOf: '2026-11-20',
  notes: [
    {
      field: 'will',
      note: "Witnesses' affidavit; a gift to a subscribing witness or witness's spouse is generally void (§ 45a-258).",
    },
    {
      field: 'financialPoa',
      note: 'Two witnesses required; acknowledgment gives the presumption of genuineness.',
    },
    {
      field: 'healthcareDirective',
      note: 'Optional notarised witness affidavit.',
    },
    {
      field: 'remoteOnlineNotarization',
      note: 'RON act excludes many estate documents (self-proving wills, trusts, POAs, health-care instruments, real-estate closings) - do not rely on RON here.',
    },
  ],
  fieldConfidence: {
    will: 'medium',
    electronicWills: 'medium',
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
  sources: ['S1', 'S2', 'S6', 'S5'],
  review: 'needs-review',
};
