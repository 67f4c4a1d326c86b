import type { EntryColumn, EntryForm } from '#facts/entry-form.ts';

/** How a list is kept, as the form of its fact declares it. The first column that is required says which entry is which. */
export interface ListShape extends Pick<EntryForm, 'isTextList' | 'isSingle'> {
  readonly columns: readonly Pick<EntryColumn, 'key' | 'kind' | 'isRequired'>[];
}

/** One entry, by its columns; in a list of plain texts the text is its only column. */
export type Entry = Readonly<Record<string, unknown>>;

/** New values of columns; `null` takes a value away. A share is written as it was said: `1/3`, `12.5`, `33 1/3%`. */
export type Columns = Readonly<Record<string, unknown>>;

/** A part of what is divided, by whose it is; `share` as it was said. */
export interface Part {
  readonly who: string;
  readonly share: string;
}

/** One change of a list. `who` is a name, or the words that describe a thing. */
export type ListEdit =
  | { readonly kind: 'add'; readonly entry: Entry }
  | { readonly kind: 'change'; readonly who: string; readonly columns: Columns }
  /** The same one under another name; everything known of them stays. */
  | { readonly kind: 'rename'; readonly who: string; readonly name: string }
  /** Somebody else in the same place, with the same share; nothing else that was known is said of them. */
  | { readonly kind: 'replace'; readonly who: string; readonly by: Entry }
  | { readonly kind: 'remove'; readonly who: string }
  | { readonly kind: 'reorder'; readonly who: string; readonly to: PlaceInList }
  /** "X, then Y": these come first in this order, whoever is new among them is added. */
  | { readonly kind: 'order'; readonly entries: readonly Entry[] }
  /** Shares of the whole; the rest goes to everybody else, or to those who are named, in equal parts. Without a rest others keep theirs. */
  | {
      readonly kind: 'divide';
      readonly parts: readonly Part[];
      readonly rest?: 'equally' | { readonly to: readonly string[] };
    }
  /** "Split her third": parts of a share; what nobody is given in figures is shared equally, and what is not given stays. */
  | { readonly kind: 'split'; readonly who: string; readonly among: readonly SplitPart[] }
  /** The same for everybody but those who are excepted: "the twins at 30, the others right away". */
  | { readonly kind: 'forEach'; readonly columns: Columns; readonly except?: readonly Exception[] };

/** Where in a list somebody is put. */
export type PlaceInList = 'first' | 'last' | { readonly before: string } | { readonly after: string };

/** Who takes of a share, and how much of it; an equal part where nothing is said. */
export interface SplitPart {
  readonly entry: Entry;
  readonly share?: string;
}

/** Those for whom something else is said; without columns, nothing. */
export interface Exception {
  readonly who: readonly string[];
  readonly columns?: Columns;
}

/** Why a list cannot be changed so. Nothing of it was changed then. */
export type ListRefusal =
  | { readonly kind: 'nobodyOfThatName'; readonly who: string }
  | { readonly kind: 'severalOfThatName'; readonly who: string; readonly names: readonly string[] }
  | { readonly kind: 'namedTwice'; readonly who: string }
  | { readonly kind: 'alreadyThere'; readonly who: string; readonly name: string }
  | { readonly kind: 'nameless' }
  | { readonly kind: 'onlyOne'; readonly name: string }
  | { readonly kind: 'noSuchColumn'; readonly column: string }
  | { readonly kind: 'noShares' }
  | { readonly kind: 'notAShare'; readonly share: string }
  | { readonly kind: 'hasNoShare'; readonly who: string }
  /** `total` as a screen shows it: `110%`. */
  | { readonly kind: 'overTheWhole'; readonly total: string }
  | { readonly kind: 'nothingLeft' }
  | { readonly kind: 'nobodyForTheRest'; readonly left: string };
