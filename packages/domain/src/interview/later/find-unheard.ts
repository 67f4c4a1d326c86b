import type { FieldId, FactValue } from '#facts/facts.ts';
import { isContent } from '#interview/answers/weigh-rest.ts';
import { displayValue } from '#interview/display-fact.ts';
import type { Interview } from '#interview/interview.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { readSaid } from '#interview/hearing/read-said.ts';
import { inOwnWords, splitStatements } from '#interview/later/split-statements.ts';
import { tellsSomething } from '#interview/answers/tells-something.ts';
import { blankSpans } from '#interview/language/blank.ts';
import type { Clause } from '#interview/language/clauses.ts';
import { findLosses } from '#interview/acts/losses.ts';
import { normalizeMessage } from '#interview/language/tokens.ts';
import type { Proposal, Reading } from '#interview/reading.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { wordKey } from '#kit/word-key.ts';

interface Heard {
  readonly message: string;
  readonly reading: Reading;
  readonly today: PlainDate;
}

/**
 * The statements of a message from which a reading of free speech took nothing: none of their words stands in what was understood, and
 * it is the same without them. Somebody who is named beside what was understood is not heard either.
 */
export const findUnheard = (interview: Interview, { message, reading, today }: Heard): readonly string[] => {
  const text = normalizeMessage(message);
  if (interview.asked === null || text.length > longest || !mayLeave(reading)) return [];
  const statements = splitStatements(text);
  const telling = statements.filter((one) => tellsSomething(one, text));
  const [only] = telling;
  if (statements.length === 1)
    return only && (saysNothing(reading) || refusesAndTells(reading, text)) ? [only.text.trim()] : [];
  if (statements.length > mostStatements) return [];
  const taken = wordsTaken(interview, reading);
  const isUnheard = (statement: Clause): boolean => {
    if (isOfLoss(statement.text, reading)) return false;
    const { isHit, isLost } = weigh(statement, taken);
    if (isHit || reading.patch.length === 0) return !isHit || isLost;
    const alone = readSaid(interview, statement.text, today);
    if (alone.patch.some((one) => reading.patch.some((other) => isSameProposal(one, other)))) return false;
    return isSame(reading, readSaid(interview, blankSpans(text, [statement]), today));
  };
  return inOwnWords(telling.filter(isUnheard), text);
};

// Each statement is read again, so that a long letter is left to the eye of its writer, who reads back what is recorded.
const [longest, mostStatements] = [1600, 12];

// To a yes with a remainder that says nothing there is an objection already.
const mayLeave = ({ act, patch, focus, which, unclear }: Reading): boolean =>
  (/^(?:answer|yes|no|skip|loss|pet)$/u.test(act) || (act === 'yesBut' && patch.length > 0)) &&
  focus === undefined &&
  which === undefined &&
  unclear === undefined;

const saysNothing = ({ act, patch, ...more }: Reading): boolean =>
  act === 'answer' && patch.length === 0 && Object.keys(more).length === 0;

// "No, Ann should be thirty": behind a no somebody is named, or a number is said.
const refusesAndTells = ({ act, patch, rest = [], cleared = [], declined = [] }: Reading, text: string): boolean => {
  if (!/^(?:no|skip)$/u.test(act) || [patch, rest, cleared, declined].some((some) => some.length > 0)) return false;
  const behind = /^\W*(?:no(?:pe|thing)?|nah|none|skip)\b(.+)$/isu.exec(text)?.[1] ?? '';
  const { names } = analyzeMessage(behind);
  const content = (behind.match(/[\p{L}\p{N}']+/gu) ?? []).filter(isContent);
  return content.length > 1 && (/\d/u.test(behind) || names.some(({ probability }) => probability >= 0.5));
};

/** What of a message was understood: the words of its values, and the shorter stretches that say them. */
interface Taken {
  readonly words: ReadonlySet<string>;
  readonly stretches: readonly string[];
}

const wordsTaken = (interview: Interview, { patch, nameless = [], rest = [] }: Reading): Taken => {
  const values = patch.map(
    ({ field, value }) => `${JSON.stringify(value)} ${displayValue(interview, field, value as FactValue<FieldId>)}`,
  );
  const called = nameless.map(({ relationship, phrase }) => `${relationship} ${phrase}`);
  return {
    words: new Set(
      wordKey([...values, ...called].join(' '))
        .split(' ')
        .filter((word) => word.length > 1 && isContent(word)),
    ),
    stretches: [...patch.map(({ evidence }) => evidence), ...rest].map(wordKey),
  };
};

// What of a statement was understood, and whether somebody is named in it who was not.
const weigh = (
  { text }: Clause,
  { words, stretches }: Taken,
): { readonly isHit: boolean; readonly isLost: boolean } => {
  const said = wordKey(text);
  const has = (word: string): boolean => words.has(word) || words.has(word.replace(/s$/u, ''));
  const isHit = said.split(' ').some(has) || stretches.some((one) => one !== '' && said.includes(one));
  const isLost = analyzeMessage(text).names.some(
    ({ name, probability }) => probability > 0.5 && !has(wordKey(name).split(' ')[0] ?? ''),
  );
  return { isHit, isLost };
};

// A death is heard as one.
const isOfLoss = (text: string, { act, isBereaved }: Reading): boolean =>
  (act === 'loss' || isBereaved === true) && findLosses(text).length > 0;

const isSameProposal = (one: Proposal, other: Proposal): boolean =>
  one.field === other.field && isSameValue(one.value, other.value);

const isSame = (one: Reading, other: Reading): boolean =>
  one.patch.every((proposal) => other.patch.some((same) => isSameProposal(proposal, same))) &&
  isSameValue(one.nameless ?? [], other.nameless ?? []) &&
  isSameValue(one.cleared ?? [], other.cleared ?? []) &&
  isSameValue(one.declined ?? [], other.declined ?? []);
