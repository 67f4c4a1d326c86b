import { clause } from '#assembly/clause.ts';
import type { Prose } from '#assembly/draft.ts';
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
      p`Property that goes to the Descendants of a person ${define('perStirpes')} is divided into as many equal parts as there are living children of that person and deceased children who left Descendants then living. Each living child takes one part, and the part of each deceased child is divided among the Descendants of that child in the same manner.`,
    ),
    para(
      p`The ${define('heirsAtLaw')} of the Grantor are the persons who would take the personal property of the Grantor under the law of ${printedState(governingState)}, and in the proportions that it fixes, had the Grantor died at the time in question, without a will and domiciled there.`,
    ),
  ],
});

export const survival = clause<LivingTrustFacts>({
  id: 'death.survival',
  heading: 'Survival and Simultaneous Death',
  body: ({ survivalDays }) => [
    para(
      survivalDays === 0
        ? p`A person survives the Grantor, or an event, only if living after it. If the order of deaths cannot be established by clear and convincing evidence, the person is treated as not having survived.`
        : p`A person survives the Grantor, or an event, only if living at the end of the period of ${inWordsAndFigures(survivalDays)} ${survivalDays === 1 ? 'day' : 'days'} after it. If that cannot be established by clear and convincing evidence, as where deaths are simultaneous, the person is treated as not having survived.`,
    ),
    para(
      p`The Trustee makes no distribution that depends on survival until the period has ended, except to pay for the support of the persons concerned. An organization survives if it, or its successor, exists.`,
    ),
  ],
});

export const debts = clause<LivingTrustFacts>({
  id: 'death.debts',
  heading: 'Debts, Expenses, and Taxes',
  body: ({ debtsAndTaxesFrom, residence }) => [
    para(
      p`After the death of the Grantor, the Trustee pays the expenses of the last illness, funeral, and administration, the enforceable debts of the Grantor, and the estate, inheritance, and similar taxes that arise by reason of the death of the Grantor on Trust Property, as far as the probate estate does not pay them or the personal representative asks for it. A debt secured by property is not paid off before its time: whoever receives the property takes it with the debt.`,
    ),
    para(
      debtsAndTaxesFrom === 'residue'
        ? p`These payments are charged to the residue of the Trust, that is, to what is left after the gifts under ${residence?.plan === 'giveTo' ? p`${ref('death.gifts')}, ${ref('death.tangibles')}, and ${ref('death.residence')}` : p`${ref('death.gifts')} and ${ref('death.tangibles')}`}, as an expense before it is divided, and without apportionment among those who take it.`
        : p`These payments are charged pro rata to everything that is distributed under this Article, specific gifts included, in proportion to its value at the death of the Grantor, except that property qualifying for a marital or charitable deduction bears no tax that it does not cause.`,
    ),
    para(
      p`This Section does not exonerate property outside the Trust. Taxes on Designated Property, on jointly owned property, and on any other property that passes outside the Trust are borne by those who receive it, as the law provides, and the Trustee may recover them. No payment is made from Designated Property that is exempt from creditors.`,
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
            p`The Grantor makes no specific gift of a particular item or sum in this instrument. If an amendment makes one, it is distributed before the residue is divided, and it lapses, and becomes part of the residue, if its recipient does not survive the Grantor and no alternate is named.`,
          ),
        ]
      : [
          para(p`After the death of the Grantor, the Trustee first distributes the following:`),
          list(gifts.map(giftWords)),
          para(
            p`If the recipient of a gift does not survive the Grantor, the gift passes to the alternate who is named for it and who survives the Grantor. If there is none, the gift lapses and becomes part of the residue. A gift of an item that is not Trust Property at the death of the Grantor fails. A gift of an item carries its insurance and bears the cost of its delivery; a gift of a sum bears no interest.`,
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
      p`The Grantor may leave a written list, signed and dated, that disposes of household goods, jewelry, vehicles for personal use, collections, and other tangible personal property. The Trustee follows the latest list as far as the law gives it effect, and otherwise may follow it as an expression of wishes. Tangible personal property that no list or specific gift disposes of is part of the residue, and the Trustee may let those who take the residue divide it among themselves, or sell it.`,
    ),
  ],
});

export const residencePlan = clause<LivingTrustFacts>({
  id: 'death.residence',
  heading: 'Plan for the Residence',
  body: ({ residence }) => [
    para(
      p`${residenceWords(residence)} If the Residence was sold or exchanged during the life of the Grantor, this Section applies to a dwelling that replaced it, and otherwise has no effect. Homestead rights that the law gives to a surviving spouse or minor child are respected.`,
    ),
  ],
});

const residenceWords = (residence: LivingTrustFacts['residence']): Prose => {
  if (residence === undefined) return p`The Residence is part of the residue.`;
  switch (residence.plan) {
    case 'spouseMayLive':
      return p`If the Spouse survives the Grantor, the Trustee keeps the Residence in trust and the Spouse may live in it, rent free, for life or until the Spouse moves out for good or gives up the right in writing. The Spouse pays ordinary upkeep, insurance, property taxes, and interest on debts secured by it; the Trustee pays principal and major repairs from the Trust. At the request of the Spouse, the Trustee may sell the Residence and buy another on the same terms. When the right ends, the Residence is distributed as part of the residue, to those who would take the residue if the Grantor had died then.`;
    case 'sell':
      return p`After the death of the Grantor, the Trustee sells the Residence within a reasonable time, at a fair price and on terms that the Trustee finds proper, and adds the net proceeds to the residue. A person who takes part of the residue may buy it at its appraised value, and may count that part toward the price.`;
    case 'giveTo':
      return p`After the death of the Grantor, the Trustee distributes the Residence to ${party('giftRecipient', residence.recipient)}, if that person survives the Grantor, subject to the debts secured by it and to the taxes, assessments, and insurance that accrue after the death of the Grantor. If that person does not survive the Grantor, the gift lapses and the Residence is part of the residue.`;
  }
};
