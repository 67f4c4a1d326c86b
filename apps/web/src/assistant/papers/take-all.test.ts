import type { PaperFinding } from '@evergrant/contract/papers.ts';
import { expect, test } from 'vitest';
import { groupFindings, howMuchWasRead, takenTogether, type ShownFinding } from '#assistant/papers/take-all.ts';

const shown = (id: number, over: Partial<PaperFinding>, state: ShownFinding['state'] = 'open'): ShownFinding => ({
  id,
  state,
  finding: {
    field: 'children',
    value: { name: 'Ann Lee' },
    isEntry: true,
    label: 'Your children',
    group: 'About you',
    display: 'Ann Lee',
    before: '',
    passage: 'Ann Lee',
    after: '',
    start: 0,
    end: 7,
    standing: 'new',
    recorded: '',
    hasRival: false,
    inputs: [],
    isShortened: false,
    ...over,
  },
});

test('what is recorded already is no proposal', () => {
  const groups = groupFindings([shown(1, {}), shown(2, { standing: 'same' }), shown(3, { group: 'Property' })]);
  expect(groups.map(({ name, shown: all }) => [name, all.map(({ id }) => id)])).toEqual([
    ['About you', [1]],
    ['Property', [3]],
  ]);
});

test('only what contradicts nothing and nobody is taken together', () => {
  const all = [
    shown(1, {}),
    shown(2, {}),
    shown(3, { standing: 'differs' }),
    shown(4, { hasRival: true }),
    shown(5, {}, 'left'),
  ];
  const group = { name: 'About you', shown: all };
  expect(takenTogether(group, {}).map(({ id }) => id)).toEqual([1, 2]);
  expect(takenTogether(group, { madeBy: 'Somebody Else' })).toEqual([]);
  expect(takenTogether({ ...group, shown: all.slice(0, 1) }, {})).toEqual([]);
});

test('how much was read is said in plain words', () => {
  expect(howMuchWasRead({ lines: 40, understood: 12 })).toBe(
    'We read all 40 lines and understood 12 of them. What we did not understand is left.',
  );
  expect(howMuchWasRead({ lines: 1, understood: 0 })).toContain('found nothing');
  expect(howMuchWasRead({ lines: 1, understood: 1 })).toBe('We read your text. What we did not understand is left.');
});
