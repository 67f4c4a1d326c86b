import { z } from 'zod';
import { expect, test } from 'vitest';
import { residencePlan } from '#facts/estate.ts';
import { grantorName } from '#facts/person.ts';
import { rewordFact, withChoices } from '#facts/reword-fact.ts';

test('a type asks a fact in its own words and leaves what it is', () => {
  const asked = rewordFact(grantorName, { why: 'It heads the deed.' });
  expect(asked).toEqual({ ...grantorName, why: 'It heads the deed.' });
});

test('a type cannot change what the library alone is asked for', () => {
  // @ts-expect-error the shape of a fact is the same in every document
  expect(rewordFact(grantorName, { shape: z.string() })).toBeDefined();
  // @ts-expect-error and so is what is said of a mistake
  expect(rewordFact(grantorName, { mistake: 'Once more, please.' })).toBeDefined();
});

test('a type can leave a choice out, and the others keep their words', () => {
  const { choices } = withChoices(residencePlan, ['sell', 'giveTo']);
  expect(choices).toEqual(residencePlan.choices.filter(({ value }) => value !== 'spouseMayLive'));
  // @ts-expect-error a choice that the library does not know
  expect(withChoices(residencePlan, ['burn']).choices).toEqual([]);
});
