import { childKind } from '#facts/child-kind.ts';
import type { Facts } from '#facts/facts.ts';
import { defineRule, error } from '#rules/rule.ts';

/** V17: whether somebody is a child of the person, and of which kind, is asked where the words do not say it. */
export const relationsAreClear = defineRule(
  'V17',
  ['children', 'beneficiaries'],
  ({ children = [], beneficiaries = [] }: Facts) => [
    ...children
      .filter(({ relationship = 'child' }) => ['other', 'later', 'unclear'].includes(childKind(relationship)))
      .map(({ name, relationship = '' }) => error(['children'], ask(name, relationship))),
    ...beneficiaries
      .filter(({ relationship = '' }) => childKind(relationship) === 'unclear')
      .map(({ name, relationship = '' }) => error(['beneficiaries'], ask(name, relationship))),
  ],
);

const ask = (name: string, relationship: string): string =>
  `What is ${name} to you? “${relationship}” does not say it clearly. Please enter child, stepchild or foster child, or take ${name} out of your children and say for example grandchild, godchild or friend.`;
