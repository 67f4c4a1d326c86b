import type { AnswerReader } from '#interview/answers/heard.ts';
import { takenBack } from '#interview/turning/last-word.ts';
import { splitParts } from '#interview/answers/split-parts.ts';
import { isContent, remarksBut } from '#interview/answers/weigh-rest.ts';
import { choicesFor } from '#interview/choices-for.ts';
import { isNothing } from '#interview/acts/nothing.ts';
import { isDenied, withoutNames, withSpouseCalled } from '#interview/asked/setting-names.ts';

/** Those of several answers that a message chooses; none of them where it wants nothing. */
export const readChoicesAnswer: AnswerReader = ({ interview, question, message }) => {
  const { facts, plan } = interview;
  const said = takenBack(message)?.after ?? message;
  const low = withSpouseCalled(withoutNames(said.toLowerCase(), plan.questions), facts);
  const parts = splitParts(low);
  if (parts.some(({ isQuestion }) => isQuestion)) return undefined;
  const offered = choicesFor(question, facts);
  const chosen = offered.filter(
    ({ cues, overheard, label }) =>
      low.includes(label.toLowerCase()) ||
      [cues, overheard?.said, overheard?.named].some((words) => {
        const match = words?.exec(low);
        const part = match && parts.find(({ start, end }) => start <= match.index && end > match.index);
        return match != null && !isDenied(low, match) && !denies.test(part?.low ?? '');
      }),
  );
  const evidence = message;
  if (chosen.length === 0) {
    const isNone = isNothing(said) || parts.some(({ low: words }) => isNothing(words) || none.test(words));
    const rest = remarksBut(parts, (words) => isNothing(words) || none.test(words));
    const patch = [{ field: question.field, value: [], evidence, confidence: 0.9 }];
    return isNone ? { patch, ...(rest.length > 0 && { rest }) } : undefined;
  }
  const before = (facts[question.field] ?? []) as readonly string[];
  const value = [...new Set([...before, ...chosen.map((choice) => choice.value)])];
  const pieces = low
    .split(/,|\b(?:and|plus)\b|[.;]/u)
    .filter((piece) => (piece.match(/\p{L}+/gu) ?? []).some(isContent));
  const isUnread = pieces.some(
    (piece) =>
      !chosen.some(({ cues, overheard }) =>
        [cues, overheard?.said, overheard?.named].some((words) => words?.test(piece)),
      ),
  );
  const isTurned =
    (isUnread &&
      pieces.length > 1 &&
      chosen.length < pieces.length &&
      pieces.every((piece) => piece.trim().split(' ').length < 5)) ||
    parts.some(({ joint, low: words }) => joint === 'turn' || /\b(?:maybe|perhaps|or|unless)\b/u.test(words));
  return { patch: [{ field: question.field, value, evidence, confidence: isTurned ? 0.5 : 0.9 }] };
};

const denies = /\b(?:don'?t|do not|doesn'?t|not|never|no) (?:want|need|like|care|have)\b/u;
const none =
  /^\W*(?:no\b|nope|nah|nada|none of|nothing|we (?:don'?t|do not) need|i (?:don'?t|do not) (?:need|want) (?:any|that|those|it))/u;
