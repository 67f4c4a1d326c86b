import { expect, test } from 'vitest';
import { isFieldId, type FieldId } from '#facts/facts.ts';
import { definitionOf, factsInOrder, peopleFields } from '#facts/people-in.ts';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';

const shapeAccepts = (field: FieldId, value: unknown): boolean => definitionOf(field).shape.safeParse(value).success;

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

test('a person is looked for among those who receive before anywhere else, and the maker comes last', () => {
  expect(peopleFields[0]).toBe('beneficiaries');
  expect(peopleFields.slice(-2)).toEqual(['grantorName', 'grantorAka']);
});
