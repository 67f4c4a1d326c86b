import type { Instrument } from '#assembly/instrument.ts';
import type { AskedByType } from '#execution/execution-of.ts';
import type { Card } from '#document-type/card.ts';
import type { Extracted } from '#document-type/extracted.ts';
import type { TypeNouns } from '#document-type/type-nouns.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import type { NamedPerson } from '#facts/people-in.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import type { LawSource } from '#law/law-source.ts';
import type { Check } from '#review/check.ts';
import type { OwnSubject } from '#review/review-subject.ts';
import type { Summary } from '#summary/summary.ts';

/** What one document type says of itself; `Settled` are its facts when nothing is missing and nothing is wrong. */
export interface DocumentTypeParts<Settled> {
  /** What it is called in sentences. */
  readonly nouns: TypeNouns;
  /** What the catalogue says of it where it is sold. */
  readonly card: Card;
  /** Its questions, and the rules for their answers. */
  readonly plan: QuestionPlan;
  /** The typed form of facts that have no error; throws when a required one is missing. */
  readonly settle: (facts: Facts, laws: LawSource) => Settled;
  readonly instrument: Instrument<Settled>;
  /** The sections that would say something that was not said, were they written without a fact. */
  readonly undecided: { readonly [Field in FieldId]?: readonly string[] };
  readonly review: {
    readonly subject: (facts: Settled) => OwnSubject;
    /** The checks that this type chooses besides those of every instrument. */
    readonly checks: Check<Settled>;
  };
  readonly formality: AskedByType;
  /** The facts that say which states' law decides, the governing one first. */
  readonly stateFields: readonly FieldId[];
  /** The name of the person who makes the document, as far as it is known. */
  readonly makerName: (facts: Facts) => string | undefined;
  /** The facts in the words of the assistant's answer over HTTP; what is not known is left out. */
  readonly extract: (facts: Facts) => Extracted;
  /** What the document will do, in plain sentences. */
  readonly summary: (facts: Settled) => Summary;
  /** Those who are told in the summary by what they are to its reader: `your daughter Ann`. */
  readonly introduced: (facts: Facts) => readonly NamedPerson[];
  /** A name that was given to the document, as answers to offer. */
  readonly suggestFromName: (name: string) => Facts;
  /** One complete set of facts, for samples and tests. */
  readonly sample: Facts;
  /** What somebody says who makes one by conversation alone, from hello to the last confirmation. */
  readonly script: readonly string[];
}
