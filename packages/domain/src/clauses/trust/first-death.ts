import { clause } from '#assembly/clause.ts';
import { list, opt, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { theCouple } from '#derived/couple.ts';
import { gifts } from '#derived/property.ts';
import * as couple from '#facts/couple.ts';

/** Which of two makers survives, and what holds where nobody can say. */
export const whoSurvives = clause({
  id: 'first.survivor',
  heading: 'Which Grantor Survives',
  source: own('Uniform Probate Code 2-702'),
  refers: ['death'],
  body: (_, { ref }) => [
    para(
      p`A Grantor survives the other only if living at the end of the period of one hundred twenty (120) hours that follows the death of the other. Until that period has ended, the Trustee shall make no division under this Article.`,
    ),
    para(
      p`If it is not established by clear and convincing evidence that one Grantor survived the other so, as where deaths are simultaneous, neither takes from the other. The Contribution of each Grantor, including the half of what belongs to both, is then distributed under ${ref('death')} as if that Grantor were the Surviving Grantor, and the other Sections of this Article do not apply.`,
    ),
  ],
});

/** What was whose decides what becomes of it. */
export const divisionAtFirstDeath = clause({
  id: 'first.division',
  heading: 'Division at the First Death',
  source: own('Uniform Trust Code 602(b)'),
  refers: ['declaration.contributions'],
  defines: ['deceasedShare', 'survivorsTrust'],
  mayRefer: ['general.community'],
  body: (_, { ref, refIf, define }) => [
    para(p`On the death of the Deceased Grantor, the Trustee shall divide the Trust Property into two parts:`),
    list([
      p`the ${define('deceasedShare')}, which is the Contribution of the Deceased Grantor under ${ref('declaration.contributions')}${refIf('general.community', () => p`, one half of Community Property included,`)} with what is added to the Trust by reason of the death of the Deceased Grantor; and`,
      p`the ${define('survivorsTrust')}, which is the Contribution of the Surviving Grantor, ${refIf('general.community', () => p`the other half of Community Property included, `)}with what is added to it under this Article.`,
    ]),
    para(
      p`The Trustee shall value what belongs to both as of the day of the death, may divide it in kind or allocate whole items of equal value to each part where the law permits, and shall keep separate accounts for as long as the two parts are held on different terms.`,
    ),
    para(
      p`If the law of the place where a Residence lies limits how a home may be left while a husband or wife or a minor child of the Deceased Grantor survives, a disposition beyond that limit has no effect, and the interest of the Deceased Grantor in the Residence passes as that law provides.`,
    ),
  ],
});

export const debtsAtFirstDeath = clause({
  id: 'first.debts',
  heading: 'Debts and Taxes at the First Death',
  source: own(),
  facts: [theCouple],
  body: ({ couple: { kind } }) => [
    para(
      p`From the Deceased Grantor’s Share the Trustee shall pay the expenses of the last illness, funeral, and administration, the enforceable debts of the Deceased Grantor, and the estate, inheritance, and similar taxes that arise by reason of the death of the Deceased Grantor on it, to the extent that the probate estate does not pay them or the personal representative so requests. A debt for which both Grantors are liable is charged to both parts in the proportion in which they owe it. A debt secured by property need not be paid before it is due.`,
    ),
    para(
      p`No payment is made from property that the law exempts from the claims of creditors of the Deceased Grantor.${opt(kind === 'spouses', ' No tax is charged to property that qualifies for a marital deduction while other property is available to pay it.')} Taxes on property that passes outside the Trust are apportioned to the persons who receive it, as the law provides, and the Trustee may recover them.`,
    ),
  ],
});

/** What becomes at the first death of the particular gifts that the instrument makes. */
export const giftsAtFirstDeath = clause({
  id: 'first.gifts',
  heading: 'Specific Gifts at the First Death',
  source: own('Uniform Probate Code 2-603 and 3-902'),
  facts: [gifts, couple.giftsAreMade],
  refers: ['first.debts', 'death.gifts', 'death.survival', 'death'],
  mayRefer: ['death.ademption'],
  when: ({ gifts: given }) => given.length > 0,
  body: ({ giftsAreMade }, { ref, refIf }) =>
    giftsAreMade === 'afterOwner'
      ? [
          para(
            p`A thing, other than a Residence, that ${ref('death.gifts')} gives and that belongs to the Contribution of the Deceased Grantor alone is given at the death of the Deceased Grantor, whatever ${ref('death.gifts')} says of the time. The Trustee shall distribute it to its recipient, if the recipient survives the Deceased Grantor as ${ref('death.survival')} requires, and otherwise to the alternate who so survives. If there is none, it remains in the Deceased Grantor’s Share. It bears the payments under ${ref('first.debts')} only if the rest of that share does not suffice${refIf('death.ademption', (section) => p`, and ${section} applies to it as of that death`)}. A thing so given is no part of what this Article gives to the Surviving Grantor, holds for that Grantor, or lets that Grantor disclaim.`,
          ),
          para(
            p`Gifts of sums of money, of a Residence, and of what belongs to both Grantors or to the Surviving Grantor are not made at the first death, but when ${ref('death')} applies to them. No gift is made twice.`,
          ),
        ]
      : [
          para(
            p`No gift under ${ref('death.gifts')} is made at the first death. A thing given there that belongs to the Contribution of the Deceased Grantor stays in the Deceased Grantor’s Share and is held as this Article provides, for as long as the Surviving Grantor is living. The gift is made when ${ref('death')} applies, of what that thing then is in the part from which it is given, and what the Surviving Grantor may withdraw or change under this Article includes it.`,
          ),
        ],
});

/** The part of the survivor, who may change everything in it. */
export const survivorsTrust = clause({
  id: 'first.survivorsTrust',
  heading: 'Trust of the Survivor',
  source: own('26 U.S.C. 2056(b)(5)'),
  refers: ['death', 'life.revocation', 'life.care'],
  body: (_, { ref }) => [
    para(
      p`The Surviving Grantor may revoke the Survivor’s Trust and withdraw its property, in whole or in part, and may amend this instrument as to the Survivor’s Trust in every respect, including who takes it under ${ref('death')}, at any time and without the consent of anyone, in the manner that ${ref('life.revocation')} requires. The Trustee shall pay to the Surviving Grantor, or apply as that Grantor directs, all of the net income of the Survivor’s Trust, at least quarterly, and as much of the principal as that Grantor requests.`,
    ),
    para(
      p`While the Surviving Grantor is Incapacitated, ${ref('life.care')} applies to the Survivor’s Trust, and nobody else may exercise these powers except as this instrument provides. What is left of the Survivor’s Trust at the death of the Surviving Grantor becomes irrevocable and is distributed under ${ref('death')}.`,
    ),
  ],
});

export const administrationAtFirstDeath = clause({
  id: 'first.administration',
  heading: 'Administration After the First Death',
  source: own('26 U.S.C. 1014(b)(6)', '26 U.S.C. 2010(c)(5)'),
  facts: [theCouple],
  mayRefer: ['general.community'],
  body: ({ couple: { kind } }, { refIf }) => [
    para(
      p`The Surviving Grantor, while willing and able, continues to serve as Trustee alone. The Trustee shall list the Trust Property with its values at the death of the Deceased Grantor, shall give the notices that the law then requires, and shall tell those who hold property of the Trust of the death.${refIf('general.community', () => p` The Grantors intend that both halves of Community Property receive the adjustment of basis that section 1014(b)(6) of the Tax Code gives, and the Trustee shall keep the records that show it.`)}`,
    ),
    ...(kind === 'spouses'
      ? [
          para(
            p`At the request and the cost of the Surviving Grantor, whoever may file an estate tax return for the Deceased Grantor shall file one and elect under section 2010(c)(5) of the Tax Code, so that the Surviving Grantor can use the exclusion that the Deceased Grantor has not used.`,
          ),
        ]
      : []),
  ],
});
