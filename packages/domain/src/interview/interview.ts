import type { FieldId, Facts, PeopleField } from '#facts/facts.ts';
import type { EarlierAnswer } from '#facts/migration.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import type { Problem } from '#interview/problem.ts';
import type { Language } from '#kit/language.ts';
import type { LawSource } from '#law/law-source.ts';
import type { KnownFact, NamedAt, Person } from '#people/person.ts';

/** An interview with the questions of its document type; see `StoredInterview` for what is kept. */
export interface Interview extends ToldInterview {
  readonly plan: QuestionPlan;
  /** Where the law of a state is looked up. */
  readonly laws: LawSource;
}

/** An interview as it is kept, and everybody whom the account knows while it is worked on. */
export interface ToldInterview extends StoredInterview {
  readonly register?: readonly Person[];
}

/**
 * The state of one interview: plain data, stored as JSON and handed back on the next turn. What is missing, the progress and
 * completeness are always computed from it, never stored in it.
 */
export interface StoredInterview {
  readonly documentType: string;
  /** The version of the questions of its type that its facts answer. */
  readonly version: number;
  readonly facts: Facts;
  /** Answers to earlier questions that could not be carried into those of today. */
  readonly earlier?: readonly EarlierAnswer[];
  /** Answers to offer instead of the usual ones, e.g. the document's own name. Offered, never taken as given. */
  readonly suggested?: Facts;
  /** What is known from elsewhere and has not been answered here; undefined until somebody is known as the maker. */
  readonly known?: readonly KnownFact[] | undefined;
  /** Who of the register is meant where facts name somebody; undefined in an interview from before the register. */
  readonly people?: readonly NamedAt[];
  /** Facts that another document, or the register, has changed here since they were last answered; `from` as in a sentence. */
  readonly carried?: readonly { readonly field: FieldId; readonly from: string }[];
  /** Facts that the person has looked at and confirmed. A changed fact loses its confirmation. */
  readonly confirmed: readonly FieldId[];
  /** Facts that a review has shown as they are now; a changed fact is shown again. */
  readonly shown?: readonly FieldId[];
  /** Optional facts that the person chose not to give. */
  readonly skipped: readonly FieldId[];
  /** Optional details of list entries that the person chose not to give, e.g. `beneficiaries.distributionAge`. */
  readonly declined?: readonly string[];
  /** Required facts that the person could not give yet; they are asked again when nothing else is left. */
  readonly putAside?: readonly FieldId[];
  /** What was asked, oldest first; "go back" walks it. */
  readonly trail: readonly Question[];
  /** What is being asked now; null when nothing is left to ask. */
  readonly asked: Question | null;
  /** What the conversation asked last, while answers given outside it have moved the question on; the next turn clears it. */
  readonly movedFrom?: Question | null;
  /** Somebody called by a relation alone, whose name has been asked: the next name for this fact is theirs. */
  readonly nameless?: { readonly field: FieldId; readonly relationship: string | null } | null;
  /** Who speaks, where the document has no maker: the name under which they introduced themselves. */
  readonly speaker?: string;
  /** What people are called besides, as it was told. */
  readonly nicknames?: readonly { readonly nickname: string; readonly name: string }[];
  /** An answer with "me" in it that waits for the name of whoever speaks. */
  readonly selfSaid?: string;
  /** For whom somebody types, once they have said so; null once they write as the maker does. */
  readonly typedFor?: TypedFor | null;
  /** What was said before its question was asked and answered nothing there. */
  readonly later?: readonly LaterWords[];
  /** What was said that no fact takes: a wish, a condition, a fear. The person sees it, the review lists it. */
  readonly notes?: readonly Note[];
  /** How often in a row a question has been asked without an answer, and those that were left open for good, by its subject. */
  readonly tries?: Readonly<Record<string, number>>;
  /** What the assistant said last, so that it never says the same twice in a row. */
  readonly said?: string;
  /** Those who were said to have died: they neither inherit nor serve. */
  readonly lost?: readonly string[];
  /** A reading that was not sure enough to be recorded and has been asked back. */
  readonly doubt: Doubt | null;
  /** Which of several things a message meant, while that is asked. */
  readonly which?: WhichAsked;
  /** What was asked back and not answered: it is asked once more when its question comes, at the latest before the review. */
  readonly unanswered?: readonly Unanswered[];
  /** In what it is held; absent: in English. */
  readonly language?: Language;
  /** Words in another language, to which that language was offered; empty once the offer was declined. */
  readonly saidInOther?: string;
}

/** Somebody for whom another person types: what that person calls them, and the name of whoever types. */
export interface TypedFor {
  readonly sex: 'f' | 'm';
  readonly called: readonly string[];
  readonly typist?: string;
}

/** An interview as some version has kept it; without a number it is the first. */
export type OlderInterview = Omit<StoredInterview, 'version'> & { readonly version?: number };

/**
 * A fact, or one detail of one entry of a list (`beneficiaries`, entry 0, `percentage`), or the usual settings offered
 * together for a yes, or the closing review; or what is known from elsewhere: facts offered together, one that differs, or
 * whether somebody is the person of that name whom the register knows.
 */
export type Question =
  | { readonly kind: 'fact'; readonly field: FieldId; readonly also?: FieldId }
  | {
      readonly kind: 'detail';
      readonly field: FieldId;
      readonly entry: number;
      readonly detail: string;
      readonly also?: FieldId;
    }
  | { readonly kind: 'offer'; readonly fields: readonly FieldId[] }
  | { readonly kind: 'review' }
  | { readonly kind: 'known' }
  | { readonly kind: 'differs'; readonly field: FieldId }
  | { readonly kind: 'namesake'; readonly field: PeopleField; readonly at: number; readonly personId: string };

/** Words that answered nothing where they were said, and the open question that they would answer. */
export interface LaterWords {
  readonly words: string;
  readonly field: FieldId;
  /** They were repeated when their question was asked, or answered another one as well. */
  readonly isTakenUp?: true;
}

/** Words of the person that are kept as they were said. */
export interface Note {
  readonly words: string;
  /** The question that stood there when they were said. */
  readonly field?: FieldId;
  /** A question that nobody could answer here, for an attorney. */
  readonly isQuestion?: true;
}

/** Facts that would be recorded if the person says yes. */
export interface Doubt {
  readonly proposed: Facts;
  /** The sentence that asked, e.g. `Is Redo the name of your successor trustee?` */
  readonly sentence: string;
  /** The words of the person that were understood so; absent for what the assistant proposes by itself. */
  readonly words?: string;
  /** It was asked before and not answered. */
  readonly isAskedAgain?: true;
  /** A yes clears everything that was recorded. */
  readonly startsOver?: true;
}

/** An order that can mean several things: its words, what was asked, and an order to tap for each of them. */
export interface WhichAsked {
  readonly words: string;
  readonly sentence: string;
  readonly choices: readonly string[];
  /** It was asked before and not answered. */
  readonly isAskedAgain?: true;
}

/** What was understood of words of the person and asked back in vain. */
export interface Unanswered {
  readonly proposed: Facts;
  readonly words: string;
}

/** What happened on one turn, in order; the reply and the facts panel are made from it. */
export interface Turn {
  readonly interview: Interview;
  /** What the assistant says: what was recorded, then the next question. Plain text. */
  readonly reply: string;
  /** Short answers that the person can tap instead of typing. */
  readonly choices: readonly string[];
  /** Fields whose value this turn changed. */
  readonly recorded: readonly FieldId[];
}

/** How far an interview is; `progress` is a whole percentage of the required facts, 100 only when complete. */
export interface Completeness {
  readonly progress: number;
  readonly isComplete: boolean;
  readonly missing: readonly FieldId[];
  /** What keeps it from being complete besides missing facts, in plain words: shares that do not add up, a trustee named twice. */
  readonly problems: readonly Problem[];
  /** What the person should know and may leave as it is; it keeps nothing from being complete. */
  readonly warnings: readonly Problem[];
}
