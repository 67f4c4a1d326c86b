import type { Act } from '#assembly/act.ts';
import type { FormBlock } from '#assembly/form-block.ts';
import type { FieldId } from '#facts/facts.ts';
import type { PlainDate } from '#kit/plain-date.ts';

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
  /** Cover page lines under the title, e.g. grantor and state. */
  readonly cover: readonly CoverLine[];
  /** The notice that this is no legal advice; on cover and preview, never inside the operative text. */
  readonly notice: string;
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

export type Block =
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly ListItem[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
      /** The last row sums up the others. */
      readonly endsInTotal?: true;
    }
  | FormBlock<Inline>;

/** `label` is printed as given, e.g. `(a)`. */
export interface ListItem {
  readonly label: string;
  readonly content: readonly Inline[];
  readonly items?: readonly ListItem[];
}

export interface Column {
  readonly heading: string;
  /** Share of the table's width, in percent; the columns of a table add up to 100. */
  readonly width: number;
  readonly align: 'start' | 'end';
}

export type Inline =
  /** `given`: words of the person, printed as they were written; never read as the instrument's own words. */
  | { readonly kind: 'text'; readonly text: string; readonly given?: true }
  /** A defined term where it is used (plain) or defined (bold, in quotation marks that the renderer sets). */
  | { readonly kind: 'term'; readonly id: string; readonly text: string; readonly isDefinition: boolean }
  /** A resolved reference to an article, section or schedule. `target` is the id of the thing referred to. */
  | { readonly kind: 'reference'; readonly target: string; readonly text: string }
  /** A person or organisation from the facts, in the role it is named for. */
  | { readonly kind: 'party'; readonly role: PartyRole; readonly name: string }
  /**
   * A blank to be filled in ink when signing, e.g. the date. `width` in characters. With `field` it is a fact that has not been
   * given yet: a draft prints `purpose` visibly, a finished document never has one.
   */
  | { readonly kind: 'blank'; readonly purpose: string; readonly width: number; readonly field?: FieldId }
  /** A box to tick, in front of the words that it stands for. */
  | { readonly kind: 'box'; readonly isTicked: boolean };

/** The role in which somebody is named, a word of the instrument: `grantor`, `agent`, `member`. */
export type PartyRole = string;

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
}

/** A plain sentence, and what it is to be done for, where it is several things. */
export interface GuideStep {
  readonly text: string;
  readonly items?: readonly string[];
}
