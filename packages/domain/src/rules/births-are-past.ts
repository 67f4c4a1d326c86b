import type { Facts } from '#facts/facts.ts';
import { longDate } from '#kit/plain-date.ts';
import { defineRule, error, type Objection } from '#rules/rule.ts';

/** V3: nobody makes a document or is named in it who was born after today. */
export const birthsArePast = defineRule(
  'V3a',
  ['grantorDateOfBirth', 'children', 'beneficiaries'],
  (facts, { today }) => [
    ...checkMaker(facts, today),
    ...(['children', 'beneficiaries'] as const).flatMap((field) =>
      (facts[field] ?? []).flatMap(({ name, dateOfBirth }) =>
        dateOfBirth !== undefined && dateOfBirth > today
          ? [error([field], `${name} cannot have been born on ${longDate(dateOfBirth)}. Please correct that date.`)]
          : [],
      ),
    ),
  ],
);

const checkMaker = (
  { grantorDateOfBirth: bornOn }: Facts,
  today: string,
): readonly Objection<'grantorDateOfBirth'>[] =>
  bornOn !== undefined && bornOn > today
    ? [error(['grantorDateOfBirth'], `You cannot have been born on ${longDate(bornOn)}. Please correct that date.`)]
    : [];
