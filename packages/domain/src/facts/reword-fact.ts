import type { Choice, FactDefinition } from '#facts/define-fact.ts';

/** What a document type may say otherwise of a fact. Everything else is read from the library: one fact has one meaning. */
type Rewording = Pick<
  FactDefinition,
  | 'group'
  | 'label'
  | 'called'
  | 'ask'
  | 'why'
  | 'chips'
  | 'isRequired'
  | 'applies'
  | 'otherwise'
  | 'usual'
  | 'askedWith'
>;

/** A fact of the library as one document type words it. */
export const rewordFact = <const Fact extends FactDefinition, const Words extends Partial<Rewording>>(
  fact: Fact,
  words: Words & { readonly [Part in Exclude<keyof Words, keyof Rewording>]: never },
): Omit<Fact, keyof Words> & Words => ({ ...fact, ...words });

/** A fact of the library of which one document type offers some of the choices; their words stay. */
export const withChoices = <const Fact extends FactDefinition & { readonly choices: readonly Choice[] }>(
  fact: Fact,
  offered: readonly Fact['choices'][number]['value'][],
): Omit<Fact, 'choices'> & { readonly choices: readonly Choice[] } => ({
  ...fact,
  choices: fact.choices.filter(({ value }) => offered.includes(value)),
});
