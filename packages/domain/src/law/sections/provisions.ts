import { z } from 'zod';
import { ruleOf } from '#law/sections/rule.ts';

const text = ruleOf(z.string().min(1));
const yesNo = ruleOf(z.boolean());
const age = ruleOf(z.int().min(14).max(21));
const count = ruleOf(z.int().min(0));
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) => ruleOf(z.enum(values));

/** What changes the texts of wills and trusts, and the warnings that go with them. Sums are whole dollars, rates percent. */
export const provisionsSection = z.strictObject({
  ageOfMajority: age,
  /** The latest age to which a trust may direct that a custodian under the Uniform Transfers to Minors Act holds property. */
  custodianAge: ruleOf(z.int().min(18).max(30)),
  willAge: age,
  electiveShareReach: oneOf([
    'none',
    'community-property',
    'probate-only',
    'probate-plus-fraud-doctrine',
    'reaches-revocable-trust',
    'augmented-estate',
  ]),
  electiveShareFraction: text,
  communityProperty: yesNo,
  /** What separate property of spouses earns is community property, unless they have agreed otherwise as the law requires. */
  separateIncomeIsCommunity: yesNo,
  optInCommunityProperty: oneOf(['none', 'trust', 'agreement or trust']),
  quasiCommunityAtDeath: yesNo,
  importedCommunityPropertyAct: yesNo,
  homesteadDeviseLimit: oneOf([
    'none-found',
    'occupancy-right',
    'life-estate-right',
    'spouse-vests',
    'constitutional-bar',
  ]),
  /** The home passes free of the maker's unsecured debts to heirs or family, also under a trust. */
  homesteadExemptAtDeath: yesNo,
  spousalJoinderInDeed: oneOf(['required', 'conditional', 'recommended', 'no']),
  dowerCurtesy: yesNo,
  omittedChildRule: oneOf(['after-born-only', 'living-omitted-too']),
  omittedChildReachesTrust: yesNo,
  divorceRevokesTrustGifts: yesNo,
  noContest: oneOf([
    'enforced',
    'probable-cause',
    'good-faith-and-cause',
    'narrow-exceptions',
    'gift-over-required',
    'undecided',
    'void',
  ]),
  perpetuitiesRule: oneOf([
    'abolished',
    'opt-out',
    'years',
    'usrap-90',
    'wait-and-see',
    'common-law',
    'trust-term-limits',
  ]),
  perpetuitiesYears: count,
  tangiblePropertyMemo: yesNo,
  interestedWitness: oneOf([
    'no-effect',
    'excess-over-intestate-void',
    'gift-void-unless-extra-witnesses',
    'presumption-undue-influence',
    'restricted',
  ]),
  selfProvingStatute: text,
  selfProvingModel: oneOf([
    'prescribed-form',
    'affidavit-no-prescribed-form',
    'attestation-or-declaration',
    'notarial-will',
    'none',
  ]),
  selfProvingOneStep: yesNo,
  /** A statute upholds a trust for the care of an animal. */
  petTrust: yesNo,
  pourOverStatute: text,
  trustRegistration: oneOf(['none', 'optional', 'required']),
  trusteeNoticeDays: count,
  trustCode: oneOf(['UTC', 'UTC-partial', 'own']),
  certificationOfTrust: text,
  trustExecutionFormality: oneOf([
    'signature',
    'witness-or-trustee',
    'notary-or-two-witnesses',
    'will-formalities',
    'authentic-act-or-private-act',
  ]),
  forcedHeirship: yesNo,
  survivalHours: count,
  perStirpesDefault: oneOf(['strict-per-stirpes', 'modern-per-stirpes', 'per-capita-each-generation']),
  adultAdopteeDefault: oneOf(['limited', 'included']),
  stepchildDefault: yesNo,
  rufadaa: yesNo,
  todDeed: yesNo,
  todDeedForm: oneOf([
    'no-form',
    'optional-form',
    'substantially-statutory-form',
    'mandatory-warnings',
    'affidavit-form',
    'mandatory-form',
  ]),
  todDeedWitnesses: count,
  todDeedRecording: text,
  ladyBirdDeed: oneOf(['statute', 'case-law', 'agency-rule', 'no-authority-found']),
  dispositionOfRemains: oneOf(['statutory-form', 'written-appointment', 'priority-list-only']),
  estateTaxThreshold: count,
  estateTaxTopRate: ruleOf(z.number().min(0).max(100)),
  inheritanceTaxTopRate: ruleOf(z.number().min(0).max(100)),
  deathTaxSpouseExempt: yesNo,
  deathTaxChildExempt: yesNo,
  smallEstateLimit: count,
  smallEstateRealProperty: yesNo,
  domesticPartnership: oneOf(['none', 'domestic-partnership', 'legacy-only', 'civil-union']),
  electronicWills: yesNo,
  ueepda: yesNo,
  ueta: yesNo,
  remoteWitnessing: yesNo,
  trustRegistryOrDeathFiling: text,
});

export type Provisions = z.infer<typeof provisionsSection>;
