import { clause, type Define } from '#assembly/clause.ts';
import type { DraftBlock, Prose } from '#assembly/draft.ts';
import { ifGiven } from '#assembly/grammar.ts';
import { capitalised, inWordsAndFigures, printedState } from '#assembly/printed-facts.ts';
import { given, list, opt, p, para, party, series } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import * as maker from '#derived/maker.ts';
import * as property from '#derived/property.ts';
import type { Disposition } from '#disposition/disposition.ts';
import { makers } from '#derived/makers.ts';
import * as estate from '#facts/estate.ts';
import { isStep } from '#facts/is-descendant.ts';
import * as person from '#facts/person.ts';
import type { SpecificGift } from '#facts/shapes.ts';
import * as trust from '#facts/trust.ts';

export const wordsUsed = clause({
  id: 'death.words',
  heading: 'Words Used for Distribution',
  source: own('Uniform Probate Code 2-709(c)', 'Uniform Probate Code 2-711'),
  facts: [trust.governingState, person.children, maker.marriage, property.disposition],
  refers: ['death.survival'],
  defines: ['descendants', 'perStirpes', 'heirsAtLaw'],
  body: ({ governingState, children, marriage, disposition }, { ref, define }) => [
    para(
      p`The ${define('descendants')} of a person are the children, grandchildren, and later generations of that person. They include those adopted before the age of eighteen and those in gestation who are later born alive.${opt(
        children.some(({ relationship }) => isStep(relationship)),
        ' A stepchild takes what this instrument gives to the stepchild by name; stepchildren and their issue are not Descendants of the Grantor unless the Grantor adopted them.',
      )}`,
    ),
    ...perStirpesWords(disposition, define),
    para(
      p`The ${define('heirsAtLaw')} of the Grantor are the persons who would take the personal property of the Grantor under the law of ${printedState(governingState)}, and in the proportions that it fixes, had the Grantor died intestate at the time in question and domiciled there. No one is an Heir at Law who does not survive as ${ref('death.survival')} requires, or as to property that the person has disclaimed.${separationWords(marriage)}`,
    ),
  ],
});

/** How descendants divide per stirpes; nothing where another manner was chosen. */
export const perStirpesWords = ({ manner }: Disposition, define: Define<'perStirpes'>): readonly DraftBlock[] =>
  manner === undefined || manner === 'perStirpes'
    ? [
        para(
          p`Property that passes to the Descendants of a person ${define('perStirpes')} is divided into as many equal parts as there are children of that person then living and children then deceased who left Descendants then living. Each living child takes one part, and the part of each deceased child is divided among the Descendants of that child in the same manner.`,
        ),
      ]
    : [];

export const independentTrustee = clause({
  id: 'death.independentTrustee',
  heading: 'Independent Trustee',
  source: own('26 U.S.C. 672(c)'),
  defines: ['independentTrustee'],
  body: (_, { define }) => [
    para(
      p`An ${define('independentTrustee')} is a Trustee who is not a beneficiary of the trust in question and is not related or subordinate, within the meaning of section 672(c) of the Tax Code, to one.`,
    ),
  ],
});

// A spouse stays an heir until the marriage ends in law, whatever has become of it; see decision 50.
const separationWords = (marriage: maker.Marriage): Prose => {
  if (marriage.status !== 'Married') return [];
  return marriage.isSeparated
    ? p` The Spouse, from whom the Grantor is separated, is not an Heir at Law unless they live together as a couple again at the death of the Grantor.`
    : p` The Spouse is not an Heir at Law if they are separated under a court order at the death of the Grantor.`;
};

export const survival = clause({
  id: 'death.survival',
  heading: 'Survival and Simultaneous Death',
  source: own('Uniform Probate Code 2-702'),
  facts: [estate.survivalDays, makers],
  body: ({ survivalDays, makers: { last } }) => [
    para(
      survivalDays === 0
        ? p`A person survives ${last}, or an event, only if living after the death or event. If the order of deaths cannot be established by clear and convincing evidence, the person is deemed not to have survived.`
        : p`A person survives ${last}, or an event, only if living at the end of the period of ${inWordsAndFigures(survivalDays)} ${survivalDays === 1 ? 'day' : 'days'} that follows the death or event. If survival cannot be established by clear and convincing evidence, as where deaths are simultaneous, the person is deemed not to have survived.`,
    ),
    para(
      p`The Trustee shall make no distribution that depends on survival until that period has ended, except for the support of the persons concerned. An organization survives if it, or its successor, exists.`,
    ),
  ],
});

export const debts = clause({
  id: 'death.debts',
  heading: 'Debts, Expenses, and Taxes',
  source: own(),
  facts: [estate.debtsAndTaxesFrom, property.residence, makers],
  refers: ['death.gifts', 'death.tangibles', 'death.exempt'],
  body: ({ debtsAndTaxesFrom, residence, makers: { last } }, { ref, refIf, has }) => [
    para(
      p`After the death of ${last}, the Trustee shall pay the expenses of the last illness, funeral, and administration, the enforceable debts of ${last}, and the estate, inheritance, and similar taxes that arise by reason of the death of ${last} on Trust Property, to the extent that the probate estate does not pay them or the personal representative so requests. A debt secured by property need not be paid before it is due: whoever receives the property takes it subject to the debt.`,
    ),
    para(
      debtsAndTaxesFrom === 'residue'
        ? p`These payments are charged to the residue of the Trust, that is, to what is left after the gifts under ${series([[ref('death.gifts')], [ref('death.tangibles')], ...(has('death.pets') ? [refIf('death.pets')] : []), ...(residence?.plan === 'giveTo' ? [refIf('death.residence')] : [])])}, other than Exempt Property, as an expense before it is divided, and without apportionment among the recipients of the residue.`
        : p`These payments are charged pro rata to everything that is distributed under this Article, specific gifts included, other than Exempt Property, in proportion to its value at the death of ${last}, except that property qualifying for a marital or charitable deduction bears no tax that it does not cause.`,
    ),
    para(
      p`This Section does not exonerate property outside the Trust. Taxes on Designated Property, on jointly owned property, and on any other property that passes outside the Trust are apportioned to the persons who receive it, as the law provides, and the Trustee may recover them. No payment shall be made from Exempt Property, except as ${ref('death.exempt')} allows.`,
    ),
  ],
});

export const specificGifts = clause({
  id: 'death.gifts',
  heading: 'Specific Gifts',
  source: own(),
  facts: [estate.specificGifts, makers],
  body: ({ specificGifts: gifts, makers: { last, any, all, verb } }) =>
    gifts.length === 0
      ? [
          para(
            p`${capitalised(all)} ${verb('makes', 'make')} no specific gift of a particular item or sum in this instrument. If an amendment makes one, the Trustee shall distribute it before the residue is divided, and it lapses and becomes part of the residue if its recipient does not survive ${last} and no alternate is named.`,
          ),
        ]
      : [
          para(p`After the death of ${last}, the Trustee shall first distribute the following:`),
          list(gifts.map(giftWords)),
          para(
            p`If the recipient of a gift does not survive ${last}, the gift passes to the alternate named for it, if the alternate survives ${last}. If there is none, the gift lapses and becomes part of the residue. A gift of an item is adeemed only if the Trustee neither holds the item at the death of ${last} nor receives it under the will of ${any}. If the same item is given to more than one person, those who take share it equally. The recipient of an item takes it with its insurance and bears the cost of delivery; a gift of a sum bears no interest.`,
          ),
        ],
});

const giftWords = ({ recipient, item, alternate }: SpecificGift): Prose =>
  p`To ${party('giftRecipient', recipient)}: ${given(item)}${ifGiven(alternate, (name) => p`; alternate recipient: ${party('giftRecipient', name)}`)}.`;

export const tangibles = clause({
  id: 'death.tangibles',
  heading: 'Tangible Personal Property',
  source: own('Uniform Probate Code 2-513', 'Uniform Trust Code 602(c)'),
  refers: ['life.revocation'],
  body: (_, { ref }) => [
    para(
      p`The Grantor may leave a written list, signed and dated, that says who receives household goods, jewelry, vehicles for personal use, collections, and other tangible personal property that is Trust Property. To that extent the list is an amendment of this instrument, if it is made as ${ref('life.revocation')} requires, except that it need not refer to the Trust. The Trustee shall follow another list to the extent that the law gives it effect, and otherwise may follow it as an expression of wishes. A later list prevails over an earlier one.`,
    ),
    para(
      p`Tangible personal property that is not Trust Property passes under the will of the Grantor, and becomes Trust Property if the Trustee receives it. Tangible personal property that is not effectively disposed of by a list or a specific gift is part of the residue, and the Trustee may permit the recipients of the residue to divide it by agreement, or may sell it.`,
    ),
  ],
});
