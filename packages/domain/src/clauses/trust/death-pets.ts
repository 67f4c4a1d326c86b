import { clause } from '#assembly/clause.ts';
import type { DraftBlock, Prose } from '#assembly/draft.ts';
import { capitalised } from '#assembly/printed-facts.ts';
import { given, list, opt, p, para, party } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { named, thatOne } from '#assembly/grammar.ts';
import * as arrangements from '#derived/arrangements.ts';
import { type Makers, makers } from '#derived/makers.ts';
import * as property from '#derived/property.ts';
import type { Disposition } from '#disposition/disposition.ts';
import { holdingsOf } from '#disposition/holdings-of.ts';
import { formatMoney } from '#kit/money.ts';
import { enforcesPetTrusts } from '#law/provisions.ts';
import type { StateLaw } from '#law/state-law.ts';

/** Money for the care of animals: a trust where a statute is known to uphold it, otherwise a gift with a wish. */
export const pets = clause({
  id: 'death.pets',
  heading: 'Care of Animals',
  source: own('Uniform Trust Code 408'),
  facts: [arrangements.petFund, makers],
  defines: ['petTrust'],
  when: ({ petFund }) => petFund !== undefined,
  body: ({ petFund, makers: theMakers }, { law, define }) => {
    const { last } = theMakers;
    if (petFund === undefined) return [];
    if (!upholds(law)) return giftWords(petFund, theMakers);
    return [
      para(
        p`If ${last} leaves an animal that was kept as a companion, the Trustee shall, before the residue is divided, set aside ${given(formatMoney(petFund.fundInCents))} in a separate trust (the ${define('petTrust')}) for the care of the animals of ${last}, described as “${given(petFund.animals)}”, and of every other companion animal that ${last} leaves. While any of these animals is living:`,
      ),
      list([
        ...(petFund.doesSpouseKeep
          ? [
              p`if the Spouse survives the Grantor and wishes to keep the animals, they remain with the Spouse, who is then the caretaker for as long as the Spouse is willing and able;`,
            ]
          : []),
        p`${opt(petFund.doesSpouseKeep, 'in every other case, ')}the Trustee shall deliver the animals to ${named('caretaker', petFund.caretaker)}, who is the caretaker for as long as ${thatOne(petFund.caretaker)} is willing and able, and otherwise to another person or organization that the Trustee selects and that will give them a good home together, if possible;`,
        p`the Trustee shall pay to or for the caretaker what the animals need, including food, shelter, grooming, training, insurance, and veterinary care, and may pay the caretaker reasonable compensation;`,
        p`no part of the Pet Trust may be used for anything else, except to the extent that a court finds that its value exceeds what the animals need; and`,
        p`the Trustee may visit the animals, may require accounts and proof of their identity and condition, and shall name another caretaker if they are not well cared for.`,
      ]),
    ];
  },
});

/** When that trust ends, and who takes what is left. */
export const petsEnd = clause({
  id: 'death.petsEnd',
  heading: 'End of the Pet Trust',
  source: own('Uniform Trust Code 408'),
  facts: [arrangements.petFund, property.disposition, makers],
  mayRefer: ['general.perpetuities'],
  when: ({ petFund }, law) => petFund !== undefined && upholds(law),
  body: ({ petFund, disposition, makers: { last } }, { refIf }) =>
    petFund === undefined
      ? []
      : [
          para(
            p`The Pet Trust ends when the last of the animals has died, or when the governing law requires it to end, if that is sooner. What is left then, and what a court finds to exceed the need, is distributed ${remainderWords(petFund, residueWords(disposition, last))}.${refIf('general.perpetuities', (section) => p` The same applies if ${section} ends it.`)}`,
          ),
          para(p`Whoever would take what is left, and any person whom a court appoints, may enforce the Pet Trust.`),
        ],
});

// A draft whose state is not known yet shows the words that stand almost everywhere.
const upholds = (law: StateLaw | undefined): boolean => law === undefined || enforcesPetTrusts(law);

// What is kept for a life may have ended before the animals die.
const residueWords = (disposition: Disposition, last: Makers['last']): Prose =>
  p`as part of the residue, to those who take it as determined at the death of ${last}${opt(
    holdingsOf(disposition).some(({ kind }) => kind !== 'outright'),
    '; what falls to a part that is held in trust, or was until that trust ended, passes on the terms of that part',
  )}`;

// Whom the Trustee selects takes nothing: it could select itself.
const remainderWords = ({ remainder, caretaker, doesSpouseKeep }: arrangements.PetFund, asResidue: Prose): Prose => {
  switch (remainder.to) {
    case 'residue':
      return asResidue;
    case 'caretaker':
      return doesSpouseKeep
        ? p`to the Spouse or to ${named('caretaker', caretaker)}, whichever is then the caretaker, and otherwise ${asResidue}`
        : p`to ${named('caretaker', caretaker)}, if ${thatOne(caretaker)} is then the caretaker, and otherwise ${asResidue}`;
    case 'another':
      return p`to ${party('giftRecipient', remainder.name)}, if then living or in existence, and otherwise ${asResidue}`;
  }
};

const nameOf = (remainder: arrangements.PetFund['remainder']): string =>
  remainder.to === 'another' ? remainder.name : '';

const giftWords = (
  { animals, caretaker, doesSpouseKeep, fundInCents, remainder }: arrangements.PetFund,
  { last, all, verb }: Makers,
): readonly DraftBlock[] => [
  para(
    p`If ${last} leaves an animal that was kept as a companion, the Trustee shall, before the residue is divided, distribute ${given(formatMoney(fundInCents))} to ${named('caretaker', caretaker)}, if ${thatOne(caretaker)} survives ${last} and takes in the animals of ${last}, described as “${given(animals)}”, and every other companion animal that ${last} leaves. If ${thatOne(caretaker)} does not, the Trustee shall find the animals a good home and may pay the same sum, or part of it, to whoever takes them in.${opt(doesSpouseKeep, ' If the Spouse survives the Grantor and wishes to keep the animals, they remain with the Spouse, and the Trustee shall distribute the sum to the Spouse instead.')}`,
  ),
  para(
    p`${capitalised(all)} ${verb('asks', 'ask')} whoever receives the money to use it for the care of the animals${opt(remainder.to === 'another', () => p`, and to give what is left after the last of them has died to ${party('giftRecipient', nameOf(remainder))}`)}. That is a wish. It creates neither a trust for the animals nor a duty that anyone can enforce, and the money belongs to whoever receives it.`,
  ),
];
