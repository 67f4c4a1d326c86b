import { tellingWords } from '#interview/edits/read-slot.ts';
import { sentencesOf } from '#interview/own-words/sentences.ts';
import { petSentences } from '#interview/reader/notes.ts';

/** The sentences that words speak of, and whether every telling word of them stands there. */
export interface Spoken {
  readonly sentences: readonly string[];
  readonly isWhole: boolean;
}

/** The sentences of a text of which some words speak, by their place in it or by what they are about. */
export const findSentences = (text: string, about: string): Spoken => {
  const all = sentencesOf(text);
  const placed = placeIn(all, about);
  if (placed !== undefined) return { sentences: [placed], isWhole: true };
  const words = wordsAbout(about);
  const scored = all.map((sentence) => {
    const own = wordsAbout(sentence);
    return { sentence, score: words.filter((word) => own.some((one) => isSame(one, word))).length };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best > 0)
    return {
      sentences: scored.filter(({ score }) => score === best).map(({ sentence }) => sentence),
      isWhole: best === words.length,
    };
  const pets = words.some((word) => /^(?:pet|animal)$/u.test(word))
    ? all.filter((sentence) => petSentences(sentence).length > 0)
    : [];
  return { sentences: pets, isWhole: pets.length > 0 };
};

const placeIn = (all: readonly string[], about: string): string | undefined => {
  const [, place] =
    /^(?:the )?(first|second|third|fourth|last|1st|2nd|3rd)(?: (?:one|sentence|part|bit|line|thing|wish|instruction))?(?: i (?:said|wrote|told you))?$/iu.exec(
      about.trim(),
    ) ?? [];
  if (place === undefined) return undefined;
  return place.toLowerCase() === 'last' ? all.at(-1) : all[places.findIndex((some) => some.test(place))];
};

const places = [/^(?:first|1st)$/iu, /^(?:second|2nd)$/iu, /^(?:third|3rd)$/iu, /^fourth$/iu];

const wordsAbout = (text: string): readonly string[] =>
  tellingWords(text)
    .filter((word) => (word.length > 2 || /\d/u.test(word)) && !plain.has(word))
    .map((word) => (word.length > 3 ? word.replace(/['’]s$|(?<!s)s$/u, '') : word));

// `Funeral` and `funerals`, `dog` and `doggy`: one word begins with the other.
const isSame = (one: string, word: string): boolean =>
  one === word || (Math.min(one.length, word.length) > 3 && (one.startsWith(word) || word.startsWith(one)));

const plain = new Set(
  'part bit thing things stuff sentence line piece wish wishes instruction instructions about regarding concerning where said saying says say wrote goes get gets was has have had not who whole entire his her him their they you your was will would should want wants there here what when how more very some any'.split(
    ' ',
  ),
);
