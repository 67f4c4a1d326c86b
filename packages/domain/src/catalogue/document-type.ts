import type { LegalDocument } from '#assembly/document.ts';
import { finalize } from '#assembly/finalize.ts';
import type { AssemblyIssue } from '#assembly/find-issues.ts';
import { clauseLibrary } from '#assembly/clause-library.ts';
import { findMisfits } from '#assembly/find-misfits.ts';
import type { Instrument } from '#assembly/instrument.ts';
import { showGaps, type Gaps } from '#assembly/missing-mark.ts';
import { numberDraft } from '#assembly/number-draft.ts';
import { withStandIns } from '#assembly/stand-in.ts';
import { executionMethod, witnessesOfLaw, type Formality } from '#execution/execution-of.ts';
import { requirementsUnder, type Requirements } from '#execution/requirements.ts';
import { writeInstrument } from '#assembly/write-instrument.ts';
import type { Extracted } from '#catalogue/extracted.ts';
import { findTypeMisfits } from '#catalogue/find-type-misfits.ts';
import { findLostAnswers } from '#facts/find-lost-answers.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { peopleIn } from '#facts/people-in.ts';
import { printedNames } from '#facts/printed-names.ts';
import { missingFrom } from '#facts/settle-facts.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import { findQuestion } from '#interview/find-question.ts';
import { interviewOf, type InterviewOfType } from '#interview/interview-of.ts';
import { takesWitnesses } from '#law/execution-kind.ts';
import { lawsOn } from '#law/law-on.ts';
import type { LawSource } from '#law/law-source.ts';
import { stateCodes, stateInSentence, type StateCode } from '#law/state-code.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { ok, refuse, type Result } from '#kit/result.ts';
import type { Check } from '#review/check.ts';
import { isFault, type Finding } from '#review/finding.ts';
import { wholeText } from '#review/read-document.ts';
import { reviewDocument } from '#review/review-document.ts';
import type { OwnSubject } from '#review/review-subject.ts';
import { error, type Objection } from '#rules/rule.ts';
import { requireUniqueCodes } from '#rules/require-unique-codes.ts';
import { stateIsServed, statesOf } from '#rules/state-is-served.ts';

/** What one document type says of itself; `Settled` are its facts when nothing is missing and nothing is wrong. */
interface DocumentTypeParts<Settled> {
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
  readonly formality: Formality;
  /** The facts that say which states' law decides, the governing one first. */
  readonly stateFields: readonly FieldId[];
  /** The name of the person who makes the document, as far as it is known. */
  readonly makerName: (facts: Facts) => string | undefined;
  /** The facts in the words of the assistant's answer over HTTP; what is not known is left out. */
  readonly extract: (facts: Facts) => Extracted;
  /** A name that was given to the document, as answers to offer. */
  readonly suggestFromName: (name: string) => Facts;
  /** One complete set of facts, for samples and tests. */
  readonly sample: Facts;
}

/** What keeps a document from being finished; `field` is `document` when it is no single fact. */
export interface Obstacle {
  readonly field: string;
  readonly message: string;
  /** Of a fault of ours: the checks that found it, each with the clause or term where there is one, and no words of a person. */
  readonly faults?: readonly string[];
}

/** A document type as everybody outside the catalogue sees it: what can be done with the facts of one document. */
export interface DocumentType extends Pick<
  DocumentTypeParts<unknown>,
  'makerName' | 'extract' | 'suggestFromName' | 'sample'
> {
  /** The id of the type in `document-types.ts`. */
  readonly id: string;
  /** What a document of this type is called in a sentence, e.g. `living trust`. */
  readonly name: string;
  readonly interview: InterviewOfType;
  readonly execution: {
    /** What is asked of a document with these facts when it is signed, under the law as it stands on a day. */
    readonly requirements: (facts: Facts, on: PlainDate) => Requirements;
    /** The same of a finished document, on the day of its draft and under the law that it names besides those of its facts. */
    readonly requirementsOf: (document: Governed, facts: Facts) => Requirements;
    /** False for an instrument that has no line for a witness. */
    readonly takesWitnesses: boolean;
  };
  /** Everybody whom the facts name, as far as they are known. */
  readonly namedPeople: (facts: Facts) => readonly string[];
  /** The document as far as the facts go; what is missing is a visible blank. The same facts and day give the same document. */
  readonly preview: (facts: Facts, draftedOn: PlainDate) => LegalDocument;
  /** The finished document, with nothing missing and nothing wrong, or all that stands against it. */
  readonly finish: (facts: Facts, draftedOn: PlainDate) => Result<LegalDocument, readonly Obstacle[]>;
  /** What a person should read about their document, in plain words: of a draft what its facts say, of a whole one its review. */
  readonly findings: (facts: Facts, document: LegalDocument) => readonly TypeFinding[];
}

/** What a finished document says of the law that governs it. */
type Governed = Pick<LegalDocument, 'draftedOn' | 'governingState' | 'governingStateCode'>;

/** What is said about a document, with the stable id of the check where it has one. */
export type TypeFinding = Pick<Finding, 'level' | 'message'>;

/** A document type that still has to be told where the law is looked up: all of it on a server, little or none on a page. */
export type UnboundType = (laws: LawSource) => DocumentType;

/** Makes a document type from its parts. Throws when its instrument or its rules do not fit together, whatever the facts. */
export const defineDocumentType = <Settled>(parts: DocumentTypeParts<Settled>): UnboundType => {
  const { questions, migrations = [] } = parts.plan;
  const asked = questions.map(({ field }) => field);
  const misfits = [
    ...findMisfits(parts.instrument, questions),
    ...findStrangers(parts),
    ...findLostAnswers(migrations, asked),
    ...findUnasked(parts.plan),
  ];
  if (misfits.length > 0) throw new Error(`${parts.plan.documentType}: ${misfits.join('; ')}`);
  const rules = requireUniqueCodes([stateIsServed(parts.formality.kind, parts.stateFields), ...parts.plan.rules]);
  return (laws) => bindType({ ...parts, plan: { ...parts.plan, rules } }, laws);
};

const findStrangers = <Settled>({ plan, instrument, review, sample, settle, ...parts }: DocumentTypeParts<Settled>) =>
  findTypeMisfits(
    {
      ...parts,
      rules: plan.rules,
      required: review.subject(settle(sample, () => undefined)).required.map(({ field }) => field),
    },
    { questions: plan.questions, instrument },
  );

// What is offered is said here, and what is taken is asked here.
const findUnasked = ({ questions, offers = [], takes = [] }: QuestionPlan): readonly string[] =>
  [...offers, ...takes]
    .filter((field) => !questions.some((question) => question.field === field))
    .map((field) => `${field} is offered or taken over, and not asked`);

const bindType = <Settled>(parts: DocumentTypeParts<Settled>, laws: LawSource): DocumentType => {
  const { plan, formality, stateFields, makerName, extract, suggestFromName, sample } = parts;
  const issuesOf = (facts: Facts, today: PlainDate): readonly Objection[] => [
    ...missingFrom(plan.questions, facts).map(({ field }) => error([field], 'This is still missing.')),
    ...plan.rules.flatMap((rule) => rule(facts, { today, laws: lawsOn(laws, today) })),
  ];
  const errorsOf = (facts: Facts, today: PlainDate) => issuesOf(facts, today).filter(({ level }) => level === 'error');
  const settle = (facts: Facts, on: PlainDate) => parts.settle(facts, lawsOn(laws, on));
  const lawsOf = (facts: Facts, on: PlainDate) =>
    statesOf(facts, stateFields).flatMap(({ state }) => lawsOn(laws, on)(state) ?? []);
  const review = (document: LegalDocument, settled: Settled, facts: Facts): readonly Finding[] => [
    ...reviewDocument(document, {
      ...parts.review.subject(settled),
      maker: makerName(facts) ?? '',
      parties: printedNames(plan.questions, facts, wholeText(document)),
      articleCount: parts.instrument.articles.length,
      witnessesRequired: witnessesOfLaw(formality, lawsOf(facts, document.draftedOn)),
      isAcknowledged: formality.notary !== 'none',
    }),
    ...parts.review.checks(document, settled),
  ];
  const governing = (document: Governed) => lawsOn(laws, document.draftedOn)(codeOf(document));
  const reasonOf = (document: Governed) => executionMethod(formality.kind, governing(document)).reason;
  return {
    id: plan.documentType,
    name: plan.documentName,
    interview: interviewOf(plan, laws),
    execution: {
      requirements: (facts, on) => requirementsUnder(formality, lawsOf(facts, on)),
      requirementsOf: (document, facts) =>
        requirementsUnder(formality, [governing(document), ...lawsOf(facts, document.draftedOn)]),
      takesWitnesses: takesWitnesses(formality.kind),
    },
    makerName,
    extract,
    suggestFromName,
    sample,
    namedPeople: (facts) => peopleIn(facts).map(({ name }) => name),
    preview: (facts, draftedOn) => {
      const draft = withStandIns(plan.questions, facts);
      const instrument = writeInstrument(parts.instrument, { facts: settle(draft.facts, draftedOn), draftedOn });
      return numberDraft(showGaps(instrument, gapsOf(parts, draft.missing)));
    },
    finish: (facts, draftedOn) => {
      const errors = errorsOf(facts, draftedOn);
      if (errors.length > 0)
        return refuse(errors.map(({ fields, message }) => ({ field: fields[0] ?? 'document', message })));
      const settled = settle(facts, draftedOn);
      const assembled = finalize(writeInstrument(parts.instrument, { facts: settled, draftedOn }));
      if (!assembled.ok) return refuse(assembled.reason.map(obstacleOf));
      const obstacles = obstaclesIn(review(assembled.value, settled, facts));
      return obstacles.length > 0 ? refuse(obstacles) : ok(assembled.value);
    },
    findings: (facts, document) => {
      // What today's rules and checks say was never said of a text of another library.
      if (document.clauseLibrary !== clauseLibrary) return [{ level: 'information', message: reasonOf(document) }];
      const issues = issuesOf(facts, document.draftedOn);
      if (issues.some(({ level }) => level === 'error')) return findingsOfDraft(plan, { facts, issues });
      return [
        ...issues.map(sayIssue),
        ...sayFindings(review(document, settle(facts, document.draftedOn), facts)),
        { level: 'information', message: reasonOf(document) },
      ];
    },
  };
};

// Documents of before 2026.13.0 keep no code; they print the name.
const codeOf = ({ governingState, governingStateCode }: Governed): StateCode | undefined =>
  governingStateCode ?? stateCodes.find((code) => stateInSentence(code) === governingState);

// What a draft shows instead of the facts that are missing.
const gapsOf = (
  { plan, undecided }: Pick<DocumentTypeParts<never>, 'plan' | 'undecided'>,
  missing: readonly FieldId[],
): Gaps => ({
  labelOf: (field) => findQuestion(plan, field)?.label ?? field,
  undecided: new Map(missing.flatMap((field) => (undecided[field] ?? []).map((section) => [section, field] as const))),
});

// A person can mend a missing fact; anything else is a fault of ours, which must not shut them out of their answers.
const obstacleOf = (issue: AssemblyIssue): Obstacle =>
  issue.kind === 'missing-fact'
    ? { field: issue.field, message: 'This is still missing.' }
    : { field: 'document', message: ourFault([issue.kind]), faults: [faultOf(issue)] };

// What support looks for; words of the text are left out, since a person may have written them.
const faultOf = (issue: Exclude<AssemblyIssue, { readonly kind: 'missing-fact' }>): string => {
  switch (issue.kind) {
    case 'duplicate-id':
      return `${issue.kind} ${issue.id}`;
    case 'unresolved-reference':
      return `${issue.kind} ${issue.target}`;
    case 'undefined-term':
    case 'term-defined-twice':
    case 'term-used-before-definition':
    case 'unused-term':
    case 'unknown-term':
      return `${issue.kind} ${issue.term}`;
    case 'filler':
    case 'fault':
      return issue.kind;
  }
};

// What a review finds against a document: each thing that a person can mend, and our own faults as one.
const obstaclesIn = (findings: readonly Finding[]): readonly Obstacle[] => {
  const faults = findings.filter(isFault).map(({ check, clause }) => (clause ? `${check} ${clause}` : check));
  const said = sayFindings(findings).filter(({ level }) => level === 'error');
  return [...new Set(said.map(({ message }) => message))].map((message) => ({
    field: 'document',
    message,
    ...(faults.length > 0 && { faults: [...new Set(faults)] }),
  }));
};

const ourFault = (checks: readonly string[]): string =>
  `We could not put the finished document together from these answers. Please contact support and mention ${[...new Set(checks)].join(', ')}.`;

// Our own faults in one sentence; support finds the rest under the ids of the checks.
const sayFindings = (findings: readonly Finding[]): readonly TypeFinding[] => {
  const faults = findings.filter(isFault).map(({ check }) => check);
  const said = findings.filter((finding) => !isFault(finding));
  return faults.length === 0 ? said : [...said, { level: 'error', message: ourFault(faults) }];
};

const sayIssue = ({ level, message }: Objection): TypeFinding => ({ level, message });

const findingsOfDraft = (
  plan: QuestionPlan,
  { facts, issues }: { readonly facts: Facts; readonly issues: readonly Objection[] },
): readonly TypeFinding[] => {
  const isMissing = ({ fields }: Objection): boolean =>
    fields.length > 0 && fields.every((field) => facts[field] === undefined);
  const missing = issues
    .filter(isMissing)
    .flatMap(({ fields }) => fields.map((field) => findQuestion(plan, field)?.label ?? field));
  const said = issues.filter((issue) => !isMissing(issue)).map(sayIssue);
  if (missing.length === 0) return said;
  return [...said, { level: 'information', message: `Still to be answered: ${missing.join(', ')}.` }];
};
