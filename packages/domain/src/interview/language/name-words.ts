/** Finds a person by the first name, in text without capitals. */
export const nameWords = (name: string): RegExp => {
  const [first = name] = name.toLowerCase().split(' ');
  return new RegExp(String.raw`(?<![\p{L}])${first.replace(/[^\p{L}\p{N}]/gu, '.')}(?![\p{L}])`, 'u');
};
