import type { FactKind } from '#facts/fact-kind.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { readSaid } from '#interview/hearing/read-said.ts';
import { type Proposal, type Reading, sureEnough } from '#interview/reading.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * What a message says; where it answers nothing and no names are asked, the people whom it lists are heard for a fact that is
 * still missing. A list that is not called by its name is asked back.
 */
export const readTold = (interview: Interview, message: string, today: PlainDate): Reading => {
  const reading = readSaid(interview, message, today);
  if (!isNotUnderstood(reading) || !asksNoNames(interview)) return reading;
  const missing = applicableQuestions(interview).filter(
    ({ field, listed }) => listed && interview.facts[field] === undefined,
  );
  const [heard] = missing.flatMap((question) => hearList(interview, question, message, today) ?? []);
  return heard ? { act: 'answer', patch: [heard] } : reading;
};

const isNotUnderstood = ({ act, patch, ...more }: Reading): boolean =>
  act === 'answer' && patch.length === 0 && Object.keys(more).every((one) => one === 'focus');

const asksNoNames = ({ asked, plan }: Interview): boolean =>
  asked?.kind === 'fact' && nameless.has(findQuestion(plan, asked.field)?.kind);

const nameless: ReadonlySet<FactKind | undefined> = new Set([
  'date',
  'choice',
  'yesNo',
  'number',
  'money',
  'state',
] as const);

const hearList = (
  interview: Interview,
  { field, listed }: FactQuestion,
  message: string,
  today: PlainDate,
): Proposal | undefined => {
  const asked: Interview = { ...interview, asked: { kind: 'fact', field }, doubt: null };
  const found = readSaid(asked, message, today).patch.find((one) => one.field === field);
  const count = Array.isArray(found?.value) ? found.value.length : 0;
  if (!found || count === 0) return undefined;
  if (listed?.named.test(message.toLowerCase())) return found;
  return count > 1 ? { ...found, confidence: sureEnough - 0.1 } : undefined;
};
