import { clause } from '#assembly/clause.ts';
import type { DraftBlock, Prose } from '#assembly/draft.ts';
import { inWordsAndFigures, printedState } from '#assembly/printed-facts.ts';
import { define, given, list, opt, p, para, party, ref } from '#assembly/prose.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { isStep } from '#facts/is-descendant.ts';
import type { SpecificGift } from '#facts/shapes.ts';

export const wordsUsed = clause<LivingTrustFacts>({
  id: 'death.words',
  heading: 'Words Used for Distribution',
  body: ({ governingState, children }) => [
    para(
      p`The ${define('descendants')} of a person are the children, grandchildren, and later generations of that person. They include those adopted before the age of eighteen and those in gestation who are later born alive.${opt(
        children.some(({ relationship }) => isStep(relationship)),
        ' A stepchild takes what this instrument gives to the stepchild by name; stepchildren and their issue are not Descendants of the Grantor unless the Grantor adopted them.',
      )}`,
    ),
    para(
      p`Property that passes to the Descendants of a person ${define('perStirpes')} is divided into as many equal parts as there are children of that person then living and children then deceased who left Descendants then living. Each living child takes one part, and the part of each deceased child is divided among the Descendants of that child in the same manner.`,
    ),
    para(
      p`The ${define('heirsAtLaw')} of the Grantor are the persons who would take the personal property of the Grantor under the law of ${printedState(governingState)}, and in the proportions that it fixes, had the Grantor died intestate at the time in question and domiciled there. No one is an Heir at Law who does not survive as ${ref('death.survival')} requires, or as to property that the person has disclaimed.`,
    ),
  ],
});

export const survival = clause<LivingTrustFacts>({
  id: 'death.survival',
  heading: 'Survival and Simultaneous Death',
  body: ({ survivalDays }) => [
    para(
      survivalDays === 0
        ? p`A person survives the Grantor, or an event, only if living after the death or event. If the order of deaths cannot be established by clear and convincing evidence, the person is deemed not to have survived.`
        : p`A person survives the Grantor, or an event, only if living at the end of the period of ${inWordsAndFigures(survivalDays)} ${survivalDays === 1 ? 'day' : 'days'} that follows the death or event. If survival cannot be established by clear and convincing evidence, as where deaths are simultaneous, the person is deemed not to have survived.`,
    ),
    para(
      p`The Trustee shall make no distribution that depends on survival until that period has ended, except for the support of the persons concerned. An organization survives if it, or its successor, exists.`,
    ),
  ],
});

export const debts = clause<LivingTrustFacts>({
  id: 'death.debts',
  heading: 'Debts, Expenses, and Taxes',
  body: ({ debtsAndTaxesFrom, residence }) => [
    para(
      p`After the death of the Grantor, the Trustee shall pay the expenses of the last illness, funeral, and administration, the enforceable debts of the Grantor, and the estate, inheritance, and similar taxes that arise by reason of the death of the Grantor on Trust Property, to the extent that the probate estate does not pay them or the personal representative so requests. A debt secured by property need not be paid before it is due: whoever receives the property takes it subject to the debt.`,
    ),
    para(
      debtsAndTaxesFrom === 'residue'
        ? p`These payments are charged to the residue of the Trust, that is, to what is left after the gifts under ${residence?.plan === 'giveTo' ? p`${ref('death.gifts')}, ${ref('death.tangibles')}, and ${ref('death.residence')}` : p`${ref('death.gifts')} and ${ref('death.tangibles')}`}, as an expense before it is divided, and without apportionment among the recipients of the residue.`
        : p`These payments are charged pro rata to everything that is distributed under this Article, specific gifts included, in proportion to its value at the death of the Grantor, except that property qualifying for a marital or charitable deduction bears no tax that it does not cause.`,
    ),
    para(
      p`This Section does not exonerate property outside the Trust. Taxes on Designated Property, on jointly owned property, and on any other property that passes outside the Trust are apportioned to the persons who receive it, as the law provides, and the Trustee may recover them. No payment shall be made from Designated Property that is exempt from the claims of creditors.`,
    ),
  ],
});

export const specificGifts = clause<LivingTrustFacts>({
  id: 'death.gifts',
  heading: 'Specific Gifts',
  body: ({ specificGifts: gifts }) =>
    gifts.length === 0
      ? [
          para(
            p`The Grantor makes no specific gift of a particular item or sum in this instrument. If an amendment makes one, the Trustee shall distribute it before the residue is divided, and it lapses and becomes part of the residue if its recipient does not survive the Grantor and no alternate is named.`,
          ),
        ]
      : [
          para(p`After the death of the Grantor, the Trustee shall first distribute the following:`),
          list(gifts.map(giftWords)),
          para(
            p`If the recipient of a gift does not survive the Grantor, the gift passes to the alternate named for it, if the alternate survives the Grantor. If there is none, the gift lapses and becomes part of the residue. A gift of an item is adeemed only if the Trustee neither holds the item at the death of the Grantor nor receives it under the will of the Grantor. If the same item is given to more than one person, those who take share it equally. The recipient of an item takes it with its insurance and bears the cost of delivery; a gift of a sum bears no interest.`,
          ),
        ],
});

const giftWords = ({ recipient, item, alternate }: SpecificGift): Prose =>
  p`To ${party('giftRecipient', recipient)}: ${given(item)}${opt(alternate !== undefined, () => p`; alternate recipient: ${party('giftRecipient', alternate ?? '')}`)}.`;

export const tangibles = clause<LivingTrustFacts>({
  id: 'death.tangibles',
  heading: 'Tangible Personal Property',
  body: () => [
    para(
      p`The Grantor may leave a written list, signed and dated, that disposes of household goods, jewelry, vehicles for personal use, collections, and other tangible personal property. The Trustee shall follow the latest list to the extent that the law gives it effect, and otherwise may follow it as an expression of wishes. Tangible personal property that is not effectively disposed of by a list or a specific gift is part of the residue, and the Trustee may permit the recipients of the residue to divide it by agreement, or may sell it.`,
    ),
  ],
});

export const residencePlan = clause<LivingTrustFacts>({
  id: 'death.residence',
  heading: 'Plan for the Residence',
  body: ({ residence }) => [
    ...residenceBlocks(residence),
    para(
      p`If the Residence was sold or exchanged during the life of the Grantor, this Section applies to a dwelling that replaced it, and otherwise has no effect. Homestead rights that the law gives to a surviving spouse or minor child are respected.`,
    ),
  ],
});

const residenceBlocks = (residence: LivingTrustFacts['residence']): readonly DraftBlock[] => {
  if (residence === undefined) return [para(p`The Residence is part of the residue.`)];
  switch (residence.plan) {
    case 'spouseMayLive':
      return spouseMayLive;
    case 'sell':
      return [
        para(
          p`After the death of the Grantor, the Trustee shall sell the Residence within a reasonable time, at a fair price and on terms that the Trustee considers proper, and add the net proceeds to the residue. A recipient of part of the residue may buy it at its appraised value and credit that part against the price.`,
        ),
      ];
    case 'giveTo':
      return [
        para(
          p`After the death of the Grantor, the Trustee shall distribute the Residence to ${party('giftRecipient', residence.recipient)}, if that person survives the Grantor, subject to the debts secured by it and to the taxes, assessments, and insurance that accrue after the death of the Grantor. If that person does not survive the Grantor, the gift lapses and the Residence is part of the residue.`,
        ),
      ];
  }
};

// A right that ended with a remarriage would lose the marital deduction (26 U.S.C. 2056(b)(1)).
const spouseMayLive: readonly DraftBlock[] = [
  para(
    p`If the Spouse survives the Grantor, the Trustee shall hold the Residence in trust, and the Spouse may live in it, rent free, for life or until the Spouse permanently ceases to live there or releases the right in writing. The right does not end on remarriage, but a new husband or wife acquires no right by it. The Spouse shall pay ordinary maintenance, insurance, property taxes, and interest on debts secured by the Residence.`,
  ),
  para(
    p`Before the residue is divided, the Trustee shall set aside from it a fund reasonably sufficient for the payments of principal and the major repairs likely to fall due while the right lasts, and shall pay them from that fund and its income. If the fund is exhausted, the Trustee may borrow on the security of the Residence. At the request of the Spouse, the Trustee shall sell the Residence and may buy another on the same terms. When the right ends, the Residence and the fund are distributed as part of the residue, to those who would take the residue if the Grantor had died then.`,
  ),
];
