import type { Clause, Passage } from '#assembly/clause.ts';
import { findFiller } from '#assembly/filler.ts';
import type { Instrument } from '#assembly/instrument.ts';
import { isDerived, type PrintedFact } from '#facts/derive-fact.ts';

interface Part {
  readonly name: string;
  readonly passage: Passage<never, unknown>;
}

/**
 * What is wrong with an instrument as such, whatever its facts will be, in sentences: a clause that prints what is neither asked
 * nor derived, refers to what may not stand or to what stands nowhere, or uses a term that nothing defines; an article that may be empty; words around the clauses that are
 * not finished. Empty when it is sound.
 */
export const findMisfits = (
  instrument: Instrument<never>,
  asked: readonly { readonly field: string }[],
): readonly string[] => {
  const parts = partsOf(instrument);
  return [
    ...findUnknownFacts(parts, { asked, derived: instrument.derived }),
    ...findRepeatedIds(instrument),
    ...findEmptyArticles(instrument),
    ...findUnfinishedWords(instrument),
    ...findOpenReferences(parts, instrument),
    ...findTermMisfits(parts, instrument),
  ];
};

const clausesOf = ({ articles, schedules, exhibits = [] }: Instrument<never>): readonly Clause<never>[] => [
  ...articles.flatMap(({ clauses }) => clauses),
  ...schedules,
  ...exhibits,
];

const partsOf = (instrument: Instrument<never>): readonly Part[] => [
  ...(instrument.front ? [{ name: 'the front page', passage: instrument.front }] : []),
  { name: 'the opening', passage: instrument.opening },
  ...clausesOf(instrument).map((passage) => ({ name: passage.id, passage })),
  ...instrument.acts.map((passage, index) => ({ name: `act ${index + 1}`, passage })),
];

const findUnknownFacts = (
  parts: readonly Part[],
  { asked, derived }: { readonly asked: readonly { readonly field: string }[] } & Pick<Instrument<never>, 'derived'>,
): readonly string[] => {
  const fields = new Set(asked.map(({ field }) => field));
  const known = new Set([...fields, ...derived.map(({ field }) => field)]);
  const unknown = (facts: readonly PrintedFact[]): readonly string[] =>
    facts.filter(({ field }) => !known.has(field)).map(({ field }) => field);
  // What a derived fact is derived from may be derived on the way.
  const unasked = (facts: readonly PrintedFact[]): readonly string[] =>
    facts.flatMap((fact) => (isDerived(fact) ? unasked(fact.from) : fields.has(fact.field) ? [] : [fact.field]));
  return [
    ...derived.filter(({ field }) => fields.has(field)).map(({ field }) => `${field} is both asked and derived`),
    ...derived.flatMap(({ field, from }) => unasked(from).map((one) => `${field} is derived from ${one}, never asked`)),
    ...parts.flatMap(({ name, passage }) =>
      unknown(passage.facts).map((field) => `${name} prints ${field}, which is neither asked nor derived`),
    ),
  ];
};

const findRepeatedIds = (instrument: Instrument<never>): readonly string[] => {
  const ids = [...instrument.articles, ...clausesOf(instrument)].map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice`);
};

const findEmptyArticles = ({ articles }: Instrument<never>): readonly string[] =>
  articles
    .filter(({ clauses }) => clauses.every(({ when }) => when !== undefined))
    .map(({ id }) => `the article ${id} has no clause that always stands`);

// What stands around the words of the clauses is the same whatever the facts are, and no part of what a draft is checked for.
const findUnfinishedWords = (instrument: Instrument<never>): readonly string[] =>
  [
    { id: 'the instrument', heading: instrument.instrument },
    { id: 'the notice', heading: instrument.notice },
    ...instrument.articles,
    ...clausesOf(instrument),
  ]
    .filter(({ heading }) => heading === '' || findFiller(heading) !== undefined)
    .map(({ id }) => `${id} has unfinished words`);

const findOpenReferences = (parts: readonly Part[], instrument: Instrument<never>): readonly string[] => {
  const always = clausesOf(instrument).filter(({ when }) => when === undefined);
  const present = new Set([...instrument.articles, ...always].map(({ id }) => id));
  const own = new Set([...instrument.articles, ...clausesOf(instrument)].map(({ id }) => id));
  return parts.flatMap(({ name, passage }) => [
    ...passage.refers
      .filter((id) => id !== name && !present.has(id))
      .map((id) => `${name} refers to ${id}, which does not always stand`),
    ...passage.mayRefer
      .filter((id) => !own.has(id) && !instrument.places.has(id))
      .map((id) => `${name} may refer to ${id}, which stands in no instrument`),
  ]);
};

const findTermMisfits = (parts: readonly Part[], { terms, maker }: Instrument<never>): readonly string[] => {
  const definitions = parts.flatMap(({ name, passage: { defines, when } }) =>
    defines.map((id) => ({ id, name, isSure: when === undefined })),
  );
  const defined = new Set(definitions.map(({ id }) => id));
  const sure = definitions.filter(({ isSure }) => isSure).map(({ id }) => id);
  return [
    ...[...Object.keys(terms), maker].filter((id) => !defined.has(id)).map((id) => `nothing defines the term ${id}`),
    ...definitions
      .filter(({ id }) => terms[id] === undefined)
      .map(({ id, name }) => `${name} defines the term ${id}, which has no words`),
    ...sure.filter((id, index) => sure.indexOf(id) !== index).map((id) => `the term ${id} is defined twice`),
  ];
};
