import type { AssemblyIssue } from '#assembly/find-issues.ts';
import type { Facts } from '#facts/facts.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import { findQuestion } from '#interview/find-question.ts';
import { isFault, type Finding } from '#review/finding.ts';
import type { Objection } from '#rules/rule.ts';

/** What keeps a document from being finished; `field` is `document` when it is no single fact. */
export interface Obstacle {
  readonly field: string;
  readonly message: string;
  /** Of a fault of ours: the checks that found it, each with the clause or term where there is one, and no words of a person. */
  readonly faults?: readonly string[];
}

/** What is said about a document, with the stable id of the check where it has one. */
export type TypeFinding = Pick<Finding, 'level' | 'message'>;

/** What an issue of assembly keeps from: a person can mend a missing fact; anything else is a fault of ours, which must not shut them out of their answers. */
export const obstacleOf = (issue: AssemblyIssue): Obstacle =>
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

/** What a review finds against a document: each thing that a person can mend, and our own faults as one. */
export const obstaclesIn = (findings: readonly Finding[]): readonly Obstacle[] => {
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

/** What a person should read of a review: our own faults in one sentence; support finds the rest under the ids of the checks. */
export const sayFindings = (findings: readonly Finding[]): readonly TypeFinding[] => {
  const faults = findings.filter(isFault).map(({ check }) => check);
  const said = findings.filter((finding) => !isFault(finding));
  return faults.length === 0 ? said : [...said, { level: 'error', message: ourFault(faults) }];
};

/** What a rule says of the facts, to be read beside a document. */
export const sayIssue = ({ level, message }: Objection): TypeFinding => ({ level, message });

/** What is said of a draft: what is wrong with its answers, and in one sentence what is missing. */
export const findingsOfDraft = (
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
