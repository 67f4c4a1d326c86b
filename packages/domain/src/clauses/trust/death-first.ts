import { clause, type Define } from '#assembly/clause.ts';
import type { DraftBlock, Prose } from '#assembly/draft.ts';
import { capitalised, inWordsAndFigures, printedState } from '#assembly/printed-facts.ts';
import { list, opt, p, para, series } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { firstPerson, speaksOfMaker } from '#clauses/general/first-person.ts';
import { giftLine } from '#clauses/general/gift-line.ts';
import * as maker from '#derived/maker.ts';
import * as property from '#derived/property.ts';
import type { Disposition } from '#disposition/disposition.ts';
import { type Makers, makers } from '#derived/makers.ts';
import { debtsAndTaxesFrom } from '#facts/debts.ts';
import * as estate from '#facts/estate.ts';
import { isFoster, isStep } from '#facts/child-kind.ts';
import * as person from '#facts/person.ts';
import type { Child } from '#facts/shapes.ts';
import * as trust from '#facts/trust.ts';
import { isCommunityProperty } from '#law/provisions.ts';
import type { StateLaw } from '#law/state-law.ts';

export const wordsUsed = clause({
  id: 'death.words',
  heading: 'Words Used for Distribution',
  source: own('Uniform Probate Code 2-709(c)', 'Uniform Probate Code 2-711'),
  facts: [trust.governingState, maker.marriage, property.disposition, makers],
  refers: ['death.survival'],
  defines: ['descendants', 'perStirpes', 'heirsAtLaw'],
  mayRefer: ['declaration.family'],
  body: ({ governingState, marriage, disposition, makers: { any } }, { law, ref, refIf, define }) => [
    para(
      p`The ${define('descendants')} of a person are the children, grandchildren, and later generations of that person. They include those adopted before the age of eighteen and those in gestation who are later born alive. Whoever is adopted at a later age takes what this instrument gives by name, and is no Descendant by that adoption${refIf('declaration.family', (section) => p`, except as a child whom ${section} names`)}.`,
    ),
    ...perStirpesWords(disposition, define),
    para(
      p`The ${define('heirsAtLaw')} of ${any} are the persons who would take the personal property of ${any} under the law of ${printedState(governingState)}, and in the proportions that it fixes, had ${any} died intestate at the time in question and domiciled there. No one is an Heir at Law who does not survive as ${ref('death.survival')} requires, or as to property that the person has disclaimed.${communityHeirs(law)}${separationWords(marriage, any)}`,
    ),
  ],
});

/** Children of whom the grantor is no parent in law: what they take, and what they are not. */
export const otherChildren = clause({
  id: 'death.otherChildren',
  heading: 'Stepchildren and Foster Children',
  source: own('Uniform Probate Code 2-705'),
  facts: [person.children, makers],
  when: ({ children, makers: { areTwo } }) => hasFoster(children) || (!areTwo && hasStep(children)),
  body: ({ children, makers: { areTwo, any, that } }) => [
    // The stepchild of one of two makers is the child of the other.
    ...(!areTwo && hasStep(children)
      ? [
          para(
            p`A stepchild takes what this instrument gives to the stepchild by name; stepchildren and their issue are not Descendants of ${any} unless ${that} adopted them before the age of eighteen.`,
          ),
        ]
      : []),
    ...(hasFoster(children)
      ? [
          para(
            p`A foster child takes what this instrument gives to the foster child by name; foster children and their issue are not Descendants of ${any} unless ${that} adopted them before the age of eighteen.`,
          ),
        ]
      : []),
  ],
});

const hasStep = (children: readonly Child[]): boolean => children.some(({ relationship }) => isStep(relationship));
const hasFoster = (children: readonly Child[]): boolean => children.some(({ relationship }) => isFoster(relationship));

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
  source: own('26 U.S.C. 672(c)', 'Rev. Rul. 95-58'),
  defines: ['independentTrustee'],
  mayRefer: ['trustees.succession'],
  body: (_, { define, refIf }) => [
    para(
      p`An ${define('independentTrustee')} is a Trustee who is not a beneficiary of the trust in question and is not related or subordinate, within the meaning of section 672(c) of the Tax Code, to one or to anyone who took part in the appointment.`,
    ),
    para(
      p`A Trustee whose own interest, or whose duty to support another, the decision in question concerns takes no part in the appointment. If no other Trustee is serving, the appointment is made by ${refIf('trustees.succession', (section) => p`the first person named in ${section} who is willing and able and whom the decision does not concern, and otherwise `)}by a majority in interest of the other adult Beneficiaries of the trust in question, or by a court. No one else may be appointed to that office. An Independent Trustee may be removed only by those who could then appoint one, and only if another is appointed.`,
    ),
  ],
});

/** Where the law has two orders of heirs, for community and for separate property, which of them counts, and that no third one does. */
export const communityHeirs = (law: StateLaw | undefined): Prose =>
  opt(
    law !== undefined && isCommunityProperty(law).value,
    ' That law applies as if all property were separate property, and without any rule that returns property to the family of a deceased husband or wife.',
  );

// A spouse stays an heir until the marriage ends in law, whatever has become of it; see decision 50.
const separationWords = (marriage: maker.Marriage, any: Makers['any']): Prose => {
  if (marriage.status !== 'Married') return [];
  return marriage.isSeparated
    ? p` The Spouse, from whom ${any} is separated, is not an Heir at Law unless they live together as a couple again at the death of ${any}.`
    : p` The Spouse is not an Heir at Law if ${any} and the Spouse are separated under a court order at the death of ${any}.`;
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
  source: own('26 U.S.C. 2056(b)(4)'),
  facts: [debtsAndTaxesFrom, property.residence, makers],
  refers: ['death.gifts', 'death.tangibles', 'death.exempt'],
  mayRefer: ['death.pets', 'death.residence'],
  body: ({ debtsAndTaxesFrom, residence, makers: { last } }, { ref, refIf, has }) => [
    para(
      p`After the death of ${last}, the Trustee shall pay the expenses of the last illness, funeral, and administration, the enforceable debts of ${last}, and the estate, inheritance, and similar taxes that arise by reason of the death of ${last} on Trust Property, to the extent that the probate estate does not pay them or the personal representative so requests. A debt secured by property need not be paid before it is due: whoever receives the property takes it subject to the debt.`,
    ),
    para(
      debtsAndTaxesFrom === 'residue'
        ? p`These payments are charged to the residue of the Trust, that is, to what is left after the gifts under ${series([[ref('death.gifts')], [ref('death.tangibles')], ...(has('death.pets') ? [refIf('death.pets')] : []), ...(residence === undefined || residence.plan === 'sell' ? [] : [refIf('death.residence')])])}, other than Exempt Property, as an expense before it is divided, and without apportionment among the recipients of the residue, except that property qualifying for a marital or charitable deduction bears no tax that it does not cause.`
        : p`These payments are charged pro rata to everything that is distributed under this Article, specific gifts included, other than Exempt Property, by value at the death of ${last}, except that property qualifying for a marital or charitable deduction bears no tax that it does not cause. The recipient of a thing may pay what it bears within ninety days after notice of the amount; otherwise the Trustee may sell the thing or charge it.${opt(residence?.plan === 'spouseMayLive', ' The residue, except the part of the Spouse, advances what the Residence bears while the Spouse may live there, as a charge due when that right has ended.')}`,
    ),
    para(
      p`This Section does not exonerate property outside the Trust. Taxes on Designated Property, on jointly owned property, and on any other property that passes outside the Trust are apportioned to the persons who receive it, as the law provides, and the Trustee may recover them. No payment shall be made from Exempt Property, except as ${ref('death.exempt')} allows.`,
    ),
  ],
});

/** Which gifts bear it when the property is not enough for all of them. */
export const abatement = clause({
  id: 'death.abatement',
  heading: 'If the Property Does Not Suffice',
  source: own('Uniform Probate Code 3-902'),
  facts: [debtsAndTaxesFrom, property.residence],
  refers: ['death.debts'],
  mayRefer: ['death.pets'],
  body: ({ debtsAndTaxesFrom, residence }, { ref, refIf }) => [
    para(
      p`${debtsAndTaxesFrom === 'residue' ? p`If the Trust Property does not suffice for the payments under ${ref('death.debts')} and for everything that this Article gives, the gifts bear what is missing` : p`What each gift bears of the payments under ${ref('death.debts')} is stated there alone. If what is left after them does not suffice for everything that this Article gives, the gifts bear what is then missing`} in this order, and those of one rank in proportion to their value: first, the residue; second, gifts of sums of money${refIf('death.pets', (section) => p`, with the sum that ${section} sets aside`)}; and last, gifts of particular things, tangible personal property that a list gives${opt(residence !== undefined && residence.plan !== 'sell', ', the Residence')}, and other specific gifts. Property that another provision of this instrument keeps from bearing a debt or a tax bears none by this order.`,
    ),
  ],
});

export const specificGifts = clause({
  id: 'death.gifts',
  heading: 'Specific Gifts',
  source: own('Uniform Probate Code 2-603'),
  facts: [property.gifts, makers],
  body: ({ gifts, makers: { areTwo, last, all, verb } }, { maker: grantor }) =>
    gifts.length === 0
      ? [
          para(
            p`${capitalised(all)} ${verb('makes', 'make')} no specific gift of a particular item or sum in this instrument. If an amendment makes one, the Trustee shall distribute it before the residue is divided, and it lapses and becomes part of the residue if its recipient does not survive ${last} and no alternate is named.`,
          ),
        ]
      : [
          para(
            p`After the death of ${last}, the Trustee shall first distribute the following${opt(speaksOfMaker(gifts.map(({ item }) => item)), `, described in the words of ${all}`)}:`,
          ),
          list(gifts.map(giftLine)),
          ...firstPerson(
            gifts.map(({ item }) => item),
            { maker: grantor, areTwo },
          ),
          para(
            p`If the recipient of a gift does not survive ${last}, the gift passes to the alternate named for it, if the alternate survives ${last}. If there is none, the gift lapses and becomes part of the residue, and no rule of law against lapse saves it for anyone else. If the same item is given to more than one person, those who take share it equally. The recipient of an item takes it with its insurance and bears the cost of delivery; a gift of a sum bears no interest.`,
          ),
        ],
});

/** What becomes of a gift of something that is no longer there. */
export const ademption = clause({
  id: 'death.ademption',
  heading: 'If a Thing Given Is No Longer There',
  source: own('Uniform Probate Code 2-606'),
  facts: [property.gifts, makers],
  refers: ['death.gifts'],
  when: ({ gifts }) => gifts.length > 0,
  body: ({ makers: { areTwo, last, any } }, { ref }) => [
    para(
      p`A gift under ${ref('death.gifts')} of an item that the Trustee neither holds at the death of ${last} nor receives under the will of ${any}, as where it was sold, given away, or lost, fails, and nothing else of the Trust Property takes its place, with these exceptions. The recipient takes an item that ${any} acquired to replace it; what is still unpaid at the death of ${last} of its price, of insurance on it, or of an award for its taking; and, if it was sold, lost, or taken while ${areTwo ? 'a Grantor who could otherwise have amended the gift' : 'the Grantor'} was Incapacitated, a sum equal to the net proceeds that were received for it.`,
    ),
  ],
});

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
