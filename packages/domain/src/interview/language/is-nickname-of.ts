import { wordsOfName } from '#facts/same-person.ts';
import { isShortFor } from '#names/short-names.ts';

/** True for a short name of somebody: one in use for a given name (`Peggy`, `Margaret Lee`), or one that begins like it (`Connie`, `Consuelo Vigil`). */
export const isNicknameOf = (nickname: string, full: string): boolean => {
  const [short = ''] = wordsOfName(nickname);
  const given = wordsOfName(full).slice(0, -1);
  return given.some((word) => word !== short && (isShortFor(word, short) || isFamiliar(short, word)));
};

// "Connie", "Nacho": the beginning of the name with an ending of affection.
const isFamiliar = (short: string, word: string): boolean => {
  const [stem] = /^\p{L}+?(?=(.)\1?(?:ie|y|i|ita|ito)$)/u.exec(short) ?? [];
  return stem !== undefined && stem.length > 1 && word.startsWith(stem);
};
