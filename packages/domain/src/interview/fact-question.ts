import type { EntryForm } from '#facts/entry-form.ts';
import type { FieldId, Facts } from '#facts/facts.ts';
import type { LawSource } from '#law/law-source.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import type { FactIssue } from '#review/finding.ts';

/** How a fact is shown and edited. */
export const factKinds = [
  'text',
  'longText',
  'date',
  'choice',
  'yesNo',
  'number',
  'money',
  'state',
  'address',
  'people',
  'shares',
  'assets',
  'gifts',
  'party',
  'parties',
] as const;
export type FactKind = (typeof factKinds)[number];

/** One of a closed set of answers; `cues` finds it in free text. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly cues: RegExp;
  /** Offered only when this holds; absent = always. */
  readonly applies?: (facts: Facts) => boolean;
}

/** Everything the interview knows about one fact of one document type. */
export interface FactQuestion {
  readonly field: FieldId;
  readonly group: string;
  readonly label: string;
  readonly kind: FactKind;
  readonly isRequired: boolean;
  /** False for facts that are never asked in the conversation, only offered in the facts panel. */
  readonly isAsked: boolean;
  /** The fact belongs to this person's document only when this holds; absent = always. */
  readonly applies?: (facts: Facts) => boolean;
  /** Whoever stands here as the spouse is taken out when the marriage has ended, and the person is told. */
  readonly endsWithMarriage?: boolean;
  readonly ask: (facts: Facts, laws: LawSource) => string;
  /** Why it is asked, for "why do you ask?" and as help text in the panel. */
  readonly why: string;
  /** What a number counts, e.g. `days`. */
  readonly unit?: string;
  readonly choices?: readonly Choice[];
  /** How a list, or the one person of an office, is written by hand. */
  readonly entries?: EntryForm;
  /** Short answers to tap, besides the choices. */
  readonly chips?: (facts: Facts) => readonly string[];
  /** The usual answer, offered (never stored) together with the other usual settings. */
  readonly usual?: (facts: Facts) => unknown;
  /** Details of list entries that are asked after the list: required ones keep the fact missing. */
  readonly details?: readonly ListDetail[];
}

export interface ListDetail {
  readonly detail: 'relationship' | 'percentage' | 'distributionAge';
  readonly isRequired: boolean;
}

/** The facts of one document type in the order in which they are asked. */
export interface QuestionPlan {
  readonly documentType: string;
  /** What the document is called in the conversation, e.g. `living trust`. */
  readonly documentName: string;
  /** A beneficiary under 18 needs an age of their own, because shares are paid out at death. */
  readonly paysOutAtDeath: boolean;
  /** Children and takers need a last name before the document can be finished. */
  readonly needsSurnames?: boolean;
  /** What the instrument itself has to say against the facts; its errors keep the interview from being complete. */
  readonly check?: (facts: Facts, today: PlainDate, laws: LawSource) => readonly FactIssue[];
  readonly questions: readonly FactQuestion[];
}
