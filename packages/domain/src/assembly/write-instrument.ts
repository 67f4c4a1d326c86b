import type { Clause, Passage, Setting } from '#assembly/clause.ts';
import type { Draft, DraftSection } from '#assembly/draft.ts';
import type { Instrument } from '#assembly/instrument.ts';
import { define, ref, term } from '#assembly/marks.ts';
import { p } from '#assembly/prose.ts';
import { ownRecordersSpace } from '#assembly/recorders-space.ts';
import type { PlainDate } from '#kit/plain-date.ts';

interface Written<Facts> {
  readonly facts: Facts;
  readonly draftedOn: PlainDate;
}

/** Writes an instrument from facts: leaves out what they leave out, then lets each part that stands write its words. */
export const writeInstrument = <Facts>(instrument: Instrument<Facts>, { facts, draftedOn }: Written<Facts>): Draft => {
  const law = instrument.law(facts);
  const stands = ({ when }: Passage<Facts, unknown>): boolean => when?.(facts, law) ?? true;
  const articles = instrument.articles.map((one) => ({ ...one, clauses: one.clauses.filter(stands) }));
  const schedules = instrument.schedules.filter(stands);
  const exhibits = (instrument.exhibits ?? []).filter(stands);

  const ids = [
    ...articles.flatMap(({ id, clauses }) => [id, ...idsOf(clauses)]),
    ...idsOf(schedules),
    ...idsOf(exhibits),
  ];
  const setting = settingOf(instrument, { law, draftedOn, ids: new Set(ids) });
  const write = ({ id, heading, body }: Clause<Facts>): DraftSection => ({ id, heading, blocks: body(facts, setting) });

  const front = instrument.front?.body(facts, setting) ?? [];

  return {
    documentType: instrument.documentType,
    title: instrument.title(facts),
    instrument: instrument.instrument,
    draftedOn,
    governingState: instrument.governingState(facts),
    ...(law && { governingStateCode: law.code }),
    cover: instrument.cover(facts),
    notice: instrument.notice,
    terms: instrument.terms,
    relationsTo: { term: instrument.maker, ...(instrument.relatives && { several: instrument.relatives(facts) }) },
    numbering: instrument.numbering,
    ...(instrument.isRecorded?.(facts) && {
      recordersSpace: { ...ownRecordersSpace, ...(front.length === 0 && { label: 'Space for the recorder' }) },
    }),
    ...(front.length > 0 && { front }),
    opening: instrument.opening.body(facts, setting),
    articles: articles.map(({ id, heading, clauses }) => ({ id, heading, sections: clauses.map(write) })),
    acts: instrument.acts.filter(stands).map(({ body }) => body(facts, setting)),
    schedules: [...schedules.map(write), ...exhibits.map((one) => ({ ...write(one), isExhibit: true as const }))],
    guide: instrument.guide(facts),
  };
};

const idsOf = (clauses: readonly { readonly id: string }[]): readonly string[] => clauses.map(({ id }) => id);

const settingOf = (
  { maker }: Pick<Instrument<never>, 'maker'>,
  { law, draftedOn, ids }: Pick<Setting, 'law' | 'draftedOn'> & { readonly ids: ReadonlySet<string> },
): Setting => ({
  law,
  draftedOn,
  maker: term(maker),
  has: (id) => ids.has(id),
  ref,
  refIf: (id, words = (reference) => p`${reference}`) => (ids.has(id) ? words(ref(id)) : []),
  define,
});
