import type { Act } from '#assembly/act.ts';
import type { Block } from '#assembly/block.ts';
import type { RecordersSpace } from '#assembly/recorders-space.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import type { StateCode } from '#law/state-code.ts';

/**
 * A finished legal document as plain data: no markup, no functions, safe to store, hash and compare. Numbers, cross
 * references and defined terms are already resolved; renderers only set type.
 */
export interface LegalDocument {
  /** Stable id of the document type in the catalogue, e.g. `living-trust`. */
  readonly documentType: string;
  /** Version of the clause library that produced the text. */
  readonly clauseLibrary: string;
  /** The instrument's own title, e.g. `The Marisol Reyes Living Trust`. */
  readonly title: string;
  /** The lawful name of the instrument, e.g. `Declaration of Revocable Living Trust`. */
  readonly instrument: string;
  /** The day on which the draft was assembled. The signing date stays an ink blank until the document is signed. */
  readonly draftedOn: PlainDate;
  readonly governingState: string;
  /** The same state as a code. Absent in documents that were frozen before it was kept, and while no law is known. */
  readonly governingStateCode?: StateCode;
  /** Cover page lines under the title, e.g. grantor and state. */
  readonly cover: readonly CoverLine[];
  /** The notice that this is no legal advice; on cover and preview, never inside the operative text. */
  readonly notice: string;
  /** Absent where nobody records it. */
  readonly recordersSpace?: RecordersSpace;
  /** Words that a law puts before everything else: a page of their own, before the title. Absent where there are none. */
  readonly front?: readonly Block[];
  readonly opening: readonly Block[];
  readonly articles: readonly Article[];
  /** What makes the instrument an instrument, in order: signatures, attestation, notarial certificates. */
  readonly acts: readonly Act[];
  readonly schedules: readonly Schedule[];
  /** Sheets for the person who signs; no part of the instrument, and never among the words that are hashed or signed. */
  readonly guide: readonly GuideSheet[];
}

export interface CoverLine {
  readonly label: string;
  readonly value: string;
}

/** `number` is a Roman numeral; empty where headings bear no number. */
export interface Article {
  readonly id: string;
  readonly number: string;
  readonly heading: string;
  readonly sections: readonly Section[];
}

/** `id` is the clause id and stable for ever; `number` is printed, `3.2` under a numbered article, else `4`. */
export interface Section {
  readonly id: string;
  readonly number: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

export interface Schedule {
  readonly id: string;
  /** Printed label, e.g. `Schedule A` or `Exhibit 1`. */
  readonly label: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** One sheet of the guide, e.g. how to sign. */
export interface GuideSheet {
  readonly id: string;
  readonly heading: string;
  readonly steps: readonly GuideStep[];
  /** Present on a sheet that is itself filled in, signed and kept: it takes a page of its own. */
  readonly form?: GuideForm;
}

/** A page to fill in: what it says, an empty table, and a line for the date and the signature of one person. */
export interface GuideForm {
  readonly words: readonly string[];
  readonly columns: readonly string[];
  readonly rows: number;
  readonly signer: string;
}

/** A plain sentence, and what it is to be done for, where it is several things. */
export interface GuideStep {
  readonly text: string;
  readonly items?: readonly string[];
}
