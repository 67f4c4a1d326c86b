import { madeTypes, type MadeType } from '@evergrant/domain/catalogue/document-types.ts';

/** The type of document that somebody seems to want: the one whose words were said last; undefined while nothing points to one. */
export const guessDocumentType = (messages: readonly string[]): MadeType | undefined => {
  const said = messages.join('\n').toLowerCase();
  const [last] = madeTypes
    .flatMap((type) => type.cues.flatMap((cue) => wordsAt(said, cue).map((at) => ({ type, at }))))
    .toSorted((a, b) => b.at - a.at);
  return last?.type;
};

const wordsAt = (said: string, cue: string): readonly number[] =>
  [...said.matchAll(new RegExp(`\\b${cue}\\b`, 'gu'))].map(({ index }) => index);

/** Ten percent a message, at most a hundred. */
export const mobileProgress = (messages: number): number => Math.min(messages * 10, 100);
