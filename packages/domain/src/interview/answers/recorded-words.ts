import { isContent } from '#interview/answers/weigh-rest.ts';
import { displayFact } from '#interview/display-fact.ts';
import type { Interview } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { wordKey } from '#kit/word-key.ts';

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}'-]+/u).map((word) => wordKey(word));

/** Every word that stands in what is recorded, and in what it is called. */
export const recordedWords = (interview: Interview): ReadonlySet<string> =>
  new Set(
    applicableQuestions(interview).flatMap(({ field, label }) => wordsOf(`${label} ${displayFact(interview, field)}`)),
  );

// The words of each recorded entry by itself: whose cello it is stands beside the cello.
const recordedEntries = (interview: Interview): readonly ReadonlySet<string>[] => {
  const offered: ReadonlySet<string> = new Set(interview.asked?.kind === 'offer' ? interview.asked.fields : []);
  return applicableQuestions(interview)
    .filter(({ field }) => interview.facts[field] !== undefined && !offered.has(field))
    .flatMap(({ field, label }) =>
      displayFact(interview, field)
        .split('; ')
        .map((entry) => new Set(wordsOf(`${label} ${entry}`))),
    );
};

/** True for a wish of which every word that tells something is recorded already: "I do want money set aside for my cat". */
export const wishesRecorded = (interview: Interview, said: string): boolean => {
  const telling = (said.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [])
    .filter((word) => isContent(word) && !wishing.test(word))
    .map((word) => wordKey(word));
  if (telling.length < 2 || denies.test(said)) return false;
  return recordedEntries(interview).some((recorded) => telling.every((word) => recorded.has(word)));
};

const wishing = /^(?:want|wants|wish|mentioned|told|said|sure|before|earlier|still|though|already)$/u;
const denies = /\b(?:not|no|never|without|instead|rather|less|more|none|nobody|only|nothing)\b|n't\b|\d/iu;
