import type { Facts } from '#facts/facts.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { defineRule, error, type Objection, type Rule } from '#rules/rule.ts';
import { totalOf } from '#facts/exact-shares.ts';
import { isAll } from '#kit/share.ts';
import { sharePercent } from '#kit/write-share.ts';

const sharesFields = ['beneficiaries', 'contingentBeneficiaries', 'members'] as const;

/** A fact that divides something among people. */
type SharesField = (typeof sharesFields)[number];

/** V2: everybody in a group is named once and has a share. */
export const sharesAreGiven = <Field extends SharesField>(field: Field): Rule<Field> =>
  defineRule(`V2a ${field}`, [field], (facts) => {
    const people = peopleOf(facts, field);
    return [...findRepeated(people, field), ...findWithoutShare(people, field)];
  });

/** V2: the shares of a group add up to 100%. */
export const sharesAddUp = <Field extends SharesField>(field: Field): Rule<Field> =>
  defineRule(`V2b ${field}`, [field], (facts) => checkTotal(peopleOf(facts, field), field));

/** True for what a rule says of the total of shares; the question for the shares says it by itself. */
export const isOfTotal = ({ code }: { readonly code?: string }): boolean => totalCodes.has(code ?? '');

const peopleOf = (facts: Facts, field: SharesField) => {
  const people = facts[field];
  return people === undefined || people === 'heirsAtLaw' ? [] : people;
};

type People = readonly { readonly name: string; readonly percentage?: number | undefined }[];

const findRepeated = <Field extends SharesField>(people: People, field: Field): readonly Objection<Field>[] =>
  people
    .filter(({ name }, index) => people.findIndex((other) => isSamePerson(other.name, name)) !== index)
    .map(({ name }) => error([field], `${name} is named twice. Please tell the two people apart or remove one.`));

const mayBeLeftOut = (people: People, field: SharesField): boolean =>
  (field === 'contingentBeneficiaries' || people.length < 2) &&
  people.every(({ percentage }) => percentage === undefined);

const findWithoutShare = <Field extends SharesField>(people: People, field: Field): readonly Objection<Field>[] =>
  mayBeLeftOut(people, field) || totalOf(people) !== undefined ? [] : [error([field], 'Every person needs a share.')];

const checkTotal = <Field extends SharesField>(people: People, field: Field): readonly Objection<Field>[] => {
  const total = totalOf(people);
  if (mayBeLeftOut(people, field) || total === undefined || isAll(total)) return [];
  const whose = field === 'contingentBeneficiaries' ? 'The shares of the contingent beneficiaries' : 'The shares';
  return [error([field], `${whose} add up to ${sharePercent(total)}. They must add up to 100%.`)];
};

const totalCodes: ReadonlySet<string> = new Set(sharesFields.map((field) => sharesAddUp(field).code));

/** V2 of those who take, and of those who come next. */
export const takersHaveShares: readonly Rule[] = [
  sharesAreGiven('beneficiaries'),
  sharesAddUp('beneficiaries'),
  sharesAreGiven('contingentBeneficiaries'),
  sharesAddUp('contingentBeneficiaries'),
];
