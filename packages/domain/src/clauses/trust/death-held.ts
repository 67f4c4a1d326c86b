import { clause } from '#assembly/clause.ts';
import type { DraftBlock, Prose } from '#assembly/draft.ts';
import { fractionInWords } from '#assembly/fraction-words.ts';
import { ifGiven } from '#assembly/grammar.ts';
import { capitalised, inWordsAndFigures, printedState } from '#assembly/printed-facts.ts';
import { given, list, opt, p, para, party } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { othersAfterLife } from '#clauses/trust/after-a-life.ts';
import { endOfItem } from '#clauses/trust/end-of-item.ts';
import { mannerTerm } from '#clauses/trust/manner-words.ts';
import { statedIn } from '#clauses/trust/stated-in.ts';
import * as maker from '#derived/maker.ts';
import * as property from '#derived/property.ts';
import { type Makers, makers } from '#derived/makers.ts';
import type { Disposition } from '#disposition/disposition.ts';
import { findHolding, isHeldForNeeds } from '#disposition/holdings-of.ts';
import { descendantsTake, passesToThoseNext } from '#disposition/lines-of.ts';
import * as estate from '#facts/estate.ts';
import * as person from '#facts/person.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { fractionOf } from '#facts/payout-steps.ts';
import type { PayoutStep } from '#facts/shapes.ts';
import { custodianAge } from '#law/provisions.ts';
import type { StateLaw } from '#law/state-law.ts';

export const held = clause({
  id: 'death.held',
  heading: 'Shares Held in Trust',
  source: own(),
  facts: [property.disposition, maker.leavesSpouse, person.spouseName, makers],
  refers: ['death.shares', 'death.minors', 'death.lapse', 'death.contingent', 'death.ultimate'],
  defines: ['heldTrust'],
  mayRefer: ['death.children'],
  body: ({ disposition, leavesSpouse, spouseName, makers: theMakers }, { ref, refIf, define }) => {
    const { all } = theMakers;
    const lines = nearestLine(disposition, {
      makers: theMakers,
      spouse: leavesSpouse ? spouseName : undefined,
      section: p`${ref('death.shares')}`,
    });
    const hasAges = findHolding(disposition, 'untilAge') !== undefined;
    const hasSteps = findHolding(disposition, 'inSteps') !== undefined;
    const reasons = [
      ...(hasAges ? ['states an age that the Beneficiary has not reached'] : []),
      ...(hasSteps ? ['directs distribution in steps'] : []),
    ];
    return [
      para(
        p`The Trustee shall hold in a separate trust (a ${define('heldTrust')}) ${opt(reasons.length > 0, () => p`the Share of each Beneficiary for whom ${statedIn(disposition, ['untilAge', 'inSteps'], { ref, refIf })} ${reasons.join(' or ')}, and `)}whatever ${ref('death.minors')} directs to be held. Of each Held Trust:`,
      ),
      list([
        p`the Trustee shall pay to or apply for the Beneficiary as much of the income and principal as is needed for health, education, maintenance, and support, considering other resources known to the Trustee, adding other income to principal;`,
        p`when the Beneficiary reaches the age ${opt(hasAges, () => p`stated in ${statedIn(disposition, ['untilAge'], { ref, refIf })}, or otherwise in ${ref('death.minors')},`)}${opt(!hasAges, () => p`stated in ${ref('death.minors')},`)}${opt(hasSteps, ' or the last age of the steps,')} the Trustee shall distribute what is left to the Beneficiary, outright; and`,
        p`if the Beneficiary dies before it is distributed, what is left passes to the Descendants of the Beneficiary, ${mannerTerm(disposition.manner)}, or if there are none, ${linesBefore(disposition, lines)}${othersAfterLife({ disposition, ref, makers: theMakers })}.`,
      ]),
      para(
        p`The Trustee may retain a Held Trust due for distribution while the Beneficiary is in a lawsuit, divorce, bankruptcy, or serious dependency, if distribution would defeat the purposes of ${all}.`,
      ),
    ];
  },
});

interface Lines {
  readonly makers: Makers;
  /** Whose line is no line of the makers. */
  readonly spouse: string | undefined;
  /** Where those who take are named. */
  readonly section: Prose;
}

// The children of a class are Descendants of a maker; where nobody else is named but the spouse, no other line is there.
const nearestLine = ({ portions }: Disposition, { makers: { areTwo, any }, spouse, section }: Lines): Prose => {
  const ancestor = p`of the nearest ancestor of the Beneficiary who is ${any}`;
  if (portions.every(({ name }) => spouse !== undefined && isSamePerson(name, spouse)))
    return p`${ancestor} or a Descendant of ${any} and has Descendants then living${opt(areTwo, ', both Grantors counting as one')}`;
  return p`${ancestor}, a person named in ${section}${exceptSpouse(spouse)}, or a Descendant of either, and has Descendants then living (of two equally near, ${any}${opt(areTwo, ', both counting as one,')} or a Descendant of ${any})`;
};

// Where those who come next take before the others, so do they here; brothers and sisters who share one place stay before them.
const linesBefore = (disposition: Disposition, lines: Prose): Prose => {
  const to = (whose: Prose): Prose =>
    p`to the Descendants, ${mannerTerm(disposition.manner)}, ${whose}, or if there are none, `;
  if (!passesToThoseNext(disposition)) return to(lines);
  return descendantsTake(disposition)
    ? to(p`of the nearest ancestor in whose place the Beneficiary took and who has Descendants then living`)
    : [];
};

// The name, because after a divorce nobody is the spouse, and the line of the one who was would come in.
const exceptSpouse = (name: string | undefined): Prose =>
  ifGiven(name, (spouse) => p` other than ${party('spouse', spouse)}`);

// A fraction of what is then left, so that payments for needs and gains in between shift nothing from step to step.
export const steps = clause({
  id: 'death.steps',
  heading: 'Distribution in Steps',
  source: own(),
  facts: [property.disposition],
  refers: ['death.shares'],
  mayRefer: ['death.children'],
  when: ({ disposition }) => findHolding(disposition, 'inSteps') !== undefined,
  body: ({ disposition }, { ref, refIf }) => [
    para(
      p`From a Held Trust for which ${statedIn(disposition, ['inSteps'], { ref, refIf })} directs distribution in steps, the Trustee shall distribute to the Beneficiary, outright, when the Beneficiary reaches:`,
    ),
    list((findHolding(disposition, 'inSteps')?.steps ?? []).map(stepWords)),
    para(
      p`Each fraction is taken of the value of the Held Trust at the time of the step, and nothing is deducted for what was paid before for the needs of the Beneficiary. A step whose age the Beneficiary has already reached when the Held Trust begins is taken at once, an earlier step before a later one.`,
    ),
  ],
});

const stepWords = ({ age, part }: PayoutStep, index: number, all: readonly PayoutStep[]): Prose => {
  const amount =
    part === 'rest'
      ? 'all that is then left of it'
      : `${fractionInWords(fractionOf(part))} of ${index === 0 ? 'the Held Trust' : 'what is then left of it'}`;
  return p`the age of ${inWordsAndFigures(age)}, ${amount}${endOfItem(index, all.length)}`;
};

export const minors = clause({
  id: 'death.minors',
  heading: 'Property for a Young or Incapacitated Person',
  source: own('Uniform Transfers to Minors Act 5, 6 and 20'),
  facts: [property.disposition],
  body: ({ disposition }, { law }) => [
    para(
      p`Property that would be distributed outright to a person under the age of twenty-one (21) is held until that age, unless another provision of this Article holds that property to a later age. The Trustee may, whichever is best for that person:`,
    ),
    list([
      p`hold it in trust until then;`,
      p`transfer it to a custodian, whom the Trustee may select and who may be the Trustee, under the Uniform Transfers to Minors Act or the like law of any state, to hold it ${custodyWords(law)}; or`,
      p`if it is small, pay it to a parent or guardian, to an account for education or for a person with a disability, or directly to those who provide for that person.`,
    ]),
    para(
      p`Property for an adult who is Incapacitated may be held and applied in the same manner for as long as the condition lasts. A receipt given by the custodian, parent, guardian, or provider discharges the Trustee. The interest of the person is vested, and passes to the estate of that person on death, unless it is held in trust.`,
    ),
    ...(findHolding(disposition, 'untilAge') ? longCustody(law) : []),
  ],
});

// Where a custodian may hold property beyond twenty-one, a small trust need not go on beside it.
const longCustody = (law: StateLaw | undefined): readonly DraftBlock[] => {
  const latest = law && custodianAge(law);
  return law === undefined || latest === undefined || latest <= 21
    ? []
    : [
        para(
          p`If a Held Trust is small, the Trustee may instead transfer it to a custodian for the Beneficiary under the law of ${printedState(law.code)} on transfers to minors, to hold until the age stated for the Beneficiary, but not beyond the age of ${inWordsAndFigures(latest)}.`,
        ),
      ];
};

// A custodianship ends early in law where the instrument names no age; see decision 50.
const custodyWords = (law: StateLaw | undefined): Prose => {
  const latest = law && custodianAge(law);
  return latest === undefined
    ? p`until the age of twenty-one (21), or the latest earlier age that the law allows`
    : p`until the age of ${inWordsAndFigures(Math.min(21, latest))}`;
};

export const needs = clause({
  id: 'death.needs',
  heading: 'Beneficiaries With Disabilities',
  source: own('42 U.S.C. 1396p(d)(2)'),
  facts: [property.disposition, maker.leavesSpouse, makers],
  refers: ['death.shares'],
  defines: ['needsTrust'],
  mayRefer: ['death.children', 'first.gifts'],
  body: ({ disposition, leavesSpouse, makers: { areTwo } }, { ref, refIf, define }) => [
    para(
      isHeldForNeeds(disposition)
        ? p`The Trustee shall hold all property that passes, under ${areTwo ? p`${refIf('first.gifts', (section) => p`${section} or under `)}this Article` : 'any provision of this instrument'}, to a Beneficiary for whom ${statedIn(disposition, ['supplementalNeeds'], { ref, refIf })} refers to this Section, or to another Beneficiary${opt(areTwo, ', other than a Grantor,')} who has a disability and receives or is likely to need public benefits that depend on income or resources, in a separate trust (a ${define('needsTrust')}) instead of distributing it.`
        : p`If a Beneficiary${opt(areTwo, ' other than a Grantor')} has a disability and receives or is likely to need public benefits that depend on income or resources, the Trustee shall hold ${areTwo ? p`what passes under ${refIf('first.gifts', (section) => p`${section} or under `)}this Article to that Beneficiary` : 'what this instrument gives to that Beneficiary'} in a separate trust (a ${define('needsTrust')}) instead of distributing it.`,
    ),
    para(
      p`The Trustee of a Supplemental Needs Trust may, in the sole and absolute discretion of the Trustee, apply income and principal for needs that public benefits do not meet. It is meant to supplement those benefits, not to replace them. The Beneficiary may not demand a distribution, serve as a Trustee of it, revoke it, or assign any part of it, and no part of it is a resource available to the Beneficiary${opt(leavesSpouse, ', except to the extent that the law counts what an instrument other than a will holds for the Spouse')}. Its Trustee is chosen as if the Beneficiary were unable to serve. Property of the Beneficiary’s own may not be added. No other provision that holds or distributes property by age applies to a Supplemental Needs Trust.`,
    ),
  ],
});

/** How long such a trust lasts, and who takes what is left. */
export const needsEnd = clause({
  id: 'death.needsEnd',
  heading: 'End of a Supplemental Needs Trust',
  source: own('Uniform Trust Code 411 and 412'),
  facts: [property.disposition, makers],
  refers: ['death.held'],
  mayRefer: ['death.afterSpouse'],
  body: ({ disposition, makers: { areTwo, last } }, { ref, refIf }) => [
    para(
      p`An Independent Trustee may amend the terms of a Supplemental Needs Trust only to keep the Beneficiary eligible, or${opt(!areTwo, `, unless it is held for a surviving husband or wife of ${last},`)} end it in favor of the Beneficiary if it is no longer needed.`,
    ),
    para(
      p`On the death of the Beneficiary, what is left passes to the Descendants of the Beneficiary then living, ${mannerTerm(disposition.manner)}. If there are none, it passes under ${ref('death.held')} as if a Held Trust had ended by death.${refIf('death.afterSpouse', (section) => p` What was held for the Spouse passes under ${section} instead.`)}`,
    ),
  ],
});

export const wishes = clause({
  id: 'death.wishes',
  heading: 'Instructions for Distribution',
  source: own(),
  facts: [estate.distributionInstructions, makers],
  when: ({ distributionInstructions }) => distributionInstructions !== undefined,
  body: ({ distributionInstructions, makers: { all, verb } }) => [
    para(
      p`${capitalised(all)} ${verb('adds', 'add')} these instructions on how distributions are to be made, in the words of ${all}: ${given(distributionInstructions ?? '')}`,
    ),
    para(
      p`The Trustee shall follow these instructions as far as they are clear and lawful and agree with the Shares and ages stated in this Article, which prevail where they conflict.`,
    ),
  ],
});

export const payment = clause({
  id: 'death.payment',
  heading: 'Manner of Distribution',
  source: own(),
  facts: [makers],
  mayRefer: ['death.disclaimer'],
  body: ({ makers: { areTwo, last } }, { refIf }) => [
    para(
      p`The Trustee may make a distribution in cash or in kind, in undivided interests, and not in proportion among those who take, at values current at the time of distribution. The Trustee may make partial distributions and may hold back a reasonable reserve for debts, expenses, and taxes. Income earned during administration is shared in proportion. What is left of one trust under this Article, and passes to a person for whom another is then held, is added to the other. A Beneficiary may disclaim any interest in whole or in part, in the manner that the law requires, and disclaimed property passes as if that Beneficiary had not survived ${areTwo ? p`the Grantor on whose death, or the event on which,` : p`${last}, or the event on which`} the interest depends${refIf('death.disclaimer', (section) => p`, except as ${section} provides`)}.`,
    ),
  ],
});
