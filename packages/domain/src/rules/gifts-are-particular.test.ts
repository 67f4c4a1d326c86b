import { expect, test } from 'vitest';
import { everyLaw } from '#law/every-law.ts';
import { giftsAreParticular, instructionsGiveNothing } from '#rules/gifts-are-particular.ts';

const circumstances = { today: '2026-11-20', laws: everyLaw };

const levelsOf = (...specificGifts: readonly { readonly item: string; readonly recipient: string }[]) =>
  giftsAreParticular({ specificGifts: [...specificGifts] }, circumstances).map(({ level }) => level);

test.each([
  '60% of everything',
  '60 percent of my estate after taxes',
  'half of the trust',
  'One third of what’s left',
  'the rest',
  'All my property',
  'a third of what I own',
  'half of everything I have',
  'everything I own',
  'everything in my accounts',
  'all my accounts',
  'all the money in my bank accounts',
  '25%',
])('%s is a share and is refused as a specific gift', (item) => {
  expect(levelsOf({ item, recipient: 'Ana Paz' })).toEqual(['error']);
});

test.each([
  'my piano',
  '$5,000',
  'half of my coin collection',
  'the estate jewelry',
  'all my tools',
  'everything in my safe',
  'my Chase accounts',
  'my account books',
  'the trust company stock',
])('%s is a particular gift', (item) => {
  expect(levelsOf({ item, recipient: 'Ana Paz' })).toEqual([]);
});

test('the same thing for two people is asked about, the same sum is not', () => {
  expect(levelsOf({ item: 'my piano', recipient: 'Ana Paz' }, { item: 'The piano', recipient: 'Ben Paz' })).toEqual([
    'warning',
  ]);
  expect(levelsOf({ item: '$5,000', recipient: 'Ana Paz' }, { item: '$5,000', recipient: 'Ben Paz' })).toEqual([]);
});

test('a person who gives something away in the special instructions is told that they change no share', () => {
  const told = (specialInstructions: string) => instructionsGiveNothing({ specialInstructions }, circumstances).length;
  expect(told('Leave my house to my nephew Tom.')).toBe(1);
  expect(told('Ben should receive 10% more than Ana.')).toBe(1);
  expect(told('Please find a kind home for my parrot Paco.')).toBe(0);
});

test.each(['specialInstructions', 'distributionInstructions', 'trustPurpose', 'ownWishes'] as const)(
  'nobody gives something away in the words of %s without being told',
  (field) => {
    const told = instructionsGiveNothing({ [field]: 'Leave my house to my nephew Tom.' }, circumstances);
    expect(told.map(({ fields }) => fields)).toEqual([[field]]);
    expect(told[0]?.message).toContain('not change who receives what');
    expect(instructionsGiveNothing({ [field]: 'Please be kind to each other.' }, circumstances)).toEqual([]);
  },
);
