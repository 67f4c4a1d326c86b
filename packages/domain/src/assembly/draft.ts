import type { Act } from '#assembly/act.ts';
import type { Column, LegalDocument, PartyRole } from '#assembly/document.ts';
import type { ArticleId, ClauseId, ScheduleId } from '#clauses/clause-id.ts';
import type { TermId } from '#clauses/term-id.ts';
import type { FieldId } from '#facts/facts.ts';

/** What a reference may point to. */
export type ReferenceTarget = ArticleId | ClauseId | ScheduleId;

/** Inline content as clauses write it: references carry no printed text yet. */
export type DraftInline =
  | { readonly kind: 'text'; readonly text: string; readonly given?: true }
  | { readonly kind: 'term'; readonly id: TermId; readonly text: string; readonly isDefinition: boolean }
  | { readonly kind: 'reference'; readonly target: ReferenceTarget }
  | { readonly kind: 'party'; readonly role: PartyRole; readonly name: string }
  | { readonly kind: 'blank'; readonly purpose: string; readonly width: number; readonly field?: FieldId }
  | { readonly kind: 'box'; readonly isTicked: boolean };

export type Prose = readonly DraftInline[];

export interface DraftItem {
  readonly content: Prose;
  readonly items?: readonly DraftItem[];
}

export type DraftBlock =
  | { readonly kind: 'paragraph'; readonly content: Prose }
  | { readonly kind: 'list'; readonly items: readonly DraftItem[] }
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly (readonly Prose[])[] };

export interface DraftSection {
  readonly id: ClauseId;
  readonly heading: string;
  readonly blocks: readonly DraftBlock[];
}

export interface DraftArticle {
  readonly id: ArticleId;
  readonly heading: string;
  readonly sections: readonly DraftSection[];
}

export interface DraftSchedule {
  readonly id: ScheduleId;
  readonly heading: string;
  readonly blocks: readonly DraftBlock[];
}

/** An act of execution as clauses write it. */
export type DraftAct = Act<DraftBlock>;

/** An instrument before numbering: what a document type hands to `finalize`. */
export interface Draft extends Omit<
  LegalDocument,
  'opening' | 'articles' | 'acts' | 'schedules' | 'clauseLibrary' | 'contentHash'
> {
  readonly opening: readonly DraftBlock[];
  readonly articles: readonly DraftArticle[];
  readonly acts: readonly DraftAct[];
  readonly schedules: readonly DraftSchedule[];
}
