import type { Saying } from '#summary/say.ts';

/** The times of a life for which a document provides, in the order in which they are told. */
export const phases = ['live', 'cannotAct', 'die'] as const;
export type Phase = (typeof phases)[number];

/** A sentence, and what it leads to line by line. */
export interface Told {
  readonly said: Saying;
  readonly lines?: readonly Saying[];
}

/** What a document does in one phase. */
export interface SummaryPart {
  readonly phase: Phase;
  readonly heading: string;
  readonly told: readonly Told[];
}

/** What a document will do, in plain sentences. A phase about which it says nothing is not among them. */
export type Summary = readonly SummaryPart[];

/** How a summary speaks of those who make the document. */
export interface Voice {
  /** Whoever has to have died before anything is given: `you`, or of two makers `both of you`. */
  readonly you: 'you' | 'both of you';
  /** In whose law the heirs are looked up, as a sentence names it. */
  readonly state: string;
}

/** Parts with something in them, in the order of the phases. */
export const summaryOf = (parts: readonly SummaryPart[]): Summary =>
  parts
    .map((part) => ({ ...part, told: part.told.filter(({ said }) => said.length > 0) }))
    .filter(({ told }) => told.length > 0);

/** Every sentence of what is told. */
export const sayingsIn = (told: readonly Told[]): readonly Saying[] =>
  told.flatMap(({ said, lines = [] }) => [said, ...lines]);
