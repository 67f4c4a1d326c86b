import { expect, test } from 'vitest';
import { sayAt, whitcombsAt } from '#interview/testing/whitcombs.ts';

const review = whitcombsAt({ kind: 'review' });
const proposedBy = (message: string): unknown => {
  const { interview } = sayAt(message, review);
  return interview.doubt?.proposed ?? interview.facts;
};

test.each([
  'Everything reads right except Juniper would rather not be the first one. Put Thaddeus first and Juniper behind him, if that is not a bother.',
  "Put Thaddeus first and Juniper behind him, if that's ok",
])('“%s” changes who comes first', (message) => {
  expect(proposedBy(message)).toMatchObject({
    successorTrustee: { name: 'Thaddeus Okoro' },
    successorTrustees: [{ name: 'Juniper Whitcomb Reyes' }, { name: 'Solveig Brandt' }],
  });
});

test('what depends on somebody changes nothing', () => {
  expect(sayAt('Put Thaddeus first if Juniper says no', review).interview.facts).toEqual(review.facts);
});

test.each([
  ['after Juniper please put my niece Sharon Bellamy', ['Sharon Bellamy', 'Thaddeus Okoro', 'Solveig Brandt']],
  ['Instead of Solveig as the backup put my niece Keisha Brooks', ['Thaddeus Okoro', 'Keisha Brooks']],
])('“%s” names whom it is about before what is to be done', (message, names) => {
  expect(proposedBy(message)).toMatchObject({ successorTrustees: names.map((name) => ({ name })) });
});

test('somebody who stands in no office is replaced in none', () => {
  const { interview } = sayAt('instead of Caspian as the backup put Keisha Brooks', review);
  expect(interview.facts).toEqual(review.facts);
});

test.each(['Juniper says fine, so fine', 'my wife says all good'])('“%s” agrees', (message) => {
  expect(sayAt(message, review).reply).toContain('Thank you for checking');
});

test.each(['Juniper says no', 'Juniper says fine but raise Caspian'])('“%s” agrees to nothing', (message) => {
  expect(sayAt(message, review).reply).not.toContain('Thank you for checking');
});
