import { clause } from '#assembly/clause.ts';
import { counted } from '#assembly/grammar.ts';
import { missingMark } from '#assembly/missing-mark.ts';
import { given, p, para, party, tableWithTotal } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { printedPercentage } from '#clauses/company/printed-percentage.ts';
import * as derived from '#derived/company.ts';
import * as company from '#facts/company.ts';
import * as terms from '#facts/company-terms.ts';
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
        ...members.map(({ name, address, percentage }, index) => [
          [party('member', name)],
          p`${address === undefined ? 'Principal office' : given(address)}`,
          contributions.each === undefined ? p`As the Members agree` : [given(moneyOf(contributions.each[index] ?? 0))],
          printedPercentage(percentage),
        ]),
        [
          p`Total`,
          [],
          [given(moneyOf(contributions.total))],
          printedPercentage(roughly(sumOf(members.map(({ percentage }) => percentage ?? 100)))),
        ],
      ],
    ),
  ],
});

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

// Three thirds that were given as 33.33 are the whole.
const roughly = (percentage: number): number => Math.round(percentage * 10) / 10;

// An amount that is not known yet stays a visible gap of the draft.
const moneyOf = (cents: number): string =>
  Number.isNaN(cents) ? missingMark('initialCapitalInCents') : formatMoney(cents);
