/** True for two words of names that are spoken alike and written otherwise: `Catherine` and `Kathryn`, `Marc` and `Mark`. */
export const soundsAlike = (one: string, other: string): boolean => {
  const [sound, same] = [soundOf(one), soundOf(other)];
  return sound.length > 1 && sound === same && startOf(one) === startOf(other);
};

const written = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
    .replaceAll('ph', 'f')
    .replaceAll('v', 'f')
    .replaceAll('ck', 'k')
    .replace(/c(?=[ei])/gu, 's')
    .replace(/[cq]/gu, 'k')
    .replace(/g(?=[ei])/gu, 'j')
    .replaceAll('z', 's')
    .replaceAll('x', 'ks');

const soundOf = (word: string): string =>
  written(word)
    .replace(/[aeiouyhw]/gu, '')
    .replace(/(?<letter>.)\k<letter>+/gu, '$<letter>');

// A name that begins with a vowel is no other one that begins with a consonant.
const startOf = (word: string): string => {
  const [first = ''] = written(word);
  return /[aeiouyhw]/u.test(first) ? 'a' : first;
};
