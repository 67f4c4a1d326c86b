import { wordsOfName } from '#facts/same-person.ts';
import { told } from '#facts/told.ts';
import type { AnswerReader } from '#interview/answers/heard.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { splitSentences } from '#interview/language/clauses.ts';
import { isQuestioning } from '#interview/language/is-questioning.ts';
import { sureEnough } from '#interview/reading.ts';
import { patternOf } from '#kit/pattern-of.ts';

/**
 * Other names of the one who makes the document: "Nadine Thackwray", "I was Nadine Thackwray while I was married". What is hardly a
 * name of theirs is asked back, and what is told beside it is kept.
 */
export const readOtherNames: AnswerReader = ({ interview, question, message }) => {
  if (question.role !== 'maker-aliases' || isQuestioning(message)) return undefined;
  const own = wordsOfName(told(interview.facts, 'maker-name') ?? '');
  const before = (interview.facts[question.field] ?? []) as unknown as readonly string[];
  const known = [own, ...before.map(wordsOfName)].map((words) => words.join(' '));
  const said = analyzeMessage(message).names.filter(
    ({ name, probability }) => name.includes(' ') && probability >= 0.5,
  );
  const fresh = said.filter(({ name }) => !known.includes(wordsOfName(name).join(' ')));
  if (fresh.length === 0) return said.length === 0 ? undefined : { act: 'skip', patch: [] };
  const names = fresh.map(({ start, end }) => message.slice(start, end).trim());
  const around = fresh.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, message);
  const isBare = !/\p{L}/u.test(around.replace(joining, ' '));
  const isOwn = names.every((name) => wordsOfName(name).some((word) => own.includes(word)));
  if (!isBare && ofOthers.test(around) && !wasMine.test(around)) return undefined;
  const isSure = isOwn && (isBare || wasMine.test(around));
  const rest = isBare ? [] : splitSentences(message).map(({ text }) => text.trim());
  return {
    patch: [
      {
        field: question.field,
        value: [...before, ...names],
        evidence: message,
        confidence: isSure ? 0.95 : sureEnough - 0.05,
      },
    ],
    ...(rest.length > 0 && { rest }),
  };
};

const joining =
  /\b(?:and|or|also|yes|as|under|just|only|sometimes|my|i|was|used to be|am|the|name|names|maiden|married|former|old|is|it'?s|on|deed|title|aka|a\.k\.a)\b/giu;

// "While I was married I was …", "my maiden name was …", "I went by …".
const wasMine = patternOf(
  'iu',
  String.raw`\b(?:i (?:was|am|used to be|went by|go by|have been|signed as|sign as|became)`,
  String.raw`|i'?(?:m|ve been)|my (?:(?:old|former|maiden|married|previous|birth|earlier|other|legal) )*(?:last )?name)\b`,
);
const ofOthers =
  /\b(?:his|her|their|he|she|husband|wife|spouse|partner|father|mother|mom|dad|parents?|brother|sister|son|daughter|uncle|aunt)\b/iu;
