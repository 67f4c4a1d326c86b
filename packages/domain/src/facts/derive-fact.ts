import type { FactDefinition } from '#facts/define-fact.ts';
import type { Settled } from '#facts/settle-facts.ts';
import type { LawSource } from '#law/law-source.ts';

/** What follows from settled answers and the law, read by clauses under its `field` as if it had been asked. */
export interface DerivedFact<Field extends string = string, Value = unknown> {
  readonly field: Field;
  /** What it is derived from; `derive` can read nothing else. */
  readonly from: readonly PrintedFact[];
  readonly derive: (from: never, laws: LawSource) => Value;
}

/** A fact that an instrument can print: asked or derived. */
export type PrintedFact = FactDefinition | DerivedFact;

/** The settled values of some facts, by their fields. */
export type FactsOf<List extends readonly PrintedFact[]> = {
  readonly [Fact in List[number] as Fact['field']]: Fact extends DerivedFact<string, infer Value>
    ? Value
    : Fact extends FactDefinition
      ? Settled<Fact>
      : never;
};

interface Derivation<Field extends string, From extends readonly PrintedFact[], Value> {
  readonly field: Field;
  readonly from: From;
  readonly derive: (from: FactsOf<From>, laws: LawSource) => Value;
}

/** Defines a derived fact, with the type of its value. */
export const deriveFact = <const Field extends string, const From extends readonly PrintedFact[], Value>(
  derivation: Derivation<Field, From, Value>,
): DerivedFact<Field, Value> => derivation;

/** True for a fact that nobody is asked. */
export const isDerived = (fact: PrintedFact): fact is DerivedFact => 'derive' in fact;

/** Settled answers together with what follows from them. */
export const withDerived = <Asked extends object, const List extends readonly DerivedFact[]>(
  asked: Asked,
  { derived, laws }: { readonly derived: List; readonly laws: LawSource },
): Asked & FactsOf<List> =>
  derived.reduce<object>((known, fact) => withOne(known, { fact, laws }), asked) as Asked & FactsOf<List>;

const withOne = (known: object, { fact, laws }: { readonly fact: DerivedFact; readonly laws: LawSource }): object => {
  if (fact.field in known) return known;
  const before = fact.from.filter(isDerived).reduce((facts, one) => withOne(facts, { fact: one, laws }), known);
  return { ...before, [fact.field]: fact.derive(before as never, laws) };
};
