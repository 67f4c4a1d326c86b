import { doubtChoices } from '#interview/doubt/answer-doubt.ts';
import { askingWhich } from '#interview/conversation/answer-which.ts';
import { climb, type Rung } from '#interview/conversation/climb.ts';
import { whyWithheld } from '#interview/ladder/why-withheld.ts';
import { countTry, forgetTries, triesOf } from '#interview/tries.ts';
import { acknowledge } from '#interview/warmth/acknowledge.ts';
import { bridge } from '#interview/warmth/bridge.ts';
import { meetNews } from '#interview/warmth/meet-news.ts';
import { inACrisis } from '#interview/conversation/in-a-crisis.ts';
import { reopenMeant, sayNow } from '#interview/conversation/reopen.ts';
import { restate } from '#interview/conversation/restate.ts';
import { wordForWord } from '#interview/conversation/word-for-word.ts';
import { isStuck, isStuckAtKind } from '#interview/conversation/is-stuck.ts';
import { suggest } from '#interview/conversation/suggest.ts';
import { putSurnameAside } from '#interview/conversation/put-surname-aside.ts';
import { acceptDoubt, applyReading } from '#interview/conversation/apply-reading.ts';
import { askWhose } from '#interview/ask-whose.ts';
import { findQuestion } from '#interview/find-question.ts';
import { withDerived } from '#interview/derive-facts.ts';
import type { FieldId } from '#facts/facts.ts';
import type { Interview, Turn, WhichAsked } from '#interview/interview.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import { listWords } from '#kit/list-words.ts';
import { moveTo, moveToNextOpen, moveToProblem } from '#interview/next-question.ts';
import { markShown, phraseQuestion } from '#interview/conversation/phrase-question.ts';
import { problemsOf } from '#interview/problems.ts';
import { phraseNameless } from '#interview/phrase-nameless.ts';
import type { Reading } from '#interview/reading.ts';
import type { TurnInput } from '#interview/turn-input.ts';
import { askToStartOver, startOverChoices } from '#interview/conversation/start-over.ts';
import { respondToAct } from '#interview/conversation/respond-to-act.ts';
import { acceptUsual } from '#interview/usual-settings.ts';
import { warningsOf } from '#interview/warnings.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { isOfTotal } from '#rules/shares-add-up.ts';

/**
 * One turn with a reading that somebody else made, e.g. a language model: guards, records, moves on, and says what was recorded
 * and what is asked next. Completeness and progress are never taken from the reading.
 */
export const replyWithReading = (interview: Interview, input: TurnInput): Turn => {
  const turn = replyPlainly(interview, input);
  const { facts, notes = [], later = [] } = interview;
  // What this message says is kept already.
  const toldBefore = [...notes, ...later].map(({ words }) => words).filter((words) => !input.message.includes(words));
  const news = { before: facts, after: turn.interview.facts, message: input.message, toldBefore };
  const words = meetNews(news, input.reading);
  return words === '' || turn.reply.includes(words) ? turn : { ...turn, reply: `${words} ${turn.reply}` };
};

const replyPlainly = (interview: Interview, input: TurnInput): Turn => {
  const { reading, today } = input;
  if (reading.act === 'despair')
    return { interview, reply: `${inACrisis} We can stop here; everything is kept.`, choices: [], recorded: [] };
  if (reading.act === 'startOver') return askBeforeStartingOver(interview);

  if (reading.unclear && reading.patch.length === 0)
    return askWhere(interview, { ...reading.unclear, words: input.message });
  if (reading.which && reading.patch.length === 0)
    return askWhichOne(interview, { ...reading.which, recorded: [], words: input.message });
  if (reading.whose) return askWhose(interview, reading.whose);
  const declined = [...(interview.declined ?? []), ...(reading.declined ?? [])];
  const before = { ...interview, nameless: null, ...(reading.declined && { declined }) };
  const applied = isSaidAgain(interview, input) ? acceptDoubt(before) : applyReading(before, input);
  const isAgreed = reading.act === 'yes' || (reading.act === 'yesBut' && applied.recorded.length > 0);
  const isOfferAccepted = interview.asked?.kind === 'offer' && isAgreed;
  const { interview: changed, recorded } = isOfferAccepted ? acceptUsual(applied) : applied;
  if (changed.doubt) return askBack(changed, recorded, applied.notes.join(' '));
  if (reading.which) return askWhichOne(changed, { ...reading.which, recorded, words: input.message });
  if (reading.nameless?.length && triesOf(changed) > 0)
    return sayRung(climb(changed, phraseNameless(reading.nameless)), today);
  if (reading.nameless?.length)
    return askName(changed, { recorded, asked: openOf(interview.asked, recorded), nameless: reading.nameless });
  const isSurnameGiven = interview.asked?.kind === 'detail' && recorded.includes(interview.asked.field);
  const passed = isSurnameGiven ? changed : putSurnameAside(changed, interview.asked);
  if (recorded.length > 0 || reading.cleared?.length || reading.declined?.length)
    return moveOn(passed, { recorded, today, notes: applied.notes, ...exceptedIn(interview, reading) });
  if (reading.isPlain && reading.settled)
    return moveOn(passed, { recorded, today, notes: [...applied.notes, 'All right, we leave that out.'] });
  if (applied.notes.length > 0) return say(changed, { words: applied.notes.join(' '), today });
  if (reading.focus) return askAnew(changed, reading.focus, today);
  const restated = isStuck(changed, reading) ? (restate(changed, input) ?? wordForWord(changed, input)) : undefined;
  if (restated) return askBack(restated, []);
  const meant = isStuck(changed, reading) ? reopenMeant(changed, input) : undefined;
  if (meant?.kind === 'one') return withKeep(say(meant.interview, { words: meant.words, today }));
  if (meant) return { interview: countTry(changed), reply: meant.words, choices: meant.choices, recorded: [] };

  const suggesting = isStuckAtKind(changed, reading) ? suggest(changed) : undefined;
  if (suggesting) return askBack(suggesting, []);
  if (reading.act !== 'usual' && isStuck(changed, reading)) return sayRung(climbFrom(changed, input), today);
  const { interview: answered, ...said } = respondToAct(changed, input);
  if (answered.doubt) return askBack(answered, [], said.words);
  if (isStuck(changed, reading)) return sayRung(climb(changed, said.words), today);
  return say(answered.asked === null ? moveToNextOpen(answered, today) : answered, { ...said, today });
};

// "All but the bond": what is excepted from an offer is what is asked next.
const exceptedIn = ({ asked }: Interview, { focus }: Reading): { readonly next?: FieldId } =>
  asked?.kind === 'offer' && focus !== undefined ? { next: focus } : {};

const askAnew = (interview: Interview, field: FieldId, today: PlainDate): Turn => {
  const now = sayNow(interview, field);
  const turn = say(moveTo(interview, { kind: 'fact', field }), { words: join(['All right.', now]), today });
  return now === '' ? turn : withKeep(turn);
};

// What is asked anew may stay as it is.
const withKeep = (turn: Turn): Turn => ({
  ...turn,
  choices: [...turn.choices.filter((one) => one !== keepIt), keepIt],
});

const keepIt = 'Keep it as it is';

// What was kept is said whatever step comes next.
const climbFrom = (interview: Interview, input: TurnInput): Rung => {
  const rung = climb(interview, openerFor(interview, input));
  const { notedAs = '' } = input;
  return rung.text.includes(notedAs) ? rung : { ...rung, text: `${notedAs} ${rung.text}` };
};

const openerFor = (interview: Interview, { reading, message, notedAs }: TurnInput): string => {
  const withheld = whyWithheld(interview, message);
  if (withheld !== '') return withheld;
  if (notedAs !== undefined) return notedAs;
  if (reading.act === 'yes') return 'Thank you. I need a little more for this one.';
  return respondToAct(interview, { reading, message, today: '' }).words;
};

/** A step of the ladder as a turn. */
export const sayRung = ({ interview, text, choices }: Rung, today: PlainDate): Turn => ({
  interview: markShown(interview),
  reply: join([...problemsWith(interview, { recorded: [], today }), text]),
  choices,
  recorded: [],
});

// Whoever answers a doubt by saying the same once more has confirmed it.
const isSaidAgain = ({ doubt }: Interview, { reading }: TurnInput): boolean => {
  const proposed = Object.entries(doubt?.proposed ?? {});
  return (
    proposed.length > 0 &&
    proposed.every(([field, value]) =>
      reading.patch.some((one) => one.field === field && isSameValue(one.value, value)),
    )
  );
};

/** Asks the open doubt, after what was recorded beside it. */
export const askBack = (interview: Interview, recorded: readonly FieldId[], words = ''): Turn => ({
  interview,
  reply: join([acknowledge(interview, recorded), words, interview.doubt?.sentence ?? '']),
  choices: doubtChoices(interview, interview.doubt?.proposed ?? {}),
  recorded,
});

const askBeforeStartingOver = (interview: Interview): Turn => {
  const asking = askToStartOver(interview);
  return { interview: asking, reply: asking.doubt.sentence, choices: startOverChoices, recorded: [] };
};

const askWhichOne = (
  interview: Interview,
  {
    sentence,
    choices,
    recorded,
    words,
  }: NonNullable<Reading['which']> & Pick<Turn, 'recorded'> & Pick<WhichAsked, 'words'>,
): Turn => ({
  interview: askingWhich({ ...interview, doubt: null }, { words, sentence, choices }),
  reply: join([acknowledge(interview, recorded), sentence]),
  choices,
  recorded,
});

// Somebody stands in several places: each of them is an answer to tap.
const askWhere = (
  interview: Interview,
  { name, fields, words }: NonNullable<Reading['unclear']> & Pick<WhichAsked, 'words'>,
): Turn => {
  const labels = fields.map((field) => findQuestion(interview.plan, field)?.label ?? field);
  return askWhichOne(interview, {
    sentence: `${name} stands in several places: ${listWords(labels.map((label) => `“${label}”`))}. From which should I take ${name} out?`,
    choices: [...labels.map((label) => `Remove ${name} from ${label}`), `Remove ${name} everywhere`],
    recorded: [],
    words,
  });
};

// Of two that were asked in one breath the one that is answered is not open any more.
const openOf = (asked: Interview['asked'], recorded: readonly FieldId[]): Interview['asked'] =>
  asked?.kind === 'fact' && asked.also !== undefined && recorded.includes(asked.field)
    ? { kind: 'fact', field: asked.also }
    : asked;

// The question stays open until the person who was called by a relation has a name.
const askName = (
  interview: Interview,
  {
    recorded,
    asked,
    nameless,
  }: { readonly recorded: readonly FieldId[] } & Pick<Interview, 'asked'> & Required<Pick<Reading, 'nameless'>>,
): Turn => {
  const [only, ...others] = nameless;
  const field = asked?.kind === 'fact' ? asked.field : undefined;
  const relationship = only && others.length === 0 ? only.relationship : null;
  return {
    interview: { ...countTry({ ...interview, asked }), ...(field && { nameless: { field, relationship } }) },
    reply: join([acknowledge(interview, recorded), phraseNameless(nameless)]),
    choices: others.length === 0 && only ? only.candidates : [],
    recorded,
  };
};

/** Says what was recorded and asks what comes next. */
export const moveOn = (
  before: Interview,
  how: Pick<Turn, 'recorded'> & {
    readonly today: PlainDate;
    readonly notes: readonly string[];
    readonly next?: FieldId;
  },
): Turn => {
  const interview = forgetTries(before);
  const moved = how.next ? moveTo(interview, { kind: 'fact', field: how.next }) : moveToProblem(interview, how);
  const { text, choices } = phraseQuestion(moved);
  return {
    interview: markShown(moved),
    reply: join([
      moved.asked?.kind === 'review' ? 'Thank you.' : acknowledge(moved, how.recorded),
      ...how.notes,
      bridge(interview, moved),
      ...problemsWith(moved, how),
      `${warningsWith(moved, { ...how, isNewReview: interview.asked?.kind !== 'review' })}${text}`,
    ]),
    choices,
    recorded: how.recorded,
  };
};

interface Saying {
  readonly words: string;
  readonly today: PlainDate;
  /** The words thank for an answer: if it was the last one, what comes now is told as well. */
  readonly isAnswered?: true;
}

/** Says some words and asks what is open. */
export const say = (interview: Interview, { words, today, isAnswered }: Saying): Turn => {
  const { text, choices } = phraseQuestion(interview);
  const problems = problemsWith(interview, { recorded: [], today });
  const isDone = interview.asked === null && words !== '' && !isAnswered;
  return {
    interview: markShown(interview),
    reply: join([words, ...problems, isDone ? '' : text]),
    choices,
    recorded: [],
  };
};

// What is wrong with an answer just given, and why a question is asked once more; the share question says its total by itself.
const problemsWith = (
  interview: Interview,
  { recorded, today }: { readonly recorded: readonly FieldId[]; readonly today: PlainDate },
): readonly string[] => {
  const { asked } = interview;
  const open = asked?.kind === 'fact' || asked?.kind === 'detail' ? asked.field : undefined;
  return problemsOf(interview, today)
    .filter(
      (problem) =>
        (withDerived(recorded).includes(problem.field) || problem.field === open) &&
        !isOfTotal(problem) &&
        !problem.isFinal,
    )
    .map(({ message }) => message);
};

// Before the person confirms, they read once what the rules have to say; then only what a correction brings.
const warningsWith = (
  interview: Interview,
  how: { readonly recorded: readonly FieldId[]; readonly today: PlainDate; readonly isNewReview: boolean },
): string => {
  if (interview.asked?.kind !== 'review') return '';
  const lines = warningsOf(interview, how.today)
    .filter(({ field }) => how.isNewReview || withDerived(how.recorded).includes(field))
    .map(({ message }) => `• ${message}`);
  return lines.length === 0 ? '' : `Before you confirm, please read this:\n${lines.join('\n')}\n`;
};

const join = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
