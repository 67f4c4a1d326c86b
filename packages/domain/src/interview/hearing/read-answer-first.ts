import type { FactKind } from '#facts/fact-kind.ts';
import type { FieldId } from '#facts/facts.ts';
import { isMeantBy } from '#facts/same-person.ts';
import { weighReading } from '#interview/doubt/weigh-reading.ts';
import { readGranted } from '#interview/answers/read-granted.ts';
import { findQuestion } from '#interview/find-question.ts';
import { readTold } from '#interview/hearing/read-told.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';
import { splitSentences } from '#interview/language/clauses.ts';
import { type Reading, sureEnough } from '#interview/reading.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** An answer that is whole, and what stands behind it. */
export interface AnswerFirst {
  readonly answer: Reading;
  readonly rest: string;
}

/**
 * The answer to the open question where the first sentences of a message are plainly it, and what follows is about something else:
 * "Two boys, Ed Lowry and Jim Lowry. Ed lives close, so he is to be trustee". Undefined where what follows may turn the answer or
 * add to it.
 */
export const readAnswerFirst = (interview: Interview, message: string, today: PlainDate): AnswerFirst | undefined => {
  const { asked, plan } = interview;
  // Of two that are asked in one breath what follows the first answer may be the second.
  const question = asked?.kind === 'fact' && asked.also === undefined ? findQuestion(plan, asked.field) : undefined;
  if (!question || !parted.has(question.kind) || interview.facts[question.field] !== undefined) return undefined;
  for (const { start } of splitSentences(message).slice(1)) {
    const [first, rest] = [message.slice(0, start), message.slice(start)];
    const answer = weighReading(interview, first, readTold(interview, first, today));
    if (!isSure(answer, question.field)) continue;
    const others = splitSentences(rest).filter(({ text }) => !readGranted(interview, text));
    if (others.some(({ text }) => mayTurnAnswer(question, text))) continue;
    // Behind a yes or a no only what another power is granted or denied by is something else.
    if (question.kind === 'yesNo' && others.length > 0) continue;
    const behind = readTold(interview, others.map(({ text }) => text).join('.'), today);
    if (others.length === 0 || addsNothing({ field: question.field, rest }, answer, behind)) return { answer, rest };
  }
  return undefined;
};

const parted: ReadonlySet<FactKind> = new Set(['people', 'shares', 'party', 'parties', 'yesNo'] as const);

const isSure = ({ isPlain, patch, nameless = [], which, unclear, whose }: Reading, field: FieldId): boolean =>
  isPlain === true &&
  !which &&
  !unclear &&
  !whose &&
  nameless.length === 0 &&
  patch.some((one) => one.field === field) &&
  patch.every(({ confidence }) => confidence >= sureEnough);

// Nobody new, and no other value, for the same question.
const addsNothing = (
  { field, rest }: { readonly field: FieldId; readonly rest: string },
  { patch }: Reading,
  behind: Reading,
): boolean => {
  const value = patch.find((one) => one.field === field)?.value;
  const other = behind.patch.find((one) => one.field === field)?.value;
  if ((behind.nameless ?? []).length > 0 || (behind.cleared ?? []).length > 0 || behind.which) return false;
  if (other === undefined || isSameValue(value, other)) return true;
  // "We never had any together", of children who are named.
  if (Array.isArray(other) && other.length === 0 && noOthers.test(rest)) return true;
  const [names, others] = [namesOf(value), namesOf(other)];
  return (
    others.length > 0 && behind.isPlain !== true && others.every((one) => names.some((name) => isMeantBy(name, one)))
  );
};

const noOthers = /\b(?:no|any|not|never|none) (?:\p{L}+ )?(?:others?|more|else|together|between us)\b/iu;

const namesOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'name' in entry && typeof entry.name === 'string'
      ? [entry.name]
      : [],
  );

const dividing = /\b(?:half|halves|thirds?|quarters?|percent|everything|all of it|equal(?:ly)?|split|shares?)\b|%/iu;

// What takes the answer back, makes it depend on something, or says that it is not so.
const mayTurnAnswer = ({ kind }: FactQuestion, said: string): boolean =>
  (kind !== 'people' && /\bif\b/iu.test(said)) ||
  (kind === 'shares' && dividing.test(said)) ||
  turns.test(said.toLowerCase().replaceAll('’', "'"));

const turns = patternOf(
  'u',
  String.raw`^\W*(?:and )?(?:but|except|only|though|although|however|no|not|or|well|then|also|plus)\b`,
  String.raw`|(?:^|[.;!?]\s*)(?:but|except|no|not|or)\b|\b(?:unless|until|except|wait|hang on|hold on|second thoughts?|actually|sorry|scratch|i mean|i meant`,
  String.raw`|instead|rather|not sure|unsure|don'?t know|no idea|maybe|perhaps|probably|might|possibly|i guess|i think`,
  String.raw`|either|or (?:my|the|his|her)|as well|too|(?<!\b(?:no|any|not) )(?:another|others?|more))\b|\?`,
  String.raw`|\b(?!i |we |you )\p{L}+ (?:isn'?t|aren'?t|wasn'?t|is not|are not|was not|may not|can'?t|cannot|won'?t|wouldn'?t)\b`,
);
