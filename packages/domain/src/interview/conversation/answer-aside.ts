import { bareQuestion, isOrder, mayTell } from '#interview/aside/asks.ts';
import { type Asked, asksOfThem, splitAsked, tellsOf } from '#interview/aside/split-asked.ts';
import { asksMeaning, asksWhy, contentOf, isOfQuestion } from '#interview/aside/is-of-question.ts';
import { asksUsual } from '#interview/aside/asks-usual.ts';
import { valueAsked } from '#interview/aside/value-asked.ts';
import type { Facts } from '#facts/facts.ts';
import { peopleIn } from '#facts/people-in.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { LookUp, Wondered } from '#interview/conversation/look-up.ts';
import { phraseQuestion } from '#interview/conversation/phrase-question.ts';
import { replyWithReading } from '#interview/conversation/reply-with-reading.ts';
import { replyWithUnread } from '#interview/conversation/reply-with-unread.ts';
import { readSaid } from '#interview/hearing/read-said.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { sayUnread } from '#interview/later/later-words.ts';
import { keepNotes, keepQuestion } from '#interview/notes/keep-notes.ts';
import { addressesMachine, readAct } from '#interview/acts/acts.ts';
import { isInDespair } from '#interview/acts/despair.ts';
import { findLosses } from '#interview/acts/losses.ts';
import type { Act } from '#interview/reading.ts';
import { inTurn } from '#interview/warmth/in-turn.ts';
import { sayNoted } from '#interview/warmth/say-noted.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { wordKey } from '#kit/word-key.ts';

/** What answering a question beside the interview takes: `reply` makes the turn of what the message tells besides. */
interface Aside {
  readonly message: string;
  readonly today: PlainDate;
  readonly lookUp: LookUp;
  readonly reply: (told: string) => Turn;
}

/**
 * The turn that a question makes: a short answer from what is written down, then the open question again; what is told beside it is
 * recorded. A message that only asks records nothing: what of it would answer the open question is asked back, and what nobody knows
 * here is said and kept for an attorney. Undefined for a message that asks nothing, or what the interview answers by itself.
 */
export const answerAside = (interview: Interview, aside: Aside): Turn | undefined => {
  const asked = splitAsked(aside.message);
  if (!asked) return asksBack(interview, aside) ?? answerOrder(interview, aside);
  if (isHeardElsewhere(interview, aside.message) || isPlainAnswer(interview, aside)) return undefined;
  return asked.told === ''
    ? answerQuestion(interview, { ...aside, ...asked })
    : answerBeside(interview, { ...aside, ...asked });
};

// “Widowed?” gives an answer that is not sure.
const asksBack = (interview: Interview, { message, today }: Aside): Turn | undefined => {
  if (!/\p{L}[^.!?\n]*\?\s*$/u.test(message) || interview.doubt !== null || isOrder(message)) return undefined;
  if (phraseQuestion(interview).choices.includes(message.trim())) return undefined;
  const value = valueAsked(interview, message, today);
  return value && replyWithUnread(interview, { message, reading: { act: 'answer', patch: [value] }, today });
};

// Where “can I have two trustees” orders nothing, it asks; “can I name my brother” may answer.
const answerOrder = (interview: Interview, { message, today, lookUp, reply }: Aside): Turn | undefined => {
  if (interview.doubt !== null || !/^(?:can|could|may) (?:i|we)\b/iu.test(bareQuestion(message))) return undefined;
  if (isHeardElsewhere(interview, message)) return undefined;
  const turn = reply(message);
  if (turn.recorded.length > 0 || isMoved(interview, turn)) return turn;
  const answer = lookUp(wonderedOf(interview, message));
  if (answer !== undefined) return turnOf(interview, answer);
  const value = openQuestion(interview)?.names && valueAsked(interview, message, today);
  return value ? replyWithUnread(interview, { message, reading: { act: 'answer', patch: [value] }, today }) : turn;
};

const openQuestion = ({ asked, plan }: Interview): FactQuestion | undefined =>
  asked?.kind === 'fact' || asked?.kind === 'detail' ? findQuestion(plan, asked.field) : undefined;

const answerQuestion = (
  interview: Interview,
  { message, questions, today, lookUp }: Aside & Pick<Asked, 'questions'>,
): Turn | undefined => {
  const act = readAct(wholeOf(message), false)?.act;
  if (act !== undefined && ownActs.has(act)) return undefined;
  if (asksWhy(message) || asksMeaning(message)) return explainQuestion(interview, { message, today });
  if (openQuestion(interview) && questions.every(asksUsual))
    return replyWithReading(interview, { message, reading: { act: 'usual', patch: [] }, today });
  const look = (question: string): readonly string[] => [lookUp(wonderedOf(interview, question)) ?? []].flat();
  const each = questions.length > 1 ? inContext(questions).flatMap(look) : [];
  const whole = each.length > 0 ? each : look(message);
  const answers = whole.length > 0 ? whole : questions.flatMap(look);
  if (answers.length > 0) return turnOf(interview, together(answers));
  const value = valueAsked(interview, message, today);
  if (value) return replyWithUnread(interview, { message, reading: { act: 'answer', patch: [value] }, today });
  const isOfWord = act === 'term' && contentOf(message).length <= mostOfWord;
  if (isOfOpenQuestion(interview, message) || isOfWord || (act !== undefined && actsWithWords.has(act)))
    return explainQuestion(interview, { message, today });
  return turnOf(keepQuestion(interview, message), unknown);
};

// The question that is open says why it is asked, or what its words mean.
const explainQuestion = (
  interview: Interview,
  { message, today }: { readonly message: string; readonly today: PlainDate },
): Turn => {
  const { act = 'why', term } = readAct(wholeOf(message), false) ?? {};
  const known = actsWithWords.has(act) || act === 'term' ? act : 'why';
  return replyWithUnread(interview, { message, reading: { act: known, patch: [], ...(term && { term }) }, today });
};

const answerBeside = (
  interview: Interview,
  { message, questions, told, lookUp, reply }: Aside & Asked,
): Turn | undefined => {
  const act = readAct(wholeOf(questions[0] ?? ''), false)?.act;
  if (act !== undefined && ownActs.has(act)) return undefined;
  const found = questions.map((question) => ({
    question,
    answer: asksWhy(question) ? whyOf(interview) : lookUp(wonderedOf(interview, question)),
  }));
  const alone = found.flatMap(({ answer }) => answer ?? []);
  const turn = reply(told);
  const isAnswer =
    turn.recorded.length > 0 || (isMoved(interview, turn) && !(questions.some(asksOfThem) && tellsOf(told)));
  const answers =
    alone.length > 0 || turn.recorded.length > 0 ? alone : [lookUp(wonderedOf(interview, message)) ?? []].flat();
  const unheard = found.filter(
    ({ question, answer }) => answer === undefined && !isOfOpenQuestion(interview, question) && !isCourtesy(question),
  );
  if (answers.length === 0 && unheard.length === 0) return undefined;

  if (!isAnswer && answers.length > 0) {
    const { interview: noted, kept } = keepNotes(interview, [told]);
    const words = [sayNoted(noted, { noted: kept, message }), sayUnread(interview, { noted: kept, kept: [] })];
    return turnOf(noted, together(answers), words.join(' ').trim());
  }
  const left = answers.length > 0 && !isAnswer ? [] : unheard.map(({ question }) => question);
  const words = [...(answers.length > 0 ? [together(answers)] : []), ...(left.length > 0 ? [unknown] : [])].join(
    '\n\n',
  );
  return {
    ...turn,
    interview: left.reduce(keepQuestion, turn.interview),
    reply: words === '' ? turn.reply : `${words}\n\n${turn.reply}`,
  };
};

// “What does an organizer do, is that a boss”: the second speaks of what the first has named.
const inContext = (questions: readonly string[]): readonly string[] =>
  questions.map((question, at) =>
    at > 0 && pointsBack.test(bareQuestion(question)) ? `${questions[at - 1]}, ${question}` : question,
  );

const pointsBack =
  /^(?:is|are|do|does|can|could|will|would|did|has|have|should) (?:it|that|this|they|those|these|he|she)\b/iu;

const together = (answers: readonly string[]): string => [...new Set(answers)].slice(0, mostAnswers).join('\n\n');

const mostAnswers = 3;

const isMoved = (before: Interview, { interview }: Turn): boolean =>
  (interview.doubt !== null && interview.doubt !== before.doubt) || interview.asked !== before.asked;

const wholeOf = (message: string): string => message.toLowerCase().replaceAll('’', "'").trim();

const isOfOpenQuestion = (interview: Interview, question: string): boolean =>
  isOfQuestion(interview, { question, ...phraseQuestion(interview) });

const whyOf = (interview: Interview): string | undefined => openQuestion(interview)?.why;

// “Is that all right?” says nothing that could be looked up.
const isCourtesy = (question: string): boolean => contentOf(question).length === 0;

const unknown =
  'I do not know that, and I would rather not guess. I have put it on your list of questions for an attorney, which you can print.\n\nRead on: Questions for an attorney (/questions-for-an-attorney)';

// A chip, an order to the machine, a cry for help and a death are heard before anything is answered.
const isHeardElsewhere = (interview: Interview, message: string): boolean =>
  /^\s*change:/iu.test(message) ||
  phraseQuestion(interview).choices.some((choice) => wordKey(choice) === wordKey(message)) ||
  addressesMachine(message) ||
  isInDespair(message) ||
  findLosses(message).length > 0;

// Without a mark, “what is needed for health” and “who contests loses it” may be answers.
const isPlainAnswer = (interview: Interview, { message, today }: Aside): boolean => {
  if (message.includes('?') || !mayTell(message)) return false;
  const { isPlain, patch } = readSaid(interview, message, today);
  return isPlain === true && patch.length > 0;
};

// What the interview does, or tells of itself, better than anything that is written down.
const ownActs: ReadonlySet<Act> = new Set(['back', 'skip', 'document', 'recap', 'progress'] as const);

// Acts to which the interview has words of its own, where nothing is written down.
const actsWithWords: ReadonlySet<Act> = new Set(['advice', 'worry'] as const);

// A question with more in it asks for more than what a word means.
const mostOfWord = 3;

const wonderedOf = (interview: Interview, question: string): Wondered => {
  const { plan, facts, laws } = interview;
  const state = plan.questions.find(({ kind, field }) => kind === 'state' && facts[field] !== undefined);
  return {
    question: withoutNames(bareQuestion(question), facts),
    state: state && (facts[state.field] as string),
    laws,
    documentName: plan.documentName,
    about: openQuestion(interview)?.label ?? '',
  };
};

// Who is meant is known here and nothing that could be looked up.
const withoutNames = (question: string, facts: Facts): string => {
  const names = new Set(peopleIn(facts).flatMap(({ name }) => wordKey(name).split(' ')));
  return question.replaceAll(/[\p{L}'’-]+/gu, (word) =>
    /^\p{Lu}/u.test(word) || word === word.toLowerCase()
      ? names.has(wordKey(word.replace(/['’]s$/u, ''))) && word.length > 2
        ? 'they'
        : word
      : word,
  );
};

const turnOf = (interview: Interview, answer: string, words = ''): Turn => {
  const { text, choices } = phraseQuestion(interview);
  const back = interview.doubt === null ? text : interview.doubt.sentence;
  const opening = inTurn(openings, { said: interview.said, at: (interview.said ?? '').length });
  return {
    interview,
    reply:
      interview.asked === null && interview.doubt === null
        ? answer
        : `${answer}\n\n${words}${words && ' '}${opening} ${back}`,
    choices: interview.doubt ? ['Yes', 'No'] : choices,
    recorded: [],
  };
};

const openings = ['Back to our question:', 'Now back to where we were:', 'And to go on:'] as const;
