import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import type { Proposal } from '#interview/reading.ts';

/** True for property of which one is a sentence rather than a thing: "sister goes back to Vietnam next year". */
export const holdsStatement = ({ plan }: Interview, { field, value }: Proposal): boolean =>
  findQuestion(plan, field)?.kind === 'assets' &&
  Array.isArray(value) &&
  value.some(
    ({ description = '', category }: { readonly description?: string; readonly category?: string }) =>
      category === 'other' && description.split(' ').length > 2 && !led.test(description),
  );

const led = /^(?:an?|my|our|the|his|her|some|all|\d+)\b/iu;
