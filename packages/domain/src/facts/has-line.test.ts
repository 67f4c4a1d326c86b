import { expect, test } from 'vitest';
import { descendantsTakeFirst, contingentBeneficiaries } from '#facts/estate.ts';
import { hasLine } from '#facts/has-line.ts';

const person = (name: string, relationship: string) => ({ name, relationship });
const ann = person('Ann Lee', 'daughter');
const tom = person('Tom Lee', 'husband');
const ida = person('Ida Bloom', 'niece');
const bo = person('Bo Diaz', 'friend');
const rosa = person('Rosa Bloom', 'mother');
const church = person('Grace Church', 'church');

test.each(['daughter', 'stepson', 'granddaughter', 'sister', 'nephew', 'cousin', 'friend', 'godson', 'sister-in-law'])(
  'the children of a %s can come in that place',
  (relationship) => expect(hasLine(person('Ann Lee', relationship))).toBe(true),
);

test.each([
  'wife',
  'my husband',
  'domestic partner',
  'girlfriend',
  'mother',
  'stepfather',
  'grandmother',
  'mother-in-law',
  'church',
])('nobody comes in the place of a %s by descent', (relationship) =>
  expect(hasLine(person('Ann Lee', relationship))).toBe(false),
);

const asked = (beneficiaries: readonly object[], rest: object = {}): string | undefined => {
  const facts = { beneficiaries, ...rest };
  return descendantsTakeFirst.applies(facts) ? descendantsTakeFirst.ask(facts) : undefined;
};

test('the question names those of whom it speaks', () => {
  const rest = 'dies before you and leaves children, should those children take the share?';
  expect(asked([ann, person('Kim Lee', 'son'), church])).toBe(`If one of your children ${rest}`);
  expect(asked([ida])).toBe(`If Ida Bloom ${rest}`);
  expect(asked([ann, ida, bo])).toBe(`If one of those who receive a share ${rest}`);
  expect(asked([rosa, ida, bo])).toBe(`If one of those who receive a share (Ida Bloom, Bo Diaz) ${rest}`);
  expect(asked([tom], { spouseName: 'Tom Lee', contingentBeneficiaries: [bo] })).toBe(`If Bo Diaz ${rest}`);
  expect(asked([tom, church])).toBeUndefined();
  expect(asked([rosa])).toBeUndefined();
});

test('who comes next is asked for the time when no children come first, and a mother always leaves some', () => {
  const next = (beneficiaries: readonly object[]) =>
    contingentBeneficiaries.ask({ beneficiaries, descendantsTakeFirst: true });
  expect(next([ida, bo])).toBe('And who should receive it if one of them dies before you and leaves no children?');
  expect(next([rosa, bo])).toBe(
    'And who should receive it if one of them dies before you and no children take that share?',
  );
  expect(next([tom])).toBe('Who should receive it if Tom Lee dies before you?');
});
