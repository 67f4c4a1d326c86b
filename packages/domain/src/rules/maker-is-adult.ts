import { isUnderAge, underAge } from '#facts/full-age.ts';
import { defineRule, error } from '#rules/rule.ts';

/** V3: whoever makes a document is at least 18 years old. */
export const makerIsAdult = defineRule('V3b', ['grantorDateOfBirth'], ({ grantorDateOfBirth }, { today }) =>
  grantorDateOfBirth !== undefined && isUnderAge(grantorDateOfBirth, today)
    ? [error(['grantorDateOfBirth'], underAge)]
    : [],
);
