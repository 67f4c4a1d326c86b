import { expect, test } from 'vitest';
import { llcSample } from '#catalogue/llc-formation/llc-sample.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Facts } from '#facts/facts.ts';
import { sectionsOf, sectionText } from '#review/read-document.ts';

const equal: Facts = {
  ...llcSample,
  contributedProperty: undefined,
  members: [
    { name: 'Nora Whitfield', percentage: 50 },
    { name: 'Tomás Iglesias', percentage: 50 },
  ],
};

const printed = (change: Facts = {}) => {
  const result = documentTypeOf('llc-formation').finish({ ...equal, ...change }, '2026-11-20');
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  const document = result.value;
  return {
    words: (id: string): string => sectionText(document, id),
    numberOf: (id: string): string => sectionsOf(document).find((one) => one.id === id)?.number ?? 'none',
  };
};

const taxed = ['default', 'sCorporation', 'cCorporation'] as const;

test('a member who has paid nothing cannot take the interest of another who has not paid', () => {
  for (const taxTreatment of taxed) {
    const unpaid = printed({ taxTreatment }).words('capital.unpaid');
    expect(unpaid).toContain(
      'Members who have paid what is due from them, and who hold more than half of the Percentage Interests of all others who have, may in writing, without the consent of that Member, reduce the Percentage Interest of that Member',
    );
    expect(unpaid).not.toContain('half of the other Percentage Interests');
  }
});

// Equal parts, $10,000 due from each. Half of one is unpaid: 25 beside 50, raised by 100/75, is 33⅓ beside 66⅔,
// as $5,000 is beside $10,000. Moving the 25 to the other would leave 25 beside 75.
// Of 40, 35 and 25, the last of whom paid a fifth: 40, 35 and 5, raised by 100/80, are 50, 43¾ and 6¼.
// None of one's part paid: 0 beside 50 is 0 beside 100. Of two who do not pay, the order makes no difference.
test('of two in equal parts, one of whom paid half, they hold 33⅓ and 66⅔ percent, and not 25 and 75', () => {
  for (const taxTreatment of taxed) {
    const unpaid = printed({ taxTreatment }).words('capital.unpaid');
    expect(unpaid).toContain(
      'in the proportion in which the contribution of that Member was not made. All Percentage Interests are then raised in proportion, so that together they are again one hundred percent (100%), and nothing more is then due.',
    );
    expect(unpaid).not.toContain('added to');
  }
});

// The company of the first example holds $15,000. With the $5,000 unpaid it counts as $20,000, half of which less
// the $5,000 owed is $5,000: the same as 33⅓ percent of $15,000, and as the account of whoever paid $5,000.
test('who did not pay has the same in a buy-out, a distribution and the order of payment, reduced or not', () => {
  for (const taxTreatment of ['sCorporation', 'cCorporation'] as const) {
    const { words } = printed({ taxTreatment });
    expect(words('buyOut.price')).toMatch(/an unpaid contribution included, counts as property .*, is deducted/u);
    expect(words('ending.order')).toContain('to the Members in proportion to their Percentage Interests.');
    expect(words('capital.unpaid')).toContain('All Percentage Interests are then raised in proportion');
  }
  const { words } = printed();
  expect(words('capital.unpaid')).toContain('counts neither as property of the Company nor in the price');
  expect(words('ending.order')).toContain('in proportion to their positive Capital Accounts');
  expect(words('money.distributions')).toContain('in proportion to their Percentage Interests');
});

test('profits in the account of one who loses the whole interest are not kept by the others', () => {
  const { words, numberOf } = printed();
  expect(words('capital.unpaid')).toContain(
    `Whoever keeps no Percentage Interest is no longer a Member. What then stands in the Capital Account of that Member is paid out within one (1) year, as far as Section ${numberOf('money.limits')} allows.`,
  );
  for (const taxTreatment of ['sCorporation', 'cCorporation'] as const)
    expect(printed({ taxTreatment }).words('capital.unpaid')).not.toContain('Capital Account');
});
