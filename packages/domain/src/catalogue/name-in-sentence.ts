import { madeTypes } from '#catalogue/document-types.ts';
import { titleInMail } from '#names/name-in-mail.ts';

/**
 * The name of a document as it stands inside a sentence. One that says what the document is has its article unless it brings
 * one of its own or begins with a name: `the Lake House Trust`, `The Okonkwo Family Trust`, `Ana's will`. Any other stands in
 * quotation marks, and so does one that speaks of its owner to somebody else: `“Hansen Brothers”`, `“My will”`. A name that
 * carries an address or breaks its line is not repeated: `the document`.
 */
export const nameInSentence = (name: string): string => {
  const trimmed = titleInMail(name.trim(), unnamed);
  if (trimmed === unnamed) return unnamed;
  if (/^(?:my|our)\s/iu.test(trimmed) || !saysWhatItIs.test(trimmed)) return `“${trimmed}”`;
  return /^(?:the|a|an|his|her|their)\s|^\S+['’]s?\s/iu.test(trimmed) ? trimmed : `the ${trimmed}`;
};

const unnamed = 'the document';
const nouns = madeTypes.map(({ noun }) => noun);
const saysWhatItIs = new RegExp(
  `\\b(?:${[...nouns, 'testament', 'agreement', 'plan', 'papers?', 'documents?'].join('|')})\\b`,
  'iu',
);
