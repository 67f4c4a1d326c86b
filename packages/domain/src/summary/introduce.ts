import { isOwnChild, wordForChild } from '#facts/child-kind.ts';
import { isOrganization } from '#facts/is-organization.ts';
import { kinOf } from '#facts/kin.ts';
import type { NamedPerson } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { say, type Piece, type Saying } from '#summary/say.ts';
import type { Summary } from '#summary/summary.ts';

type Related = Pick<NamedPerson, 'name' | 'relationship' | 'kind' | 'isDeceased'>;

/** A summary in which everybody is introduced once in each part, by what they are to the reader: `your daughter Ann Lee`. */
export const introduce = (summary: Summary, people: readonly Related[]): Summary =>
  summary.map((part) => {
    const met: string[] = [];
    const introduced = (saying: Saying): Saying =>
      saying.reduce<Saying>(
        (before, piece) => say`${before}${introduction(piece, { before, met, people })}${piece}`,
        [],
      );
    return {
      ...part,
      told: part.told.map(({ said, lines }) => {
        const first = introduced(said);
        return lines === undefined ? { said: first } : { said: first, lines: lines.map(introduced) };
      }),
    };
  });

interface Met {
  readonly before: Saying;
  /** Who was named in this part already; grows. */
  readonly met: string[];
  readonly people: readonly Related[];
}

const introduction = ({ is, words: name, isIntroduced }: Piece, { before, met, people }: Met): string => {
  if (is !== 'name' || met.some((one) => isSamePerson(one, name))) return '';
  met.push(name);
  const relation = isIntroduced === true ? undefined : relationOf(people.filter((one) => isSamePerson(one.name, name)));
  if (relation === undefined) return '';
  return `${beginsSentence(before) ? 'Your' : 'your'} ${relation} `;
};

const beginsSentence = (before: Saying): boolean => {
  const last = before.at(-1);
  return last === undefined || (last.is === undefined && /\.[”)]? $/u.test(last.words));
};

/** What somebody is to the reader, in words that are right for sure: nothing where two places say two things, or another's kin is meant. */
const relationOf = (same: readonly Related[]): string | undefined => {
  if (same.some(isOrganization)) return undefined;
  const said = same.flatMap(({ relationship }) => (relationship === undefined ? [] : [plainWords(relationship)]));
  const kin = said.filter((words) => kinOf(words) !== undefined);
  const words = kin.length > 0 ? kin : said.filter((one) => close.has(one));
  const degrees = new Set(words.map((one) => kinOf(one)?.degree ?? one));
  if (degrees.size !== 1) return undefined;
  // What says more stands for what says less: a daughter is a child.
  const closest = words.find((one) => kinOf(one)?.sex !== undefined) ?? words[0];
  const isLate = same.some(({ isDeceased }) => isDeceased) && !/\blate\b/u.test(closest ?? '');
  return isLate ? `late ${closest}` : closest;
};

const plainWords = (relationship: string): string => {
  const words = relationship
    .trim()
    .toLowerCase()
    .replace(/^(?:(?:my|our|beloved|dear|loving) )+/u, '');
  // `daughter from my first marriage`
  return kinOf(words) === undefined && isOwnChild({ relationship: words })
    ? wordForChild({ relationship: words })
    : words;
};

// Those who are no kin, and are what they are to the reader alone.
const close: ReadonlySet<string> = new Set(
  'friend,best friend,close friend,old friend,neighbor,godchild,godson,goddaughter,partner,life partner,domestic partner,fiancé,fiancée,caregiver,colleague,business partner'.split(
    ',',
  ),
);
