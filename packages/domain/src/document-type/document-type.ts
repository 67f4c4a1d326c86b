import type { LegalDocument } from '#assembly/document.ts';
import { finalize } from '#assembly/finalize.ts';
import { clauseLibrary } from '#assembly/clause-library.ts';
import { findLooseTerms } from '#assembly/find-loose-terms.ts';
import { findMisfits } from '#assembly/find-misfits.ts';
import { showGaps } from '#assembly/missing-mark.ts';
import { gapsOf } from '#document-type/gaps-of.ts';
import { numberDraft } from '#assembly/number-draft.ts';
import { withStandIns } from '#assembly/stand-in.ts';
import { executionMethod, witnessesOfLaw } from '#execution/execution-of.ts';
import { requirementsUnder, type Requirements } from '#execution/requirements.ts';
import { writeInstrument } from '#assembly/write-instrument.ts';
import type { DocumentTypeParts } from '#document-type/document-type-parts.ts';
import { findTypeMisfits } from '#document-type/find-type-misfits.ts';
import { findUnreachable } from '#document-type/find-unreachable.ts';
import {
  findingsOfDraft,
  obstacleOf,
  type Obstacle,
  obstaclesIn,
  sayFindings,
  sayIssue,
  type TypeFinding,
} from '#document-type/type-findings.ts';
import { findLostAnswers } from '#facts/find-lost-answers.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { peopleIn } from '#facts/people-in.ts';
import { printedNames } from '#facts/printed-names.ts';
import { missingFrom } from '#facts/settle-facts.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import { takesWitnesses, type InstrumentKind } from '#law/execution-kind.ts';
import { lawsOn } from '#law/law-on.ts';
import type { LawSource } from '#law/law-source.ts';
import { stateCodes, stateInSentence, type StateCode } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { ok, refuse, type Result } from '#kit/result.ts';
import type { Finding } from '#review/finding.ts';
import { wholeText } from '#review/read-document.ts';
import { reviewDocument } from '#review/review-document.ts';
import { error, type Objection } from '#rules/rule.ts';
import { introduce } from '#summary/introduce.ts';
import type { Summary } from '#summary/summary.ts';
import { inEnglish, type MakeInterview, type SpokenInterview } from '#wording/spoken/in-english.ts';
import { requireUniqueCodes } from '#rules/require-unique-codes.ts';
import { stateIsServed, statesOf } from '#rules/state-is-served.ts';

/** A document type as everybody outside the catalogue sees it: what can be done with the facts of one document. */
export interface DocumentType extends Pick<
  DocumentTypeParts<unknown>,
  'nouns' | 'card' | 'makerName' | 'extract' | 'suggestFromName' | 'sample' | 'script'
> {
  /** The id of the type in `document-types.ts`. */
  readonly id: string;
  /** What a document of this type is called in a sentence, e.g. `living trust`. */
  readonly name: string;
  /** The facts that decide whether a document may be made, and are printed nowhere. */
  readonly onlyDecides: readonly FieldId[];
  readonly interview: SpokenInterview;
  readonly execution: {
    /** What the law calls an instrument of this type. */
    readonly kind: InstrumentKind;
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
  /** What the document will do, in plain sentences; nothing before its facts give a document. */
  readonly summary: (facts: Facts, draftedOn: PlainDate) => Summary;
  /** What a person should read about their document, in plain words: of a draft what its facts say, of a whole one its review. */
  readonly findings: (facts: Facts, document: LegalDocument) => readonly TypeFinding[];
}

/** What a finished document says of the law that governs it. */
type Governed = Pick<LegalDocument, 'draftedOn' | 'governingState' | 'governingStateCode'>;

/**
 * A document type that still has to be told where the law is looked up, all of it on a server, little or none on a page; and in which
 * languages its interview is held, English alone unless told otherwise.
 */
export type UnboundType = (laws: LawSource, makeInterview?: MakeInterview) => DocumentType;

/** Makes a document type from its parts. Throws when its instrument or its rules do not fit together, whatever the facts. */
export const defineDocumentType = <Settled>(parts: DocumentTypeParts<Settled>): UnboundType => {
  const { questions, migrations = [] } = parts.plan;
  const asked = questions.map(({ field }) => field);
  const misfits = [
    ...findMisfits(parts.instrument, questions),
    ...findStrangers(parts),
    ...findLooseTerms(parts.instrument, settledWithNothing(parts)),
    ...findLostAnswers(migrations, asked),
    ...findUnasked(parts.plan),
    ...findUnreachable(questions, parts.sample),
    ...findMisnamed(parts),
  ];
  if (misfits.length > 0) throw new Error(`${parts.plan.documentType}: ${misfits.join('; ')}`);
  const rules = requireUniqueCodes([stateIsServed(parts.formality.kind, parts.stateFields), ...parts.plan.rules]);
  return (laws, makeInterview = inEnglish) =>
    bindType({ ...parts, plan: { ...parts.plan, rules } }, { laws, makeInterview });
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

// It is sold, asked for and stored as one type.
const findMisnamed = ({ plan, nouns, card }: Pick<DocumentTypeParts<never>, 'plan' | 'nouns' | 'card'>) =>
  [nouns.id, card.id].filter((id) => id !== plan.documentType).map((id) => `it is called ${id} elsewhere`);

// What a draft says of which nothing is known.
const settledWithNothing = <Settled>({ plan, settle }: Pick<DocumentTypeParts<Settled>, 'plan' | 'settle'>): Settled =>
  settle(withStandIns(plan.questions, {}).facts, () => undefined);

// What is offered is said here, and what is taken is asked here.
const findUnasked = ({ questions, offers = [], takes = [], onlyDecides = [] }: QuestionPlan): readonly string[] =>
  [...offers, ...takes, ...onlyDecides]
    .filter((field) => !questions.some((question) => question.field === field))
    .map((field) => `${field} is offered, taken over or decides, and is not asked`);

/** A type whose rules are known to fit, and where it looks up the law. */
interface Bound<Settled> {
  readonly parts: DocumentTypeParts<Settled>;
  readonly laws: LawSource;
}

const bindType = <Settled>(
  parts: DocumentTypeParts<Settled>,
  { laws, makeInterview }: { readonly laws: LawSource; readonly makeInterview: MakeInterview },
): DocumentType => {
  const { nouns, card, plan, makerName, extract, suggestFromName, sample, script } = parts;
  const bound = { parts, laws };
  return {
    id: plan.documentType,
    name: plan.documentName,
    nouns,
    card,
    onlyDecides: plan.onlyDecides ?? [],
    interview: makeInterview(plan, laws),
    execution: executionIn(bound),
    makerName,
    extract,
    suggestFromName,
    sample,
    script,
    namedPeople: (facts) => peopleIn(facts).map(({ name }) => name),
    preview: (facts, draftedOn) => preview(bound, { facts, draftedOn }),
    finish: (facts, draftedOn) => finish(bound, { facts, draftedOn }),
    summary: (facts, draftedOn) => summaryOn(bound, { facts, draftedOn }),
    findings: (facts, document) => findingsOn(bound, { facts, document }),
  };
};

const executionIn = <Settled>({ parts, laws }: Bound<Settled>): DocumentType['execution'] => ({
  kind: parts.formality.kind,
  requirements: (facts, on) => requirementsUnder(parts.formality, lawsOf({ parts, laws }, { facts, on })),
  requirementsOf: (document, facts) =>
    requirementsUnder(parts.formality, [
      governing(document, laws),
      ...lawsOf({ parts, laws }, { facts, on: document.draftedOn }),
    ]),
  takesWitnesses: takesWitnesses(parts.formality.kind),
});

/** Facts of one document, and the day on which it is drafted. */
interface Answered {
  readonly facts: Facts;
  readonly draftedOn: PlainDate;
}

const preview = <Settled>({ parts, laws }: Bound<Settled>, { facts, draftedOn }: Answered): LegalDocument => {
  const draft = withStandIns(parts.plan.questions, facts);
  const settled = parts.settle(draft.facts, lawsOn(laws, draftedOn));
  const instrument = writeInstrument(parts.instrument, { facts: settled, draftedOn });
  return numberDraft(showGaps(instrument, gapsOf(parts, draft.missing)));
};

const finish = <Settled>(
  bound: Bound<Settled>,
  { facts, draftedOn }: Answered,
): Result<LegalDocument, readonly Obstacle[]> => {
  const errors = issuesOf(bound, { facts, draftedOn }).filter(({ level }) => level === 'error');
  if (errors.length > 0)
    return refuse(errors.map(({ fields, message }) => ({ field: fields[0] ?? 'document', message })));
  const settled = bound.parts.settle(facts, lawsOn(bound.laws, draftedOn));
  const assembled = finalize(writeInstrument(bound.parts.instrument, { facts: settled, draftedOn }));
  if (!assembled.ok) return refuse(assembled.reason.map(obstacleOf));
  const obstacles = obstaclesIn(review(bound, { document: assembled.value, settled, facts }));
  return obstacles.length > 0 ? refuse(obstacles) : ok(assembled.value);
};

const summaryOn = <Settled>(bound: Bound<Settled>, answered: Answered): Summary =>
  issuesOf(bound, answered).some(({ level }) => level === 'error')
    ? []
    : introduce(
        bound.parts.summary(bound.parts.settle(answered.facts, lawsOn(bound.laws, answered.draftedOn))),
        bound.parts.introduced(answered.facts),
      );

interface Written {
  readonly facts: Facts;
  readonly document: LegalDocument;
}

const findingsOn = <Settled>(bound: Bound<Settled>, { facts, document }: Written): readonly TypeFinding[] => {
  const { parts, laws } = bound;
  const { draftedOn } = document;
  const { reason } = executionMethod(parts.formality.kind, governing(document, laws));
  const told: TypeFinding = { level: 'information', message: reason };
  // What today's rules and checks say was never said of a text of another library.
  if (document.clauseLibrary !== clauseLibrary) return [told];
  const issues = issuesOf(bound, { facts, draftedOn });
  if (issues.some(({ level }) => level === 'error')) return findingsOfDraft(parts.plan, { facts, issues });
  const settled = parts.settle(facts, lawsOn(laws, draftedOn));
  return [...issues.map(sayIssue), ...sayFindings(review(bound, { document, settled, facts })), told];
};

// What keeps the facts from giving a document, or is to be known of them.
const issuesOf = <Settled>({ parts, laws }: Bound<Settled>, { facts, draftedOn }: Answered): readonly Objection[] => [
  ...missingFrom(parts.plan.questions, facts).map(({ field }) => error([field], 'This is still missing.')),
  ...parts.plan.rules.flatMap((rule) => rule(facts, { today: draftedOn, laws: lawsOn(laws, draftedOn) })),
];

const review = <Settled>(
  bound: Bound<Settled>,
  { document, settled, facts }: Written & { readonly settled: Settled },
): readonly Finding[] => {
  const { plan, formality, makerName, review: own } = bound.parts;
  return [
    ...reviewDocument(document, {
      ...own.subject(settled),
      maker: makerName(facts) ?? '',
      parties: printedNames(plan.questions, facts, wholeText(document)),
      witnessesRequired: witnessesOfLaw(formality, lawsOf(bound, { facts, on: document.draftedOn })),
      isAcknowledged: formality.notary !== 'none',
    }),
    ...own.checks(document, settled),
  ];
};

const lawsOf = <Settled>(
  { parts, laws }: Bound<Settled>,
  { facts, on }: { readonly facts: Facts; readonly on: PlainDate },
): readonly StateLaw[] => statesOf(facts, parts.stateFields).flatMap(({ state }) => lawsOn(laws, on)(state) ?? []);

const governing = (document: Governed, laws: LawSource): StateLaw | undefined =>
  lawsOn(laws, document.draftedOn)(codeOf(document));

// Documents of before 2026.13.0 keep no code; they print the name.
const codeOf = ({ governingState, governingStateCode }: Governed): StateCode | undefined =>
  governingStateCode ?? stateCodes.find((code) => stateInSentence(code) === governingState);
