import type { PlainDate } from '@evergrant/domain/kit/plain-date.ts';

/** A line of a list; `lead` is set in bold. Texts may hold links: `[label](address)`. */
export interface Point {
  readonly lead?: string;
  readonly text: string;
}

interface Words {
  readonly kind: 'words';
  readonly text: string;
}

interface Points {
  readonly kind: 'points';
  readonly points: readonly Point[];
}

export interface Table {
  readonly kind: 'table';
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[];
}

export type LegalBlock = Words | Points | Table;

/** One numbered section; its number is its place in the list. */
export interface LegalSection {
  /** Target of links, without number, so that links outlive a reordering. */
  readonly id: string;
  readonly title: string;
  /** The section in one plain sentence. */
  readonly inShort: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalPage {
  readonly path: `/${string}`;
  readonly title: string;
  readonly description: string;
  readonly lastUpdated: PlainDate;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
  /** Where to go from here. */
  readonly related: readonly { readonly label: string; readonly to: string }[];
}

export const words = (text: string): Words => ({ kind: 'words', text });

export const points = (...list: readonly (string | Point)[]): Points => ({
  kind: 'points',
  points: list.map((point) => (typeof point === 'string' ? { text: point } : point)),
});
