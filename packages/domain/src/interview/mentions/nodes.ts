import type { Relation } from '#interview/language/relations.ts';

/** A name as it was written. */
export interface NameRun {
  readonly name: string;
  readonly isLower: boolean;
  readonly isPossessive: boolean;
}

/** Somebody spoken of in a message. Offsets are characters; `start` includes "my son", `end` the name or the relation. */
export interface Mention {
  readonly kind: 'person' | 'organization' | 'self';
  /** Absent when only the relation was said: "my wife". */
  readonly name?: string;
  readonly relationship?: string;
  readonly isPlural?: boolean;
  readonly isDeceased?: boolean;
  /** "Ann's": spoken of as the owner of something else. */
  readonly isPossessive?: boolean;
  readonly isLower?: boolean;
  readonly start: number;
  readonly end: number;
}

/** A name, an organization, a relation word or the speaker, before names and relations are put together. */
export type Node =
  | { readonly kind: 'name'; readonly run: NameRun; readonly start: number; readonly end: number }
  | {
      readonly kind: 'organization';
      readonly name: string;
      readonly relationship: string | undefined;
      readonly start: number;
      readonly end: number;
    }
  | {
      readonly kind: 'relation';
      readonly relation: Relation;
      readonly owner: string;
      readonly isDeceased: boolean;
      readonly isPossessive: boolean;
      readonly start: number;
      readonly wordStart: number;
      readonly end: number;
    }
  | { readonly kind: 'self'; readonly start: number; readonly end: number };
