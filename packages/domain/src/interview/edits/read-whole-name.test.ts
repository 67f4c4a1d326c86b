import { expect, test } from 'vitest';
import { sayAt, whitcombsAt } from '#interview/testing/whitcombs.ts';

const review = whitcombsAt({ kind: 'review' });

test.each([
  'wife says put the whole name, Thaddeus James Okoro. thad is just what we say',
  "please use my son's full legal name, Thaddeus James Okoro",
])('“%s” stands wherever he stands', (message) => {
  const { facts } = sayAt(message, review).interview;
  expect(facts.children?.[2]).toMatchObject({ name: 'Thaddeus James Okoro' });
  expect(facts.beneficiaries?.[2]).toMatchObject({ name: 'Thaddeus James Okoro' });
  expect(facts.successorTrustees?.[0]).toMatchObject({ name: 'Thaddeus James Okoro' });
});

test.each(['use his full name, Solly'])('“%s” renames nobody', (message) => {
  expect(sayAt(message, review).interview.facts).toEqual(review.facts);
});
