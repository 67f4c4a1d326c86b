import { clause } from '#assembly/clause.ts';
import { fractionInWords } from '#assembly/fraction-words.ts';
import { opt, p, para, series } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import * as derived from '#derived/will.ts';
import type { SpousesPart } from '#disposition/dispositive-tree.ts';

/** What the will itself holds for a spouse who depends on benefits: a trust made by will is not counted as theirs. */
export const spouseNeeds = clause({
  id: 'residue.needs',
  heading: 'Supplemental Needs Trust for the Spouse',
  source: own('42 U.S.C. 1396p(d)(2)(A)', '42 U.S.C. 1382b(e)(2)(A)'),
  facts: [derived.heldForSpouse],
  refers: ['residue.gift'],
  defines: ['needsTrust'],
  when: ({ heldForSpouse }) => heldForSpouse !== undefined,
  body: ({ heldForSpouse }, { define, ref }) => [
    para(
      p`If the Spouse survives the Testator, ${partWords(heldForSpouse)} under ${ref('residue.gift')}. The Testator gives ${heldForSpouse === 'everything' ? 'the Residue' : 'that part'} in trust instead, as a separate trust made by this will (the ${define('needsTrust')}). The Trustee, other than the Spouse, shall hold and administer it for the Spouse.`,
    ),
    para(
      p`During the life of the Spouse, whoever holds the Supplemental Needs Trust may, in sole and absolute discretion, apply its income and principal for needs of the Spouse that public benefits do not meet, and shall add income that is not applied to principal. It is meant to supplement those benefits and not to replace them. The Spouse may not demand a distribution, serve as its trustee, revoke it, or assign any part of it, no creditor of the Spouse may reach it, and property of the Spouse’s own may not be added.`,
    ),
  ],
});

/** A sum that the executor would pay ends benefits as a share does; it goes the way of the share. */
export const spouseNeedsGifts = clause({
  id: 'residue.needsGifts',
  heading: 'Particular Gifts to the Spouse',
  source: own('42 U.S.C. 1396p(d)(2)(A)', '42 U.S.C. 1382b(e)(2)(A)'),
  facts: [derived.giftsHeldForSpouse, derived.belongingsHeldForSpouse],
  refers: ['gifts.tangibles'],
  mayRefer: ['gifts.specific', 'residue.needs'],
  when: ({ giftsHeldForSpouse, belongingsHeldForSpouse }) => giftsHeldForSpouse.length > 0 || belongingsHeldForSpouse,
  body: ({ giftsHeldForSpouse, belongingsHeldForSpouse }, { ref, refIf }) => {
    const hasGifts = giftsHeldForSpouse.length > 0;
    const places = [
      ...(hasGifts ? [refIf('gifts.specific')] : []),
      ...(belongingsHeldForSpouse ? [[ref('gifts.tangibles')]] : []),
    ];
    return [
      para(
        p`${opt(hasGifts, () => p`Money or property, other than Tangible Personal Property, that ${refIf('gifts.specific')} gives to the Spouse, first or as alternate, is not distributed to the Spouse. It is added to the Supplemental Needs Trust${refIf('residue.needs', (section) => p` under ${section}`)} and held on its terms. `)}A vehicle that ${series(places, 'or')} gives to the Spouse is ${hasGifts ? 'added likewise' : p`added to the Supplemental Needs Trust${refIf('residue.needs', (section) => p` under ${section}`)}`}, with its insurance, if, at the death of the Testator, owning it would reduce or end public benefits of the Spouse. What is added bears what is missing in the rank of the gift, and not in that of the residue.`,
      ),
    ];
  },
});

/** Who takes what is left of it: nobody who died before the spouse, and nobody through the spouse. */
export const spouseNeedsEnd = clause({
  id: 'residue.needsEnd',
  heading: 'What Is Left of the Supplemental Needs Trust',
  source: own('Uniform Probate Code 2-707'),
  facts: [derived.heldForSpouse],
  refers: ['residue.fallback', 'residue.heirs'],
  when: ({ heldForSpouse }) => heldForSpouse !== undefined,
  body: (_, { ref }) => [
    para(
      p`On the death of the Spouse, whoever holds the Supplemental Needs Trust shall deliver what is left to the Trustee, or directly to those to whom the Trustee would distribute it. It is held and distributed on the terms that the Trust has at the death of the Testator, but as if the Testator had died immediately after the Spouse: who takes, and in which part, is determined at the death of the Spouse. What the Trust does not so dispose of, or cannot take, passes under ${ref('residue.fallback')} and ${ref('residue.heirs')}, as if the Testator had died at that time. No part of it passes to the Spouse or to the estate of the Spouse.`,
    ),
  ],
});

/** Who holds it: never the spouse, nor whom the spouse has chosen. */
export const spouseNeedsTrustee = clause({
  id: 'residue.needsTrustee',
  heading: 'Trustee of the Supplemental Needs Trust',
  source: own('Uniform Trust Code 704'),
  facts: [derived.heldForSpouse],
  refers: ['executor.nomination'],
  when: ({ heldForSpouse }) => heldForSpouse !== undefined,
  body: (_, { ref }) => [
    para(
      p`If no Trustee other than the Spouse is serving at the death of the Testator, or if whoever holds the Supplemental Needs Trust later ceases to do so and no other Trustee takes over, an adult other than the Spouse, or a bank or trust company, is appointed in writing to hold it: by the Executor; if the Spouse is the Executor or the estate is closed, by the first person other than the Spouse named in ${ref('executor.nomination')} who is willing and able to appoint; or otherwise by a court. The Spouse takes no part in the appointment.`,
    ),
    para(
      p`Whoever holds the Supplemental Needs Trust serves without bond, has the powers that the law gives to a trustee and that the Trust gives to its Trustee, and may amend its terms only to keep the Spouse eligible for benefits.`,
    ),
  ],
});

const partWords = (part: SpousesPart['part'] | undefined): string => {
  switch (part) {
    case 'third':
      return `${fractionInWords({ numerator: 1, denominator: 3 })} of the Residue does not pass`;
    case 'half':
      return `${fractionInWords({ numerator: 1, denominator: 2 })} of the Residue does not pass`;
    case 'everything':
    case undefined:
      return 'none of the Residue passes';
  }
};
