import { patternOf } from '#kit/pattern-of.ts';
import { z } from 'zod';
import { defineFact, onlyWith, type Recorded, valueOf } from '#facts/define-fact.ts';
import { type Party, PersonName } from '#facts/shapes.ts';
import { isDescendant } from '#facts/child-kind.ts';
import { beneficiaries, contingentBeneficiaries } from '#facts/estate.ts';
import { children, spouseName } from '#facts/person.ts';
import { Rest, restChoices } from '#facts/rest.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { arranges, spouseTakes } from '#facts/special.ts';
import {
  afterSpouseIsAsked,
  namesBesideSpouse,
  nameOfSpouse,
  nextInLineWords,
  otherTakersWords,
} from '#facts/kept-for-spouse.ts';

// Facts about the share of a spouse, and about who takes what is kept for the spouse when the spouse has died.

const aboutSpouse = { group: 'Who receives', scope: 'document', isRequired: true, isAsked: true } as const;

export const spouseShare = defineFact({
  ...aboutSpouse,
  field: 'spouseShare',
  shape: z.enum(['outright', 'disclaimer', 'marital']),
  kind: 'choice',
  label: 'How your spouse receives the share',
  called: ["spouse's share", "wife's share", "husband's share", 'share of my spouse'],
  applies: onlyWith(
    ['specialArrangements', 'maritalStatus', 'spouseName', 'beneficiaries'],
    (facts) => arranges(facts, 'spouseShare') && spouseTakes(facts),
  ),
  ask: (facts) =>
    `How should ${nameOfSpouse(facts)} receive the share: outright; outright, with the choice to leave some of it in trust; or in trust for life, so that you decide who takes it afterwards?`,
  why: 'Outright is simple, and the spouse decides who takes it in the end. With the choice to disclaim, the spouse can decide within nine months of your death to leave part of it in a trust, if taxes then make that wise. In trust for life, the spouse receives all of the income and what is needed, and you decide who takes the rest: many choose this in a second marriage. Married couples owe the federal estate tax only on very large estates; ask a tax lawyer if yours may be one.',
  choices: [
    {
      value: 'marital',
      label: 'In trust for life',
      cues: patternOf(
        'u',
        String.raw`\bfor (?:(?:his|her|their) )?(?:whole )?life(?:time)?\b|\bmarital\b|\bqtip\b`,
        String.raw`|^(?!.*\b(?:outright|disclaim\w*|choice|choos\w*|decide|whether|option|refuse|may|might|can|could|able)\b)`,
        String.raw`.*\bin (?:a |the )?trust\b`,
      ),
    },
    {
      value: 'disclaimer',
      label: 'Outright, with the choice to disclaim into a trust',
      cues: /\bdisclaim|\b(?:choice|option)\b|\bchoos|\brefus|\bwhether\b|\b(?:he|she|they|him|her|spouse|wife|husband) (?:should |may |might |can |could |to )*decides?\b|\boutright\b.*\b(?:may|might|can|could)\b/u,
    },
    { value: 'outright', label: 'Outright', cues: /\boutright\b|\bsimpl[ey]\b/u },
  ],
  standIn: 'outright',
});

export const spouseRemainder = defineFact({
  ...aboutSpouse,
  field: 'spouseRemainder',
  shape: z.enum([...Rest.options, 'named']),
  kind: 'choice',
  label: 'Who takes what was kept for your spouse',
  called: ['what was kept for my spouse', 'rest of what was kept for my spouse'],
  applies: onlyWith(['maritalStatus', 'spouseName', 'beneficiaries'], afterSpouseIsAsked),
  ask: (facts) => {
    const spouse = nameOfSpouse(facts);
    const others = namesBesideSpouse(facts).length === 0 ? '' : `${otherTakersWords(facts)}; `;
    return `When ${spouse} has died, who should receive what was kept for ${spouse}: ${others}${nextInLineWords(facts)}; or somebody whom you name?`;
  },
  why: 'What is kept for a spouse, in trust or as a home to live in, needs somebody who takes it afterwards. Unless you say otherwise, it goes to those who receive the other shares, in the same proportions. Where nobody else receives a share, it goes to those who come next. The share of your spouse goes to the same people if your spouse dies before you or you divorce.',
  choices: [
    {
      value: 'otherShares',
      label: 'Those who receive the other shares',
      cues: /\bother (?:shares?|beneficiaries|people)\b|\b(?:the|my) others\b/u,
      applies: (facts) => namesBesideSpouse(facts).length > 0,
    },
    { value: 'named', label: 'Somebody I name', cues: /\bsome(?:body|one)\b|\bi(?: will|’ll|'ll)? name\b/u },
    {
      value: 'nextInLine',
      label: 'Those who come next',
      cues: /\bnext\b|\bi named\b|\bcontingent\b|\bheirs?\b/u,
    },
  ],
  usual: (facts) => (namesBesideSpouse(facts).length > 0 ? 'otherShares' : 'nextInLine'),
  otherwise: (facts) => (namesBesideSpouse(facts).length > 0 ? 'otherShares' : 'nextInLine'),
});

export const spouseRemainderTaker = defineFact({
  ...aboutSpouse,
  field: 'spouseRemainderTaker',
  shape: PersonName,
  kind: 'text',
  names: 'recipients',
  formerSpouse: 'leaves',
  label: 'Name of who takes what was kept for your spouse',
  applies: onlyWith(
    ['maritalStatus', 'spouseName', 'beneficiaries', 'spouseRemainder'],
    (facts) => afterSpouseIsAsked(facts) && facts['spouseRemainder'] === 'named',
  ),
  ask: () => 'What is the name of the person or charity that should receive it after your spouse?',
  why: 'You chose to name who receives what was kept for your spouse. If that person is no longer living then, it goes to those who receive the other shares, or to those who come next.',
});

/** Who takes a share that is paid out to a spouse, where the spouse has died before or the marriage has ended; see decision 73. */
export const spouseShareFails = defineFact({
  ...aboutSpouse,
  isRequired: false,
  field: 'spouseShareFails',
  shape: Rest,
  kind: 'choice',
  label: 'Who takes the share of your spouse after an earlier death or a divorce',
  applies: onlyWith(
    ['maritalStatus', 'spouseName', 'beneficiaries'],
    (facts) => spouseTakes(facts) && namesBesideSpouse(facts).length > 0 && !afterSpouseIsAsked(facts),
  ),
  ask: (facts) => {
    const spouse = nameOfSpouse(facts);
    return `If ${spouse} dies before you, or the two of you divorce, who should receive the share of ${spouse}: ${otherTakersWords(facts)}; or ${nextInLineWords(facts)}?`;
  },
  why: 'Where children receive the other shares, most people want them to have this share as well, before it goes to anybody else. Unless you say otherwise, it goes to those who receive the other shares where your children are among them, and otherwise to those who come next.',
  choices: restChoices,
  usual: (facts) => nextOfSpouse(facts),
  otherwise: (facts) => nextOfSpouse(facts),
});

// A child who was named only to come next is meant to take before the others.
const nextOfSpouse = (facts: Recorded): Rest => {
  const next = valueOf(facts, contingentBeneficiaries) ?? [];
  const shares = valueOf(facts, beneficiaries) ?? [];
  const spouse = valueOf(facts, spouseName);
  const others = shares.filter(({ name }) => spouse === undefined || !isSamePerson(name, spouse));
  const isAmong = ({ name }: Party): boolean => others.some((one) => isSamePerson(one.name, name));
  const family = valueOf(facts, children) ?? [];
  const isOfFamily = (one: Party): boolean =>
    isDescendant(one.relationship) || family.some(({ name }) => isSamePerson(name, one.name));
  const waits = next !== 'heirsAtLaw' && next.some((one) => isOfFamily(one) && !isAmong(one));
  return others.some(isOfFamily) && !waits ? 'otherShares' : 'nextInLine';
};
