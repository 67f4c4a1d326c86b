import type { FieldId } from '#facts/facts.ts';

/** A blank of a document: a place to write in ink, or a fact of a draft that has not been given yet. `width` in characters. */
export type Blank = InkBlank | Gap;

/** `purpose` is printed for whoever reads or hears it; what belongs there, `entry` says. */
export interface InkBlank {
  readonly kind: 'blank';
  readonly purpose: string;
  readonly width: number;
  readonly entry: BlankEntry;
  readonly field?: never;
}

/** A draft prints `purpose` visibly; a finished document never has one. */
export interface Gap {
  readonly kind: 'blank';
  readonly purpose: string;
  readonly width: number;
  readonly entry?: never;
  readonly field: FieldId;
}

/** What is written into a blank, by whom, and when. It is stored in frozen documents: a word of it never changes its meaning. */
export interface BlankEntry {
  readonly what:
    | 'date'
    | 'dateOfTrust'
    | 'year'
    | 'name'
    | 'title'
    | 'capacity'
    | 'place'
    | 'identification'
    | 'kindOfOrganization'
    | 'signature'
    | 'endOfCommission'
    /** Of a document that was frozen before entries were kept: words that nobody fills in but by hand. */
    | 'words';
  readonly by: 'maker' | 'signer' | 'witness' | 'officer';
  /** Signing comes before the certificate of an officer, if only by minutes. */
  readonly when: 'signing' | 'certificate';
}

/** What was written into the blanks that are for one entry. */
export interface FilledBlank {
  readonly entry: BlankEntry;
  readonly text: string;
}

/** True for two entries that are filled with the same words. */
export const isSameEntry = (one: BlankEntry, other: BlankEntry): boolean =>
  one.what === other.what && one.by === other.by && one.when === other.when;

/** What was written into a blank; undefined while it is empty, and always of a gap. */
export const textIn = ({ entry }: Blank, filled: readonly FilledBlank[]): string | undefined =>
  entry && filled.find((one) => isSameEntry(one.entry, entry))?.text;
