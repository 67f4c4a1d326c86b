import type { FieldId } from '#facts/facts.ts';
import { changePeople, definitionOf, factsInOrder, isPeopleField, peopleIn } from '#facts/people-in.ts';
import { isCalledIn, isNamedIn } from '#facts/same-person.ts';
import { fieldOf } from '#facts/told.ts';
import type { Proposal } from '#interview/reading.ts';
import { splitSentences } from '#interview/reader/clauses.ts';
import { calledField, calledFields, withoutCalled } from '#interview/reader/called-facts.ts';
import { findRelated } from '#interview/reader/known-people.ts';
import { findRelation } from '#interview/language/relations.ts';
import type { Scene } from '#interview/reader/scene.ts';
import { parseFact } from '#interview/set-fact.ts';
import { wordKey } from '#kit/word-key.ts';

/** What a message takes off the facts. */
export interface Removal {
  readonly patch: readonly Proposal[];
  /** Facts of which nothing is left. */
  readonly cleared: readonly FieldId[];
  /** Somebody who stands in several places, when the message does not say from which: one answer a place. */
  readonly unclear?: { readonly name: string; readonly fields: readonly FieldId[] };
  /** The sentences that said it. */
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

const verb =
  /\b(?:remove|delete|drop|erase|strike(?: out)?|scratch(?: out)?|cross (?:out|off)|take (?:out|off|away)|get rid of|clear(?: out)?|cancel|leave off)\s+(.+)$|\btake\s+(.+?)\s+(?:out|off|away)\b(.*)$|\bthere (?:is|are) no (?:more )?(.+)$|\b(?:i|we) (?:no longer|don'?t|do not) (?:own|have) (?:the |any |a )?(.+?)(?: (?:any ?more|now))?$|\b(?:i|we)(?:'ve| have)? sold (?:the |my |our )?(.+)$/u;
// What is not wanted, and what somebody else shall be able to do, is no order to take anything out.
const negated =
  /\b(?<!\byou )(?:may|can|could|able to|right to|power to) (?:remove|take out|drop)\b|\b(?:don'?t|do not|never|not|shouldn'?t|can'?t|cannot)\s+(?:\w+\s+)?(?:remove|delete|drop|erase|strike|scratch|cross|take|clear|cancel)\b/u;

/** Reads every removal of a message: entries of lists by their words, whole facts by what people call them. */
export const readRemovals = (scene: Scene): Removal => {
  const none: Removal = { patch: [], cleared: [], spans: [] };
  return splitSentences(scene.text)
    .flatMap((sentence) => splitOrders(sentence))
    .reduce((found, { low, start, end }) => {
      const match = negated.test(low) ? null : verb.exec(low);
      const object = match?.slice(1).filter(Boolean).join(' ');
      // What the person does not have is an answer while it is asked for.
      const isAnswer = /^\s*(?:there|i\b|we\b|no,? )/u.test(low) && scene.asked?.kind === 'fact';
      if (!object || isAnswer) return found;
      const one = removeOne({ ...scene, facts: factsAfter(scene.facts, found) }, object);
      return one ? merge(found, one, { start, end }) : found;
    }, none);
};

const orderBreak =
  /(?:,|,?\s(?:and|but|then))\s+(?=(?:please |also |just |then )?(?:remove|delete|drop|take|add|change|make|put|give|leave|let|split|my|our|the|it|i|we|there|everything|all|he|she|they)\b)/gu;

const splitOrders = (sentence: {
  readonly text: string;
  readonly low: string;
  readonly start: number;
  readonly end: number;
}) => {
  const parts: { low: string; start: number; end: number }[] = [];
  let from = 0;
  for (const match of sentence.low.matchAll(orderBreak)) {
    parts.push({
      low: sentence.low.slice(from, match.index),
      start: sentence.start + from,
      end: sentence.start + match.index,
    });
    from = match.index + match[0].length;
  }
  return [...parts, { low: sentence.low.slice(from), start: sentence.start + from, end: sentence.end }];
};

type Found = Pick<Removal, 'patch' | 'cleared' | 'unclear'>;

/** The facts as they are after a removal. */
export const factsAfter = (facts: Scene['facts'], { patch, cleared }: Found): Scene['facts'] => ({
  ...facts,
  ...Object.fromEntries(cleared.map((field) => [field, undefined])),
  ...Object.fromEntries(patch.map(({ field, value }) => [field, value])),
});

const merge = (found: Removal, one: Found, span: { readonly start: number; readonly end: number }): Removal => {
  const touched = new Set([...one.patch.map(({ field }) => field), ...one.cleared]);
  return {
    patch: [...found.patch.filter(({ field }) => !touched.has(field)), ...one.patch],
    cleared: [...found.cleared.filter((field) => !touched.has(field)), ...one.cleared],
    ...((one.unclear ?? found.unclear) && { unclear: one.unclear ?? found.unclear }),
    spans: [...found.spans, span],
  };
};

const scopeWords = /\b(?:from|off|out of|as|in|for)\s+(?:(?:being|the|my|our|a|an|list of|list)\s+)*(.+)$/u;

const removeOne = (scene: Scene, object: string): Found | undefined => {
  const scope = scopeWords.exec(object);
  // "The gift to Gloria": whatever else is said of Gloria stays.
  const isGift = /^(?:(?:the|my|our|all|that|any|both|of) )*(?:gifts?|bequests?)\b/u.test(object.trim());
  const scoped = isGift ? giftFields : scope?.[1] ? calledFields(scope[1], scene.questions) : [];
  const what = scoped.length > 0 && scope && !isGift ? object.slice(0, scope.index) : object;
  return (
    removePerson(scene, { what, scoped, isEverywhere: /\beverywhere\b|\bcompletely\b|\bentirely\b/u.test(object) }) ??
    removeThing(scene, what) ??
    clearWhole(scene, object)
  );
};

const giftFields: readonly FieldId[] = factsInOrder.filter((field) => definitionOf(field).kind === 'gifts');

const removePerson = (
  scene: Scene,
  {
    what,
    scoped,
    isEverywhere,
  }: { readonly what: string; readonly scoped: readonly FieldId[]; readonly isEverywhere: boolean },
): Found | undefined => {
  const kin = findRelation(what.trim().replace(/^(?:my|our|the)\s+/u, ''))?.relationship;
  const people = peopleIn(scene.facts).filter(({ field }) => scene.has(field) && field !== fieldOf('maker-name'));
  const whole = people.filter(({ name }) => isNamedIn(what, name));
  const meant =
    whole.length > 0
      ? whole
      : people.filter((one) => isCalledIn(what, one.name) || (kin !== undefined && findRelated([one], kin).length > 0));
  const fields = [...new Set<FieldId>(meant.map(({ field }) => field))].filter(
    (field) => scoped.length === 0 || scoped.includes(field),
  );
  const [first] = meant;
  if (!first || fields.length === 0) return undefined;
  const isAsked = scene.field !== undefined && fields.includes(scene.field);
  if (fields.length > 1 && scoped.length === 0 && !isEverywhere && !isAsked)
    return { patch: [], cleared: [], unclear: { name: first.name, fields } };
  const names = new Set(meant.map(({ name }) => name));
  const from = isAsked && scoped.length === 0 && !isEverywhere && scene.field ? [scene.field] : fields;
  return fromFields(scene, from, (name) => names.has(name));
};

const fromFields = (scene: Scene, fields: readonly FieldId[], isGone: (name: string) => boolean): Found =>
  fields.reduce<Found>(
    (found, field) => {
      if (!isPeopleField(field)) return found;
      return left(
        scene,
        field,
        changePeople(scene.facts[field], (name) => (isGone(name) ? undefined : name)),
        found,
      );
    },
    { patch: [], cleared: [] },
  );

const left = ({ text }: Scene, field: FieldId, value: unknown, found: Found): Found =>
  value !== undefined && parseFact(field, value).ok
    ? { ...found, patch: [...found.patch, { field, value, evidence: text, confidence: 0.95 }] }
    : { ...found, cleared: [...found.cleared, field] };

const plainWords = (words: string): readonly string[] =>
  wordKey(words)
    .split(' ')
    .filter(
      (word) =>
        word.length > 1 &&
        !/^(?:the|my|our|an|of|to|from|in|at|on|out|off|and|please|that|it|all|list|property|asset|assets|gift|gifts|any|more)$/u.test(
          word,
        ),
    );

const removeThing = (scene: Scene, what: string): Found | undefined => {
  const words = plainWords(what);
  if (words.length === 0) return undefined;
  const fits = (thing: string): boolean => {
    const own = wordKey(thing).split(' ');
    return words.every((word) => own.includes(word) || own.includes(word.replace(/s$/u, '')));
  };
  const { assets = [], specificGifts = [] } = scene.facts;
  const lists = [
    ['assets', assets, assets.filter(({ description }) => !fits(description))],
    ['specificGifts', specificGifts, specificGifts.filter(({ item }) => !fits(item))],
  ] as const;
  const hit = lists.filter(([field, before, kept]) => scene.has(field) && kept.length < before.length);
  return hit.length === 0
    ? undefined
    : hit.reduce<Found>((found, [field, , kept]) => left(scene, field, kept, found), { patch: [], cleared: [] });
};

const wholeWords =
  /\b(?:the|my|our|all|every|whole|entire|of|special|particular|further|other|list|please|any|these|those|them|from|document|trust|again|and|iaries|iary|ies|y|part|section|named?|i|gave|things?|or|sums?)\b|\p{L}*(?:iary|iaries)\b/gu;

// "the special instructions", "all the gifts": the whole answer.
const clearWhole = (scene: Scene, object: string): Found | undefined => {
  const field = calledField(object, scene.questions);
  const question = scene.questions.find((one) => one.field === field);
  // Whoever takes out what is answered by yes or no says no to it.
  if (!field || !question || question.kind === 'yesNo' || question.kind === 'choices') return undefined;
  // More than the name of the answer was said: it is not the whole of it that shall go.
  const more = withoutCalled(object, question).replace(wholeWords, ' ');
  if (/\p{L}{2}/u.test(more) || scene.facts[field] === undefined || field === fieldOf('maker-name')) return undefined;
  const isList = Array.isArray(scene.facts[field]);
  return isList && parseFact(field, []).ok
    ? { patch: [{ field, value: [], evidence: scene.text, confidence: 0.95 }], cleared: [] }
    : { patch: [], cleared: [field] };
};
