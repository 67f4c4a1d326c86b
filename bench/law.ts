// Which documents of the catalogue are made in which state by the law as it is known, and why the others are not.
// Run: npx node bench/law.ts
import { madeTypes } from '@evergrant/domain/catalogue/document-types.ts';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import type { Facts } from '@evergrant/domain/facts/facts.ts';
import { stateCodes, stateInSentence, type StateCode } from '@evergrant/domain/law/state-code.ts';

const today = '2026-11-23';
const stateFields = ['grantorState', 'governingState', 'formationState'] as const;

/** The sample of a type as somebody in another state would give it: its states and the states of its addresses. */
const sampleIn = (sample: Facts, code: StateCode): Facts => ({
  ...(JSON.parse(JSON.stringify(sample).replaceAll(/, [A-Z]{2} (?=\d{5})/gu, `, ${code} `)) as Facts),
  ...Object.fromEntries(stateFields.flatMap((field) => (sample[field] === undefined ? [] : [[field, code]]))),
});

type Tried = { readonly id: string; readonly code: StateCode } & (
  | { readonly mark: string; readonly why?: never }
  | { readonly mark: '-'; readonly why: string }
);

const tryIn = (id: string, code: StateCode): Tried => {
  const type = documentTypeOf(id);
  const facts = sampleIn(type.sample, code);
  const made = type.finish(facts, today);
  if (!made.ok) {
    const said = new Set(made.reason.map(({ message }) => message.replaceAll(stateInSentence(code), '…')));
    const why = [...said].join(' ');
    return { id, code, mark: '-', why };
  }
  return { id, code, mark: type.execution.requirements(facts, today).method.kind === 'electronic' ? 'screen' : 'ink' };
};

const width = 24;
const row = (cells: readonly string[]): string =>
  cells.map((cell, place) => cell.padEnd(place === 0 ? 6 : width)).join('');

const ids = madeTypes.map(({ id }) => id);
const tried = stateCodes.flatMap((code) => ids.map((id) => tryIn(id, code)));

console.log(row(['', ...ids]));
for (const code of stateCodes)
  console.log(row([code, ...tried.filter((one) => one.code === code).map(({ mark }) => mark)]));
console.log(
  row(['made', ...ids.map((id) => String(tried.filter((one) => one.id === id && one.why === undefined).length))]),
);
console.log('screen or ink: how it is executed; - not made');

console.log('\nwhy it is not made');
const blocked = tried.flatMap(({ id, code, why }) => (why === undefined ? [] : [{ code, why: `${id}: ${why}` }]));
for (const [why, concerned] of Map.groupBy(blocked, (one) => one.why))
  console.log(`${why} ${concerned.map(({ code }) => code).join(' ')}`);
