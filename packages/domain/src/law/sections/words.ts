import { z } from 'zod';
import { ruleOf } from '#law/sections/rule.ts';

// The instrument's own words, and the names of statutes, in which no defined term is meant.
const piece = z.union([z.strictObject({ own: z.string().min(1) }), z.strictObject({ statute: z.string().min(1) })]);

/** A paragraph that an instrument prints because a statute of the state looks for it. */
const paragraph = ruleOf(z.array(piece).min(1));

/**
 * Paragraphs of a state's own, by what they are for; a state without one has no such statute. In own words `{last}` and `{Each}` stand
 * for those who make the trust, one or two.
 */
export const wordsSection = z.strictObject({
  /** What a trust says of the grantor's home so that exemptions for homeowners stay. */
  residenceInTrust: paragraph.optional(),
  /** What a trust says of that home after the grantor's death so that its protection from creditors stays. */
  residenceAtDeath: paragraph.optional(),
  /** How property comes into a trust made in life, where a transfer apart from the trust is needed. */
  assignmentToTrust: paragraph.optional(),
  /** What a trustee answers for, where a statute makes void what excuses a trustee from reasonable care. */
  liabilityOfTrustee: paragraph.optional(),
});
