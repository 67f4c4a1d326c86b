import { clause, type RefIf } from '#assembly/clause.ts';
import type { DraftBlock, Prose } from '#assembly/draft.ts';
import { opt, p, para, party } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import * as derived from '#derived/company.ts';
import * as company from '#facts/company.ts';
import * as terms from '#facts/company-terms.ts';
import type { ValueOf } from '#facts/define-fact.ts';
import { isOrganization } from '#facts/is-organization.ts';

const restraints: Readonly<Record<ValueOf<typeof terms.transferLimit>, string>> = {
  firstRefusal:
    'A Member may Transfer a Membership Interest only as this Article provides: to a permitted transferee, in a buy-out, with the written consent of all other Members, or after the Company and the other Members had the right of first refusal.',
  consent:
    'A Member may Transfer a Membership Interest only as this Article provides: to a permitted transferee, in a buy-out, or with the prior written consent of all other Members, which each of them may withhold for any reason or none.',
  free: 'A Member may Transfer the right to distributions, profits, and losses freely, on ten (10) days’ written notice to the Company. The other rights that belong to a Membership Interest pass only as this Article provides.',
};

export const restraint = clause({
  id: 'transfers.restraint',
  heading: 'Limits on Transfers',
  source: own('Revised Uniform Limited Liability Company Act 502'),
  facts: [derived.isShared, terms.transferLimit],
  mayRefer: ['schedule.spouse'],
  body: ({ isShared, transferLimit }, { refIf }) => [
    para(
      p`${isShared ? restraints[transferLimit] : 'The Member may Transfer all or part of the Membership Interest at any time. Whoever acquires all of it by a signed writing of the Member becomes the Member on accepting this Agreement in writing, so that the Company is never without a Member; whoever so acquires a part is admitted as a further Member if that writing says so. A pledge admits nobody as a Member, and whoever acquires in another way is an assignee.'}`,
    ),
    ...(isShared
      ? [
          para(
            p`A Transfer that violates this Agreement makes nobody a Member and gives nobody a right to vote, to manage, or to be informed. It has no effect against the Company if whoever acquires knew or had notice of these limits. Where the law gives it effect all the same, as of a pledge or by operation of law, whoever acquires has the rights of an assignee and no others.`,
          ),
        ]
      : []),
    ...consentOfSpouse(isShared, refIf),
  ],
});

// The form for it stands only in a state in which what is earned in a marriage belongs to both.
const consentOfSpouse = (isShared: boolean, refIf: RefIf<'schedule.spouse'>): readonly DraftBlock[] => {
  const words = refIf('schedule.spouse', (form) =>
    isShared
      ? p`A Member who is married when signing this Agreement or a joinder to it shall ask the spouse for the consent in the form of ${form} and deliver it to the Company. If the spouse does not sign, the Members are bound by this Agreement all the same, and the Member is not for that reason in default.`
      : p`If the Member is married when signing this Agreement, the Member shall ask the spouse to sign the consent in ${form} and keep it with this Agreement. The Member is bound without it too.`,
  );
  return words.length === 0 ? [] : [para(words)];
};

// What befalls the transferor matters to the transferee only where it lets others buy.
const passedOn: Readonly<Record<ValueOf<typeof terms.buySell>, Prose>> = {
  all: p`; what happens to the transferor at death, divorce, incapacity, or bankruptcy counts as happening to the transferee`,
  death: p`; the death of the transferor counts as happening to the transferee`,
  none: [],
};

export const permitted = clause({
  id: 'transfers.permitted',
  heading: 'Permitted Transferees',
  source: own(),
  facts: [derived.isShared, terms.buySell],
  refers: ['transfers.assignees'],
  when: ({ isShared }) => isShared,
  body: ({ buySell }, { ref }) => [
    para(
      p`A Member may without the consent of anybody Transfer all or part of a Membership Interest to a trust that the Member can revoke, while the Member is its trustee or votes its interest, and back to the Member. A Member that is an entity may Transfer to an entity under the same control. The transferee becomes a Member on signing a joinder to this Agreement and is bound as the transferor was${passedOn[buySell]}. The transferor stays liable for contributions not yet made.`,
    ),
    para(
      p`A change in who controls a Member that is an entity is no Transfer and is not void. Unless those who get control could have been transferees under this Section, that Member has the rights of an assignee under ${ref('transfers.assignees')} from then on, until all other Members consent in writing to the change.`,
    ),
  ],
});

export const firstRefusal = clause({
  id: 'transfers.firstRefusal',
  heading: 'Right of First Refusal',
  source: own(),
  facts: [derived.isShared, terms.transferLimit],
  when: ({ isShared, transferLimit }) => isShared && transferLimit === 'firstRefusal',
  body: () => [
    para(
      p`A Member who has a written offer in good faith from a buyer who is able to pay, and wishes to accept it, shall give the Company and the other Members a copy that names the buyer, the price in money, and all terms. The Company may buy the whole offered Membership Interest on those terms by written notice within thirty (30) days. If it does not, the other Members may do so within the next fifteen (15) days, in proportion to their Percentage Interests or as they agree. The Member who wishes to sell, also as one who manages the Company, takes no part in the decision whether the Company buys; the Company buys if Members who hold more than half of the other Percentage Interests so decide.`,
    ),
    para(
      p`If the whole is not taken, the Member may sell it to that buyer, on those terms and no better ones, within ninety (90) days. The buyer has the rights of an assignee until admitted as a Member. A gift, a pledge, and an exchange for anything but money need the written consent of all other Members.`,
    ),
  ],
});

export const assignees = clause({
  id: 'transfers.assignees',
  heading: 'Assignees',
  source: own('Revised Uniform Limited Liability Company Act 502, 504'),
  facts: [derived.isShared],
  body: ({ isShared }) => [
    para(
      p`A person who acquires a Membership Interest, or a right in one, and is not admitted as a Member is an assignee: entitled to the distributions and allocations that belong to it and to the tax information about it, but not to vote, to manage, to inspect records beyond what the Act gives an assignee, or to act for the Company. ${isShared ? 'An assignee is admitted as a Member only with the written consent of all Members other than the transferor, and on signing a joinder to this Agreement.' : 'The Member may admit an assignee as a Member in writing.'}`,
    ),
  ],
});

export const creditors = clause({
  id: 'transfers.creditors',
  heading: 'Creditors of a Member',
  source: own('Revised Uniform Limited Liability Company Act 503'),
  facts: [derived.isShared],
  body: ({ isShared }) => [
    para(
      p`A creditor of a Member has no right in property of the Company. To the fullest extent that the law provides, the only remedy of a judgment creditor against a Membership Interest is a charging order, by which the creditor receives distributions as they are made and no right to vote, to manage, or to demand a distribution.${opt(isShared, ' The Company or another Member may at any time redeem the charged interest by paying what is due on the judgment; whoever pays succeeds to the claim.')}`,
    ),
  ],
});

export const withdrawal = clause({
  id: 'transfers.withdrawal',
  heading: 'Withdrawal of a Member',
  source: own('Revised Uniform Limited Liability Company Act 601, 602'),
  facts: [derived.isShared, terms.buySell],
  mayRefer: ['buyOut.events'],
  body: ({ isShared, buySell }, { refIf }) => [
    para(
      isShared
        ? p`A Member may withdraw only on ninety (90) days’ written notice to all others. Whoever withdraws is an assignee from then on, may not demand to be paid out, and answers for damage if the withdrawal breaks another promise to the Company.${opt(buySell === 'all', () => refIf('buyOut.events', (reference) => p` The right of the Company and the other Members to buy under ${reference} is not affected.`))}`
        : p`The Member may not withdraw while being the only Member, unless another person has been admitted or the Company is dissolved at the same time. A Transfer of the whole Membership Interest to one who becomes the Member is no withdrawal.`,
    ),
  ],
});

export const heirs = clause({
  id: 'transfers.heirs',
  heading: 'Death or Incapacity of a Member',
  source: own('Revised Uniform Limited Liability Company Act 504, 602'),
  facts: [derived.isShared],
  mayRefer: ['buyOut.events'],
  when: ({ isShared }) => isShared,
  body: (_, { refIf }) => [
    para(
      p`When a Member dies, the personal representative holds the Membership Interest as an assignee, and may exercise the rights to information that the Act gives, until it passes to those entitled to it. While a Member is incapacitated, as two licensed physicians certify or a court finds, an agent under a durable power of attorney, or whoever a court appoints for the property of the Member, may vote the Membership Interest, except on a matter in which that person has an interest of their own. A Membership Interest that nobody may so vote is not counted, in a vote or where the consent of all Members is needed; what this Agreement allows only with the consent of that Member waits until somebody may give it. No time in this Agreement runs against a Member who is incapacitated, or against a successor, until somebody may act for that Member or successor; but no time is extended by more than one hundred eighty (180) days for this, and silence then has its ordinary effect. Any other Member may ask a court to appoint somebody to act.${refIf('buyOut.events', (reference) => p` All of this is subject to ${reference}.`)}`,
    ),
    para(
      p`If no Member is left, those who hold more than half of the Percentage Interests as assignees may admit one or more of themselves as Members in writing, with effect from the day on which the last Member left, so that the Company is never without a Member.`,
    ),
  ],
});

export const soleMember = clause({
  id: 'transfers.soleMember',
  heading: 'Death or Incapacity of the Member',
  source: own('Revised Uniform Limited Liability Company Act 701(a)(3)'),
  facts: [derived.isShared, company.members, terms.successorManager],
  when: ({ isShared }) => !isShared,
  body: ({ members, successorManager }) => {
    if (members.some(isOrganization))
      return [
        para(
          p`If the Member ceases to exist, its successor in law, or whoever winds it up, holds the Membership Interest and may be admitted as the Member by a signed writing with effect from that event, so that the Company continues.`,
        ),
      ];
    return [
      para(
        p`The Company continues after the death of the Member. The Membership Interest passes to those entitled to it by the trust, will, or succession of the Member, and the personal representative, or the trustee who holds it, is admitted as the Member from the moment of death by signing a writing to that effect, so that the Company is never without a Member.`,
      ),
      para(
        successorManager === undefined
          ? p`While the Member is incapacitated, an agent under a durable power of attorney whose authority covers business interests, or else whoever a court appoints for the property of the Member, may exercise the rights of the Member and appoint somebody to manage the Company.`
          : p`${party('manager', successorManager.name)} is authorized to manage the Company while the Member is incapacitated, and after the death of the Member until a successor Member decides otherwise: to carry on its business, to act for it with banks and authorities, and to preserve its property. That authority gives no right to distributions. It begins with a written statement of a licensed physician or with a certificate of death.`,
      ),
    ];
  },
});
