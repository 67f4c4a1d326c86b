import { readBeside } from '#interview/answers/read-beside.ts';
import { weighReading } from '#interview/doubt/weigh-reading.ts';
import { factsAfter } from '#interview/edits/facts-after.ts';
import { findQuestion } from '#interview/find-question.ts';
import { holdsStatement } from '#interview/hearing/holds-statement.ts';
import { readAnswerFirst } from '#interview/hearing/read-answer-first.ts';
import { readTold } from '#interview/hearing/read-told.ts';
import type { Interview } from '#interview/interview.ts';
import { splitSentences } from '#interview/language/clauses.ts';
import { findUnheard } from '#interview/later/find-unheard.ts';
import { isRowOfSurnames } from '#interview/reader/people/surnames.ts';
import { type Reading, sureEnough } from '#interview/reading.ts';
import type { FieldId } from '#facts/facts.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * What a message of several sentences says where one of them answers and another corrects: each part is read by itself, what stands
 * behind an answer as if all were being looked over. Of all ways to part it the one counts that leaves the fewest words unread; the
 * reading of the whole where none leaves fewer.
 */
export const readParts = (interview: Interview, message: string, today: PlainDate): Reading => {
  const whole = readTold(interview, message, today);
  const sentences = splitSentences(message);
  if (sentences.length < 2 || sentences.length > mostSentences || message.length > longest) return whole;
  if (interview.doubt !== null || interview.asked === null || isRowOfSurnames(interview, message)) return whole;
  if (tellsFreely(interview) && !declines(sentences[0]?.text ?? '')) return whole;
  const weighed = weighReading(interview, message, whole);
  const lost = lostOf({ interview, today }, message, weighed);
  if (lost === 0) return whole;
  const best = partsOf({ interview, today }, message, mostParts);
  if (!best || !best.corrects) return answerFirst({ interview, today }, message, weighed) ?? whole;
  return best.lost < lost ? doubtedAs(weighed, best.reading) : whole;
};

// The answer stands in the first sentences, and what follows is heard for itself.
const answerFirst = (at: At, message: string, whole: Reading): Reading | undefined => {
  const { interview, today } = at;
  const isAnswered = whole.patch.some(
    ({ field, confidence }) =>
      interview.asked?.kind === 'fact' && interview.asked.field === field && confidence >= sureEnough,
  );
  if (isAnswered || whole.which || whole.unclear || whole.whose) return undefined;
  const found = readAnswerFirst(interview, message, today);
  if (!found) return undefined;
  const first: Read = { reading: found.answer, lost: 0, corrects: false };
  const { reading } = joined(first, readBehind(after(at, found.answer), found.rest));
  return { ...reading, ...(whole.isBereaved && { isBereaved: true }) };
};

// What is not sure is asked back, unless it would change what is recorded.
const readBehind = (at: At, text: string): Read => {
  const { interview, today } = at;
  const reading = weighReading(interview, text, readTold(interview, text, today));
  if (reading.which || reading.unclear || reading.whose) return unread(text);
  const changes = [...reading.patch.map(({ field }) => field), ...(reading.cleared ?? [])].some(
    (field) => interview.facts[field] !== undefined,
  );
  if (!says(reading) || changes) return grantedIn(at, text);
  const unheard = reading.isPlain ? [] : findUnheard(interview, { message: text, reading, today });
  return { reading: { ...reading, rest: [...(reading.rest ?? []), ...unheard] }, lost: 0, corrects: false };
};

const grantedIn = ({ interview, today }: At, text: string): Read => {
  const remarks = splitSentences(text).map((sentence) => sentence.text.trim());
  const { patch, rest } = readBeside(interview, { remarks, told: [], today });
  return { reading: { act: 'answer', patch, rest }, lost: 0, corrects: false };
};

// Whoever tells a wish says it in as many sentences as it takes.
const tellsFreely = ({ asked, plan }: Interview): boolean =>
  asked?.kind === 'fact' && findQuestion(plan, asked.field)?.kind === 'longText';

// "None. Fern's name is Dabney now": whoever wishes nothing tells no wish with the rest of it.
const declines = (sentence: string): boolean =>
  /^\W*(?:no|nope|none|nothing|nah|that(?: is|'s) (?:all|everything))(?:[\s,]+(?:thanks?|thank you|else|more|really))*\W*$/iu.test(
    sentence,
  );

// What the whole of it makes doubtful no part makes sure.
const doubtedAs = (whole: Reading, reading: Reading): Reading => ({
  ...reading,
  patch: reading.patch.map((one) => {
    const other = whole.patch.find(({ field }) => field === one.field);
    return other && other.confidence < sureEnough && isSameValue(other.value, one.value)
      ? { ...one, confidence: Math.min(one.confidence, other.confidence) }
      : one;
  }),
});

// A long letter is read as a whole, and read back.
const [mostSentences, mostParts, longest] = [6, 4, 600] as const;

interface At {
  readonly interview: Interview;
  readonly today: PlainDate;
  /** What an earlier part of the same message has given for the first time. */
  readonly given?: readonly FieldId[];
}

interface Read {
  readonly reading: Reading;
  readonly lost: number;
  /** Something recorded is changed by it. */
  readonly corrects: boolean;
}

const partsOf = (at: At, message: string, parts: number): Read | undefined => {
  const alone = readPart(at, message);
  const sentences = splitSentences(message);
  const whole = alone && { ...alone, lost: alone.lost + (leavesOpen(at, alone.reading) ? askedAgain : 0) };
  if (parts === 1 || sentences.length < 2 || whole?.lost === 0) return whole;
  const ways = sentences.slice(1).flatMap(({ start, text }) => {
    if (speaksOfBefore(text)) return [];
    const first = readPart(at, message.slice(0, start));
    const rest = first && partsOf(after(at, first.reading), message.slice(start), parts - 1);
    return first && rest ? [joined(first, rest)] : [];
  });
  return [...(whole ? [whole] : []), ...ways].reduce<Read | undefined>(
    (best, one) => (best === undefined || one.lost < best.lost ? one : best),
    undefined,
  );
};

// "Give it to Wrenna", "She is a Lowry now": whom or what it means stands in the sentence before.
const speaksOfBefore = (text: string): boolean => {
  const means =
    /(?<!\b(?:looked|checked|made|writes?|spells?|i take|that makes) )\b(?:it|them|those|these|that|they|he|she|him|her|his|their|its)\b/iu.exec(
      text,
    )?.index;
  const said = /(?<=\W)\p{Lu}\p{Ll}+|\b(?:the|my|our)\s+\p{L}+/u.exec(text)?.index;
  const whom = /(?<=\W)\p{Lu}[\p{L}'-]+ \p{Lu}\p{L}/u.test(text);
  return means !== undefined && !(ofPerson.test(text.slice(means)) && whom) && (said === undefined || means < said);
};

const ofPerson = /^(?:he|she|him|her|his)\b/iu;

// One part by itself; what says nothing that is sure is kept as it was said.
const readPart = (at: At, text: string): Read | undefined => {
  const { interview, today } = at;
  const reading = declinedBy(interview, weighReading(interview, text, readTold(interview, text, today)));
  if (/^(?:back|startOver|despair|spanish|why|term|compare|advice)$/u.test(reading.act)) return undefined;
  if (reading.which || reading.unclear || reading.whose || reading.focus || reading.nameless?.length) return undefined;
  const { asked, facts } = interview;
  const isOpen = (field: FieldId): boolean => asked?.kind === 'fact' && asked.field === field;
  if (reading.patch.some((one) => holdsStatement(interview, one))) return unread(text);
  const doubts = reading.patch.filter(({ confidence }) => confidence < sureEnough);
  // One sentence that answers the open question may be asked back; a correction that is not sure is none.
  const isOfOpen = ({ field }: { readonly field: FieldId }): boolean =>
    isOpen(field) ||
    (asked?.kind === 'fact' && findQuestion(interview.plan, field)?.applies?.needs.includes(asked.field) === true);
  if (doubts.some((one) => !isOfOpen(one)) || (doubts.length > 0 && splitSentences(text).length > 1))
    return unread(text);
  const touched = [...reading.patch.map(({ field }) => field), ...(reading.cleared ?? [])];
  // What speaks of an answer in the same message is understood with it or not at all.
  if (touched.some((field) => at.given?.includes(field) && !keepsAll(facts[field], reading, field))) return undefined;
  const changes = touched.some((field) => facts[field] !== undefined && !isOpen(field));
  // What is recorded is changed by words that say so alone.
  if (changes && !reading.isPlain) return unread(text);
  const unheard = reading.isPlain ? [] : findUnheard(interview, { message: text, reading, today });
  const rest = says(reading) ? [...(reading.rest ?? []), ...unheard] : [text.trim()];
  return { reading: { ...reading, rest }, lost: countLost(rest) + askedAgain * doubts.length, corrects: changes };
};

// "None." to what may stay open.
const declinedBy = ({ asked, plan }: Interview, reading: Reading): Reading =>
  asked?.kind === 'fact' &&
  /^(?:no|skip)$/u.test(reading.act) &&
  reading.patch.length === 0 &&
  findQuestion(plan, asked.field)?.isRequired === false
    ? { ...reading, act: 'answer', isPlain: true, settled: [asked.field] }
    : reading;

const unread = (text: string): Read => ({
  reading: { act: 'answer', patch: [], rest: [text.trim()] },
  lost: countLost([text]),
  corrects: false,
});

// "Kyle is a Lindholm": everybody who was just named stays, by a name that is whole.
const keepsAll = (before: unknown, { patch }: Reading, field: FieldId): boolean => {
  const value = patch.find((one) => one.field === field)?.value;
  return Array.isArray(before) && Array.isArray(value) && before.length === value.length;
};

const says = ({ patch, cleared = [], settled = [], declined = [] }: Reading): boolean =>
  patch.length + cleared.length + settled.length + declined.length > 0;

// Once the open question is answered, the rest is read as what somebody says who looks it over.
const after = ({ interview, today, given = [] }: At, reading: Reading): At => {
  const facts = factsAfter(interview.facts, { patch: reading.patch, cleared: reading.cleared ?? [] });
  const answered: readonly FieldId[] = [...reading.patch.map(({ field }) => field), ...(reading.settled ?? [])];
  const { asked } = interview;
  const isAnswered =
    (asked?.kind === 'fact' || asked?.kind === 'detail') &&
    (answered.includes(asked.field) || reading.settled !== undefined);
  return {
    today,
    given: [...given, ...answered.filter((field) => interview.facts[field] === undefined)],
    interview: { ...interview, facts, ...(isAnswered && { asked: { kind: 'review' } as const }) },
  };
};

const joined = (first: Read, rest: Read): Read => {
  const [one, other] = [first.reading, rest.reading];
  const anew = new Set(other.patch.map(({ field }) => field));
  const out = new Set(other.cleared ?? []);
  const both = <One>(first: readonly One[] = [], second: readonly One[] = []): readonly One[] => [...first, ...second];
  const cleared = both(one.cleared, other.cleared).filter((field) => !anew.has(field));
  const settled = both(one.settled, other.settled);
  const declined = both(one.declined, other.declined);
  const gone = other.gone ?? one.gone;
  return {
    lost: first.lost + rest.lost,
    corrects: first.corrects || rest.corrects,
    reading: {
      act: 'answer',
      isPlain: true,
      isWhole: true,
      patch: [...one.patch.filter(({ field }) => !anew.has(field) && !out.has(field)), ...other.patch],
      rest: both(one.rest, other.rest),
      ...(cleared.length > 0 && { cleared }),
      ...(settled.length > 0 && { settled }),
      ...(declined.length > 0 && { declined }),
      ...(gone && { gone }),
    },
  };
};

// The words that a reading leaves unread, and what it costs to be asked once more.
const lostOf = (at: At, message: string, reading: Reading): number => {
  const { interview, today } = at;
  if (!says(reading) && !/^(?:yes|no|skip|kept)$/u.test(reading.act)) return countWords(message) + askedAgain;
  const unheard = reading.isPlain ? [] : findUnheard(interview, { message, reading, today });
  const doubts = reading.patch.filter(({ confidence }) => confidence < sureEnough).length;
  return countLost([...(reading.rest ?? []), ...unheard]) + askedAgain * (doubts + (leavesOpen(at, reading) ? 1 : 0));
};

// The open question is as open as it was.
const leavesOpen = ({ interview: { asked, facts } }: At, { patch, settled }: Reading): boolean =>
  asked?.kind === 'fact' &&
  facts[asked.field] === undefined &&
  settled === undefined &&
  patch.every(({ field }) => field !== asked.field);

const askedAgain = 6;

const countLost = (rest: readonly string[]): number =>
  rest.reduce((sum, text) => sum + (isRemark(text) ? 1 : countWords(text)), 0);

// "He is particular", "I have thought about the shares over lunch": it explains, and orders nothing.
const isRemark = (text: string): boolean =>
  /^\W*(?:he|she|they|it|i|we)\b/iu.test(text) &&
  !/\d/u.test(text) &&
  !mayOrder.test(text) &&
  !/(?<=\W)\p{Lu}\p{Ll}/u.test(text);

const mayOrder =
  /\b(?:change|put|take|give|leave|make|remove|want|wants|sold|sell|moved?|add|forgot|left|get|gets|goes?|should|must|instead|rather|not|never|no)\b|n['’]t\b/iu;

const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
