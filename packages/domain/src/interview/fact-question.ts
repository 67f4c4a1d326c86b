import type { FactDefinition } from '#facts/define-fact.ts';
import type { FieldId } from '#facts/facts.ts';
import type { Migration } from '#facts/migration.ts';
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
  /** What has changed in the questions since documents of the type are kept, oldest first; each makes the next version. */
  readonly migrations?: readonly Migration[];
}
