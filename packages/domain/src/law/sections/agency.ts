import { z } from 'zod';
import { ruleOf } from '#law/sections/rule.ts';

const text = z.string().min(1);
const detail = text.nullable();

/** Powers that a general grant does not carry: each is granted in words of its own. */
const hotPower = z.enum([
  'acceptOrRenounceSuccession',
  'alienateAcquireEncumberLease',
  'amendRevokeTrustIfInstrumentAllows',
  'anatomicalGiftSepulcher',
  'annuityWaiver',
  'autopsy',
  'autopsyAnatomicalGift',
  'beneficiaryDesignation',
  'beneficiaryTransactions',
  'benefitToAgent',
  'commoditiesAndOptions',
  'communityPropertyAgreement',
  'compromiseOrArbitration',
  'createTrust',
  'delegate',
  'designateSuccessor',
  'digitalAssets',
  'digitalContent',
  'disclaim',
  'electiveShare',
  'fiduciaryPosition',
  'fiduciaryPowers',
  'fiduciaryTransactions',
  'fundTrustNotCreatedByPrincipal',
  'gift',
  'giftToAgent',
  'giftToOthers',
  'giftsOver5000PerYear',
  'healthCare',
  'homesteadConsent',
  'intellectualProperty',
  'interVivosDonation',
  'lifeInsuranceOnAgent',
  'limitVisitation',
  'loanDebtSurety',
  'loanToAgent',
  'nominateGuardian',
  'nonprobateTransfers',
  'notesAndNegotiableInstruments',
  'powerOfAppointment',
  'powerOfAppointmentForOthers',
  'rejectOrReduceEstateShare',
  'revokeTransferOnDeathDeed',
  'safeDepositBox',
  'settlorConsentIrrevocableTrust',
  'settlorPowersRevocableTrust',
  'survivorship',
  'trust',
  'trustPowers',
  'trustRevokeAmend',
  'trusteeDistributions',
]);

/**
 * A notice or clause that the law ties to a power of attorney. `need`: what hangs on it: the power itself (`validity`), who
 * proves it (`burden`), whether others must honor it (`acceptance`), some cases only (`conditional`), the state's form
 * (`form`), or that form where it is optional (`optional-form`). `words` are null where they were not read; their paragraphs
 * end in a line feed.
 */
const notice = z.strictObject({
  id: text,
  to: z.array(z.enum(['principal', 'agent', 'third-parties', 'heading', 'clause', 'certificate'])).min(1),
  need: z.enum(['validity', 'burden', 'acceptance', 'conditional', 'form', 'optional-form']),
  words: ruleOf(text),
  /** What stands above the words, where the law says so. */
  heading: text.optional(),
  description: text,
  format: detail,
});

/** Durable financial powers of attorney; how they are signed stands in the section on execution. */
export const agencySection = z.strictObject({
  statute: ruleOf(text),
  uniformAct: ruleOf(z.strictObject({ isAdopted: z.boolean(), year: z.int().nullable(), detail })),
  statutoryForm: ruleOf(
    z.strictObject({
      status: z.enum(['none', 'optional', 'safe-harbor']),
      wording: z.enum(['exact', 'substantial']).nullable(),
      detail,
    }),
  ),
  /** Which form the service uses, and whether the official text is held. `none`: no form of ours fits. */
  form: z.strictObject({
    mode: z.enum(['own-form', 'official-form-preferred', 'official-form', 'none']),
    detail: text,
    isTextHeld: z.boolean(),
  }),
  notices: z.array(notice),
  agentAcceptance: ruleOf(z.strictObject({ isRequiredBeforeActing: z.boolean(), detail })),
  hotPowers: ruleOf(
    z.strictObject({
      powers: z.array(hotPower),
      howGranted: text,
      selfDealingLimit: detail,
      giftLimit: detail,
      detail,
    }),
  ),
  durability: ruleOf(z.strictObject({ isDurableWithoutWords: z.boolean(), requiredWords: text.nullable(), detail })),
  springing: ruleOf(z.strictObject({ isAllowed: z.boolean(), detail })),
  thirdPartyAcceptance: ruleOf(
    z.strictObject({
      kind: z.enum(['uniform-a', 'uniform-b', 'uniform-not-verified', 'own', 'none']),
      detail,
    }),
  ),
  compensation: ruleOf(
    z.strictObject({
      kind: z.enum([
        'reasonable',
        'none',
        'none-unless-stated',
        'none-for-individuals',
        'qualified-agent-only',
        'form-text',
        'clerk-determined',
      ]),
      detail,
    }),
  ),
  coAgents: ruleOf(
    z.strictObject({ kind: z.enum(['independent', 'joint', 'majority', 'must-mark', 'not-in-form']), detail }),
  ),
  terminationByDivorce: ruleOf(text),
  /** Absent: nothing was found that keeps the principal from letting the agent delegate. */
  delegation: ruleOf(z.strictObject({ isAllowed: z.boolean(), detail })).optional(),
  /** Sentences of the statute each of which alone grants what it lists; absent: no such sentences are held. */
  grantsByReference: ruleOf(z.array(text).min(1)).optional(),
  recording: ruleOf(text),
  agentCertification: ruleOf(z.strictObject({ exists: z.boolean(), detail })),
  healthCareExcluded: ruleOf(z.strictObject({ isExcluded: z.boolean(), detail })),
  special: z.array(ruleOf(text)),
});
