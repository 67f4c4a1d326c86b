import type { Act } from '#assembly/act.ts';
import type { Blank } from '#assembly/blank.ts';
import type { Column, PartyRole } from '#assembly/block.ts';
import type { LegalDocument } from '#assembly/document.ts';
import type { FormBlock } from '#assembly/form-block.ts';
import type { Numbering } from '#assembly/numbering.ts';
import type { TermWords } from '#assembly/term-words.ts';

/** Whether a term stands for one or for several. */
export type TermForm = 'one' | 'many';

/**
 * Inline content as clauses write it: references carry no printed text yet, and terms no words. Text is the instrument's own
 * unless it is given by the person; in plain text no term is meant. A relation is to whoever makes the instrument.
 */
export type DraftInline =
  | { readonly kind: 'text'; readonly text: string; readonly given?: true; readonly isPlain?: true }
  | { readonly kind: 'term'; readonly id: string; readonly form: TermForm; readonly isDefinition: boolean }
  | { readonly kind: 'reference'; readonly target: string }
  | { readonly kind: 'relation'; readonly words: string; readonly name: string }
  | { readonly kind: 'party'; readonly role: PartyRole; readonly name: string }
  | Blank
  | { readonly kind: 'box'; readonly isTicked: boolean };

export type Prose = readonly DraftInline[];

export interface DraftItem {
  readonly content: Prose;
  readonly items?: readonly DraftItem[];
}

export type DraftBlock =
  | { readonly kind: 'paragraph'; readonly content: Prose }
  | { readonly kind: 'list'; readonly items: readonly DraftItem[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly Prose[])[];
      readonly endsInTotal?: true;
    }
  | FormBlock<DraftInline>;

export interface DraftSection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly DraftBlock[];
}

export interface DraftArticle {
  readonly id: string;
  readonly heading: string;
  readonly sections: readonly DraftSection[];
}

export interface DraftSchedule {
  readonly id: string;
  readonly heading: string;
  /** Absent: it is numbered among the schedules of the instrument. */
  readonly isExhibit?: true;
  readonly blocks: readonly DraftBlock[];
}

/** An act of execution as clauses write it. */
export type DraftAct = Act<DraftBlock>;

/** The term for whoever makes the instrument; where several do, whose relatives are known. */
export interface RelationsTo {
  readonly term: string;
  readonly several?: KnownRelatives;
}

/** The children of several makers: of all of them, or of one, by the name of that one. */
export interface KnownRelatives {
  readonly ofAll: readonly string[];
  readonly ofOne: readonly { readonly name: string; readonly of: string }[];
}

/** An instrument before numbering, with the terms that it defines and its way of numbering: what `finalize` is handed. */
export interface Draft extends Omit<
  LegalDocument,
  'front' | 'opening' | 'articles' | 'acts' | 'schedules' | 'clauseLibrary'
> {
  readonly terms: TermWords;
  /** To whom relations are; where it is absent, a relation stands alone. */
  readonly relationsTo?: RelationsTo | undefined;
  readonly numbering: Numbering;
  readonly front?: readonly DraftBlock[];
  readonly opening: readonly DraftBlock[];
  readonly articles: readonly DraftArticle[];
  readonly acts: readonly DraftAct[];
  readonly schedules: readonly DraftSchedule[];
}
