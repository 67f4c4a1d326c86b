import type { DocumentType } from '@evergrant/domain/document-type/document-type.ts';
import type { StoredInterview } from '@evergrant/domain/interview/interview.ts';
import { compareFact } from '#talks/compare-facts.ts';
import type { Talk } from '#talks/talk.ts';

/**
 * What a person who reads the review says of what is not so there: which of the answers, by its name on the page, once each.
 * Undefined where all is as it was meant, or was named before.
 */
export const nameMistake = (
  type: DocumentType,
  { truth }: Talk,
  interview: StoredInterview,
  named: ReadonlySet<string>,
): { readonly field: string; readonly says: string } | undefined => {
  const facts = interview.facts as Readonly<Record<string, unknown>>;
  const mistaken = type.interview
    .describe(interview)
    .find(
      ({ field }) => field in truth && !named.has(field) && compareFact(field, truth[field], facts[field]).length > 0,
    );
  return mistaken && { field: mistaken.field, says: `Change: ${mistaken.label}` };
};

/** What is right, in the plainest words that the person has for it. */
export const sayPlainly = ({ truth, answers, meantAtFirst = {} }: Talk, field: string): string | undefined => {
  const meant = truth[field];
  const written = field in meantAtFirst ? undefined : answers[field]?.at(-1);
  return written ?? plainly(meant);
};

const plainly = (meant: unknown): string | undefined => {
  if (typeof meant === 'string') return meant;
  if (typeof meant === 'boolean') return meant ? 'Yes' : 'No';
  if (!Array.isArray(meant)) return isEntry(meant) ? plainlyOf(meant) : undefined;
  const all = meant.map(plainly);
  return all.every((one) => one !== undefined) && all.length > 0 ? all.join(', ') : undefined;
};

const plainlyOf = (meant: Readonly<Record<string, unknown>>): string | undefined => {
  if (Array.isArray(meant['anyOf'])) return plainly(meant['anyOf'][0]);
  if ('optional' in meant) return plainly(meant['optional']);
  const { name, percentage, recipient, item, description } = meant;
  const thing = plainly(item ?? description);
  if (thing !== undefined) return typeof recipient === 'string' ? `${thing} to ${recipient}` : thing;
  if (typeof name !== 'string') return undefined;
  return percentage === undefined ? name : `${name} ${String(percentage)} percent`;
};

const isEntry = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
