import type { DraftAct, DraftBlock, DraftInline, Prose, TermForm } from '#assembly/draft.ts';
import type { Source } from '#assembly/source.ts';
import type { FactsOf, PrintedFact } from '#facts/derive-fact.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import type { StateLaw } from '#law/state-law.ts';

/** What stands around a passage in its instrument. */
export interface Setting<
  Refers extends string = string,
  Defines extends string = string,
  MayRefer extends string = string,
> {
  /** The law that governs the instrument; undefined in a draft whose state is not known. */
  readonly law: StateLaw | undefined;
  /** The day as of which ages are told. */
  readonly draftedOn: PlainDate;
  /** The instrument's own term for the person who makes it, e.g. `Grantor`. */
  readonly maker: DraftInline;
  /** True when an article, a clause or a schedule of this id stands in the instrument; the passage lists it. */
  readonly has: Has<MayRefer>;
  /** A reference to what always stands; the passage lists it. */
  readonly ref: Ref<Refers>;
  /** Words around a reference to what may be left out, and nothing when it is; the passage lists it. */
  readonly refIf: RefIf<MayRefer>;
  /** The one place where a term gets its meaning; the passage lists it. */
  readonly define: Define<Defines>;
}

/** Prints a reference to one of these ids. */
export type Ref<Id extends string> = (id: Id) => DraftInline;

/** Tells whether one of these ids stands. */
export type Has<Id extends string> = (id: Id) => boolean;

/** Prints words around a reference to one of these ids where it stands. */
export type RefIf<Id extends string> = (id: Id, words?: (reference: DraftInline) => Prose) => Prose;

/** Gives one of these terms its meaning. */
export type Define<Id extends string> = (term: Id, form?: TermForm) => DraftInline;

/** Words of an instrument with all that they need: facts to print, parts to refer to, terms to define. */
export interface Passage<Needs, Body = readonly DraftBlock[]> {
  readonly source: Source;
  readonly facts: readonly PrintedFact[];
  readonly refers: readonly string[];
  /** What it refers to, or asks for, where that stands: it may be left out, or stand in another instrument alone. */
  readonly mayRefer: readonly string[];
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
}

// A passage as it is written: its body can read, refer to and define what it lists, and nothing else.
interface Words<
  Facts extends readonly PrintedFact[],
  Refers extends readonly string[],
  Defines extends readonly string[],
  MayRefer extends readonly string[],
  Body,
> {
  readonly source: Source;
  readonly facts?: Facts;
  readonly refers?: Refers;
  readonly mayRefer?: MayRefer;
  readonly defines?: Defines;
  readonly when?: (facts: FactsOf<Facts>, law: StateLaw | undefined) => boolean;
  readonly body: (facts: FactsOf<Facts>, setting: Setting<Refers[number], Defines[number], MayRefer[number]>) => Body;
}

type Blocks = readonly DraftBlock[];
type Named = Pick<Clause<never>, 'id' | 'heading'>;

const nothing = { facts: [], refers: [], mayRefer: [], defines: [] } as const;

/** Declares a clause. */
export const clause = <
  const Facts extends readonly PrintedFact[] = [],
  const Refers extends readonly string[] = [],
  const Defines extends readonly string[] = [],
  const MayRefer extends readonly string[] = [],
>(
  words: Named & Words<Facts, Refers, Defines, MayRefer, Blocks>,
): Clause<FactsOf<Facts>> => ({ ...nothing, ...words });

/** Declares words that stand before the first article. */
export const opening = <
  const Facts extends readonly PrintedFact[] = [],
  const Refers extends readonly string[] = [],
  const MayRefer extends readonly string[] = [],
>(
  words: Words<Facts, Refers, [], MayRefer, Blocks>,
): Passage<FactsOf<Facts>> => ({ ...nothing, ...words });

/** Declares an act of execution. */
export const act = <
  const Facts extends readonly PrintedFact[] = [],
  const Refers extends readonly string[] = [],
  const MayRefer extends readonly string[] = [],
>(
  words: Words<Facts, Refers, [], MayRefer, DraftAct>,
): Passage<FactsOf<Facts>, DraftAct> => ({ ...nothing, ...words });
