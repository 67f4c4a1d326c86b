import { z } from 'zod';
import { ruleOf } from '#law/sections/rule.ts';

/**
 * The part of a notary. `required`: alone. `or-witnesses`: instead of the witnesses. `besides-witnesses`: together with them.
 * `customary`: not asked for, but banks and recorders are. `none`: no part.
 */
export const notaryRole = z.enum(['required', 'or-witnesses', 'besides-witnesses', 'customary', 'none']);

/** Who watches whom sign: nobody, each witness the maker, or everybody everybody. */
const presence = z.enum(['none', 'maker', 'maker-and-each-other']);

const sentences = z.array(z.string().min(1));

/**
 * What an instrument asks for when it is signed. `witnesses` counts those of the statute. Whatever may be left out is left
 * out where the law is not known to say anything of its own: then the rule of the service alone holds (`execution-rule.ts`).
 * `steps` are sentences that the packet prints.
 */
const formalities = {
  statute: ruleOf(z.string().min(1)),
  witnesses: ruleOf(z.int().min(0).max(3)),
  witnessMinimumAge: ruleOf(z.int().min(14).max(21)).optional(),
  witnessMayNotBe: ruleOf(sentences).optional(),
  witnessConditions: ruleOf(sentences).optional(),
  notary: ruleOf(notaryRole),
  presence: ruleOf(presence).optional(),
  order: ruleOf(z.string().min(1)).optional(),
  steps: sentences.optional(),
};

const text = ruleOf(z.string().min(1));
const yesNo = ruleOf(z.boolean());

/** How the instruments of a state are executed, one entry a kind. */
export const executionSection = z.strictObject({
  trust: z.strictObject(formalities),
  will: z.strictObject({ ...formalities, handwrittenWillAllowed: yesNo, electronicWillStatute: text }),
  financialPowerOfAttorney: z.strictObject({
    ...formalities,
    signature: text,
    mustBeDated: yesNo,
    agentMayNotBeNotary: yesNo,
  }),
  healthCareDirective: z.strictObject({
    ...formalities,
    minimumAge: ruleOf(z.int().min(14).max(21)),
    documentName: text,
    agentTerm: text,
    facilityRule: text,
    agentAcceptance: text,
    electronicExecution: text,
    form: ruleOf(z.enum(['own-form', 'official-form'])),
  }),
  transferOnDeathDeed: z.strictObject(formalities),
  ladyBirdDeed: z.strictObject(formalities),
  company: z.strictObject(formalities),
});

export type NotaryRole = z.infer<typeof notaryRole>;
export type ExecutionSection = z.infer<typeof executionSection>;
