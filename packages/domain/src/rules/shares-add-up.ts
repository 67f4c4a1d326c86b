import type { Facts } from '#facts/facts.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { defineRule, error, type Objection, type Rule } from '#rules/rule.ts';
import { isWhole, totalOf } from '#rules/total-of.ts';

/** A fact that divides something among people. */
type SharesField = 'beneficiaries' | 'contingentBeneficiaries' | 'members';

/** V2: everybody in a group is named once and has a share, and the shares add up to 100%. */
export const sharesAddUp = <Field extends SharesField>(field: Field): Rule<Field> =>
  defineRule(`V2 ${field}`, [field], (facts) => {
    const people = peopleOf(facts, field);
    return [...findRepeated(people, field), ...checkTotal(people, field)];
  });

const peopleOf = (facts: Facts, field: SharesField) => {
  const people = facts[field];
  return people === undefined || people === 'heirsAtLaw' ? [] : people;
};

type People = readonly { readonly name: string; readonly percentage?: number | undefined }[];

const findRepeated = <Field extends SharesField>(people: People, field: Field): readonly Objection<Field>[] =>
  people
    .filter(({ name }, index) => people.findIndex((other) => isSamePerson(other.name, name)) !== index)
    .map(({ name }) => error([field], `${name} is named twice. Please tell the two people apart or remove one.`));

const checkTotal = <Field extends SharesField>(people: People, field: Field): readonly Objection<Field>[] => {
  const given = people.filter(({ percentage }) => percentage !== undefined);
  const mayBeLeftOut = field === 'contingentBeneficiaries' || people.length < 2;
  if (given.length === 0 && mayBeLeftOut) return [];
  const total = totalOf(people);
  if (total === undefined) return [error([field], 'Every person needs a share.')];
  if (isWhole(total)) return [];
  const whose = field === 'contingentBeneficiaries' ? 'The shares of the contingent beneficiaries' : 'The shares';
  return [error([field], `${whose} add up to ${Number(total.toFixed(2))}%. They must add up to 100%.`)];
};
