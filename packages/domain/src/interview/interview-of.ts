import type { Facts, FieldId } from '#facts/facts.ts';
import { catchUp } from '#interview/catch-up.ts';
import { clearFact } from '#interview/clear-fact.ts';
import { confirmAllFacts, confirmFact } from '#interview/confirm-fact.ts';
import { describeFacts, type FactRow } from '#interview/describe-facts.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview, Standing, StoredInterview, Turn } from '#interview/interview.ts';
import { openInterview } from '#interview/open-interview.ts';
import { openingMessage } from '#interview/opening-message.ts';
import type { Phrase } from '#interview/phrase-question.ts';
import { recordFact } from '#interview/record-fact.ts';
import { replyTo } from '#interview/reply-to.ts';
import { standingOf } from '#interview/standing.ts';
import type { LawSource } from '#law/law-source.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { ok, type Result } from '#kit/result.ts';

/** One turn of a conversation, with the interview as it is kept. */
export type StoredTurn = Omit<Turn, 'interview'> & { readonly interview: StoredInterview };

/** The interview of one document type: everything that can be done with an interview as it is kept. */
export interface InterviewOfType {
  /** A fresh interview with its first question asked; `suggested` are answers to offer. */
  readonly open: (suggested?: Facts) => StoredInterview;
  /** The first words of the assistant. */
  readonly welcome: (interview: StoredInterview) => ReturnType<typeof openingMessage>;
  /** What the assistant adds when answers were changed outside the conversation; undefined while its last words hold. */
  readonly catchUp: (
    interview: StoredInterview,
    last: { readonly content: string; readonly choices: readonly string[] },
  ) => Phrase | undefined;
  /** One turn of the conversation, offline; never throws, whatever was typed. `today` decides ages. */
  readonly replyTo: (interview: StoredInterview, message: string, today: PlainDate) => StoredTurn;
  /** True for a fact that the type asks. */
  readonly asks: (field: string) => field is FieldId;
  /** Records one fact as edited in the facts panel, or says in plain words why it cannot stand. */
  readonly record: (
    interview: StoredInterview,
    field: FieldId,
    value: unknown,
    today: PlainDate,
  ) => Result<StoredInterview, { readonly message: string }>;
  /** Forgets one fact, as if it had never been given. */
  readonly clear: (interview: StoredInterview, field: FieldId) => StoredInterview;
  /** Marks one recorded fact as looked at and right. */
  readonly confirm: (interview: StoredInterview, field: FieldId) => StoredInterview;
  /** Marks every recorded fact as looked at and right. */
  readonly confirmAll: (interview: StoredInterview) => StoredInterview;
  /** Where the interview stands; `today` decides ages. */
  readonly standing: (interview: StoredInterview, today: PlainDate) => Standing;
  /** Every fact that belongs to this person's document, recorded or not, in the order of the interview. */
  readonly describe: (interview: StoredInterview) => readonly FactRow[];
}

/** The interview that asks the questions of a plan, under the laws at hand. */
export const interviewOf = (plan: QuestionPlan, laws: LawSource): InterviewOfType => {
  const live = (interview: StoredInterview): Interview => ({ ...interview, plan, laws });
  return {
    open: (suggested) => stored(openInterview(plan, suggested, laws)),
    welcome: (interview) => openingMessage(live(interview)),
    catchUp: (interview, last) => catchUp(live(interview), last),
    replyTo: (interview, message, today) => {
      const turn = replyTo(live(interview), message, today);
      return { ...turn, interview: stored(turn.interview) };
    },
    asks: (field): field is FieldId => findQuestion(plan, field as FieldId) !== undefined,
    record: (interview, field, value, today) => {
      const recorded = recordFact(live(interview), field, value, today);
      return recorded.ok ? ok(stored(recorded.value)) : recorded;
    },
    clear: (interview, field) => stored(clearFact(live(interview), field)),
    confirm: (interview, field) => stored(confirmFact(live(interview), field)),
    confirmAll: (interview) => stored(confirmAllFacts(live(interview))),
    standing: (interview, today) => standingOf(live(interview), today),
    describe: (interview) => describeFacts(live(interview)),
  };
};

const stored = ({ plan: _plan, laws: _laws, ...interview }: Interview): StoredInterview => interview;
