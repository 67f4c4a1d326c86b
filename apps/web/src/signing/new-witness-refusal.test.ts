import { expect, test } from 'vitest';
import { newWitnessRefusal } from '#signing/new-witness-refusal.ts';

const title = (name: string, email: string, ...emails: string[]) => newWitnessRefusal({ name, email }, emails)?.title;

test('a witness needs a name and an email address', () => {
  expect(title('  ', 'priya@example.com')).toBe('Missing Information');
  expect(title('Priya', '')).toBe('Missing Information');
  expect(newWitnessRefusal({ name: 'Priya', email: ' ' }, [])?.fields).toEqual(['email']);
  expect(title('Priya', 'priya@example')).toBe('Invalid Email');
});

test('the same email is refused whatever its capitals', () => {
  expect(title('Priya', 'PRIYA@example.com', 'priya@Example.com')).toBe('Duplicate Email');
});
