import type { Facts, FieldId } from '#facts/facts.ts';
import type { LookUp } from '#interview/conversation/look-up.ts';
import { cardsOf } from '#interview/cards/cards-of.ts';
import type { FactCard } from '#interview/cards/fact-card.ts';
import { undoCard, type UndoRefusal } from '#interview/cards/undo-card.ts';
import { catchUp } from '#interview/conversation/catch-up.ts';
import { clearFact } from '#interview/clear-fact.ts';
import { confirmAllFacts, confirmFact } from '#interview/confirm-fact.ts';
import { describeFacts, type FactRow } from '#interview/describe-facts.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import type { FactMistake } from '#interview/fact-mistake.ts';
import { instructionsQuestion } from '#interview/notes/instructions-question.ts';
import { takeUpNote } from '#interview/notes/take-up-note.ts';
import { keepQuestion } from '#interview/notes/keep-notes.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { GroundedPatch } from '#interview/grounding/ground-patch.ts';
import { readAgainWith } from '#interview/grounding/read-again-with.ts';
import { type Heard, hearNews } from '#interview/hear-news.ts';
import type {
  Interview,
  OlderInterview,
  Completeness,
  StoredInterview,
  ToldInterview,
  Turn,
} from '#interview/interview.ts';
import { isNewerInterview, migrateInterview } from '#interview/migrate-interview.ts';
import { offeredFacts, type Offering } from '#interview/offered-facts.ts';
import { outdatedWords, type Sameness, samenessOf } from '#interview/outdated-words.ts';
import { openInterview } from '#interview/open-interview.ts';
import { openingMessage } from '#interview/conversation/opening-message.ts';
import { cleanPaper } from '#interview/papers/clean-paper.ts';
import type { PaperRead, Taken } from '#interview/papers/finding.ts';
import { readPaper } from '#interview/papers/read-paper.ts';
import { type NotTaken, takeFound } from '#interview/papers/take-found.ts';
import { formAsked, type FormAsked } from '#interview/ladder/form-asked.ts';
import type { Reading } from '#interview/reading.ts';
import type { Phrase } from '#interview/phrase.ts';
import { recordBeside } from '#interview/conversation/record-beside.ts';
import { remark } from '#interview/conversation/remark.ts';
import type { ReadAgain } from '#interview/conversation/reply-freely.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import { replyToForm, type Filled, type FilledTurn } from '#interview/conversation/reply-to-form.ts';
import { toReadAgain } from '#interview/conversation/to-read-again.ts';
import { completenessOf } from '#interview/completeness.ts';
import { type Telling, tellNews } from '#interview/tell-news.ts';
import { takeUsual } from '#interview/usual-settings.ts';
import type { LawSource } from '#law/law-source.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { ok, type Result } from '#kit/result.ts';
import type { KnownFact, Person } from '#people/person.ts';
import type { News, Registered, Registry } from '#people/tell-register.ts';

/** One turn of a conversation, with the interview as it is kept. */
export type StoredTurn = Omit<Turn, 'interview'> & { readonly interview: StoredInterview };

/** The same for a turn that began with a form. */
type StoredFilledTurn = Omit<FilledTurn, 'interview'> & { readonly interview: StoredInterview };

/** What somebody else knows of a message: another reader of it, and where its questions are looked up. */
export interface Beside {
  readonly second?: GroundedPatch | undefined;
  readonly lookUp?: LookUp;
  /** What is left of a reading where the message was not heard in the words in which it was said. */
  readonly weighHeard?: ReadAgain;
}

/** The interview of one document type: everything that can be done with an interview as it is kept. */
export interface InterviewOfType {
  /** An interview that some version has kept, in the questions of today. */
  readonly upgrade: (kept: OlderInterview) => StoredInterview;
  /** True where a newer version has kept it: it must be neither read nor changed. */
  readonly isNewer: (kept: StoredInterview) => boolean;
  /** A fresh interview with its first question asked; `suggested` are answers to offer, `known` what the maker has told elsewhere. */
  readonly open: (suggested?: Facts, known?: readonly KnownFact[]) => StoredInterview;
  /** The first words of the assistant. */
  readonly welcome: (interview: ToldInterview) => ReturnType<typeof openingMessage>;
  /** What the assistant adds when answers were changed outside the conversation; undefined while its last words hold. */
  readonly catchUp: (
    interview: ToldInterview,
    last: { readonly content: string; readonly choices: readonly string[] },
  ) => Phrase | undefined;
  /**
   * One turn of the conversation; never throws, whatever was typed. `today` decides ages. `second` is what another reader found in
   * the same message, held against its words: it can put in doubt what the rules read and have more asked, and records nothing.
   */
  readonly replyTo: (interview: ToldInterview, message: string, today: PlainDate, beside?: Beside) => StoredTurn;
  /** One turn in which a fact was filled in instead of said, or why it cannot stand, in plain words. */
  readonly replyToForm: (
    interview: ToldInterview,
    filled: Filled,
    today: PlainDate,
  ) => Result<StoredFilledTurn, FactMistake>;
  /** The form that answers the open question; undefined where no single fact is asked. */
  readonly formAsked: (interview: StoredInterview) => FormAsked | undefined;
  /** What a second reader has to know to read a message; undefined where the rules need none, as of a plain answer or a yes. */
  readonly toReadAgain: (interview: ToldInterview, message: string, today: PlainDate) => Interview | undefined;
  /** True for a fact that the type asks. */
  readonly asks: (field: string) => field is FieldId;
  /** Records one fact as edited in the facts panel, or says in plain words why it cannot stand. */
  readonly record: (
    interview: ToldInterview,
    field: FieldId,
    value: unknown,
    today: PlainDate,
  ) => Result<StoredInterview, FactMistake>;
  /** Forgets one fact, as if it had never been given. */
  readonly clear: (interview: StoredInterview, field: FieldId) => StoredInterview;
  /** What differs between two states of the interview, one card a fact. */
  readonly cards: (before: StoredInterview, after: StoredInterview) => readonly FactCard[];
  /** Puts one fact back to what it was before the turn that a card tells of. */
  readonly undo: (
    interview: ToldInterview,
    card: Pick<FactCard, 'field' | 'was' | 'value'>,
    today: PlainDate,
  ) => Result<StoredInterview, UndoRefusal>;
  /** What it is called that prints the person's own words; undefined where the document prints none. */
  readonly ownWords: (interview: StoredInterview) => string | undefined;
  /** Adds a note to what the document prints in the person's own words, or says in plain words why it cannot. */
  readonly takeUpNote: (
    interview: ToldInterview,
    words: string,
    today: PlainDate,
  ) => Result<StoredInterview, FactMistake>;
  /** Keeps a question for an attorney. */
  readonly askAttorney: (interview: StoredInterview, question: string) => StoredInterview;
  /** What a paper that the person has says for the document, each with its passage; nothing of it is recorded (decision 82). */
  readonly readPaper: (interview: ToldInterview, text: string, today: PlainDate) => PaperRead;
  /** Records what the person takes of it, as if it had been written into the facts panel: all of it, or nothing. */
  readonly take: (
    interview: ToldInterview,
    taken: readonly Taken[],
    today: PlainDate,
  ) => Result<StoredInterview, NotTaken>;
  /** Marks one recorded fact as looked at and right. */
  readonly confirm: (interview: StoredInterview, field: FieldId) => StoredInterview;
  /** Marks every recorded fact as looked at and right. */
  readonly confirmAll: (interview: StoredInterview) => StoredInterview;
  /** Records every usual setting, where the person has them before their eyes and agrees to all. */
  readonly takeUsual: (interview: StoredInterview) => StoredInterview;
  /** Where the interview stands; `today` decides ages. */
  readonly completeness: (interview: StoredInterview, today: PlainDate) => Completeness;
  /** Every fact that belongs to this person's document, recorded or not, in the order of the interview. */
  readonly describe: (interview: StoredInterview) => readonly FactRow[];
  /** Tells the register of people what the document says now; `after` comes back with who is meant in it. */
  readonly tell: (
    after: StoredInterview,
    telling: Telling,
  ) => Omit<Registered, 'said'> & { readonly interview: StoredInterview };
  /** Brings news of another document, or of the register, into a draft. */
  readonly hear: (
    draft: StoredInterview,
    news: News,
    registry: Registry,
  ) => Omit<Heard, 'interview'> & { readonly interview: StoredInterview };
  /** What a document offers to others of the same maker, beyond what is true of the person. */
  readonly offer: (document: Offering) => readonly KnownFact[];
  /** What of a document other documents of its maker say as well. */
  readonly sameness: (document: StoredInterview) => Sameness;
  /** What a finished document says otherwise than others and the register do now, one sentence each. */
  readonly outdated: (
    finished: StoredInterview,
    elsewhere: { readonly others: readonly Sameness[]; readonly register: readonly Person[] },
  ) => readonly string[];
  /** What the assistant says, with a remark before its question. */
  readonly remark: (interview: ToldInterview, reply: string, words: string) => string;
}

/** The interview that asks the questions of a plan, under the laws at hand. */
export const interviewOf = (plan: QuestionPlan, laws: LawSource): InterviewOfType => {
  const live = (interview: ToldInterview): Interview => ({ ...interview, plan, laws });
  return {
    upgrade: (kept) => migrateInterview(plan, laws, kept),
    isNewer: (kept) => isNewerInterview(plan, kept),
    open: (suggested, known) => stored(openInterview(plan, suggested, laws, known)),
    welcome: (interview) => openingMessage(live(interview)),
    catchUp: (interview, last) => catchUp(live(interview), last),
    replyTo: (interview, message, today, { second, lookUp, weighHeard } = {}) => {
      const readAgain = second ? readAgainWith(second) : (_: Interview, reading: Reading) => reading;
      const turn = replyTo(live(interview), message, today, {
        readAgain: (now, reading) => weighHeard?.(now, readAgain(now, reading)) ?? readAgain(now, reading),
        ...(lookUp && { lookUp }),
      });
      return { ...turn, interview: stored(turn.interview) };
    },
    replyToForm: (interview, filled, today) =>
      mapped(replyToForm(live(interview), filled, today), (turn) => ({ ...turn, interview: stored(turn.interview) })),
    formAsked: (interview) => formAsked(live(interview)),
    toReadAgain: (interview, message, today) => toReadAgain(live(interview), message, today),
    asks: (field): field is FieldId => findQuestion(plan, field as FieldId) !== undefined,
    record: (interview, field, value, today) => mapped(recordBeside(live(interview), field, value, today), stored),
    clear: (interview, field) => stored(clearFact(live(interview), field)),
    cards: (before, after) => cardsOf(live(before), live(after)),
    undo: (interview, card, today) => mapped(undoCard(live(interview), card, today), stored),
    ...notesOf(live),
    readPaper: (interview, text, today) => readPaper(live(interview), cleanPaper(text), today),
    take: (interview, taken, today) => mapped(takeFound(live(interview), taken, today), stored),
    confirm: (interview, field) => stored(confirmFact(live(interview), field)),
    confirmAll: (interview) => stored(confirmAllFacts(live(interview))),
    takeUsual: (interview) => stored(takeUsual(live(interview))),
    completeness: (interview, today) => completenessOf(live(interview), today),
    describe: (interview) => describeFacts(live(interview)),
    tell: (after, telling) => {
      const told = tellNews(live({ ...after, register: telling.register }), telling);
      return { ...told, interview: stored(told.interview) };
    },
    hear: (draft, news, registry) => {
      const heard = hearNews(live({ ...draft, register: registry.register }), news, registry);
      return { ...heard, interview: stored(heard.interview) };
    },
    offer: (document) => offeredFacts(plan, document),
    sameness: (document) => samenessOf(plan, document),
    outdated: (finished, elsewhere) => outdatedWords(live(finished), elsewhere),
    remark: (interview, reply, words) => remark(live(interview), reply, words),
  };
};

// What becomes of words that no fact takes.
const notesOf = (
  live: (interview: ToldInterview) => Interview,
): Pick<InterviewOfType, 'ownWords' | 'takeUpNote' | 'askAttorney'> => ({
  ownWords: (interview) => instructionsQuestion(live(interview))?.label,
  takeUpNote: (interview, words, today) => mapped(takeUpNote(live(interview), words, today), stored),
  askAttorney: (interview, question) => stored(keepQuestion(live(interview), question)),
});

const mapped = <From, To, Reason>(result: Result<From, Reason>, map: (value: From) => To): Result<To, Reason> =>
  result.ok ? ok(map(result.value)) : result;

const stored = ({ plan: _plan, laws: _laws, register: _register, ...interview }: Interview): StoredInterview =>
  interview;
