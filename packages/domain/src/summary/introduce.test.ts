import { expect, test } from 'vitest';
import { introduce } from '#summary/introduce.ts';
import { introducedName, named, say, wordsOf, type Saying } from '#summary/say.ts';
import { sayingsIn, type Summary } from '#summary/summary.ts';

interface Known {
  readonly name: string;
  readonly relationship?: string;
  readonly kind?: 'person' | 'organization';
  readonly isDeceased?: boolean;
}

const told = (sayings: readonly Saying[], ...people: readonly Known[]): readonly string[] => {
  const summary: Summary = [{ phase: 'die', heading: 'When you die', told: sayings.map((said) => ({ said })) }];
  return introduce(
    summary,
    people.map((person) => ({ isDeceased: false, ...person })),
  ).flatMap((part) => sayingsIn(part.told).map(wordsOf));
};

const kasia = named('Kasia Nowak');

test('somebody is introduced once, by what they are, also in the middle of a sentence', () => {
  const sayings = [say`It goes to ${kasia}.`, say`${kasia} manages it.`];
  expect(told(sayings, { name: 'Kasia Nowak', relationship: 'My beloved daughter' })).toEqual([
    'It goes to your daughter Kasia Nowak.',
    'Kasia Nowak manages it.',
  ]);
});

test('an introduction begins a sentence as a sentence begins', () => {
  expect(told([say`Then it ends. ${kasia} takes it.`], { name: 'K. Nowak', relationship: 'niece' })).toEqual([
    'Then it ends. Kasia Nowak takes it.',
  ]);
  expect(told([say`Then it ends. ${kasia} takes it.`], { name: 'Kasia Nowak', relationship: 'niece' })).toEqual([
    'Then it ends. Your niece Kasia Nowak takes it.',
  ]);
});

test('what says more stands for what says less, and who has died is late', () => {
  const both = [
    { name: 'Kasia Nowak', relationship: 'child', isDeceased: true },
    { name: 'Kasia Nowak', relationship: 'eldest daughter' },
  ];
  expect(told([say`${kasia}.`], ...both)).toEqual(['Your late eldest daughter Kasia Nowak.']);
  expect(told([say`${kasia}.`], { name: 'Kasia Nowak', relationship: 'daughter from my first marriage' })).toEqual([
    'Your daughter Kasia Nowak.',
  ]);
});

test('nothing is said that may be wrong: two relations, the kin of another, an organization', () => {
  const plain = ['Kasia Nowak.'];
  const contradicting = ['niece', 'sister'].map((relationship) => ({ name: 'Kasia Nowak', relationship }));
  expect(told([say`${kasia}.`], ...contradicting)).toEqual(plain);
  for (const relationship of ['my wife’s daughter', 'charity', 'friend of my brother', 'trustee'])
    expect(told([say`${kasia}.`], { name: 'Kasia Nowak', relationship })).toEqual(plain);
  expect(told([say`${kasia}.`], { name: 'Kasia Nowak', relationship: 'friend', kind: 'organization' })).toEqual(plain);
});

test('nobody is introduced twice where the words before the name say it', () => {
  const child = { name: 'Kasia Nowak', relationship: 'daughter' };
  expect(told([say`Your child ${introducedName('Kasia Nowak')} takes it.`], child)).toEqual([
    'Your child Kasia Nowak takes it.',
  ]);
});
