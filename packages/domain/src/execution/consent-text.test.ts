import { expect, test } from 'vitest';
import {
  acknowledgments,
  cosignerAttestation,
  electronicConsent,
  makerAttestation,
  ownerAttestation,
  spouseAttestation,
  witnessAges,
  witnessAttestation,
  witnessOfMakersAttestation,
} from '#execution/consent-text.ts';
import { executionMethod } from '#execution/execution-of.ts';
import { instrumentKinds, lawOfKind } from '#law/execution-kind.ts';
import { executionRule } from '#law/execution-rule.ts';
import { lawOf } from '#law/law-of.ts';
import { stateCodes } from '#law/state-code.ts';

test('a living trust is printed and signed in ink wherever the state asks for witnesses', () => {
  for (const state of stateCodes) {
    const isFormal = executionRule('lifetime-trust', lawOf(state)).witnesses > 0;
    expect(executionMethod('lifetime-trust', lawOf(state)).kind).toBe(isFormal ? 'print-and-sign' : 'electronic');
  }
});

test('what the law wants on paper is never executed electronically, wherever it is made', () => {
  const onPaper = instrumentKinds.filter((one) => lawOfKind(one).onScreen === null);
  expect(onPaper).toContain('will');
  for (const kind of onPaper) {
    for (const state of stateCodes) expect(executionMethod(kind, lawOf(state)).kind).toBe('print-and-sign');
  }
});

test('without a state the strictest rule applies, and the reason says so', () => {
  expect(executionMethod('lifetime-trust', undefined)).toEqual({
    kind: 'print-and-sign',
    isCertain: true,
    reason: 'The state is not known, so the strictest rule applies: print the document and sign it in ink.',
  });
});

const attestations = [
  ownerAttestation,
  makerAttestation,
  witnessAttestation,
  witnessOfMakersAttestation,
  spouseAttestation,
  cosignerAttestation,
];

test('every text that somebody agrees to has a version of its own, and names the document as its type calls it', () => {
  const attested = attestations.map((of) => of('power of attorney'));
  expect(new Set([electronicConsent, ...attested].map(({ version }) => version)).size).toBe(7);
  for (const { text } of attested) {
    expect(text).toContain('this power of attorney');
    // Of no other type: the words around the name fit all of them.
    expect(text).not.toMatch(/\b(?:this|the) (?:living trust|trust|will|operating agreement)\b/u);
  }
  expect(witnessAttestation('will').text).toContain('I am at least 18 years old. I am not named in this will');
  expect(electronicConsent.text).toContain('paper copy');
  expect(electronicConsent.text).toContain('paper is recommended and that my signature here is kept as a record');
});

test('a witness states the age that the law asks, under a version that no other age has', () => {
  const ofWitnesses = [
    witnessAttestation,
    witnessOfMakersAttestation,
    acknowledgments.witness,
    acknowledgments.witnessOfMakers,
  ];
  for (const of of ofWitnesses) {
    const stated = witnessAges.map((age) => of('trust', age));
    expect(stated.map(({ text }) => /at least (?<age>\d+) years/u.exec(text)?.groups?.['age'])).toEqual(
      witnessAges.map(String),
    );
    expect(new Set(stated.map(({ version }) => version)).size).toBe(witnessAges.length);
    expect(of('trust')).toEqual(of('trust', 18));
  }
});

test('no law asks a witness for an age that nobody can state', () => {
  const asked = instrumentKinds.flatMap((kind) =>
    stateCodes.map((state) => executionRule(kind, lawOf(state)).witnessMinimumAge),
  );
  expect([...new Set(asked)].filter((age) => !witnessAges.includes(age as (typeof witnessAges)[number]))).toEqual([]);
  expect(asked).toContain(19);
});

test('where ink signs, everybody states that the screen executes nothing, under a version of its own', () => {
  const stated = Object.values(acknowledgments).map((of) => of('will'));
  const signed = attestations.map((of) => of('will'));
  expect(new Set([...stated, ...signed].map(({ version }) => version)).size).toBe(12);
  for (const { text } of stated) {
    expect(text).toContain('this will');
    expect(text).toContain('does not execute it');
    expect(text).not.toMatch(/my signature|I sign as/u);
  }
});
