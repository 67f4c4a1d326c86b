import type { HeardAs } from '#facts/define-fact.ts';

/** An office as a paper calls it, and how many have come before in the same line. */
export interface Office {
  readonly role: HeardAs;
  /** 0: named first; more: named to come next; less: before the one who is asked for as the first. */
  readonly level: number;
}

export interface OfficeWord extends Office {
  readonly start: number;
  readonly end: number;
}

const offices: readonly (readonly [RegExp, HeardAs])[] = [
  [
    /\b(?:(?:first|second|next|alternate|back-?up|successor|initial|original|sole|substitute|contingent)\s+)*(?:co-?\s?)?trustees?\b/giu,
    'trustee',
  ],
  [
    /\b(?:(?:first|second|next|alternate|back-?up|successor|substitute|contingent)\s+)*(?:(?:co-?)?executors?|executrix|(?:co-?)?personal representatives?)\b/giu,
    'executor',
  ],
  [/\b(?:(?:second|next|alternate|back-?up|successor|substitute)\s+)*(?:co-?)?guardians?\b/giu, 'guardian'],
  [/\b(?:(?:second|next|alternate|back-?up|successor|substitute)\s+)*(?:agent|attorney[- ]in[- ]fact)\b/giu, 'agent'],
  [/\b(?:trust )protector\b/giu, 'protector'],
];
const ofHealth = /\b(?:health|medical|patient|registered|real estate|escrow|transfer|insurance|proxy)\b/iu;

const ofAnimals =
  /^\s+(?:of|for)\s+(?:my|our|the|all)\s+(?:\p{L}+\s+)?(?:cats?|dogs?|pets?|horses?|animals?|birds?)\b/iu;

/** The offices that a passage names, in order; those of health, property and animals are none of them. */
export const officesIn = (text: string): readonly OfficeWord[] =>
  offices
    .flatMap(([words, role]) =>
      Array.from(text.matchAll(words), ({ 0: said, index }) => ({
        ...officeOf(role, said),
        start: index,
        end: index + said.length,
      })),
    )
    .filter(
      ({ start, end }) =>
        !ofHealth.test(text.slice(Math.max(0, start - 20), end + 20)) && !ofAnimals.test(text.slice(end, end + 40)),
    )
    .toSorted((one, other) => one.start - other.start);

// The trustee of a trust while its maker can act.
const atFirst = -1;

const officeOf = (role: HeardAs, said: string): Office => {
  const isNext = /\b(?:second|next|alternate|back-?up|substitute|contingent)\b/iu.test(said);
  if (role !== 'trustee') return { role, level: isNext || /\bsuccessor\b/iu.test(said) ? 1 : 0 };
  if (/\b(?:initial|original)\b/iu.test(said)) return { role: 'trustee', level: atFirst };
  if (/\bsuccessor\b/iu.test(said)) return { role: 'trustee', level: isNext ? 1 : 0 };
  return isNext ? { role: 'trustee', level: 1 } : { role: 'trustee', level: atFirst };
};
