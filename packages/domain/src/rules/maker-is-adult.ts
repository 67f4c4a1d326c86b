import { ageOn } from '#kit/plain-date.ts';
import { error, type Rule } from '#rules/rule.ts';

/** V3: whoever makes a document is at least 18 years old. */
export const makerIsAdult: Rule = ({ grantorDateOfBirth }, { today }) =>
  grantorDateOfBirth !== undefined && ageOn(grantorDateOfBirth, today) < 18
    ? [error('V3', ['grantorDateOfBirth'], 'You must be at least 18 years old to make this document.')]
    : [];
