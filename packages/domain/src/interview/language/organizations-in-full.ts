import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { wordKey } from '#kit/word-key.ts';

/** "The Galesburg Public Library gets 10, so 45 each and 10 for the library": called by its kind, it is the one that the message names. */
export const organizationsInFull = (message: string): string => {
  if (!kinds.test(message)) return message;
  const { organizations } = analyzeMessage(message, []);
  const full = organizations.filter(({ name }) => name.includes(' '));
  if (full.length === 0) return message;
  return message.replace(kind, (said: string, word: string, at: number) => {
    const isInside = full.some(({ start, end }) => at < end && at + said.length > start);
    // "The Library Foundation" has a name of its own.
    if (isInside || /^\s+\p{Lu}/u.test(message.slice(at + said.length))) return said;
    const [only, ...others] = full.filter(({ name }) => wordKey(name).split(' ').includes(wordKey(word)));
    return !only || others.length > 0 ? said : only.name;
  });
};

const words =
  'museum|library|church|shelter|school|hospital|college|university|foundation|temple|hospice|society|parish';
const kinds = new RegExp(String.raw`\bthe (?:${words})\b`, 'iu');
const kind = new RegExp(String.raw`\bthe (${words})\b(?!['’]s|\s+(?:of|in|at|on)\b)`, 'giu');
