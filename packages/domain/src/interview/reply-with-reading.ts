import { acceptDoubt, applyReading } from '#interview/apply-reading.ts';
import type { FieldId } from '#facts/facts.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { isSameValue } from '#interview/is-same-value.ts';
import { moveTo, moveToNextOpen } from '#interview/next-question.ts';
import { phraseQuestion } from '#interview/phrase-question.ts';
import { problemsOf } from '#interview/problems.ts';
import { phraseNameless } from '#interview/phrase-nameless.ts';
import { readBack } from '#interview/read-back.ts';
import type { Reading } from '#interview/reading.ts';
import type { TurnInput } from '#interview/turn-input.ts';
import { respondToAct } from '#interview/respond-to-act.ts';
import { acceptUsual } from '#interview/usual-settings.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * One turn with a reading that somebody else made, e.g. a language model: guards, records, moves on, and says what was recorded
 * and what is asked next. Completeness and progress are never taken from the reading.
 */
export const replyWithReading = (interview: Interview, input: TurnInput): Turn => {
  const { reading, today } = input;
  if (interview.doubt && reading.patch.length === 0 && (reading.act === 'yes' || reading.act === 'no'))
    return settleDoubt(interview, input);

  const before = { ...interview, nameless: null };
  const applied = isSaidAgain(interview, input) ? acceptDoubt(before) : applyReading(before, input);
  const isOfferAccepted = interview.asked?.kind === 'offer' && reading.act === 'yes';
  const { interview: changed, recorded } = isOfferAccepted ? acceptUsual(applied) : applied;
  if (changed.doubt) return askBack(changed, recorded);
  if (reading.nameless?.length)
    return askName(changed, { recorded, asked: interview.asked, nameless: reading.nameless });
  if (recorded.length > 0) return moveOn(changed, { recorded, today, refusals: applied.refusals });
  if (applied.refusals.length > 0) return say(changed, applied.refusals.join(' '), today);
  if (reading.focus) return say(moveTo(changed, { kind: 'fact', field: reading.focus }), 'All right.', today);

  const { interview: answered, words } = respondToAct(changed, input);
  return say(answered.asked === null ? moveToNextOpen(answered, today) : answered, words, today);
};

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

const settleDoubt = (interview: Interview, { reading, today }: TurnInput): Turn => {
  if (reading.act === 'no') return say({ ...interview, doubt: null }, 'All right, I have not recorded that.', today);
  const { interview: changed, recorded } = acceptDoubt(interview);
  return moveOn(changed, { recorded, today, refusals: [] });
};

const askBack = (interview: Interview, recorded: readonly FieldId[]): Turn => ({
  interview,
  reply: join([readBack(interview, recorded), interview.doubt?.sentence ?? '']),
  choices: ['Yes', 'No'],
  recorded,
});

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
    interview: { ...interview, asked, ...(field && { nameless: { field, relationship } }) },
    reply: join([readBack(interview, recorded), phraseNameless(nameless)]),
    choices: others.length === 0 && only ? only.candidates : [],
    recorded,
  };
};

const moveOn = (
  interview: Interview,
  how: { readonly recorded: readonly FieldId[]; readonly today: PlainDate; readonly refusals: readonly string[] },
): Turn => {
  const moved = moveToNextOpen(interview, how.today);
  const { text, choices } = phraseQuestion(moved);
  return {
    interview: moved,
    reply: join([
      moved.asked?.kind === 'review' ? 'Thank you.' : readBack(moved, how.recorded),
      ...how.refusals,
      ...problemsWith(moved, how),
      text,
    ]),
    choices,
    recorded: how.recorded,
  };
};

const say = (interview: Interview, words: string, today: PlainDate): Turn => {
  const { text, choices } = phraseQuestion(interview);
  const problems = problemsWith(interview, { recorded: [], today });
  return { interview, reply: join([words, ...problems, text]), choices, recorded: [] };
};

// What is wrong with an answer just given, and why a question is asked once more; the share question says its total by itself.
const problemsWith = (
  interview: Interview,
  { recorded, today }: { readonly recorded: readonly FieldId[]; readonly today: PlainDate },
): readonly string[] => {
  const { asked } = interview;
  const open = asked?.kind === 'fact' || asked?.kind === 'detail' ? asked.field : undefined;
  return problemsOf(interview, today)
    .filter(({ field, message }) => (recorded.includes(field) || field === open) && !message.includes('add up to'))
    .map(({ message }) => message);
};

const join = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
