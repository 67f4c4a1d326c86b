import type { FactDefinition, Recorded } from '#facts/define-fact.ts';
import { type DerivedFact, type FactsOf, withDerived } from '#facts/derive-fact.ts';
import { settleFacts, type SettledFacts } from '#facts/settle-facts.ts';
import type { LawSource } from '#law/law-source.ts';

/** Gives the facts of a document type their typed form, and says what it adds to them. */
export interface Settle<Questions extends readonly FactDefinition[], Derived extends readonly DerivedFact[]> {
  (facts: Recorded, laws: LawSource): SettledFacts<Questions> & FactsOf<Derived>;
  /** What follows from the answers, as the instrument of the type prints it. */
  readonly derived: Derived;
}

/**
 * How the facts of a document type get their typed form: its answers settled, together with what follows from them. The
 * function throws when a required fact is missing.
 */
export const settleWith = <
  const Questions extends readonly FactDefinition[],
  const Derived extends readonly DerivedFact[],
>(
  questions: Questions,
  derived: Derived,
): Settle<Questions, Derived> =>
  Object.assign(
    (facts: Recorded, laws: LawSource): SettledFacts<Questions> & FactsOf<Derived> =>
      withDerived(settleFacts(questions, facts), { derived, laws }),
    { derived },
  );
