import type { LegalDocument } from '#assembly/document.ts';
import type { Draft } from '#assembly/draft.ts';
import { finalize } from '#assembly/finalize.ts';
import type { AssemblyIssue } from '#assembly/find-issues.ts';
import { showGaps, type Gaps } from '#assembly/missing-mark.ts';
import { numberDraft } from '#assembly/number-draft.ts';
import { awaitsNotary, executionMethod, witnessesNeeded, type ExecutionMethod } from '#execution/execution-of.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { peopleIn } from '#facts/people-in.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import { interviewOf, type InterviewOfType } from '#interview/interview-of.ts';
import type { InstrumentKind } from '#law/execution-kind.ts';
import type { LawSource } from '#law/law-source.ts';
import { madeIn } from '#law/made-in.ts';
import { stateCodes, stateInSentence } from '#law/state-code.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { ok, refuse, type Result } from '#kit/result.ts';
import type { FactIssue, Finding } from '#review/finding.ts';
import { reviewDocument } from '#review/review-document.ts';
import type { ReviewSubject } from '#review/review-subject.ts';

/** What one document type says of itself; `Settled` are its facts when nothing is missing and nothing is wrong. */
interface DocumentTypeParts<Settled> {
  readonly plan: QuestionPlan;
  /** What speaks against the facts recorded so far; an error keeps the document from being finished. */
  readonly check: (facts: Facts, today: PlainDate, laws: LawSource) => readonly FactIssue[];
  /** The typed form of facts that have no error; throws when a required one is missing. */
  readonly settle: (facts: Facts, laws: LawSource) => Settled;
  /** Completes facts for a preview, and says which gaps it shows. */
  readonly fillGaps: (facts: Facts, laws: LawSource) => { readonly filled: Settled; readonly gaps: Gaps };
  readonly instrument: (facts: Settled, when: { readonly draftedOn: PlainDate }) => Draft;
  readonly review: {
    readonly subject: (facts: Settled) => ReviewSubject;
    /** The checks of this type alone. */
    readonly checks: (document: LegalDocument, facts: Settled) => readonly Finding[];
  };
  /** What the law calls an instrument of this type. */
  readonly kind: InstrumentKind;
  /** The facts that say which states' law decides, the governing one first. */
  readonly stateFields: readonly FieldId[];
  /** The name of the person who makes the document, as far as it is known. */
  readonly makerName: (facts: Facts) => string | undefined;
  /** The facts in the words of the assistant's answer over HTTP; what is not known is left out. */
  readonly extract: (facts: Facts) => Readonly<Record<string, unknown>>;
  /** A name that was given to the document, as answers to offer. */
  readonly suggestFromName: (name: string) => Facts;
  /** One complete set of facts, for samples and tests. */
  readonly sample: Facts;
}

/** What keeps a document from being finished; `field` is `document` when it is no single fact. */
export interface Obstacle {
  readonly field: string;
  readonly message: string;
}

/** A person asked to witness. */
interface Witness {
  readonly name: string;
  readonly email?: string;
}

/** A document type as everybody outside the catalogue sees it: what can be done with the facts of one document. */
export interface DocumentType extends Pick<
  DocumentTypeParts<unknown>,
  'makerName' | 'extract' | 'suggestFromName' | 'sample'
> {
  /** The id of the type in `document-types.ts`. */
  readonly id: string;
  readonly interview: InterviewOfType;
  /** How a document with these facts comes into force. */
  readonly execution: {
    readonly method: (facts: Facts) => ExecutionMethod;
    /** The same of a frozen document, under the law that it names. */
    readonly methodOf: (document: Pick<LegalDocument, 'governingState'>) => ExecutionMethod;
    readonly witnessesNeeded: (facts: Facts) => number;
    readonly awaitsNotary: (facts: Facts, signedWitnesses: number) => boolean;
  };
  /** Everybody whom the facts name, as far as they are known. */
  readonly namedPeople: (facts: Facts) => readonly string[];
  /** The document as far as the facts go; what is missing is a visible blank. The same facts and day give the same document. */
  readonly preview: (facts: Facts, draftedOn: PlainDate) => LegalDocument;
  /** The finished document, with nothing missing and nothing wrong, or all that stands against it. */
  readonly finish: (facts: Facts, draftedOn: PlainDate) => Result<LegalDocument, readonly Obstacle[]>;
  /** What a person should read about their document, in plain words: of a draft what its facts say, of a whole one its review. */
  readonly findings: (facts: Facts, document: LegalDocument, witnesses?: readonly Witness[]) => readonly TypeFinding[];
}

/** What is said about a document, with the stable id of the check where it has one. */
export type TypeFinding = Pick<Finding, 'level' | 'message'>;

/** A document type that still has to be told where the law is looked up: all of it on a server, little or none on a page. */
export type UnboundType = (laws: LawSource) => DocumentType;

/** Makes a document type from its parts. */
export const defineDocumentType =
  <Settled>(parts: DocumentTypeParts<Settled>): UnboundType =>
  (laws) => {
    const { kind, makerName, extract, suggestFromName, sample } = parts;
    const check = (facts: Facts, today: PlainDate): readonly FactIssue[] => [
      ...findBlocks(parts, facts, laws),
      ...parts.check(facts, today, laws),
    ];
    const plan = { ...parts.plan, check };
    const errorsOf = (facts: Facts, today: PlainDate) => check(facts, today).filter(({ level }) => level === 'error');
    const lawsOf = (facts: Facts) => statesOf(parts, facts).flatMap(({ state }) => laws(state) ?? []);
    const review = (document: LegalDocument, settled: Settled, { facts, witnesses = [] }: Reviewed) => [
      ...reviewDocument(document, parts.review.subject(settled), {
        method: executionMethod(kind, lawsOf(facts)[0]),
        witnesses,
      }),
      ...parts.review.checks(document, settled),
    ];
    return {
      id: plan.documentType,
      interview: interviewOf(plan, laws),
      execution: {
        method: (facts) => executionMethod(kind, lawsOf(facts)[0]),
        methodOf: ({ governingState }) => executionMethod(kind, laws(codeOf(governingState))),
        witnessesNeeded: (facts) => witnessesNeeded(kind, lawsOf(facts)),
        awaitsNotary: (facts, signed) => awaitsNotary(kind, lawsOf(facts), signed),
      },
      makerName,
      extract,
      suggestFromName,
      sample,
      namedPeople: (facts) => peopleIn(facts).map(({ name }) => name),
      preview: (facts, draftedOn) => {
        const { filled, gaps } = parts.fillGaps(facts, laws);
        return numberDraft(showGaps(parts.instrument(filled, { draftedOn }), gaps));
      },
      finish: (facts, draftedOn) => {
        const errors = errorsOf(facts, draftedOn);
        if (errors.length > 0)
          return refuse(errors.map(({ fields, message }) => ({ field: fields[0] ?? 'document', message })));
        const settled = parts.settle(facts, laws);
        const assembled = finalize(parts.instrument(settled, { draftedOn }));
        if (!assembled.ok) return refuse(assembled.reason.map(obstacleOf));
        const faults = review(assembled.value, settled, { facts }).filter(({ level }) => level === 'error');
        if (faults.length > 0) return refuse(faults.map(({ message }) => ({ field: 'document', message })));
        return ok(assembled.value);
      },
      findings: (facts, document, witnesses) =>
        errorsOf(facts, document.draftedOn).length > 0
          ? findingsOfDraft(plan, facts, document.draftedOn)
          : review(document, parts.settle(facts, laws), { facts, witnesses }),
    };
  };

interface Reviewed {
  readonly facts: Facts;
  readonly witnesses?: readonly Witness[] | undefined;
}

// As the document prints it.
const codeOf = (state: string) => stateCodes.find((code) => stateInSentence(code) === state);

const statesOf = ({ stateFields }: Pick<DocumentTypeParts<never>, 'stateFields'>, facts: Facts) =>
  stateFields.flatMap((field) => {
    const state = facts[field];
    return typeof state === 'string' ? [{ field, state }] : [];
  });

// A state whose forms we do not have, or whose rules are not certain, is refused with the reason.
const findBlocks = (
  parts: Pick<DocumentTypeParts<never>, 'kind' | 'stateFields'>,
  facts: Facts,
  laws: LawSource,
): readonly FactIssue[] =>
  statesOf(parts, facts).flatMap(({ field, state }) => {
    const law = laws(state);
    const made = law && madeIn(parts.kind, law);
    return made?.state === 'blocked'
      ? [{ code: 'V12', level: 'error', fields: [field], message: made.reason } as const]
      : [];
  });

// A person can mend a missing fact; anything else is a fault of ours, which must not shut them out of their answers.
const obstacleOf = (issue: AssemblyIssue): Obstacle =>
  issue.kind === 'missing-fact'
    ? { field: issue.field, message: 'This is still missing.' }
    : {
        field: 'document',
        message: 'We could not put the finished document together from these answers. Please contact support.',
      };

/** A plan whose check knows the laws. */
type DraftedPlan = Pick<QuestionPlan, 'questions'> & {
  readonly check: (facts: Facts, today: PlainDate) => readonly FactIssue[];
};

const findingsOfDraft = ({ check, questions }: DraftedPlan, facts: Facts, today: PlainDate): readonly TypeFinding[] => {
  const labelByField = new Map<string, string>(questions.map(({ field, label }) => [field, label]));
  const issues = check(facts, today);
  const isMissing = ({ fields }: FactIssue): boolean =>
    fields.length > 0 && fields.every((field) => facts[field] === undefined);
  const missing = issues
    .filter(isMissing)
    .flatMap(({ fields }) => fields.map((field) => labelByField.get(field) ?? field));
  const said = issues.filter((issue) => !isMissing(issue)).map(({ level, message }) => ({ level, message }));
  if (missing.length === 0) return said;
  return [...said, { level: 'information', message: `Still to be answered: ${missing.join(', ')}.` }];
};
