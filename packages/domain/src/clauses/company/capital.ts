import { clause } from '#assembly/clause.ts';
import { given, list, opt, p, para, party } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { printedPercentage } from '#clauses/company/printed-percentage.ts';
import * as derived from '#derived/company.ts';
import { withExactShares } from '#facts/exact-shares.ts';
import * as company from '#facts/company.ts';
import * as terms from '#facts/company-terms.ts';

export const members = clause({
  id: 'capital.members',
  heading: 'Members and Percentage Interests',
  source: own(),
  facts: [company.members],
  refers: ['schedule.members'],
  body: (facts, { ref }) => [
    para(
      p`The first ${facts.members.length === 1 ? 'Member and the Percentage Interest are' : 'Members and their Percentage Interests are'} the following; ${ref('schedule.members')} repeats them with the contributions:`,
    ),
    list(
      withExactShares(facts.members).map(
        ({ name, percentage }) => p`${party('member', name)}: ${printedPercentage(percentage)}`,
      ),
    ),
    para(
      p`There is one class of Membership Interest. It is personal property and is not certificated unless the Company decides otherwise. The Company shall bring the schedule up to date after each change; an entry that follows from a change made under this Agreement is no amendment.`,
    ),
  ],
});

export const initialContributions = clause({
  id: 'capital.initial',
  heading: 'Initial Contributions',
  source: own('Revised Uniform Limited Liability Company Act 402'),
  facts: [terms.contributedProperty, derived.contributions, derived.isShared],
  refers: ['schedule.members', 'ending.windingUp'],
  body: ({ contributedProperty, contributions, isShared }, { ref }) => [
    para(
      p`${contributions.each === undefined ? p`The Members together shall pay the total stated in ${ref('schedule.members')}, each the part on which all of them agree in writing,` : p`${isShared ? 'Each Member' : 'The Member'} shall pay the money stated in ${ref('schedule.members')}`} to the Company within thirty (30) days after the Company exists and this Agreement has taken effect. Title to property passes to the Company when it is contributed, free of encumbrances that were not disclosed.`,
    ),
    ...(contributions.each === undefined
      ? [
          para(
            p`Until all have so agreed, no Member owes any part, and no Member is ever liable for the part of another. If that time has ended and neither have they agreed nor has the total been paid, then until one of these happens the Company takes on no new obligation without the consent of all Members, and any Member may dissolve it by written notice to all others, without a vote, and it is wound up under ${ref('ending.windingUp')}.`,
          ),
        ]
      : []),
    ...(contributedProperty === undefined
      ? []
      : [
          para(
            p`Besides money, the following is contributed within the same time, at the value stated or otherwise at its fair market value:`,
          ),
          para(p`${given(contributedProperty)}`),
        ]),
  ],
});

/** What follows when a member does not pay what was promised; by accounts, what never entered one has lowered a price already. */
export const unpaidContributions = clause({
  id: 'capital.unpaid',
  heading: 'Contributions That Are Not Paid',
  source: own('Revised Uniform Limited Liability Company Act 403'),
  facts: [derived.isShared, derived.companyTax],
  refers: ['capital.initial', 'money.limits'],
  when: ({ isShared }) => isShared,
  body: ({ companyTax }, { ref }) => [
    para(
      p`While a Member has not paid what is due from that Member under ${ref('capital.initial')}, what would be distributed to that Member is applied to it first, and that Member has no vote on the claim to it.`,
    ),
    para(
      p`If any of it is unpaid sixty (60) days after written notice of the Company or of another Member that names the amount and this Section, Members who have paid what is due from them, and who hold more than half of the Percentage Interests of all others who have, may in writing, without the consent of that Member, reduce the Percentage Interest of that Member in the proportion in which the contribution of that Member was not made. All Percentage Interests are then raised in proportion, so that together they are again one hundred percent (100%), and nothing more is then due. Whoever keeps no Percentage Interest is no longer a Member.${opt(companyTax === 'partnership', () => p` What then stands in the Capital Account of that Member is paid out within one (1) year, as far as ${ref('money.limits')} allows. When the whole Membership Interest of a Member is bought in a buy-out or after an offer in a deadlock, what is unpaid counts neither as property of the Company nor in the price, and nothing more is then due.`)}`,
    ),
  ],
});

export const furtherContributions = clause({
  id: 'capital.further',
  heading: 'No Further Contributions; Loans',
  source: own('Revised Uniform Limited Liability Company Act 403'),
  facts: [derived.isShared],
  body: ({ isShared }) => [
    para(
      p`${isShared ? 'No Member is' : 'The Member is not'} obliged to contribute more than was agreed. ${opt(isShared, 'If the Company needs more capital, it shall first offer the contribution to all Members in proportion to their Percentage Interests, on thirty (30) days’ notice; a Percentage Interest changes by a contribution of a Member only in writing that all Members sign. ')}A Member may lend money to the Company on terms stated in writing that are no less favorable to the Company than those of an unrelated lender. A loan is no contribution, and the Member is a creditor for it.`,
    ),
  ],
});

export const returnOfCapital = clause({
  id: 'capital.return',
  heading: 'No Interest and No Return of Capital',
  source: own(),
  body: () => [
    para(
      p`A contribution bears no interest. A Member may not demand the return of a contribution, a distribution in kind, or the partition of property of the Company, and no Member has priority over another, except as this Agreement provides.`,
    ),
  ],
});

export const capitalAccounts = clause({
  id: 'capital.accounts',
  heading: 'Capital Accounts',
  source: own('Treas. Reg. 1.704-1(b)(2)(iv)'),
  facts: [derived.companyTax],
  defines: ['capitalAccount'],
  when: ({ companyTax }) => companyTax === 'partnership',
  body: (_, { define }) => [
    para(
      p`The Company shall keep a ${define('capitalAccount')} for each Member in accordance with section 704(b) of the Tax Code. It is increased by money and the fair market value of property contributed and by profits allocated to the Member, and reduced by money and the fair market value of property distributed and by losses allocated to the Member. Whoever acquires a Membership Interest succeeds to the Capital Account that belongs to it.`,
    ),
  ],
});

export const liability = clause({
  id: 'capital.liability',
  heading: 'Limited Liability',
  source: own('Revised Uniform Limited Liability Company Act 304'),
  facts: [company.management],
  body: ({ management }) => [
    para(
      p`No Member${opt(management === 'manager', ', and nobody who manages the Company,')} is liable for a debt, obligation, or liability of the Company by reason of that position alone, whether it arises in contract, in tort, or otherwise. A guaranty or other written promise of a Member to a third person remains binding on that Member. Except as the Act provides, no creditor of the Company may enforce an obligation of a Member to contribute.`,
    ),
  ],
});

export const admission = clause({
  id: 'capital.admission',
  heading: 'Further Members',
  source: own('Revised Uniform Limited Liability Company Act 401'),
  facts: [derived.isShared],
  mayRefer: ['management.major'],
  body: ({ isShared }, { refIf }) => [
    para(
      p`A person is admitted as a further Member ${isShared ? p`by a decision under ${refIf('management.major')}` : 'with the written consent of the Member'}, on signing this Agreement or a joinder to it and making the contribution that was agreed.${opt(isShared, ' The Percentage Interest of the further Member reduces those of all others in proportion, unless those who bear more agree to it in writing.')}${opt(!isShared, ' When a second Member is admitted, the Members shall amend this Agreement so that it provides for their votes, their shares of profits and losses, the taxation of the Company, and the transfer of their Membership Interests.')}`,
    ),
  ],
});
