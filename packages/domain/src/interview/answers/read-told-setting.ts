import { peopleIn } from '#facts/people-in.ts';
import { isCalledIn } from '#facts/same-person.ts';
import { calledBy } from '#interview/answers/called-by.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';
import type { Proposal } from '#interview/reading.ts';

/**
 * What a piece tells of one offered setting without calling it: `she can hand a job to somebody else`, `Brooke deals with the IRS`.
 * Undefined where it tells nothing, or of several.
 */
export const readToldSetting = (
  interview: Interview,
  piece: string,
  offered: readonly FactQuestion[],
): readonly Proposal[] | undefined => {
  const [only, ...others] = offered.filter(({ kind, toldBy }) => kind === 'yesNo' && toldBy?.test(piece) === true);
  if (only && others.length === 0)
    return [{ field: only.field, value: !denies.test(piece), evidence: piece, confidence: 0.9 }];
  const [held] = calledBy(piece, offered, interview);
  if (held?.kind !== 'party' || denies.test(piece)) return undefined;
  const [name, ...more] = whoIn(interview, piece);
  return name !== undefined && more.length === 0
    ? [{ field: held.field, value: { name }, evidence: piece, confidence: 0.9 }]
    : undefined;
};

const whoIn = ({ facts, speaker }: Interview, piece: string): readonly string[] => {
  const named = new Set(peopleIn(facts).flatMap(({ name }) => (isCalledIn(piece, name) ? [name] : [])));
  if (speaker !== undefined && /\b(?:i|me|myself)\b/iu.test(piece)) named.add(speaker);
  return [...named];
};

const denies = /\b(?:not|no|never|none|nothing|nobody|neither|nor|without)\b|n['’]t\b/iu;
