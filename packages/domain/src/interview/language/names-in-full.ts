import { wordKey } from '#kit/word-key.ts';
import { patternOf } from '#kit/pattern-of.ts';

const appositions = patternOf(
  'gu',
  String.raw`(?<![\p{L}'])(?<said>\p{Lu}[\p{L}'’.-]*\p{L}(?: \p{Lu}[\p{L}'’.-]*)*),? (?:that's|that’s|that is|short for|whose (?:full|real|legal) name is) `,
  String.raw`(?<full>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*)+)`,
);

/** "Bobby, that's Robert James Hollis": one person is named twice, and the full name stands for both. */
export const namesInFull = (message: string): string =>
  message.replace(appositions, (whole: string, said: string, full: string) => {
    const words = said.split(' ');
    const own = wordKey(full).split(' ');
    const shared = words.findIndex((word) => own.includes(wordKey(word)));
    // "Ardith Jean Vander Wal, that is Vander Wal": a part of the name is said again, to show how it is written.
    if (own.every((word) => wordKey(said).split(' ').includes(word))) return whole;
    const meant = shared < 0 ? 1 : Math.max(2, words.length - shared);
    return [...words.slice(0, -meant), full].join(' ');
  });
