import type { Answer, AnswerReader } from '#interview/answers/heard.ts';
import { readShares } from '#interview/answers/read-shares.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Entry } from '#interview/lists/list-edit.ts';

/** Parts first, and behind them the age at which some receive theirs: "half and half, but Mireya not until 25". */
export const readSharesWithAges: AnswerReader = (heard) => {
  const { message, question, asked } = heard;
  if (asked.kind !== 'fact' || message.length > longest || !waiting.test(message)) return undefined;
  for (const { 0: joint, index } of message.matchAll(joints)) {
    const [parts, ages] = [message.slice(0, index), message.slice(index + joint.length)].map((words) =>
      readShares({ ...heard, message: words.trim() }),
    );
    const [shared, aged] = [entriesOf(parts), entriesOf(ages)];
    if (!parts || !ages || !shared || !aged) continue;
    const isDivided = shared.every(({ percentage, distributionAge }) => percentage !== undefined && !distributionAge);
    const isOfAges = aged.every(({ percentage, distributionAge }) => percentage === undefined && distributionAge);
    if (!isDivided || !isOfAges || !aged.every((one) => shared.some((other) => isSame(one, other)))) continue;
    const value = shared.map((one) => {
      const distributionAge = aged.find((other) => isSame(one, other))?.['distributionAge'];
      return distributionAge === undefined ? one : { ...one, distributionAge };
    });
    const confidence = Math.min(...[parts, ages].flatMap(({ patch }) => patch.map((one) => one.confidence)));
    return {
      patch: [{ field: question.field, value, evidence: message, confidence }],
      rest: [...(parts.rest ?? []), ...(ages.rest ?? [])],
      ...(parts.isWhole && ages.isWhole && { isWhole: true }),
    };
  }
  return undefined;
};

const longest = 300;
const waiting = /\b(?:at|until|till?|when|once|turns?|before)\b.*\d/isu;
const joints = /\s*(?:[;.,]|\s-)\s*(?:(?:and|but|then|though|only)\s+)*|\s+(?:and|but|though|only)\s+/giu;

const entriesOf = (answer: Answer | undefined): readonly Entry[] | undefined => {
  const [only, ...others] = answer?.patch ?? [];
  return only && others.length === 0 && !answer?.nameless && Array.isArray(only.value) && only.value.length > 0
    ? (only.value as readonly Entry[])
    : undefined;
};

const isSame = (one: Entry, other: Entry): boolean => isSamePerson(String(one['name']), String(other['name']));
