import { clause, type Ref } from '#assembly/clause.ts';
import type { DraftBlock, Prose } from '#assembly/draft.ts';
import { initials } from '#assembly/forms.ts';
import { list, opt, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import * as derived from '#derived/agency.ts';

const words: Readonly<Record<derived.SpecialPower, string>> = {
  mayChangeTrusts: 'create, amend, revoke, or terminate a trust during the life of the Principal',
  mayMakeGifts: 'make a gift',
  mayChangeSurvivorship: 'create or change rights of survivorship',
  mayChangeBeneficiaries: 'create or change a beneficiary designation',
  mayDelegate: 'delegate authority granted under this power of attorney',
  mayWaiveAnnuities:
    'waive the right of the Principal to be a beneficiary of a joint and survivor annuity, including a survivor benefit under a retirement plan',
  mayUseFiduciaryPowers: 'exercise fiduciary powers that the Principal has authority to delegate',
  mayReadMessages: 'have access to the content of electronic communications sent or received by the Principal',
  mayDisclaim: 'disclaim property, including a power of appointment',
};

// Each act that needs a grant of its own has a line of its own, because some statutes ask for initials next to each.
const linesOf = (power: derived.SpecialPower): readonly Prose[] =>
  power === 'mayChangeTrusts'
    ? [
        p`To create a trust during the life of the Principal.`,
        p`As to a trust made by or for the Principal, to amend, modify, revoke, or terminate it, but only if the trust instrument explicitly provides for that by the agent of its settlor.`,
      ]
    : [p`To ${words[power]}.`];

// Whoever may change a designation may make it again; for anybody else that too is to create one, which takes its own initials.
const repeating: Prose = p`To make a beneficiary designation of the Principal again, unchanged, on the plan, account, or policy that replaces the one for which it was made.`;

const linesToInitial = (powers: readonly derived.SpecialPower[]): readonly Prose[] => [
  ...powers.flatMap(linesOf),
  ...(powers.includes('mayChangeBeneficiaries') ? [] : [repeating]),
];

export const granted = clause({
  id: 'special.granted',
  heading: 'Special Powers That Are Granted',
  source: own('Uniform Power of Attorney Act 201(a)'),
  facts: [derived.specialPowers],
  body: ({ specialPowers }) => [
    para(
      p`These powers can reduce the property of the Principal or change who receives it at death. The Agent has each of them only if the Principal has written initials on the line before it. A line without initials grants nothing.`,
    ),
    initials(linesToInitial(specialPowers)),
  ],
});

export const withheld = clause({
  id: 'special.withheld',
  heading: 'Special Powers That Are Withheld',
  source: own('Uniform Power of Attorney Act 201(a)'),
  facts: [derived.specialPowers],
  refers: ['special.granted'],
  when: ({ specialPowers }) => specialPowers.length < derived.everySpecialPower.length,
  body: ({ specialPowers }, { ref }) => {
    const without = derived.everySpecialPower.filter((power) => !specialPowers.includes(power));
    const acts = without.map(
      (power) =>
        p`${words[power]}${opt(power === 'mayChangeBeneficiaries', () => p`, except to make one again if the power to do so in ${ref('special.granted')} is granted`)}`,
    );
    const before = p`No general words of this instrument, and no statute that reads general words widely, grant a power that is ${acts.length === 1 ? 'withheld' : 'listed'} here. The Agent has no authority to`;
    // A list of one would read as if something were missing.
    return acts.length === 1
      ? [para(p`${before} ${acts.flat()}.`)]
      : [para(p`${before}:`), list(acts.map((act, index) => p`${act}${endOf(index, acts.length)}`))];
  },
});

const endOf = (index: number, count: number): string => {
  if (index === count - 1) return '.';
  return index === count - 2 ? '; or' : ';';
};

export const gifts = clause({
  id: 'special.gifts',
  heading: 'Limits on Gifts',
  source: own('Uniform Power of Attorney Act 217'),
  facts: [derived.specialPowers],
  when: ({ specialPowers }) => specialPowers.includes('mayMakeGifts'),
  body: () => [
    para(
      p`If the power to make gifts is granted, the gifts to one person in a calendar year may not exceed the amount of the federal gift tax exclusion under section 2503(b) of the Internal Revenue Code. The Agent may make a gift only as is consistent with the objectives of the Principal if actually known, and otherwise with the best interest of the Principal, considering the value and nature of the property, foreseeable needs, taxes, eligibility for benefits, and the history of gifts.`,
    ),
  ],
});

export const ownBenefit = clause({
  id: 'special.benefit',
  heading: 'No Benefit to the Agent',
  source: own('Uniform Power of Attorney Act 201(b)'),
  refers: ['special.granted'],
  facts: [derived.specialPowers],
  body: ({ specialPowers }, { ref }) => benefitWords(specialPowers.includes('mayMakeGifts'), ref),
});

const benefitWords = (mayGive: boolean, ref: Ref<'special.granted'>): readonly DraftBlock[] => [
  para(
    p`Under no power of this instrument may an Agent create in that Agent, or in a person whom that Agent is legally bound to support, an interest in the property of the Principal, whether by gift, right of survivorship, beneficiary designation, disclaimer, loan, or otherwise${opt(mayGive, ', except a gift that this Section allows')}. This does not prevent expenses, pay that this instrument allows, the customary support of the spouse and the minor children of the Principal, or a beneficiary designation that is made again, unchanged, under a power granted in ${ref('special.granted')}.`,
  ),
  para(
    p`Nor may an Agent create such an interest in the spouse or a descendant of that Agent, unless that person is also a descendant of the Principal, or married to one, and all who stand in the same relation to the Principal are given the same in the same calendar year.`,
  ),
  ...(mayGive ? [para(toDependents)] : []),
];

const toDependents = p`A gift that the paragraph before this one allows may be made also to a person whom that Agent is bound to support, such as a minor child of the Agent who is a descendant of the Principal. What is given to a minor is held for that minor alone, by a custodian other than that Agent or in a trust of which that Agent is not trustee. No such gift discharges a duty of support of that Agent.`;

export const personal = clause({
  id: 'special.personal',
  heading: 'Matters That Are Not Delegated',
  source: own('Uniform Power of Attorney Act 103(2)'),
  body: () => [
    para(
      p`The Agent may not make health care decisions for the Principal, make, amend, or revoke a will or codicil, vote in a public election, marry or divorce, or perform under a contract that calls for the personal services of the Principal.`,
    ),
  ],
});
