import { parentOf } from '#facts/children-of-couple.ts';
import { secondName } from '#facts/couple.ts';
import type { Facts } from '#facts/facts.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Child } from '#facts/shapes.ts';
import { listWords } from '#kit/list-words.ts';
import { defineRule, error, warning } from '#rules/rule.ts';

/** JT14: a child of one of two makers is the child of a certain one; where nobody said of which, both are told what that means. */
export const parentIsKnown = defineRule('JT14', ['childrenOfFirst', 'childrenOfOne', 'childrenOfSecond'], (facts) => {
  const { children = [], childrenOfFirst = [], childrenOfSecond = [] } = facts;
  const twice = childrenOfFirst.filter((name) => childrenOfSecond.some((one) => isSamePerson(one, name)));
  if (twice.length > 0)
    return [
      error(
        ['childrenOfSecond', 'childrenOfFirst'],
        `${listWords(twice)} cannot be the child of each of you alone. Please say of which, or of both.`,
      ),
    ];
  const open = namesOf(children.filter((child) => parentOf(child, facts) === 'one'));
  return open.length === 0
    ? []
    : [
        warning(
          ['childrenOfFirst', 'childrenOfOne'],
          `You said that not all children are of both of you, but not whose child ${listWords(open)} is. The document treats ${open.length === 1 ? 'this child' : 'these children'} as of both: also if the two of you part, what either of you leaves then goes to them. Say whose child it is if that is not meant.`,
        ),
      ];
});

/** JT15: a gift to a child of one alone ends in the part of the other when the two part. */
export const partingIsTold = defineRule('JT15', ['beneficiaries', 'childrenOfOne'], (facts) => {
  const takers = namesOf((facts.children ?? []).filter((child) => isOfOneAlone(child, facts) && isGiven(facts, child)));
  return takers.length === 0
    ? []
    : [
        warning(
          ['beneficiaries', 'childrenOfOne'],
          `${listWords(takers)} ${takers.length === 1 ? 'is the child' : 'are children'} of one of you alone. If you part, what ${facts.grantorName ?? 'one of you'} and ${secondName(facts) ?? 'the other'} each leave goes after that to the own children of that one and to those of both, and no longer to a child of the other alone. Either of you can say otherwise in writing after that.`,
        ),
      ];
});

const isOfOneAlone = (child: Child, facts: Facts): boolean => ['first', 'second'].includes(parentOf(child, facts));

const isGiven = ({ beneficiaries = [], specificGifts = [] }: Facts, { name }: Child): boolean =>
  [...beneficiaries.map((taker) => taker.name), ...specificGifts.map(({ recipient }) => recipient)].some((taker) =>
    isSamePerson(taker, name),
  );

const namesOf = (children: readonly Child[]): readonly string[] => children.map(({ name }) => name);
