import { patternOf } from '#kit/pattern-of.ts';
import { findAmounts } from '#interview/language/find-amounts.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';
import { isContent } from '#interview/answers/weigh-rest.ts';
import { isCalledField } from '#interview/asked/called-facts.ts';
import { findState } from '#law/states-in-text.ts';

/** The questions that a piece of a message may answer, by its own words, the likeliest first; none where two are as likely. */
export const calledBy = (
  piece: string,
  questions: readonly FactQuestion[],
  { facts, laws }: Pick<Interview, 'facts' | 'laws'>,
): readonly FactQuestion[] => {
  const scored = questions
    .map((question) => ({
      question,
      score: scoreOf(piece, question) || askedWords(piece.toLowerCase(), question.ask(facts, laws)),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const [best, next] = scored;
  return best && best.score > (next?.score ?? 0) ? [best.question] : [];
};

const scoreOf = (piece: string, question: FactQuestion): number => {
  const low = piece.toLowerCase();
  const named = isCalledField(piece, question) ? 6 : 0;
  const heard = [question.overheard?.said, question.overheard?.named, question.overheard?.hinted].some((words) =>
    words?.test(low),
  )
    ? 8
    : 0;
  const chosen = (question.choices ?? []).some(({ cues }) => cues.test(low)) ? 3 : 0;
  return named + heard + chosen + ofKind(piece, question) + sharedWords(low, question);
};

const ofKind = (piece: string, { kind, unit }: FactQuestion): number => {
  switch (kind) {
    case 'number':
      return findAmounts(piece).some(
        (amount) => amount.unit !== undefined && unit === 'days' && /^(?:days|weeks|months)$/u.test(amount.unit),
      )
        ? 6
        : 0;
    case 'state':
      return (piece.match(/\p{L}+(?: \p{L}+)?/gu) ?? []).some(
        (word) => word.length > 3 && word.split(' ').some((one) => one.length > 3 && findState(one) !== undefined),
      )
        ? 5
        : 0;
    case 'text':
      return /\b(?:call|name|title)(?:d)? (?:it|this|the)\b|\bthe \p{L}[\p{L} '-]*\btrust\b|\btrust name\b/iu.test(
        piece,
      )
        ? 6
        : 0;
    case 'choice':
    case 'choices':
    case 'yesNo':
    case 'longText':
    case 'date':
    case 'money':
    case 'address':
    case 'people':
    case 'shares':
    case 'assets':
    case 'gifts':
    case 'party':
    case 'parties':
    case 'steps':
      return 0;
  }
};

// Words of the question itself, by their stems: `reading my messages`, `let somebody else act`.
const sharedWords = (low: string, { label, called = [] }: FactQuestion): number => {
  const own = new Set([label, ...called].flatMap(stemsOf));
  return new Set(stemsOf(low).filter((stem) => own.has(stem))).size;
};

/** True where every word of a piece belongs to the question, to a value or to a wish: nothing in it speaks of something else. */
export const isSaidWhole = (
  piece: string,
  question: FactQuestion,
  { facts, laws }: Pick<Interview, 'facts' | 'laws'>,
): boolean => {
  if (question.kind === 'text') return true;
  const low = piece.toLowerCase();
  const heard = [question.overheard?.said, question.overheard?.named, question.overheard?.hinted];
  if (heard.some((words) => words?.test(low))) return true;
  const spans = [
    ...findAmounts(low),
    ...(question.choices ?? []).flatMap(({ cues }) => {
      const match = cues.exec(low);
      return match ? [{ start: match.index, end: match.index + match[0].length }] : [];
    }),
  ];
  const own = new Set(
    [question.label, ...(question.called ?? []), question.ask(facts, laws)].flatMap((words) => stemsOf(words, 3)),
  );
  return Array.from(low.matchAll(/\p{L}+(?:'\p{L}+)?/gu)).every(({ index, 0: word }) => {
    const isOfValue = spans.some(({ start, end }) => start < index + word.length && end > index);
    return (
      isOfValue ||
      !isContent(word) ||
      wish.test(word) ||
      own.has(stemOf(word)) ||
      (question.kind === 'state' && isOfState(word))
    );
  });
};

const isOfState = (word: string): boolean =>
  /^(?:laws?|govern\p{L}*|state|north|south|new|west)$/u.test(word) || findState(word) !== undefined;

const wish = patternOf(
  'u',
  "^(?:no|not|none|\\p{L}+n't|cannot|never|nobody|without|skip|",
  'waive|only|except|instead|change|set|rest|others?|yes|ought|though|take|takes|taking',
  '|everybody|somebody|someone|anyone|anybody|whoever|gets?|having|posted?|post|please|once|out|every|paid',
  '|paying|pays?|each|trustees?|agents?|executors?)$',
);

// Two words of the question itself: `let somebody else act`.
const askedWords = (low: string, asked: string): number => {
  const own = new Set(stemsOf(asked));
  const shared = new Set(stemsOf(low).filter((stem) => own.has(stem))).size;
  return shared > 1 ? shared / 10 : 0;
};

const stemOf = (word: string): string => word.replace(/(?:ing|ed|es|s)$/u, '').slice(0, 6);

const stemsOf = (words: string, least = 4): readonly string[] =>
  (words.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= least)
    .filter(
      (word) =>
        !/^(?:your|that|with|from|when|whom|what|they|them|their|this|have|who|does|should|would|other|others|trust|agent|trustee)$/u.test(
          word,
        ),
    )
    .map(stemOf);
