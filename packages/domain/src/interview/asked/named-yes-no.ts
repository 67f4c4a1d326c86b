import type { FactQuestion } from '#interview/fact-question.ts';
import type { Proposal } from '#interview/reading.ts';
import type { Scene } from '#interview/asked/scene.ts';
import { readClosed } from '#interview/asked/settings.ts';

/**
 * A yes or no that names its own setting while settings are offered or read back: `gifts yes`, `change the gifts to yes`.
 * Nothing less plain is taken, because some of these settings are grave.
 */
export const readNamedYesNo = (scene: Scene, questions: readonly FactQuestion[]): readonly Proposal[] => {
  if (scene.asked?.kind !== 'offer' && scene.asked?.kind !== 'review') return [];
  const labelled = readLabelled(scene, questions);
  if (labelled) return [labelled];
  const [, name, word] = plain.exec(scene.low.trim()) ?? [];
  const named = questions.filter(({ kind, label }) => kind === 'yesNo' && lastWord(label) === name);
  const [only] = named;
  if (only === undefined || named.length > 1) return [];
  return [{ field: only.field, value: word === 'yes', evidence: scene.text, confidence: 0.9 }];
};

// `When the power begins: only when I cannot act`, `change Make gifts to yes`: the whole label, and what it shall be.
const readLabelled = (scene: Scene, questions: readonly FactQuestion[]): Proposal | undefined => {
  const low = scene.low.trim().replace(/^(?:please )?(?:(?:change|set|switch|make)[: ]+)?(?:the )?/u, '');
  const named = questions.filter(
    ({ kind, label }) => /^(?:choice|yesNo)$/u.test(kind) && low.startsWith(label.toLowerCase()),
  );
  const question = named.toSorted((one, other) => other.label.length - one.label.length)[0];
  const rest = question && separator.exec(low.slice(question.label.length))?.[1];
  if (!question || !rest) return undefined;
  const value = readClosed({ ...scene, text: rest, low: rest, question, field: question.field }, question);
  return value === undefined ? undefined : { field: question.field, value, evidence: scene.text, confidence: 0.9 };
};

const separator = /^(?:\s*[:,=-]\s*|\s+(?:to|is|should be|as)\s+|\s+)(.+?)[.!]?$/u;

const plain =
  /^(?:please )?(?:(?:change|set|switch|turn|put|make) )?(?:(?:the|my) )?(?:make )?([a-z]{4,})(?::|,| to| is| are| should be)? (yes|no)[.!]?$/u;

// The noun of the setting stands last, as in `Make gifts`.
const lastWord = (label: string): string | undefined => label.toLowerCase().split(' ').at(-1);
