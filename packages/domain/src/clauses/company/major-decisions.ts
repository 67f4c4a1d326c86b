import { clause } from '#assembly/clause.ts';
import { list, opt, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import * as derived from '#derived/company.ts';
import * as company from '#facts/company.ts';
import * as terms from '#facts/company-terms.ts';
import type { ValueOf } from '#facts/define-fact.ts';

const consents: Readonly<Record<ValueOf<typeof terms.majorDecisions>, string>> = {
  unanimous: 'all Members',
  supermajority: 'Members who together hold at least two-thirds of the Percentage Interests',
  majority: 'a Majority in Interest',
};

export const majorDecisions = clause({
  id: 'management.major',
  heading: 'Major Decisions',
  source: own('Revised Uniform Limited Liability Company Act 407(b)(4), 407(c)(3)'),
  facts: [derived.isShared, company.management, terms.majorDecisions],
  when: ({ isShared, management }) => isShared || management === 'manager',
  defines: ['majorDecision'],
  body: ({ isShared, majorDecisions: threshold }, { define, refIf }) => [
    para(
      p`Each of the following is a ${define('majorDecision')}. It needs the prior written consent of ${isShared ? consents[threshold] : 'the Member'}:`,
    ),
    list([
      p`to sell, lease, or encumber all or substantially all property of the Company, or to merge, convert, or domesticate it;`,
      p`to admit a Member or to issue a further Membership Interest${refIf('transfers.permitted', (reference) => p`, except under ${reference}`)};`,
      p`to borrow, guarantee, or pledge beyond the ordinary course of the business;`,
      p`to contract with a Member, a relative of a Member, or a business in which either has an interest, unless the terms are those of unrelated parties and were disclosed;`,
      p`to change how the Company is classified for federal income tax;`,
      p`to dissolve the Company or to file for its bankruptcy; and`,
      p`to do anything else outside the ordinary course of the business.`,
    ]),
    ...(isShared
      ? [
          para(
            p`A Major Decision may not single out a Member${opt(threshold !== 'unanimous', ', reduce the share of a Member in distributions, or impose an obligation on a Member, without the written consent of that Member')}${opt(threshold === 'unanimous', ' for a burden to which that Member did not agree in writing')}.`,
          ),
        ]
      : [para(p`A Major Decision that the Member consents to is recorded in writing.`)]),
  ],
});

export const deadlock = clause({
  id: 'management.deadlock',
  heading: 'Deadlock',
  source: own('Revised Uniform Limited Liability Company Act 701(a)(4)'),
  facts: [derived.isShared],
  when: ({ isShared }) => isShared,
  refers: ['general.disputes'],
  body: (_, { ref }) => [
    para(
      p`If the Members are evenly divided, or a decision that the business needs fails twice for lack of votes, any Member may give notice of a deadlock. The Members shall then confer in person or by video within fifteen (15) days and, if they do not agree, mediate under ${ref('general.disputes')}. Until it is resolved, the Company carries on its business as before and pays its debts as they fall due, and no Member may take the disputed step.`,
    ),
    para(
      p`If the deadlock still threatens the Company with serious harm sixty (60) days after mediation was demanded, any Member may offer in writing to buy the Membership Interests of the others at a stated price for each percentage point. Within thirty (30) days the others shall accept, or buy the Membership Interest of the offering Member at the same price, in proportion to their Percentage Interests. If nobody is bound to buy after that, any Member may apply to a court for the dissolution of the Company under the Act.`,
    ),
  ],
});
