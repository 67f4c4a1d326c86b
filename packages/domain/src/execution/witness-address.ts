import { cleanText } from '#facts/clean-text.ts';

/** The shortest and longest address of a witness that is taken, in characters. */
export const witnessAddressLength = { least: 5, most: 240 } as const;

/** The address of a witness on one line, cleaned; undefined when it is too short or too long to be one. */
export const readWitnessAddress = (text: string): string | undefined => {
  const line = cleanText(text);
  return line.length >= witnessAddressLength.least && line.length <= witnessAddressLength.most ? line : undefined;
};
