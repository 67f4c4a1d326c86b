import { longDate } from '#kit/plain-date.ts';
import { error, type Rule } from '#rules/rule.ts';

/** V3: nobody is named who was born after today. */
export const birthsArePast: Rule = (facts, { today }) =>
  (['children', 'beneficiaries'] as const).flatMap((field) =>
    (facts[field] ?? []).flatMap(({ name, dateOfBirth }) =>
      dateOfBirth !== undefined && dateOfBirth > today
        ? [error('V3', [field], `${name} cannot have been born on ${longDate(dateOfBirth)}. Please correct that date.`)]
        : [],
    ),
  );
