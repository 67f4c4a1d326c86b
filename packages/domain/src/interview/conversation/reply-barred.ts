import { namingOf, peopleIn } from '#facts/people-in.ts';
import { isAmong, isSamePerson } from '#facts/same-person.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { applyReading } from '#interview/conversation/apply-reading.ts';
import { sayNow } from '#interview/conversation/reopen.ts';
import { type BarFound, findBarred } from '#interview/barred/find-barred.ts';
import { askingWhich } from '#interview/conversation/answer-which.ts';
import { phraseQuestion } from '#interview/conversation/phrase-question.ts';
import { remark } from '#interview/conversation/remark.ts';
import { askBack, say } from '#interview/conversation/reply-with-reading.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { listWords } from '#kit/list-words.ts';
import { keepNotes } from '#interview/notes/keep-notes.ts';
import { sayNoted } from '#interview/warmth/say-noted.ts';
import type { PlainDate } from '#kit/plain-date.ts';

interface Said {
  readonly message: string;
  readonly today: PlainDate;
}

/**
 * The turn of a message that says who must never serve: it is noted and puts nobody into a role, the rest of the message is answered
 * as ever, and whoever holds an office already is asked about. Undefined for any other message.
 */
export const replyBarred = (
  before: Interview,
  { message, today }: Said,
  reply: (interview: Interview, rest: string) => Turn,
): Turn | undefined => {
  const found = findBarred(before, message, today);
  if (found.length === 0) return undefined;

  const { interview, recorded } = leaveOut(withoutThose(before, found), found, { message, today });
  const said = found.flatMap((bar) => (isRecorded(interview, bar) ? [] : [noteOf(message, bar)]));
  const { interview: told, kept } = keepNotes(interview, said);
  const rest = leftOf(message, found);
  const noted = sayNoted(told, { noted: kept, ...(rest === '' && { message }) });
  const words = [...recorded.map((field) => sayNow(told, field)), noted].filter((one) => one !== '').join(' ');
  const bars = found.filter(({ kind }) => kind !== 'nothing');
  if (rest !== '') return alsoRecorded(askWhetherOut(withWords(reply(told, rest), words), bars, said), recorded);

  const asking = askWhetherOut({ interview: told, reply: words, choices: [], recorded }, bars, said);
  return asking.interview.which === undefined ? alsoRecorded(goOn(told, words, today), recorded) : asking;
};

const alsoRecorded = (turn: Turn, recorded: Turn['recorded']): Turn => ({
  ...turn,
  recorded: [...recorded, ...turn.recorded],
});

// Whoever is to get nothing is left out on purpose where the document says so.
const leaveOut = (
  interview: Interview,
  found: readonly BarFound[],
  said: Said,
): Pick<Turn, 'interview' | 'recorded'> => {
  const omitted = applicableQuestions(interview).find(({ names }) => names === 'omitted');
  const people = found
    .flatMap(({ kind, whom }) => (kind === 'nothing' ? whom : []))
    .flatMap(({ name, relationship }) =>
      name === undefined ? [] : [{ name, ...(relationship !== undefined && { relationship }) }],
    );
  if (omitted === undefined || people.length === 0) return { interview, recorded: [] };
  const before = (interview.facts[omitted.field] ?? []) as readonly { readonly name: string }[];
  const value = [
    ...before,
    ...people.filter(
      ({ name }) =>
        !isAmong(
          before.map((one) => one.name),
          name,
        ),
    ),
  ];
  const proposal = { field: omitted.field, value, evidence: said.message, confidence: 0.95 };
  const { doubt } = interview;
  const applied = applyReading(interview, { ...said, reading: { act: 'answer', patch: [proposal], isPlain: true } });
  return { interview: { ...applied.interview, doubt }, recorded: applied.recorded };
};

const isRecorded = ({ facts }: Interview, { kind, whom }: BarFound): boolean =>
  kind === 'nothing' &&
  whom.every(({ name }) =>
    peopleIn(facts).some(
      (one) => namingOf(one.field) === 'omitted' && name !== undefined && isSamePerson(one.name, name),
    ),
  );

const goOn = (interview: Interview, words: string, today: PlainDate): Turn =>
  interview.doubt ? askBack(interview, [], words) : say(interview, { words, today });

const withWords = (turn: Turn, words: string): Turn => ({ ...turn, reply: remark(turn.interview, turn.reply, words) });

// In the words of the person, with the name where they do not say it.
const noteOf = (message: string, { start, end, whom }: BarFound): string => {
  const words = message.slice(start, end).replace(/^[\s,;-]+|[\s,;-]+$/gu, '');
  const names = whom.flatMap(({ name, isNamed }) => (name === undefined || isNamed ? [] : [name]));
  const isShort = words.split(' ').length <= fewWords;
  const barred = isShort ? whom.flatMap(({ name }) => name ?? []) : names;
  return barred.length === 0 ? words : `${words} (${listWords(barred)})`;
};

// So few say nothing by themselves once their question is gone.
const fewWords = 2;

const leftOf = (message: string, found: readonly BarFound[]): string => {
  const left = found.reduce(
    (text, { start, end }) => `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`,
    message,
  );
  const bare = left
    .replace(/\s+/gu, ' ')
    .replace(/^(?:[\s.,;!-]|\b(?:but|and|so|also|then|please|just)\b)+(?=\S)/iu, '')
    .replace(/(?:[\s,;-]|\b(?:but|and|so|also|then|please|just)\b)+(?=[.!]|$)/giu, '')
    .trim();
  return /[\p{L}\p{N}]{2}/u.test(bare) ? bare : '';
};

// Whoever must never serve is not asked back for an office.
const withoutThose = (interview: Interview, found: readonly BarFound[]): Interview => {
  const { doubt } = interview;
  const names = found.flatMap(({ whom }) => whom.flatMap(({ name }) => name ?? []));
  const isOfThem = names.some((name) => JSON.stringify(doubt?.proposed ?? {}).includes(`"${name}"`));
  return isOfThem ? { ...interview, doubt: null } : interview;
};

const askWhetherOut = (turn: Turn, found: readonly BarFound[], [words = '']: readonly string[]): Turn => {
  const { interview } = turn;
  const holder = found
    .flatMap(({ kind, whom }) => (kind === 'here' ? [] : whom))
    .find(({ name, offices }) => name !== undefined && offices.some((field) => holds(interview, name, field)));
  if (holder?.name === undefined || interview.doubt !== null || interview.which !== undefined) return turn;
  const { name, offices } = holder;
  const labels = offices
    .filter((field) => holds(interview, name, field))
    .map((field) => findQuestion(interview.plan, field)?.label ?? field);
  const [first = ''] = labels;
  const sentence = `${name} stands under “${first}”. Should I take ${name} out there?`;
  const choices = [...labels.map((label) => `Remove ${name} from ${label}`), 'Keep it as it is'];
  const { text } = phraseQuestion(interview);
  const reply = turn.reply.endsWith(text) ? turn.reply.slice(0, -text.length).trim() : turn.reply;
  return {
    ...turn,
    interview: askingWhich(interview, { words, sentence, choices }),
    reply: `${reply} ${sentence}`.trim(),
    choices,
  };
};

const holds = ({ facts }: Interview, name: string, field: keyof Interview['facts']): boolean =>
  JSON.stringify(facts[field] ?? '').includes(`"${name}"`);
