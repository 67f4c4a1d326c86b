import { glossary } from '@evergrant/domain/interview/glossary.ts';
import { isLight, stem, termsOf } from '#assistant/terms-of.ts';

/** What a word means, where a question is about the word and nothing else. */
export const findMeaning = (message: string): string | undefined => {
  if (!meaningAsked.test(message)) return undefined;
  const text = message.toLowerCase();
  const term = glossary.find(({ cues }) => cues.test(text));
  const around = termsOf(term ? text.replace(term.cues, ' ') : text).filter(
    (word) => !isLight(stem(word)) && !askingWords.has(stem(word)),
  );
  return around.length === 0 ? term?.meaning : undefined;
};

const askingWords = new Set(['mean', 'meaning', 'define', 'definition', 'explain', 'word', 'term', 'trust'].map(stem));

const meaningAsked = /\b(?:what(?:'?s| is| are| does)|meaning of|define|explain)\b/iu;
