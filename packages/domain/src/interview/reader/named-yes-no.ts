import type { FactQuestion } from '#interview/fact-question.ts';
import type { Proposal } from '#interview/reading.ts';
import type { Scene } from '#interview/reader/scene.ts';

/**
 * A yes or no that names its own setting while settings are offered or read back: `gifts yes`, `change the gifts to yes`.
 * Nothing less plain is taken, because some of these settings are grave.
 */
export const readNamedYesNo = (scene: Scene, questions: readonly FactQuestion[]): readonly Proposal[] => {
  if (scene.asked?.kind !== 'offer' && scene.asked?.kind !== 'review') return [];
  const [, name, word] = plain.exec(scene.low.trim()) ?? [];
  const named = questions.filter(({ kind, label }) => kind === 'yesNo' && lastWord(label) === name);
  const [only] = named;
  if (only === undefined || named.length > 1) return [];
  return [{ field: only.field, value: word === 'yes', evidence: scene.text, confidence: 0.9 }];
};

const plain =
  /^(?:please )?(?:(?:change|set|switch|turn|put|make) )?(?:(?:the|my) )?(?:make )?([a-z]{4,})(?::|,| to| is| are| should be)? (yes|no)[.!]?$/u;

// The noun of the setting stands last, as in `Make gifts`.
const lastWord = (label: string): string | undefined => label.toLowerCase().split(' ').at(-1);
