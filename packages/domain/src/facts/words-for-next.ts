/** What people call whoever serves after the first holder of an office: `backup trustee`. */
export const wordsForNext = (office: string): readonly string[] =>
  ['further', 'second', 'next', 'backup', 'alternate'].map((which) => `${which} ${office}`);
