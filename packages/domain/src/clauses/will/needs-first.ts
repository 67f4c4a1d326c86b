import { clause } from '#assembly/clause.ts';
import { opt, p, para, series } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { gifts } from '#derived/property.ts';
import * as derived from '#derived/will.ts';

/** What comes first to a spouse who depends on benefits is held: a trust made by will is not counted as the spouse's own. */
export const spouseFirstNeeds = clause({
  id: 'residue.needs',
  heading: 'Supplemental Needs Trust for the Spouse',
  source: own('42 U.S.C. 1396p(d)(2)(A)', '42 U.S.C. 1382b(e)(2)(A)', 'Uniform Probate Code 2-707'),
  facts: [derived.heldForSpouse],
  refers: ['death.needs', 'death.needsEnd', 'death.shares'],
  when: ({ heldForSpouse }) => heldForSpouse !== undefined,
  body: (_, { ref }) => [
    para(
      p`If the Spouse survives the Testator, the Trustee shall not divide the Trust Property at the death of the Testator. The Trustee shall hold all of it in a Supplemental Needs Trust under ${ref('death.needs')}, of which the Spouse is the only Beneficiary while living, whether or not the Spouse then receives public benefits, and shall add income that is not applied to principal.`,
    ),
    para(
      p`On the death of the Spouse, what is left is divided and distributed under ${ref('death.shares')}, and not as ${ref('death.needsEnd')} provides for other Supplemental Needs Trusts, as if the Testator had died immediately after the Spouse. Who takes, and in which part, is determined at the death of the Spouse, and not at the death of the Testator. No part of it passes to the estate of the Spouse.`,
    ),
  ],
});

/** Who holds it: never the spouse, nor whom the spouse has chosen. */
export const spouseFirstTrustee = clause({
  id: 'residue.needsTrustee',
  heading: 'Trustee of the Trust for the Spouse',
  source: own('Uniform Trust Code 704 and 706'),
  facts: [derived.heldForSpouse],
  refers: ['trustees.succession', 'trustees.vacancy', 'trustees.removal'],
  when: ({ heldForSpouse }) => heldForSpouse !== undefined,
  body: (_, { ref }) => [
    para(
      p`The Spouse may not serve as Trustee of the Supplemental Needs Trust for the Spouse, and takes no part in appointing, removing, or replacing its Trustee. If the Spouse stands in the line of ${ref('trustees.succession')}, the next person named there who is willing and able to act holds that trust instead.`,
    ),
    para(
      p`What ${ref('trustees.vacancy')} and ${ref('trustees.removal')} let the adult Beneficiaries decide is decided for that trust by the adults, other than the Spouse, to whom it would be distributed if the Spouse died at that time, with a guardian other than the Spouse acting for a minor. If no one can so decide, a court does.`,
    ),
  ],
});

/** A sum that the executor would pay ends benefits as a share does; it goes the way of the share. */
export const giftsForNeeds = clause({
  id: 'gifts.needs',
  heading: 'Gifts to a Person Who Receives Benefits',
  source: own('42 U.S.C. 1396p(d)(2)(A)'),
  facts: [gifts, derived.belongings],
  refers: ['death.needs', 'death.shares', 'gifts.tangibles'],
  mayRefer: ['gifts.specific', 'residue.needs'],
  when: ({ gifts: given, belongings }) => given.length > 0 || belongings !== undefined,
  body: ({ gifts: given, belongings }, { ref, refIf, has }) => {
    const hasGifts = given.length > 0;
    const places = [
      ...(hasGifts ? [refIf('gifts.specific')] : []),
      ...(belongings === undefined ? [] : [[ref('gifts.tangibles')]]),
    ];
    const whom = p`${opt(has('residue.needs'), 'the Spouse, or to ')}a person to whom ${ref('death.needs')} applies, or would apply as a Beneficiary,`;
    return [
      para(
        p`${opt(hasGifts, () => p`Money or property, other than Tangible Personal Property, that ${refIf('gifts.specific')} gives to ${whom} is given to the Trustee instead. `)}A vehicle that ${series(places, 'or')} gives to ${hasGifts ? p`${opt(has('residue.needs'), 'the Spouse, or to ')}such a person,` : whom} is given to the Trustee ${hasGifts ? 'likewise' : 'instead'}, with its insurance, if, at the death of the Testator, owning it would reduce or end public benefits of that person.${refIf('residue.needs', (section) => p` What is so given for the Spouse is held under ${section}.`)} What is so given for ${opt(has('residue.needs'), 'anyone else')}${opt(!has('residue.needs'), 'that person')} is held under ${ref('death.needs')}, and is no part of what ${ref('death.shares')} divides.`,
      ),
    ];
  },
});
