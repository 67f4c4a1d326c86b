const particles = new Set([
  'de',
  'la',
  'las',
  'los',
  'del',
  'da',
  'das',
  'dos',
  'di',
  'du',
  'van',
  'von',
  'der',
  'den',
  'ter',
  'bin',
  'ibn',
  'al',
  'el',
  'y',
  'e',
]);
const romans = /^(?:ii|iii|iv)$/iu;

/** True for a word that joins parts of a name, like `de` or `van`. */
export const isParticle = (low: string): boolean => particles.has(low);

/** A name as it is written: `donna o'neil mcbride de la cruz` → `Donna O'Neil McBride de la Cruz`. Mixed case is kept. */
export const caseName = (words: readonly string[]): string => {
  const isUniform = words.every(
    (word) =>
      word === word.toLowerCase() ||
      (word === word.toUpperCase() && word.length > 2) ||
      /^\p{Lu}\.?$/u.test(word) ||
      romans.test(word) ||
      isSuffix(word),
  );
  return words.map((word, index) => (isUniform ? caseWord(word, index === 0) : word)).join(' ');
};

const isSuffix = (word: string): boolean => word === 'Jr.' || word === 'Sr.';

const caseWord = (word: string, isFirst: boolean): string => {
  if (isSuffix(word)) return word;
  const low = word.toLowerCase();
  if (romans.test(low)) return low.toUpperCase();
  if (!isFirst && isParticle(low)) return low;
  return low
    .split('-')
    .map((part) =>
      capitalize(
        part.replace(
          /^(mc|[odln]['’])(\p{L})/u,
          (_, prefix: string, letter: string) => `${capitalize(prefix)}${letter.toUpperCase()}`,
        ),
      ),
    )
    .join('-');
};

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
