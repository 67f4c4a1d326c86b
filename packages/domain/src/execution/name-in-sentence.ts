import { titleInMail } from '#names/name-in-mail.ts';

/**
 * The name of a document as it stands inside a sentence, with its article unless the name brings one of its own or begins
 * with a possessive: `the Lake House Trust`, `The Okonkwo Family Trust`, `Ana's plan`. A name that carries an address or
 * breaks its line is not repeated: `the document`.
 */
export const nameInSentence = (name: string): string => {
  const trimmed = titleInMail(name.trim(), 'the document');
  return /^(?:the|a|an|my|our|his|her|their)\s|^\S+['’]s?\s/iu.test(trimmed) ? trimmed : `the ${trimmed}`;
};
