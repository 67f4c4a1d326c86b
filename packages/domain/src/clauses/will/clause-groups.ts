import * as execution from '#clauses/will/execution.ts';
import * as executor from '#clauses/will/executor.ts';
import * as gifts from '#clauses/will/gifts.ts';
import { guardian } from '#clauses/will/guardian.ts';
import * as payments from '#clauses/will/payments.ts';

// What stands together, in this order, in every will.

/** Who carries the will out, and who cares for children. */
export const officers = {
  id: 'executor',
  heading: 'Executor and Guardians',
  clauses: [
    executor.nomination,
    executor.administration,
    executor.powers,
    executor.digital,
    executor.reliance,
    guardian,
  ],
} as const;

/** What is paid first, and which gifts bear it. */
export const paymentsFirst = [payments.debts, payments.taxes, payments.abatement, payments.exempt] as const;

/** What is given before the residue. */
export const particularGifts = [gifts.specificGifts, gifts.ademption, gifts.tangibles] as const;

/** The testator signs first, then the witnesses; an officer last, where the state has an affidavit. */
export const actsOfWill = [
  execution.sign,
  execution.witness,
  execution.oneSittingCertificate,
  execution.selfProvingAffidavit,
] as const;
