import type { z } from 'zod';

const checkEntry = 'Please check this entry.';

/** What is wrong with an entry, in words for the person who typed it; messages that a shape brings along stand before these. */
export const describeIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'Please fill this in.' : askFor(issue.expected);
    case 'too_big':
      return tooMuch(issue);
    case 'too_small':
      return tooLittle(issue);
    case 'invalid_format':
      return askForFormat(issue.format);
    case 'invalid_value':
      return 'Please choose one of the answers given.';
    default:
      return checkEntry;
  }
};

const askFor = (expected: string): string => {
  switch (expected) {
    case 'string':
      return 'Please enter text.';
    case 'boolean':
      return 'Please answer yes or no.';
    case 'number':
      return 'Please enter a number.';
    case 'int':
      return 'Please enter a whole number.';
    default:
      return checkEntry;
  }
};

const tooMuch = ({ origin, maximum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string => {
  if (origin === 'string') return `Please use at most ${maximum} characters.`;
  if (origin === 'array') return `Please give at most ${maximum} entries.`;
  return origin === 'number' || origin === 'int' ? `Please enter a number up to ${maximum}.` : checkEntry;
};

const tooLittle = ({ origin, minimum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string => {
  if (Number(minimum) === 1 && (origin === 'string' || origin === 'array')) return 'Please fill this in.';
  if (origin === 'string') return `Please use at least ${minimum} characters.`;
  if (origin === 'array') return `Please give at least ${minimum} entries.`;
  return origin === 'number' || origin === 'int' ? `Please enter a number from ${minimum}.` : checkEntry;
};

const askForFormat = (format: string): string => {
  switch (format) {
    case 'email':
      return 'Please enter a valid email address.';
    case 'url':
      return 'Please enter a full web address, for example https://example.org.';
    case 'date':
    case 'datetime':
      return 'Please enter a real date.';
    default:
      return checkEntry;
  }
};
