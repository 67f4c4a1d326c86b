import type { DraftAct, DraftBlock, DraftInline, Prose } from '#assembly/draft.ts';
import type { Source } from '#assembly/source.ts';
import type { FactsOf, PrintedFact } from '#facts/derive-fact.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import type { StateLaw } from '#law/state-law.ts';

/** What stands around a passage in its instrument. */
export interface Setting<Refers extends string = string, Defines extends string = string> {
  /** The law that governs the instrument; undefined in a draft whose state is not known. */
  readonly law: StateLaw | undefined;
  /** The day as of which ages are told. */
  readonly draftedOn: PlainDate;
  /** The instrument's own term for the person who makes it, e.g. `Grantor`. */
  readonly maker: DraftInline;
  /** True when an article, a clause or a schedule of this id stands in the instrument. */
  readonly has: (id: string) => boolean;
  /** A reference to what always stands; the passage lists it. */
  readonly ref: Ref<Refers>;
  /** Words around a reference to what may be left out; nothing when it is. */
  readonly refIf: (id: string, words?: (reference: DraftInline) => Prose) => Prose;
  /** The one place where a term gets its meaning; the passage lists it. */
  readonly define: Define<Defines>;
}

/** Prints a reference to one of these ids. */
export type Ref<Id extends string> = (id: Id) => DraftInline;

/** Gives one of these terms its meaning. */
export type Define<Id extends string> = (term: Id, form?: 'one' | 'many') => DraftInline;

/** Words of an instrument with all that they need: facts to print, parts to refer to, terms to define. */
export interface Passage<Needs, Body = readonly DraftBlock[]> {
  readonly facts: readonly PrintedFact[];
  readonly refers: readonly string[];
  readonly defines: readonly string[];
  /** Absent: it always stands. */
  readonly when?: (facts: Needs, law: StateLaw | undefined) => boolean;
  readonly body: (facts: Needs, setting: Setting) => Body;
}

/** One numbered section of an instrument, or one of its schedules. Every type whose facts are enough can use it. */
export interface Clause<Needs> extends Passage<Needs> {
  /** Stable for ever: comparisons of versions, bookmarks and review findings hang on it. */
  readonly id: string;
  readonly heading: string;
  readonly source: Source;
}

// A passage as it is written: its body can read, refer to and define what it lists, and nothing else.
interface Words<
  Facts extends readonly PrintedFact[],
  Refers extends readonly string[],
  Defines extends readonly string[],
  Body,
> {
  readonly facts?: Facts;
  readonly refers?: Refers;
  readonly defines?: Defines;
  readonly when?: (facts: FactsOf<Facts>, law: StateLaw | undefined) => boolean;
  readonly body: (facts: FactsOf<Facts>, setting: Setting<Refers[number], Defines[number]>) => Body;
}

type Blocks = readonly DraftBlock[];
type Named = Pick<Clause<never>, 'id' | 'heading' | 'source'>;

/** Declares a clause. */
export const clause = <
  const Facts extends readonly PrintedFact[] = [],
  const Refers extends readonly string[] = [],
  const Defines extends readonly string[] = [],
>(
  words: Named & Words<Facts, Refers, Defines, Blocks>,
): Clause<FactsOf<Facts>> => ({ facts: [], refers: [], defines: [], ...words });

/** Declares words that stand before the first article. */
export const opening = <const Facts extends readonly PrintedFact[] = [], const Refers extends readonly string[] = []>(
  words: Words<Facts, Refers, [], Blocks>,
): Passage<FactsOf<Facts>> => ({ facts: [], refers: [], defines: [], ...words });

/** Declares an act of execution. */
export const act = <const Facts extends readonly PrintedFact[] = [], const Refers extends readonly string[] = []>(
  words: Words<Facts, Refers, [], DraftAct>,
): Passage<FactsOf<Facts>, DraftAct> => ({ facts: [], refers: [], defines: [], ...words });
