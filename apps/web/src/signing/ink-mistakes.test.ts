import { expect, test } from 'vitest';
import { findInkMistakes, refusedFor } from '#signing/ink-mistakes.ts';

const maker = {
  lineId: 'principal',
  role: 'owner',
  name: 'Margaret Kowalski',
  printedAt: '2026-11-20T15:00:00.000Z',
} as const;
const witness = { lineId: 'witness-1', role: 'witness', name: null, printedAt: maker.printedAt } as const;
const notary = { ...witness, lineId: 'notary', role: 'notary' } as const;
const stated = {
  signer: witness,
  signers: [maker, witness, notary],
  name: 'Nora Fields',
  signedOn: '2026-11-21',
  today: '2026-11-23',
  timeZone: 'America/New_York',
};

test('nobody is asked to confirm for good a day that cannot be, or a name that is missing', () => {
  expect(findInkMistakes(stated)).toEqual({});
  for (const signedOn of ['', '2026-02-31', '2026-11-24', '2026-11-19'])
    expect(findInkMistakes({ ...stated, signedOn })).toEqual({ day: expect.any(String) as string });
  expect(findInkMistakes({ ...stated, signedOn: '2026-11-20' })).toEqual({});
  for (const name of ['', '  ', 'www.example.org', 'Margaret Kowalski'])
    expect(findInkMistakes({ ...stated, name })).toEqual({ name: expect.any(String) as string });
});

test('a day on which no copy was taken from here is left to the server', () => {
  const unprinted = { ...witness, printedAt: null };
  expect(findInkMistakes({ ...stated, signer: unprinted, signedOn: '2020-01-01' })).toEqual({});
});

test('a notary is never spoken of as a witness', () => {
  const said = [
    findInkMistakes({ ...stated, signer: notary, name: '' }).name,
    findInkMistakes({ ...stated, signer: notary, name: 'Margaret Kowalski' }).name,
    refusedFor(
      'named-in-document',
      'This person is named in the document. A witness should have no part in it.',
      notary,
    ).name,
  ];
  for (const words of said) {
    expect(words).toContain('notary');
    expect(words).not.toContain('witness');
  }
});

test('what the server refuses stands at the field that it is about', () => {
  expect(refusedFor('invalid-name', 'Please write it.', witness)).toEqual({ name: 'Please write it.' });
  expect(refusedFor('no-such-day', 'Please choose it.', witness)).toEqual({ day: 'Please choose it.' });
});

test('whoever presses the button without a day is told whose day to choose and what to do then', () => {
  expect(findInkMistakes({ ...stated, signer: maker, name: undefined, signedOn: '' }).day).toBe(
    'Choose the day on which Margaret Kowalski signed, then press the button.',
  );
});
