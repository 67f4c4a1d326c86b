import { expect, test } from 'vitest';
import { changedBy, sayAt, whitcombs, whitcombsAt } from '#interview/testing/whitcombs.ts';
import type { Interview } from '#interview/interview.ts';

const solveig = { name: 'Solveig Brandt', relationship: 'friend' };
const thaddeus = { name: 'Thaddeus Okoro', relationship: 'son' };
// Thaddeus alone stands behind Juniper.
const two: Interview = {
  ...whitcombsAt({ kind: 'review' }),
  facts: { ...whitcombs, successorTrustees: [thaddeus] },
};
const named = (message: string): readonly string[] => {
  const changed = changedBy(message, two);
  expect(Object.keys(changed)).toEqual(['successorTrustees']);
  return (changed['successorTrustees'] as readonly { readonly name: string }[]).map(({ name }) => name);
};

test.each([
  ['Trustee after Juniper, make that Caspian, not Thaddeus. He hates paperwork.', 'Caspian Whitcomb'],
  [
    'Thaddeus is moving to Texas, so the backup after my daughter should be Caspian instead of him.',
    'Caspian Whitcomb',
  ],
  ["I'd sooner have Caspian than Thaddeus after Juniper, he is better with money", 'Caspian Whitcomb'],
  ['after Juniper I said Thaddeus but I want my sister Ana Cruz in his place', 'Ana Cruz'],
  ['Put Solveig behind Juniper, not Thaddeus, he travels all the time', 'Solveig Brandt'],
  ['thaddeus cant do it, the second trustee should be my cousin dontrice applewright not him', 'Dontrice Applewright'],
  ['Not Thaddeus behind Juniper, it should be my sister Ana Cruz', 'Ana Cruz'],
  ['Thaddeus lives in Spain. Caspian should be the backup trustee instead.', 'Caspian Whitcomb'],
  ['Instead of Thaddeus let us go with my sister, Corinne Baylor, as the next trustee', 'Corinne Baylor'],
])('“%s” puts somebody else behind the first trustee, and nowhere else', (message, name) => {
  expect(named(message)).toEqual([name]);
});

test('why somebody gives place is kept in the words of the person', () => {
  const { interview } = sayAt('Trustee after Juniper, make that Caspian, not Thaddeus. He hates paperwork.', two);
  expect(JSON.stringify(interview.notes)).toContain('He hates paperwork');
});

test('whoever takes a place keeps what is said of them', () => {
  expect(changedBy('behind Juniper I would want my niece Ana Cruz rather than Thaddeus', two)).toEqual({
    successorTrustees: [{ name: 'Ana Cruz', relationship: 'niece' }],
  });
});

test.each([
  'Caspian pokes me in the ribs, he wants Tennessee Valley Hospice in place of the Sonora Wildlife Rescue, on account of how they took care of her',
  'If none of the kids are alive I would rather it go to Tennessee Valley Hospice instead of Sonora Wildlife Rescue',
  'We changed our minds on the charity: Tennessee Valley Hospice, not Sonora Wildlife Rescue, they fed us in the lean years',
])('“%s” changes who takes at last', (message) => {
  expect(Object.keys(changedBy(message))).toEqual(['contingentBeneficiaries']);
  expect(changedBy(message)['contingentBeneficiaries']).toMatchObject([{ name: 'Tennessee Valley Hospice' }]);
});

test('of several places of somebody it is asked which is meant', () => {
  const { reply, interview } = sayAt('Thaddeus is too busy for all that, I want Ana Cruz Vega in his place', two);
  expect(reply).toContain('Thaddeus Okoro stands in several places');
  expect(interview.facts).toEqual(two.facts);
});

test.each([
  'Thaddeus is not my stepson, he is my son',
  "If Juniper can't, then Solveig instead of Thaddeus",
  'My second son Thaddeus was born first',
])('“%s” puts nobody in the place of somebody else', (message) => {
  const { interview } = sayAt(message, two);
  expect(interview.facts.successorTrustees).toEqual([thaddeus]);
  expect(interview.facts.successorTrustee).toEqual(whitcombs.successorTrustee);
});

test('an answer to the open question is no correction of another one', () => {
  const { interview } = sayAt(
    'Solveig, not Thaddeus',
    whitcombsAt({ kind: 'fact', field: 'successorTrustees' }, 'successorTrustees'),
  );
  expect(interview.facts.beneficiaries).toEqual(whitcombs.beneficiaries);
  expect(JSON.stringify(interview.facts.successorTrustees ?? solveig)).toContain('Solveig');
});
