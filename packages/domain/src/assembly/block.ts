import type { Blank } from '#assembly/blank.ts';
import type { FormBlock } from '#assembly/form-block.ts';

/** One block of a finished document: renderers set it, `kind` says how. */
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
  | Blank
  /** A box to tick, in front of the words that it stands for. */
  | { readonly kind: 'box'; readonly isTicked: boolean };

/** The role in which somebody is named, a word of the instrument: `grantor`, `agent`, `member`. */
export type PartyRole = string;
