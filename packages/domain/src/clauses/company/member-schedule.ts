import { clause } from '#assembly/clause.ts';
import { counted } from '#assembly/grammar.ts';
import { missingMark } from '#assembly/missing-mark.ts';
import { given, p, para, party, tableWithTotal } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { printedPercentage } from '#clauses/company/printed-percentage.ts';
import * as derived from '#derived/company.ts';
import { totalOf, withExactShares } from '#facts/exact-shares.ts';
import * as company from '#facts/company.ts';
import * as terms from '#facts/company-terms.ts';
import type { Member } from '#facts/shapes.ts';
import { percentageOfShare } from '#kit/share.ts';
import { formatMoney } from '#kit/money.ts';

/** Who owns how much, and what each puts in. */
export const memberSchedule = clause({
  id: 'schedule.members',
  heading: 'Members, Contributions, and Percentage Interests',
  source: own(),
  facts: [company.llcName, company.principalAddress, company.members, derived.contributions, terms.contributedProperty],
  refers: ['capital.initial'],
  body: ({ llcName, principalAddress, members, contributions, contributedProperty }, { ref }) => [
    para(
      p`${counted(members, 'Member', 'Members')} of ${given(llcName)} on the day of its formation. Where no other address is stated, notices to a Member go to the principal office, ${given(principalAddress)}.${contributedProperty === undefined ? [] : p` Contributions other than money are stated in ${ref('capital.initial')}.`}`,
    ),
    tableWithTotal(
      [
        { heading: 'Member', width: 28, align: 'start' },
        { heading: 'Address', width: 28, align: 'start' },
        { heading: 'Money contributed', width: 16, align: 'end' },
        { heading: 'Percentage Interest', width: 28, align: 'start' },
      ],
      [
        ...withExactShares(members).map(({ name, address, percentage }, index) => [
          [party('member', name)],
          p`${address === undefined ? 'Principal office' : given(address)}`,
          contributions.each === undefined ? p`As the Members agree` : [given(moneyOf(contributions.each[index] ?? 0))],
          printedPercentage(percentage),
        ]),
        [p`Total`, [], [given(moneyOf(contributions.total))], printedPercentage(wholeOf(members))],
      ],
    ),
  ],
});

// An only member has all of it; while a share is not known, neither is the total.
const wholeOf = (members: readonly Member[]): number => {
  const total = totalOf(members.map(({ percentage = 100 }) => ({ percentage })));
  return total === undefined ? Number.NaN : percentageOfShare(total);
};

// An amount that is not known yet stays a visible gap of the draft.
const moneyOf = (cents: number): string =>
  Number.isNaN(cents) ? missingMark('initialCapitalInCents') : formatMoney(cents);
