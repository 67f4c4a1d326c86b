import type { FactKind } from '#facts/fact-kind.ts';
import type { FieldId } from '#facts/facts.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview, LaterWords } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { listWords } from '#kit/list-words.ts';

/** Keeps words for the next questions that they would answer, as far as there is one, and says of all of them that they are not recorded. */
export const keepForLater = (
  interview: Interview,
  unread: readonly string[],
  answers: (words: string, question: FactQuestion) => boolean,
): { readonly interview: Interview; readonly kept: readonly LaterWords[] } => {
  const { asked, facts, later = [] } = interview;
  const questions = applicableQuestions(interview);
  const now = questions.findIndex(({ field }) => asked?.kind === 'fact' && asked.field === field);
  const open = questions
    .slice(now + 1)
    .filter(({ field, kind, isAsked }) => isAsked && facts[field] === undefined && tellable.has(kind))
    .slice(0, soon);
  const kept = unread.flatMap((said) => {
    const words = said.slice(0, longest);
    const question = open.find((one) => answers(words, one));
    return question && !later.some((one) => one.words === words) ? [{ words, field: question.field }] : [];
  });
  return { interview: kept.length === 0 ? interview : { ...interview, later: [...later, ...kept].slice(-most) }, kept };
};

const [longest, most, soon] = [300, 6, 8];

// A question whose answer shows in its words; anything at all can be a title, a wish or a yes.
const tellable: ReadonlySet<FactKind> = new Set([
  'choice',
  'choices',
  'steps',
  'party',
  'parties',
  'people',
  'shares',
  'gifts',
  'address',
] as const);

/** What is said of words that answer nothing here: those that are noted, and those that belong to a question that comes. */
export const sayUnread = (
  { plan }: Pick<Interview, 'plan'>,
  { noted, kept }: { readonly noted: readonly string[]; readonly kept: readonly LaterWords[] },
): string => {
  const labels = [...new Set(kept.map(({ field }) => `“${findQuestion(plan, field)?.label ?? field}”`))];
  return [
    ...(noted.length === 0 ? [] : [`I have noted ${listWords(noted.map((one) => `“${one}”`))} in your words.`]),
    ...(labels.length === 0 ? [] : [`What you said of ${listWords(labels)} I take up when we come to it.`]),
  ].join(' ');
};

/** Words kept for a question, as the sentence before it and as an answer to tap. */
export const recallLater = (
  { later = [] }: Pick<Interview, 'later'>,
  field: FieldId,
): { readonly sentence: string; readonly chips: readonly string[] } => {
  const chips = later.filter((one) => one.field === field).map(({ words }) => words);
  return {
    sentence: chips.length === 0 ? '' : `You said before: ${listWords(chips.map((words) => `“${words}”`))}. `,
    chips,
  };
};

/** The interview without words for questions that have been answered or passed over since. */
export const forgetLater = (interview: Interview, { asked }: Pick<Interview, 'asked'>): Interview => {
  const { later, facts } = interview;
  if (later === undefined) return interview;
  const isPassed = (field: FieldId): boolean =>
    asked?.kind === 'fact' &&
    asked.field === field &&
    !(interview.asked?.kind === 'fact' && interview.asked.field === field);
  return { ...interview, later: later.filter(({ field }) => facts[field] === undefined && !isPassed(field)) };
};
