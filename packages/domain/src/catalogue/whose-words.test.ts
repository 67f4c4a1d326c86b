import { globSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Passage } from '#assembly/clause.ts';
import type { DraftBlock } from '#assembly/draft.ts';
import type { Instrument } from '#assembly/instrument.ts';
import { writeInstrument } from '#assembly/write-instrument.ts';
import { madeTypes } from '#catalogue/document-types.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { generatorOf } from '#catalogue/testing/generator-of.ts';
import { blocksOfAct } from '#assembly/blocks-of-act.ts';
import type { Settle } from '#facts/settle-with.ts';
import { everyLaw } from '#law/every-law.ts';
import { stateCodes } from '#law/state-code.ts';

/** Words that a law prescribes, as one passage of one type prints them. */
interface Printed {
  readonly passage: Passage<never, unknown>;
  readonly isPrescribed: boolean;
}

type AnySettle = Settle<[], []>;

// The one export of the files of a type that a test looks for.
const exportOf = async <Value>(pattern: string, isMeant: (value: unknown) => boolean): Promise<Value> => {
  const modules = await Promise.all(
    globSync(pattern, { cwd: import.meta.dirname }).map(async (file) =>
      Object.values((await import(join(import.meta.dirname, file))) as object),
    ),
  );
  return modules.flat().find(isMeant) as Value;
};

const isInstrument = (value: unknown): boolean => typeof value === 'object' && value !== null && 'acts' in value;
const isSettle = (value: unknown): boolean => typeof value === 'function' && 'derived' in value;

const isPrescribed = ({ kind }: DraftBlock): boolean => kind === 'verbatim' || kind === 'certificate';

const printedBy = (instrument: Instrument<object>, facts: object): readonly Printed[] => {
  const draft = writeInstrument(instrument, { facts, draftedOn: '2026-11-20' });
  const passages = [
    ...instrument.articles.flatMap(({ clauses }) => clauses),
    ...instrument.schedules,
    ...(instrument.exhibits ?? []),
  ];
  const sections = [...draft.articles.flatMap((article) => article.sections), ...draft.schedules];
  const acts = instrument.acts.filter(({ when }) => when?.(facts, instrument.law(facts)) ?? true);
  return [
    ...(instrument.front ? [{ passage: instrument.front, isPrescribed: (draft.front ?? []).some(isPrescribed) }] : []),
    ...sections.flatMap(({ id, blocks }) =>
      passages.filter((one) => one.id === id).map((passage) => ({ passage, isPrescribed: blocks.some(isPrescribed) })),
    ),
    ...draft.acts.flatMap((one, index) => {
      const passage = acts[index];
      const certificates = 'certificates' in one ? one.certificates.length : 'certificate' in one ? 1 : 0;
      return passage ? [{ passage, isPrescribed: certificates > 0 || blocksOfAct(one).some(isPrescribed) }] : [];
    }),
  ];
};

const printed = (
  await Promise.all(
    madeTypes.map(async ({ id }) => {
      const instrument = await exportOf<Instrument<object>>(`${id}/instrument.ts`, isInstrument);
      const settle = await exportOf<AnySettle>(`${id}/*-facts.ts`, isSettle);
      const factsIn = await generatorOf(id);
      return [
        documentTypeOf(id).sample,
        ...stateCodes.flatMap((state, seed) => fc.sample(factsIn(state), { numRuns: 4, seed })),
      ].flatMap((facts) => printedBy(instrument, settle(facts, everyLaw)));
    }),
  )
).flat();

const passages = (isMeant: (one: Printed) => boolean) => new Set(printed.filter(isMeant).map(({ passage }) => passage));

const nameOf = (passage: Passage<never, unknown>): string =>
  'id' in passage ? String(passage.id) : passage.source.follows.join();

test('words that a statute or a form prescribes are never passed off as our own', () => {
  const prescribed = passages((one) => one.isPrescribed);
  expect(prescribed.size).toBeGreaterThan(6);
  expect([...prescribed].filter(({ source }) => source.kind === 'own').map(nameOf)).toEqual([]);
});

test('a passage that claims words of a statute or a form prints them under some law', () => {
  const claims = passages(({ passage }) => passage.source.kind !== 'own');
  const prints = passages((one) => one.isPrescribed);
  expect([...claims].filter((passage) => !prints.has(passage)).map(nameOf)).toEqual([]);
});
