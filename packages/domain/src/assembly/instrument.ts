import type { Clause, Passage } from '#assembly/clause.ts';
import type { CoverLine, GuideSheet } from '#assembly/document.ts';
import type { DraftAct, KnownRelatives } from '#assembly/draft.ts';
import type { Numbering } from '#assembly/numbering.ts';
import type { TermWords } from '#assembly/term-words.ts';
import type { DerivedFact } from '#facts/derive-fact.ts';
import type { StateLaw } from '#law/state-law.ts';

/** An instrument as a list of its parts; `Facts` are what its type asks and derives, enough for every clause in it. */
export interface Instrument<Facts> {
  readonly documentType: string;
  /** The lawful name, e.g. `Declaration of Revocable Living Trust`. */
  readonly instrument: string;
  readonly notice: string;
  readonly terms: TermWords;
  /** The term for the person who makes it. */
  readonly maker: string;
  /** Where several make it under that term: whose relatives are known. */
  readonly relatives?: (facts: Facts) => KnownRelatives;
  readonly numbering: Numbering;
  /** Every place that a clause can take in any instrument, so that what refers to none of them is found. */
  readonly places: ReadonlySet<string>;
  /** What its clauses print beyond what is asked. */
  readonly derived: readonly DerivedFact[];
  readonly title: (facts: Facts) => string;
  /** The name of the state whose law governs, as running text has it. */
  readonly governingState: (facts: Facts) => string;
  readonly law: (facts: Facts) => StateLaw | undefined;
  readonly cover: (facts: Facts) => readonly CoverLine[];
  /** Whether it is recorded, so that its first page leaves room; never, when left out. */
  readonly isRecorded?: (facts: Facts) => boolean;
  /** Words that a law puts before everything else; where it has none the passage writes nothing. */
  readonly front?: Passage<Facts>;
  readonly opening: Passage<Facts>;
  readonly articles: readonly Article<Facts>[];
  readonly acts: readonly Passage<Facts, DraftAct>[];
  readonly schedules: readonly Clause<Facts>[];
  /** Forms and lists that are attached and numbered apart from the schedules. */
  readonly exhibits?: readonly Clause<Facts>[];
  readonly guide: (facts: Facts) => readonly GuideSheet[];
}

/** Clauses under one heading, in order; one whose `when` does not hold is left out. */
interface Article<Facts> {
  readonly id: string;
  readonly heading: string;
  readonly clauses: readonly Clause<Facts>[];
}
