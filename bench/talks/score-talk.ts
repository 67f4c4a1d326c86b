import { namingOf, peopleIn } from '@evergrant/domain/facts/people-in.ts';
import { isFieldId } from '@evergrant/domain/facts/facts.ts';
import { fold } from '#interview/score.mjs';
import { compareFact, type Difference } from '#talks/compare-facts.ts';
import type { Driven } from '#talks/drive-talk.ts';
import type { Talk } from '#talks/talk.ts';

/** What came of one conversation. */
export interface Score {
  /** The review was confirmed and nothing is open; or the document is refused, and the person was told why, once. */
  readonly isComplete: boolean;
  readonly turns: number;
  /** Values that were kept and not meant, whoever stands where nobody was named among them. */
  readonly wrong: readonly Difference[];
  /** Those of them that put a name into a role. */
  readonly wrongNames: readonly Difference[];
  readonly missing: readonly Difference[];
  /** What was said that has no field, and was not kept for the person to see. */
  readonly lostNotes: readonly (readonly string[])[];
  readonly unanswered: readonly string[];
  /** How often the same words were said twice in a row. */
  readonly repeats: number;
}

/** Compares what a conversation has left behind with what the person of the talk meant. */
export const scoreTalk = (talk: Talk, { interview, lines, isComplete, unanswered }: Driven): Score => {
  const facts = interview.facts as Readonly<Record<string, unknown>>;
  const differences = Object.entries(talk.truth)
    .flatMap(([field, meant]) => compareFact(field, meant, facts[field]))
    .filter((difference) => !isChildUnsaid(talk, difference));
  // A word that names nobody by itself may be part of a name: Tara Joy Ives, and Joy.
  const meant = textsIn(talk.truth).map(fold);
  const strangers = peopleIn(interview.facts)
    .filter(({ name }) => !meant.includes(fold(name)))
    .filter(({ name }) => talk.nobody.some((word) => ` ${fold(name)} `.includes(` ${fold(word)} `)))
    .map(({ field, name }): Difference => ({ at: field, kind: 'extra', meant: undefined, kept: name }));
  const wrong = [...differences.filter(({ kind }) => kind !== 'missing'), ...strangers];
  const kept = ` ${fold(JSON.stringify([facts, interview.notes]))} `;
  return {
    isComplete: talk.openBecause === undefined ? isComplete : isRefusedAsTold(talk.openBecause, { lines, isComplete }),
    turns: lines.length,
    wrong,
    wrongNames: wrong.filter(isName),
    missing: differences.filter(({ kind }) => kind === 'missing'),
    lostNotes: talk.notes.filter((words) => !words.every((word) => kept.includes(fold(word)))),
    unanswered,
    repeats: lines.filter(({ reply }, index) => index > 0 && reply === lines[index - 1]?.reply).length,
  };
};

const isRefusedAsTold = (reason: string, { lines, isComplete }: Pick<Driven, 'lines' | 'isComplete'>): boolean =>
  !isComplete && lines.filter(({ reply }) => reply.includes(reason)).length === 1;

// Whoever never said whether a child is a son or a daughter has told no more than that it is a child.
const isChildUnsaid = ({ opening, answers, corrections = [] }: Talk, { at, kind, meant }: Difference): boolean =>
  at === 'children.relationship' &&
  kind === 'missing' &&
  /\b(?:son|daughter)\b/u.test(JSON.stringify(meant)) &&
  !ofGender.test(
    [...opening, ...(answers['children'] ?? []), ...corrections.map(({ says }) => says)].join(' ').toLowerCase(),
  );

const ofGender =
  /\b(?:step|grand)?(?:sons?|daughters?|boys?|girls?)\b|\b(?:she|he)(?:'?s)?\b|\b(?:brother|sister|twin)s?\b/u;

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const isName = ({ at, kind }: Difference): boolean => {
  const [field = '', detail] = at.split('.');
  const isNaming = isFieldId(field) && namingOf(field) !== undefined;
  return isNaming && (kind === 'extra' || detail === undefined || detail === 'name' || detail === 'recipient');
};

/** True where everything is as it was meant and nothing was lost. */
export const isEntirelyRight = ({ isComplete, wrong, missing, lostNotes }: Score): boolean =>
  isComplete && wrong.length === 0 && missing.length === 0 && lostNotes.length === 0;
