import { expect, test } from 'vitest';
import { changedBy, sayAt, whitcombs, whitcombsAt } from '#interview/testing/whitcombs.ts';

const sharesAfter = (message: string): unknown =>
  (changedBy(message)['beneficiaries'] as readonly { readonly percentage: number }[] | undefined)?.map(
    ({ percentage }) => percentage,
  );

test.each([
  ["we're changing it to 40 for Caspian and 30 for each of the other two", [40, 30, 30]],
  ['we agreed on 40 for Caspian, 30 for Juniper and 30 for Thaddeus', [40, 30, 30]],
  ['cas 40 the others 30 each', [40, 30, 30]],
  ['forty for Caspian and thirty for each of the other two', [40, 30, 30]],
  ['Juniper to 60 and the rest split the other 40', [20, 60, 20]],
  ['Make Caspian 60 and the rest split the remaining 40 between them', [60, 20, 20]],
  ['Thaddeus takes 25 and the other two share 75', [37.5, 37.5, 25]],
  ['let Caspian have one half, and a quarter to Juniper, and a quarter to Thaddeus', [50, 25, 25]],
  ['swap the shares of Caspian and Thaddeus', [20, 30, 50]],
  ['Caspian already had the down payment out of me, so put him at 20 and the other two at 40 apiece', [20, 40, 40]],
  ['switch Caspian and Juniper in their shares', [30, 50, 20]],
  ['Juniper wants 35, Thaddeus agrees to 15', [50, 35, 15]],
])('“%s” divides everything anew', (message, shares) => {
  expect(sharesAfter(message)).toEqual(shares);
});

const thirds = (() => {
  const interview = whitcombsAt({ kind: 'review' });
  const beneficiaries = (whitcombs['beneficiaries'] as readonly object[]).map((one) => ({
    ...one,
    percentage: 100 / 3,
  }));
  return { ...interview, facts: { ...interview.facts, beneficiaries } } as unknown as typeof interview;
})();

test.each(['Caspian to half', 'raise Caspian to half', 'bump Caspian up to one-half please'])(
  '“%s” asks back what it leaves the others',
  (message) => {
    const { interview, reply } = sayAt(message, thirds);
    expect(interview.facts).toEqual(thirds.facts);
    expect(reply).toMatch(
      /Caspian Whitcomb \(son, 50%.*Juniper Whitcomb Reyes \(daughter, 25%.*Thaddeus Okoro \(son, 25%/u,
    );
  },
);

test('where the others had not the same, it is asked who has less', () => {
  const { interview, reply, choices } = sayAt('Thaddeus wants 25 percent');
  expect(interview.facts).toEqual(whitcombsAt({ kind: 'review' }).facts);
  expect(reply).toContain('Thaddeus Okoro would have 25% then. Who has 5% less for it?');
  expect(choices).toContain('Take 5% from Caspian Whitcomb and give it to Thaddeus Okoro');
});

test.each(['cas 40 the other three 30 each', 'Juniper has 30 trucks'])('“%s” changes no share', (message) => {
  expect(sharesAfter(message)).toBeUndefined();
});

test('who stand in a line of trustees too are swapped there', () => {
  expect(sharesAfter('swap Juniper and Thaddeus')).toBeUndefined();
});

test('a figure that may be an age or a share is asked back as one of both', () => {
  const { interview, reply, choices } = sayAt('make it 35 for Caspian');
  expect(interview.facts).toEqual(whitcombsAt({ kind: 'review' }).facts);
  expect(reply).toContain('Is 35 the age or the share of Caspian Whitcomb?');
  const [age = ''] = choices;
  expect(sayAt(age, interview).interview.facts['beneficiaries']).toContainEqual(
    expect.objectContaining({ name: 'Caspian Whitcomb', percentage: 50, distributionAge: 35 }),
  );
});

test.each(['put Caspian at 20 and the other two at 40 apiece', 'Caspian 20, the others 40 each'])(
  '“%s” says shares anew, and gives nobody the home that is asked about',
  (message) => {
    const { facts, doubt } = sayAt(
      message,
      whitcombsAt({ kind: 'fact', field: 'residencePlan' }, 'residencePlan'),
    ).interview;
    expect(facts.beneficiaries?.map(({ percentage }) => percentage)).toEqual([20, 40, 40]);
    expect(doubt).toBeNull();
  },
);
