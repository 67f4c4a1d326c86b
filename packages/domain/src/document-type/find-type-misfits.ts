import type { Instrument } from '#assembly/instrument.ts';
import type { FieldId } from '#facts/facts.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Rule } from '#rules/rule.ts';

/** What a type names outside its instrument. */
interface NamedByType {
  readonly undecided: { readonly [Field in FieldId]?: readonly string[] };
  readonly stateFields: readonly FieldId[];
  readonly rules: readonly Rule[];
  /** The facts of which its review says what they print. */
  readonly required: readonly FieldId[];
}

/**
 * What a type names that it does not have, in sentences: a fact that it does not ask, a section that stands in none of its
 * articles, a rule of which a part could never be mended, a question without the fact on which it hangs. Empty when all is there.
 */
export const findTypeMisfits = (
  { undecided, stateFields, rules, required }: NamedByType,
  { questions, instrument }: { readonly questions: readonly FactQuestion[]; readonly instrument: Instrument<never> },
): readonly string[] => {
  const asked = new Set<string>(questions.map(({ field }) => field));
  const sections = new Set(instrument.articles.flatMap(({ clauses }) => clauses.map(({ id }) => id)));
  const unasked = (fields: readonly string[], who: string): readonly string[] =>
    [...new Set(fields)].filter((field) => !asked.has(field)).map((field) => `${who} ${field}, which is never asked`);
  return [
    ...unasked(Object.keys(undecided), 'undecided names'),
    ...Object.values(undecided)
      .flat()
      .filter((id) => !sections.has(id))
      .map((id) => `undecided names the section ${id}, which stands in no article`),
    ...questions.flatMap(({ field, applies }) => unasked(applies?.needs ?? [], `${field} belongs only with`)),
    ...unasked(stateFields, 'the states are read from'),
    ...rules.flatMap(({ code, speaksOf }) => unasked(speaksOf, `the rule ${code} speaks of`)),
    ...rules
      .filter(({ speaksOf }) => speaksOf.length === 0)
      .map(({ code }) => `the rule ${code} speaks of nothing that is asked`),
    ...unasked(required, 'the review requires'),
    ...(required.length === 0 && sections.size > 0 ? ['the subject of its review requires no fact to be printed'] : []),
  ];
};
