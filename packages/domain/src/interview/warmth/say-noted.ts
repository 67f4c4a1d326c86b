import type { Interview } from '#interview/interview.ts';
import { findLosses } from '#interview/acts/losses.ts';
import { inTurn } from '#interview/warmth/in-turn.ts';
import { listWords } from '#kit/list-words.ts';
import { wordKey } from '#kit/word-key.ts';

/** Words that were kept as they were said, and the message in which they stood; absent where more than them was said. */
interface Kept {
  readonly noted: readonly string[];
  readonly message?: string;
}

/**
 * Says in short that something was kept in the person's own words, never as it was said last. What is the whole of a message, or much
 * of it, stands right above and is not read back; empty where nothing was kept.
 */
export const sayNoted = ({ notes = [], said }: Pick<Interview, 'notes' | 'said'>, kept: Kept): string => {
  // Nobody is read back that somebody has died: it is met with sympathy.
  const noted = kept.noted.filter((words) => findLosses(words).length === 0);
  if (noted.length === 0) return '';
  const speaking = { said, at: notes.length };
  if (isWhole(kept)) return inTurn(ofAll, speaking);
  if (noted.length > mostQuoted) return inTurn(ofRest, speaking);
  const words = listWords(noted.map((one) => `“${inShort(one)}”`));
  return inTurn(ofQuoted(words), speaking);
};

/** True where the words are all that a message says. */
export const isWhole = ({ noted, message }: Kept): boolean =>
  message !== undefined && noted.length > 0 && withoutJoints(noted.join(' ')) === withoutJoints(message);

const withoutJoints = (words: string): string =>
  wordKey(words)
    .split(' ')
    .filter((word) => !joints.has(word))
    .join(' ');

const joints: ReadonlySet<string> = new Set(['and', 'but', 'so', 'then', 'also']);

const inShort = (words: string): string =>
  words.length <= longestQuoted
    ? words
    : `${words.slice(0, words.lastIndexOf(' ', longestQuoted)).replace(/[,;:]$/u, '')}…`;

/** How much is read back, in characters, and how many statements of one message. */
const [longestQuoted, mostQuoted] = [64, 2];

const ofAll = [
  'I keep that as a note, in your words.',
  'That is in your notes, beside the document.',
  'Kept as a note, as you said it.',
  'Thank you for telling me; I keep it as a note.',
] as const;

const ofRest = ['I keep the rest as a note.', 'What else you said is in your notes.'] as const;

const ofQuoted = (words: string) =>
  [`I keep ${words} as a note.`, `In your notes too: ${words}.`, `Kept in your words: ${words}.`] as const;
