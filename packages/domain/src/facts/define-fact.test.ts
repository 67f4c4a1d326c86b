import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineFact } from '#facts/define-fact.ts';
import { isFieldId, type FieldId } from '#facts/facts.ts';
import { definitionOf, factsInOrder, peopleFields } from '#facts/people-in.ts';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';

const shapeAccepts = (field: FieldId, value: unknown): boolean => definitionOf(field).shape.safeParse(value).success;

const nextHelper = {
  field: 'nextHelper',
  shape: z.string(),
  kind: 'text',
  scope: 'document',
  group: 'Helpers',
  label: 'Next helper',
  isRequired: false,
  isAsked: true,
  ask: () => 'Who helps next?',
  why: 'Somebody has to.',
} as const;

test('every fact stands in the library under its own id', () => {
  for (const field of factsInOrder) {
    expect(definitionOf(field).field).toBe(field);
    expect(isFieldId(field)).toBe(true);
  }
});

test('every choice that is offered is an answer that can be recorded', () => {
  for (const field of factsInOrder) {
    const { kind, choices = [] } = definitionOf(field);
    for (const { value } of choices) expect(shapeAccepts(field, kind === 'choices' ? [value] : value)).toBe(true);
  }
});

test('a usual answer, and what stands where nothing was answered, fit the fact', () => {
  for (const field of factsInOrder) {
    const { usual, otherwise } = definitionOf(field);
    for (const answer of [usual?.(livingTrustSample), otherwise?.(livingTrustSample)]) {
      expect(answer === undefined || shapeAccepts(field, answer)).toBe(true);
    }
  }
});

test('no fact names people without saying what becomes of a spouse when the marriage ends', () => {
  expect(peopleFields.filter((field) => definitionOf(field).formerSpouse === undefined)).toEqual([]);
  // @ts-expect-error It names people.
  defineFact({ ...nextHelper, names: 'officers' });
  defineFact({ ...nextHelper, names: 'officers', formerSpouse: 'leaves' });
});

test('a person is looked for among those who receive before anywhere else, and the maker comes last', () => {
  expect(peopleFields[0]).toBe('beneficiaries');
  expect(peopleFields.slice(-2)).toEqual(['grantorName', 'grantorAka']);
});
