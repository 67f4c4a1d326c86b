import { clause, type RefIf } from '#assembly/clause.ts';
import type { DraftBlock, DraftInline, Prose } from '#assembly/draft.ts';
import { list, opt, p, para, party, series } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { firstPerson, speaksOfMaker } from '#clauses/general/first-person.ts';
import { giftLine } from '#clauses/general/gift-line.ts';
import * as maker from '#derived/maker.ts';
import { gifts as particular } from '#derived/property.ts';
import * as will from '#derived/will.ts';
import type { Belongings, Gift } from '#disposition/dispositive-tree.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { mayUseTangibleList } from '#law/provisions.ts';

/** Particular things and sums. */
export const specificGifts = clause({
  id: 'gifts.specific',
  heading: 'Specific Gifts',
  source: own('Uniform Probate Code 2-606'),
  facts: [particular, maker.marriage],
  mayRefer: ['residue.fallback', 'residue.needsGifts', 'gifts.needs'],
  when: ({ gifts }) => gifts.length > 0,
  body: ({ gifts, marriage }, { has, refIf, maker: testator }) => [
    para(
      p`The Testator makes the following gifts${opt(speaksOfMaker(gifts.map(({ item }) => item)), ', described in the words of the Testator')}:`,
    ),
    list(gifts.map(giftLine)),
    ...firstPerson(
      gifts.map(({ item }) => item),
      { maker: testator, areTwo: false },
    ),
    para(
      p`If the recipient of a gift does not survive the Testator, the gift passes to the alternate named for it, if the alternate survives the Testator. If there is none, it lapses and is part of the residue, and no rule of law against lapse saves it. If the same item is given to more than one person, those who take share it equally. The recipient of an item takes it with its insurance and bears the cost of delivery; a gift of a sum bears no interest.${opt(has('residue.fallback'), ' If the Trust gives the same item or sum to the same person, the gift is made only once.')}${opt(givesToSpouse(gifts, marriage), () => refIf('residue.needsGifts', (section) => p` Of what is so given to the Spouse, the money and property that ${section} describes are held as it provides, and the rest is delivered to the Spouse.`))}${refIf('gifts.needs', (section) => p` A gift that ${section} gives to the Trustee instead is held as it provides.`)}`,
    ),
  ],
});

const givesToSpouse = (gifts: readonly Gift[], marriage: maker.Marriage): boolean =>
  marriage.status === 'Married' &&
  gifts.some(({ takers: people }) => people.some((name) => isSamePerson(name, marriage.spouseName)));

/** What becomes of a gift of something that the testator owns no more; a sale by whoever acts for the testator takes it from nobody. */
export const ademption = clause({
  id: 'gifts.ademption',
  heading: 'If a Thing Given Is No Longer There',
  source: own('Uniform Probate Code 2-606'),
  facts: [particular],
  mayRefer: ['gifts.specific'],
  when: ({ gifts }) => gifts.length > 0,
  body: (_, { refIf }) => [
    para(
      p`A gift${refIf('gifts.specific', (section) => p` under ${section}`)} of an item that the Testator does not own at death, as where it was sold, given away, or lost, fails, and nothing else of the estate takes its place, with these exceptions. The recipient takes an item that the Testator acquired to replace it; what is still unpaid at the death of the Testator of its price, of insurance on it, or of an award for its taking; and, if it was sold, lost, or taken while the Testator was unable to manage property, or by somebody who acted for the Testator under a power of attorney or an order of a court, a sum equal to the net proceeds that were received for it.`,
    ),
  ],
});

/** Household goods and personal belongings, with a list outside the will where the law gives it effect. */
export const tangibles = clause({
  id: 'gifts.tangibles',
  heading: 'Tangible Personal Property',
  source: own('Uniform Probate Code 2-513'),
  facts: [will.belongings],
  refers: ['residue.gift', 'declaration.family'],
  defines: ['tangible'],
  mayRefer: ['gifts.specific', 'residue.needs', 'residue.needsGifts', 'gifts.needs', 'residue.young'],
  body: ({ belongings }, { law, ref, refIf, has, define }) => [
    para(
      p`The ${define('tangible')} of the Testator is household furniture and goods, jewelry, clothing, books, works of art, collections, sporting goods, pets, vehicles for personal use, and other things for personal use, with their insurance. It does not include money, precious metals held for investment, or property used in a business.`,
    ),
    law !== undefined && mayUseTangibleList(law).value ? listOutside : wishesOutside,
    para(
      p`All Tangible Personal Property that is not effectively disposed of ${refIf('gifts.specific', (section) => p`under ${section} or `)}${law !== undefined && mayUseTangibleList(law).value ? 'by that writing' : 'otherwise in this will'} ${belongings === undefined ? p`is part of the residue and passes ${refIf('residue.needs', (section) => p`as ${section} and ${ref('residue.gift')} provide`)}${opt(!has('residue.needs'), () => p`under ${ref('residue.gift')}`)}.` : p`is given to ${takers(belongings, ref('declaration.family'))}.${refIf('residue.needsGifts', heldInstead)}${refIf('gifts.needs', heldInstead)} What nobody takes under this Section is part of the residue.`}`,
    ),
    ...(belongings && (belongings.takers.length > 1 || belongings.opensToChildren) ? [divided(refIf)] : []),
  ],
});

const heldInstead = (section: DraftInline): Prose => p` A vehicle is held instead where ${section} says so.`;

const listOutside = para(
  p`The Testator may leave a written statement or list, signed and dated by the Testator, that describes items and recipients with reasonable certainty, whether it is made before or after this will. The Executor shall distribute the items as the latest statement directs, to the extent that the law gives it effect.`,
);

const wishesOutside = para(
  p`The Testator may leave a written list of wishes for particular items. It is a guide only and binds nobody, unless the law gives it effect; an item that is meant to go to a particular person is given in this will or a codicil.`,
);

const takers = ({ takers: people, opensToChildren }: Belongings, family: DraftInline): Prose => {
  const names = people.map((name) => [party('beneficiary', name)]);
  if (opensToChildren)
    return p`those of the following who survive the Testator, in shares of substantially equal value: ${series([...names, p`every child who is born or adopted later, as ${family} says`])}`;
  return p`${series(names)}, if that person survives the Testator`;
};

const divided = (refIf: RefIf<'residue.young'>): DraftBlock =>
  para(
    p`Those who take divide the things as they agree. If they do not agree within ninety (90) days after the Executor is appointed, the Executor divides them, taking wishes into account, or sells what cannot be divided fairly, and that decision stands if it is made in good faith and with reasonable care. The share of a minor may be delivered to the person with whom the minor lives${refIf('residue.young', (section) => p`, unless ${section} excludes that person`)}.`,
  );
