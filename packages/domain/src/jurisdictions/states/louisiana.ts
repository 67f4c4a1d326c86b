import type { Jurisdiction } from '#jurisdictions/jurisdiction.ts';

/** Louisiana: how instruments are executed there. Compiled research; no attorney has reviewed it. */
export const louisiana: Jurisdiction = {
  code: 'LA',
  name: 'Louisiana',
  will: {
    witnesses: 2,
    notaryForSelfProvingAffidavit: true,
    selfProvingStatute: 'La. Civ. Code arts. 1576-1577 (notarial testament is self-proving)',
    electronicWillsAllowed: false,
    electronicWillsStatute: null,
    holographicAllowed: true,
    executionStatute: 'La. Civ. Code art. 1577',
    notaryRequiredForValidity: true,
    notaryMayReplaceWitnesses: false,
  },
  trust: {
    witnessesRequired: 2,
    notarizationCustomary: true,
    trustCodeStatute: 'La. R.S. 9:1721 et seq. (Louisiana Trust Code); UTC not adopted',
  },
  financialPoa: {
    witnesses: 0,
    notary: false,
    statute: 'La. Civ. Code arts. 2985-3032 (mandate; form, art. 2993)',
    uniformActAdopted: false,
    notaryBasis: 'form-follows-act',
    printNotaryBlock: true,
  },
  healthcareDirective: {
    witnesses: 2,
    notaryAlternative: false,
    statute: 'La. R.S. 40:1151.2; La. Civ. Code art. 2997',
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
  communityProperty: true,
  remoteOnlineNotarization: true,
  stateEstateOrInheritanceTax: null,
  confidence: 'low',
  asOf: '2026-11-20',
  notes: [
    {
      field: 'will',
      note: 'CIVIL LAW. A non-handwritten will must be a notarial testament: notary AND two witnesses, signed on each page/at the end as art. 1577 requires (amended Acts 2025 No. 30). Witness 16+, able to sign, not blind. Olographic testament: entirely handwritten, dated, signed (art. 1575). Forced heirship (art. 1493).',
    },
    {
      field: 'trust',
      note: 'La. R.S. 9:1752: inter vivos trust by authentic act (notary + 2 witnesses) or act under private signature before two witnesses and duly acknowledged.',
    },
    {
      field: 'financialPoa',
      note: 'Form follows the act authorised: use an authentic act (notary + two witnesses) when immovables, donations or successions are involved; express powers needed (arts. 2996-2997).',
    },
  ],
  fieldConfidence: {
    will: 'low',
    electronicWills: 'medium',
    trust: 'medium',
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
