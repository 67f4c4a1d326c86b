import type { FactDefinition } from '#facts/define-fact.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import type { Migration } from '#facts/migration.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import type { Rule } from '#rules/rule.ts';

/** A fact of the library as one document type asks it. */
export interface FactQuestion extends FactDefinition {
  readonly field: FieldId;
}

/** The facts of one document type in the order in which they are asked. */
export interface QuestionPlan {
  readonly documentType: string;
  /** What the document is called in the conversation, e.g. `living trust`. */
  readonly documentName: string;
  /** Children and takers need a last name before the document can be finished. */
  readonly needsSurnames?: boolean;
  readonly questions: readonly FactQuestion[];
  /** What the facts must be like; an error keeps the interview from being complete. */
  readonly rules: readonly Rule[];
  /** What is asked to know whether the document may be made, and printed nowhere. */
  readonly onlyDecides?: readonly FieldId[];
  /** Facts of the document, beyond those of the person, that it offers to other documents of the same maker. */
  readonly offers?: readonly FieldId[];
  /** What its answers say besides, although it asks for none of it: two makers are the trustees of their trust. */
  readonly alsoSays?: (facts: Facts) => Facts;
  /** What others may say of it besides, once it is signed; the day where it is known. */
  readonly onceSigned?: (signedOn: PlainDate | undefined) => Facts;
  /** Which facts that other documents offer it takes over, once the person has said that they are right. */
  readonly takes?: readonly FieldId[];
  /** What has changed in the questions since documents of the type are kept, oldest first; each makes the next version. */
  readonly migrations?: readonly Migration[];
}
