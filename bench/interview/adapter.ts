import type { Asset, Beneficiary, Member } from '@evergrant/domain/facts/shapes.ts';
import { type Facts, type FieldId, isFieldId } from '@evergrant/domain/facts/facts.ts';
import type { QuestionPlan } from '@evergrant/domain/interview/fact-question.ts';
import type { Interview, Question } from '@evergrant/domain/interview/interview.ts';
import { listOf } from '@evergrant/domain/interview/missing-facts.ts';
import { openInterview } from '@evergrant/domain/interview/open-interview.ts';
import { replyTo } from '@evergrant/domain/interview/conversation/reply-to.ts';
import { completenessOf } from '@evergrant/domain/interview/completeness.ts';
import { coreCompanyPlan } from '#interview/core-company-plan.ts';
import { coreTrustPlan } from '#interview/core-trust-plan.ts';
import { coreWillPlan } from '#interview/core-will-plan.ts';
import { findState } from '@evergrant/domain/law/states-in-text.ts';

/** What the scorer sends. */
interface TurnRequest {
  readonly documentType: string;
  readonly asked: string | null;
  readonly known: Readonly<Record<string, unknown>>;
  readonly message: string;
  readonly history?: readonly { readonly role: string; readonly content: string; readonly asked?: string | null }[];
  readonly state?: Interview;
}

/** What the scorer reads. */
interface TurnAnswer {
  readonly extractedData: Record<string, unknown>;
  readonly missingFields: readonly string[];
  readonly asked: string | null;
  readonly response: string;
  readonly isComplete: boolean;
  readonly progress: number;
  readonly state: Interview;
}

// Ages matter to no case; a fixed day keeps the figures the same for ever.
const today = '2026-01-15';

/** One turn of the engine in the words of the scorer. Every trust type is asked the facts that the cases know: the shared ones. */
export const turn = async (request: TurnRequest): Promise<TurnAnswer> => {
  const { interview, reply } = replyTo(request.state ?? restore(request), request.message, today);
  return toAnswer(interview, reply);
};

/** The same with a person who says yes to what is asked back: all that was understood, recorded at once or not. */
export const turnUnderstood = async (request: TurnRequest): Promise<TurnAnswer> => {
  const { interview, reply } = replyTo(request.state ?? restore(request), request.message, today);
  return toAnswer(interview.doubt === null ? interview : replyTo(interview, 'Yes', today).interview, reply);
};

const toAnswer = (next: Interview, reply: string): TurnAnswer => {
  const { progress, isComplete, missing } = completenessOf(next, today);
  return {
    extractedData: { ...toCanonical(next.facts), notes: (next.notes ?? []).map(({ words }) => words) },
    missingFields: missing.map(nameOf),
    asked: next.doubt === null ? askedName(next.asked) : 'confirm',
    response: reply,
    isComplete,
    progress,
    state: next,
  };
};

const plans: Readonly<Record<string, QuestionPlan>> = {
  'pour-over-will': coreWillPlan,
  'llc-formation': coreCompanyPlan,
};

const restore = ({ documentType, asked, known, history = [] }: TurnRequest): Interview => {
  const fresh = openInterview(plans[documentType] ?? coreTrustPlan);
  const facts = fromCanonical(known);
  if (asked == null && Object.keys(facts).length === 0) return fresh;
  const trail = history
    .flatMap(({ asked: question }) => (question ? [toQuestion(question, facts)] : []))
    .filter((one) => one !== null);
  const question = asked == null ? null : toQuestion(asked, facts);
  const isLast = question !== null && JSON.stringify(trail.at(-1)) === JSON.stringify(question);
  return { ...fresh, facts, asked: question, trail: question && !isLast ? [...trail, question] : trail };
};

const toQuestion = (asked: string, facts: Facts): Question | null => {
  const [root = '', detail] = asked.replace(/\[\d*\]/gu, '').split('.');
  const field = root === 'state' ? 'formationState' : root;
  if (!isFieldId(field)) return null;
  if (!detail || detail === 'name') return { kind: 'fact', field };
  const entry = listOf(facts, field).findIndex((one) => one[detail as 'percentage'] === undefined);
  return { kind: 'detail', field, entry: Math.max(0, entry), detail };
};

const askedName = (asked: Question | null): string | null => {
  if (asked === null) return null;
  switch (asked.kind) {
    case 'fact':
      return nameOf(asked.field);
    case 'detail':
      return `${nameOf(asked.field)}.${asked.detail}`;
    case 'offer':
      return asked.fields[0] ? nameOf(asked.fields[0]) : 'review';
    case 'differs':
    case 'namesake':
      return nameOf(asked.field);
    case 'known':
    case 'review':
      return 'review';
  }
};

const nameOf = (field: FieldId): string => (field === 'formationState' ? 'state' : field);

const fromCanonical = (known: Readonly<Record<string, unknown>>): Facts => {
  const facts: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(known)) {
    if (key === 'state') facts.formationState = findState(String(value));
    else if (/^(?:successorTrustee|executor|guardian|registeredAgent)$/u.test(key))
      facts[key] = typeof value === 'string' ? { name: value } : value;
    else if (key === 'assets') facts.assets = (value as readonly string[]).map((description) => ({ description }));
    else facts[key] = value;
  }
  return facts;
};

const toCanonical = (facts: Facts): Record<string, unknown> => {
  const data: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(facts)) {
    if (key === 'formationState') data.state = value;
    else if (key === 'assets') data.assets = (value as readonly Asset[]).map(({ description }) => description);
    else if (key === 'beneficiaries')
      data.beneficiaries = (value as readonly Beneficiary[]).map(
        ({ name, relationship, percentage, distributionAge }) => ({ name, relationship, percentage, distributionAge }),
      );
    else if (key === 'members')
      data.members = (value as readonly Member[]).map(({ name, relationship, percentage }) => ({
        name,
        relationship,
        percentage,
      }));
    else if (key === 'contingentBeneficiaries') {
      // Heirs at law are no people; the cases know names and relationships only.
      if (value !== 'heirsAtLaw')
        data.contingentBeneficiaries = (value as readonly Member[]).map(({ name, relationship }) => ({
          name,
          relationship,
        }));
    } else if (typeof value === 'object' && !Array.isArray(value)) data[key] = value.name;
    else data[key] = value;
  }
  return data;
};
