import { ageOn } from '#kit/plain-date.ts';
import { defineRule, error } from '#rules/rule.ts';

/** V3: whoever makes a document is at least 18 years old. */
export const makerIsAdult = defineRule('V3b', ({ grantorDateOfBirth }, { today }) =>
  grantorDateOfBirth !== undefined && ageOn(grantorDateOfBirth, today) < 18
    ? [error(['grantorDateOfBirth'], 'You must be at least 18 years old to make this document.')]
    : [],
);
