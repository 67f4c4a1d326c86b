import { splitSentences, type Clause } from '#interview/language/clauses.ts';
import { knownPeople } from '#interview/mentions/known-people.ts';
import type { Scene } from '#interview/asked/scene.ts';

const verdicts =
  '(?:the|my|our|it|in charge|who|one|first|next|second|best|better|fine|ok|okay|good|great|perfect|right|agreed|willing|happy|also|to|not|\\d+)';
const remark = new RegExp(
  [
    `^(?:'s|\\s(?:is|was|isn't))\\s(?!${verdicts}\\b)`,
    "^\\s(?:lives|works|needs|suffers|uses|cannot|can't|doesn't|struggles|owes)\\s",
    '^\\s(?:has|had)\\s(?!an? |the |my |our |it\\b|everything|all\\b|half|one\\b|equal|nothing|\\d)',
    '^\\s(?:receives|gets)\\s(?:ssi|ssdi|medicaid|medicare|social security|disability|benefits|government|public|state)\\b',
  ].join('|'),
  'u',
);

/** True when the words behind somebody only say something about them: `Caleb is disabled and receives SSI`. */
export const tellsOf = (after: string): boolean => remark.test(after.toLowerCase());

/** The sentences that only say something about somebody who is known; nothing is given and nothing owned there. */
export const toldSentences = ({ text, facts }: Pick<Scene, 'text' | 'facts'>): readonly Clause[] => {
  const names = knownPeople(facts).flatMap(({ name }) => [name, name.split(' ')[0] ?? name]);
  return splitSentences(text).filter(({ text: sentence }) =>
    names.some((name) => sentence.trim().startsWith(name) && tellsOf(sentence.trim().slice(name.length))),
  );
};
