import { expect, test } from 'vitest';
import { childKind, isDescendant, isOwnChild, type ChildKind } from '#facts/child-kind.ts';

const table: readonly (readonly [string, ChildKind])[] = [
  ['son', 'own'],
  ['My daughter', 'own'],
  ['eldest son', 'own'],
  ['my adopted daughter', 'own'],
  ['only child', 'own'],
  ['son from my first marriage', 'own'],
  ['daughter by adoption', 'own'],
  ['stepson', 'step'],
  ['step-daughter', 'step'],
  ['step child', 'step'],
  ["my wife's daughter", 'spouses'],
  ['husband’s son', 'spouses'],
  ['son of my wife', 'spouses'],
  ['foster son', 'foster'],
  ['my foster child', 'foster'],
  ['grandson', 'later'],
  ['great-granddaughter', 'later'],
  ['oldest grandchild', 'later'],
  ['goddaughter', 'other'],
  ['godson', 'other'],
  ['son-in-law', 'other'],
  ["my sister's daughter", 'other'],
  ['friend', 'other'],
  ['niece', 'other'],
  ['boyfriend', 'other'],
  ['person', 'other'],
  ['like a son to me', 'unclear'],
  ['daughter of my first husband', 'unclear'],
  ['son of a friend', 'unclear'],
];

test.each(table)('%s is of the kind %s, and nobody guesses otherwise', (relationship, kind) => {
  expect(childKind(relationship)).toBe(kind);
});

test('a foster child, a godchild or the child of a spouse is never a child by birth or adoption', () => {
  for (const [relationship, kind] of table) expect(isOwnChild({ relationship })).toBe(kind === 'own');
  expect(isOwnChild({})).toBe(true);
});

test('whose children can come in their place: every child and grandchild, and nobody whose words are unclear', () => {
  const shares = table.filter(([relationship]) => isDescendant(relationship)).map(([, kind]) => kind);
  expect(new Set(shares)).toEqual(new Set(['own', 'step', 'spouses', 'foster', 'later']));
});
