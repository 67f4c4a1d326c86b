import { z } from 'zod';
import { ruleOf } from '#law/sections/rule.ts';

const words = z.string().min(1);

/**
 * The affidavit that proves a will without its witnesses, in the words of the statute; `{…}` are slots as in notarial
 * certificates. `statement`: above the signatures of testator and witnesses. `certificate`: of the officer, below them.
 */
const affidavit = z.strictObject({
  statement: words,
  certificate: words,
  /** The testator swears to nothing and does not sign it. */
  isByWitnessesAlone: z.literal(true).optional(),
});

/**
 * Words in which a will is executed, attested and proved in one sitting: they stand above the only signatures of the testator and
 * of the witnesses, and the officer certifies them.
 */
const oneSitting = z.strictObject({ testator: words, witnesses: words, certificate: words });

/** Wills, beside what stands in the sections on execution and on provisions. */
export const willsSection = z.strictObject({
  /** Whether a will can adopt the terms of a writing that exists when it is signed. */
  incorporationByReference: ruleOf(z.boolean()),
  /** What a will says so that no court supervises its executor, in the words that the law has for it; absent: it needs none of its own. */
  independentAdministration: ruleOf(words).optional(),
  /** Absent: no words of such an affidavit are held. */
  selfProvingAffidavit: ruleOf(affidavit).optional(),
  /** Held instead of an affidavit: who signs so signs once. */
  oneSittingExecution: ruleOf(oneSitting).optional(),
  /** What the witnesses declare at the end of their attestation so that it proves the will by itself. */
  attestationDeclaration: ruleOf(words).optional(),
});
