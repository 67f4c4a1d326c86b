import { clause, type RefIf } from '#assembly/clause.ts';
import type { Prose } from '#assembly/draft.ts';
import { list, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import * as terms from '#facts/company-terms.ts';
import type { FactsOf } from '#facts/derive-fact.ts';
import { deciders, theGovernors } from '#clauses/company/governors.ts';
import * as derived from '#derived/company.ts';

export const events = clause({
  id: 'ending.events',
  heading: 'Dissolution',
  source: own('Revised Uniform Limited Liability Company Act 701'),
  facts: [derived.isShared, derived.contributions],
  mayRefer: ['management.major', 'management.deadlockClosing', 'capital.initial'],
  body: ({ isShared, contributions }, { refIf }) => [
    para(p`The Company is dissolved only by:`),
    list([
      isShared
        ? p`a decision of the Members under ${refIf('management.major')};`
        : p`a written decision of the Member;`,
      ...(isShared ? [p`the notice of a Member after a deadlock under ${refIf('management.deadlockClosing')};`] : []),
      ...(contributions.each === undefined
        ? [p`the notice of a Member under ${refIf('capital.initial')}, where the contributions were not agreed;`]
        : []),
      p`the sale of all or substantially all its property, when the last of the price has been collected;`,
      p`the passing of ninety (90) consecutive days without a Member; or`,
      p`the order of a court, or an act of the filing office that cannot be cured, under the Act.`,
    ]),
    ...(isShared
      ? [
          para(
            p`Each Member gives up the right to have the Company dissolved or its property divided in another way, as far as that right can be given up.`,
          ),
        ]
      : []),
  ],
});

export const windingUp = clause({
  id: 'ending.windingUp',
  heading: 'Winding Up',
  source: own('Revised Uniform Limited Liability Company Act 702 to 704'),
  facts: [...deciders, terms.successorManager],
  mayRefer: ['transfers.soleMember'],
  body: (facts, { refIf }) => [
    para(
      p`After dissolution the Company continues only to be wound up. ${theGovernors(facts)}, or${whoElse(facts, refIf)}, shall collect what is owed to the Company, sell or keep its property for distribution in kind at its fair market value, give notice to known creditors as the Act provides, file the last tax returns, and file whatever ends the existence of the Company on the public record.`,
    ),
  ],
});

// A company whose only member has died has no members left who could appoint anybody.
const whoElse = (
  { management, members, successorManager }: FactsOf<readonly [...typeof deciders, typeof terms.successorManager]>,
  refIf: RefIf<'transfers.soleMember'>,
): Prose => {
  const inNeed = 'a person whom those who hold more than half of the Percentage Interests or a court appoints';
  if (members.length > 1)
    return management === 'manager'
      ? p`, if there is nobody to do it, a person whom the Members appoint, or, if there are no Members, ${inNeed}`
      : p` a person whom they appoint, or, if there are none, ${inNeed}`;
  const named =
    successorManager === undefined
      ? []
      : refIf(
          'transfers.soleMember',
          (section) => p`the person whom ${section} authorizes to manage the Company, or else `,
        );
  return p`, if there is nobody to do it, ${named}a person whom the successors to the Membership Interest or a court appoints`;
};

export const order = clause({
  id: 'ending.order',
  heading: 'Order of Payment',
  source: own('Revised Uniform Limited Liability Company Act 707'),
  facts: [derived.isShared, derived.companyTax],
  body: ({ isShared, companyTax }) => [
    para(p`The property of the Company is applied in this order:`),
    list([
      p`to the expenses of winding up and to creditors, among them Members who are creditors, as the law ranks them;`,
      p`to reserves for debts that are contingent or not yet due, which are distributed below once they are no longer needed; and`,
      isShared
        ? companyTax === 'partnership'
          ? p`to the Members in proportion to their positive Capital Accounts, after all allocations of the year; it is the intention of the Members that this equals their Percentage Interests once unequal contributions are returned.`
          : p`to the Members in proportion to their Percentage Interests.`
        : p`to the Member.`,
    ]),
  ],
});
