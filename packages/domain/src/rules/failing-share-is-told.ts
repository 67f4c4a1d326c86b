import { diesFirstWords, diesWords, failingShare, othersWords, takersBesideClass } from '#facts/failing-share.ts';
import type { Facts } from '#facts/facts.ts';
import { nameOfSpouse, nextInLineWords } from '#facts/kept-for-spouse.ts';
import { hasLine } from '#facts/has-line.ts';
import { isOrganization } from '#facts/is-organization.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Beneficiary } from '#facts/shapes.ts';
import { childrenShareTogether, spouseTakes } from '#facts/special.ts';
import { defineRule, warning } from '#rules/rule.ts';

/** V7j: who takes the share of somebody who dies first is told, with the way to say otherwise. */
export const shareOfDeadIsTold = defineRule('V7j', ['failingShare'], (facts) => {
  if (facts.contingentBeneficiaries === undefined || !failingShare.applies(facts)) return [];
  const told = childrenShareTogether(facts)
    ? besideClass(facts)
    : `If one of those who receive a share${diesFirstWords(facts)}, that share goes to ${takersOf(facts, othersWords(facts))}.`;
  return [warning(['failingShare'], `${told} If you want it otherwise, change “${failingShare.label}”.`)];
});

const takersOf = (facts: Facts, others: string): string =>
  facts.failingShare === 'otherShares'
    ? `${others} first, and to ${nextInLineWords(facts)} only if none of them is living`
    : `${nextInLineWords(facts)} at once, and not to ${others}`;

// The part of one child stays with the others of the class; only the share of all of them can go elsewhere.
const besideClass = (facts: Facts): string => {
  const beside = takersBesideClass(facts);
  const mayFail = beside.filter(({ name }) => !spouseTakes(facts) || !isSamePerson(name, nameOfSpouse(facts)));
  const left = facts.descendantsTakeFirst === true ? ' or has left children' : '';
  const sentences = [
    `If one of your children ${diesWords(facts)}, the others who share together take that part.`,
    `If none of your children is living${left}, their share goes to ${takersOf(facts, livingWords(namesOf(beside)))}.`,
    ...mayFail.map((one) => {
      const others = namesOf(beside.filter((other) => other !== one));
      const living = others.length === 0 ? 'your children who are living' : livingWords([...others, 'your children']);
      return `If ${one.name} ${failsWords(one, facts)}, that share goes to ${takersOf(facts, living)}.`;
    }),
  ];
  return sentences.join(' ');
};

// Only a line that takes in the place of its parent comes before anybody else.
const failsWords = (one: Beneficiary, facts: Facts): string => {
  if (isOrganization(one)) return 'no longer exists and has no successor';
  return hasLine(one) ? diesWords(facts) : 'dies before you';
};

const namesOf = (takers: readonly Beneficiary[]): readonly string[] => takers.map(({ name }) => name);

const livingWords = (names: readonly string[]): string => `the others who are living (${names.join(', ')})`;
