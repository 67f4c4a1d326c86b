import { expect, test } from 'vitest';
import type { Act } from '#assembly/act.ts';
import type { Signer } from '#assembly/signer.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { madeTypes } from '#catalogue/document-types.ts';
import { requiredSigners } from '#execution/required-signers.ts';
import { awaitsNotary } from '#execution/requirements.ts';

const signer = (id: string, name: string): Signer => ({ kind: 'person', id, name, capacity: id });
const signs = (kind: 'sign' | 'joinder', ...signers: readonly Signer[]): Act => ({
  kind,
  heading: kind,
  testimonium: [],
  signers,
});
const witness: Act = { kind: 'witness', heading: 'Witnesses', attestation: [], witnessLines: 2 };
const officer = (kind: 'acknowledgment' | 'jurat'): Act => ({ kind, heading: kind, certificates: [] });

const places = [
  { lineId: 'witness-1', name: 'Wanda Hill' },
  { lineId: 'witness-2', name: undefined },
];

const linesOf = (acts: readonly Act[], isNotaryAwaited = true) =>
  requiredSigners(
    { acts, articles: [], schedules: [] },
    { method: 'print-and-sign', witnesses: places, isNotaryAwaited },
  ).map(({ lineId, order }) => [lineId, order]);

const principal = signs('sign', signer('principal', 'Rosa Lindqvist'));

test('an instrument without an act before a notary has no line for one, whatever the law asks', () => {
  expect(linesOf([principal, witness])).toEqual([
    ['principal', 1],
    ['witness-1', 2],
    ['witness-2', 2],
  ]);
});

test('an instrument without an act for witnesses has no line for them', () => {
  expect(linesOf([principal])).toEqual([['principal', 1]]);
});

test('an acknowledgment that has to be made has the last line, and one that is customary has none', () => {
  const spouse = signs('joinder', signer('spouse', 'Nils Lindqvist'));
  const acts = [principal, witness, spouse, officer('acknowledgment')];
  expect(linesOf(acts)).toEqual([
    ['principal', 1],
    ['spouse', 2],
    ['witness-1', 2],
    ['witness-2', 2],
    ['notary', 3],
  ]);
  expect(linesOf(acts, false).map(([lineId]) => lineId)).not.toContain('notary');
});

test('whoever accepts the office later is awaited by nobody', () => {
  const agent = signer('agent', 'Karl Berg');
  const accepts: Act = {
    kind: 'acceptance',
    heading: 'Acceptance',
    words: [],
    acceptances: [{ words: [], signer: agent }],
    isRequired: true,
  };
  expect(linesOf([principal, officer('acknowledgment'), accepts])).toEqual([
    ['principal', 1],
    ['notary', 3],
  ]);
});

test('an oath and an acknowledgment are two lines, each called what it is', () => {
  const document = { acts: [principal, officer('jurat'), officer('acknowledgment')], articles: [], schedules: [] };
  const signers = requiredSigners(document, { method: 'electronic', witnesses: [], isNotaryAwaited: true });
  expect(signers.map(({ lineId, capacity, method }) => [lineId, capacity, method])).toEqual([
    ['principal', 'principal', 'screen'],
    ['notary', 'Oath before a notary', 'ink'],
    ['notary-2', 'Acknowledgment before a notary', 'ink'],
  ]);
});

test('every type that waits for a notary prints an act before one', () => {
  for (const { id } of madeTypes) {
    const { sample, finish, execution } = documentTypeOf(id);
    const finished = finish(sample, '2026-11-20');
    const acts = finished.ok ? finished.value.acts : [];
    const isPrinted = acts.some(({ kind }) => kind === 'acknowledgment' || kind === 'jurat');
    expect([id, finished.ok, isPrinted || !awaitsNotary(execution.requirements(sample, '2026-11-20'), 0)]).toEqual([
      id,
      true,
      true,
    ]);
  }
});
