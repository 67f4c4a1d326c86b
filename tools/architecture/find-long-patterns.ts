/** The files of a folder, their text by their path. */
type Texts = Readonly<Record<string, string>>;

const longestPattern = 200;
const mostWords = 60;

// A pattern stands where a value may stand; a class in it may hold a slash.
const pattern = /(?<![\w)\]/])\/(?![/*])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/[a-z]*/gu;
const text = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`([^`$]*)`/gu;

const withoutComments = (code: string): string => code.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gmu, '');

/** How many patterns of more than 200 characters each file has, by its path. */
export const countLongPatterns = (texts: Texts): Readonly<Record<string, number>> =>
  countIn(
    texts,
    (code) => [...code.matchAll(pattern)].filter(([, source = '']) => source.length > longestPattern).length,
  );

/** How many texts of more than 60 words each file has that are lists of words: small letters with nothing but spaces between. */
export const countWordLists = (texts: Texts): Readonly<Record<string, number>> =>
  countIn(
    texts,
    (code) =>
      [...code.matchAll(text)]
        .map(([, one, other, long]) => one ?? other ?? long ?? '')
        .filter((said) => !/[A-Z.!?,]/u.test(said) && said.split(/\s+/u).filter(Boolean).length > mostWords).length,
  );

const countIn = (texts: Texts, count: (code: string) => number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([file, code]) => {
      const found = count(withoutComments(code));
      return found > 0 ? [[file, found]] : [];
    }),
  );
