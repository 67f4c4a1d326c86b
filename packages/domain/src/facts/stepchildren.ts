import { z } from 'zod';
import { isStep } from '#facts/child-kind.ts';
import { defineFact, onlyWith, type Recorded, valueOf } from '#facts/define-fact.ts';
import { beneficiaries, contingentBeneficiaries, residenceRecipient, specificGifts } from '#facts/estate.ts';
import { isMarried } from '#facts/is-married.ts';
import { children, maritalStatus, spouseName } from '#facts/person.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { listWords } from '#kit/list-words.ts';

// What a husband's or wife's children receive when the marriage has ended.

/** The living stepchildren of a married person who are given something by name, each once. */
export const stepchildrenWhoTake = (facts: Recorded): readonly string[] => {
  if (!isMarried(valueOf(facts, maritalStatus))) return [];
  const next = valueOf(facts, contingentBeneficiaries) ?? [];
  const takers = [...(valueOf(facts, beneficiaries) ?? []), ...(next === 'heirsAtLaw' ? [] : next)];
  const family = (valueOf(facts, children) ?? []).filter(({ relationship }) => isStep(relationship));
  const named = [...takers.map(({ name }) => name), ...recipientsOf(facts)];
  const living = family.filter(({ livingStatus }) => livingStatus !== 'deceased').map(({ name }) => name);
  const said = takers.filter(({ relationship }) => isStep(relationship)).map(({ name }) => name);
  const found = [...living.filter((name) => named.some((one) => isSamePerson(one, name))), ...said];
  return found.filter((name, index) => found.findIndex((one) => isSamePerson(one, name)) === index);
};

const recipientsOf = (facts: Recorded): readonly string[] =>
  [
    ...(valueOf(facts, specificGifts) ?? []).flatMap(({ recipient, alternate }) => [recipient, alternate]),
    valueOf(facts, residenceRecipient),
  ].filter((name) => name !== undefined);

/** Whether what is given to the children of a spouse stands after a divorce. */
export const stepchildrenAfterDivorce = defineFact({
  group: 'Who receives',
  scope: 'document',
  isRequired: true,
  isAsked: true,
  field: 'stepchildrenAfterDivorce',
  shape: z.boolean(),
  kind: 'yesNo',
  label: 'Stepchildren keep their gifts if you and your spouse divorce',
  called: ['stepchild', 'stepchildren'],
  applies: onlyWith(['maritalStatus'], (facts) => stepchildrenWhoTake(facts).length > 0),
  ask: (facts) =>
    `If you and ${valueOf(facts, spouseName) ?? 'your spouse'} divorce, should ${listWords(stepchildrenWhoTake(facts))} still receive what you leave to ${stepchildrenWhoTake(facts).length === 1 ? 'this stepchild' : 'these stepchildren'}?`,
  why: 'A divorce ends what you leave to your spouse. By the law of many states it also ends what you leave to the children of your spouse, and in other states it does not. Your answer is printed, and it decides. If you say no, or leave it to the usual answer, their gifts end as well, unless you confirm them after the divorce. Children whom you have adopted are your own children and keep theirs.',
  usual: () => false,
  isAskedAlone: true,
  otherwise: () => false,
});
