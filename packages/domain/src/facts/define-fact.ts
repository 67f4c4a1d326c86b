import type { z } from 'zod';
import type { DayEvent } from '#facts/day-event.ts';
import type { EntryForm } from '#facts/entry-form.ts';
import type { FactKind } from '#facts/fact-kind.ts';
import type { LawSource } from '#law/law-source.ts';

/**
 * In which role a fact names people: `takers` receive, `recipients` receive one thing, `alternates` come next, `officers` serve
 * and have to be adults, `owners` hold a company, `omitted` are left out, `mentioned` are named elsewhere and spoken of here, `maker` is the person whose document it is.
 */
export type Naming = (typeof namings)[number];

/** Every role, in the order in which a person is looked for. */
export const namings = [
  'takers',
  'owners',
  'family',
  'officers',
  'alternates',
  'recipients',
  'omitted',
  'mentioned',
  'maker',
] as const;

/** What an engine may look up among the facts, whatever the fact is called that tells it; see `told`. */
const factRoles = [
  'maker-name',
  'maker-aliases',
  'maker-address',
  'maker-state',
  'maker-county',
  'marital-status',
  'spouse-name',
  'partner-name',
  'children',
  'children-of-one',
  'children-of-first',
  'children-of-second',
  'takers',
  'next-takers',
  'left-out',
  'those-on-benefits',
  'gifts',
  'property',
  'home-plan',
  'home-taker',
  'first-trustees',
  'next-trustee',
  'later-trustees',
  'owners',
  'state-of-formation',
  'office-county',
  'own-instructions',
] as const;

export type FactRole = (typeof factRoles)[number];

/** As what a name is heard that answers a question with nothing beside it. */
export type HeardAs =
  | 'spouse'
  | 'child'
  | 'beneficiary'
  | 'contingent'
  | 'firstTrustee'
  | 'trustee'
  | 'nextTrustee'
  | 'executor'
  | 'guardian'
  | 'agent'
  | 'nextAgent'
  | 'protector'
  | 'panel'
  | 'homeTaker'
  | 'member'
  | 'manager'
  | 'organizer'
  | 'representative'
  | 'nextManager'
  | 'excluded';

/** Facts as they are recorded, before their types are known to the reader; see `valueOf`. */
export type Recorded = Readonly<Record<string, unknown>>;

/** How an answer is heard in a sentence to which nothing asked for it. */
export interface Overheard {
  /** Words that say it by themselves: `whoever contests loses the share`. */
  readonly said?: RegExp;
  /** Words that call it by its name; beside a wish they say it, alone they are asked back. */
  readonly named: RegExp;
  /** Words that may mean it; asked back, and only where anything at all may be told. */
  readonly hinted?: RegExp;
  /** Words that say it in an answer to one other question, where they can mean nothing else: `the other child`. */
  readonly whileAsked?: { readonly field: string; readonly said: RegExp };
}

/** How a usual setting is spoken of while several are offered together. */
export interface Setting {
  /** A piece of a sentence, in lower case, that speaks of it. */
  readonly cue: RegExp;
  /** Words that, alone or behind a wish to change something, call it: `fee`. */
  readonly called?: string;
  /** What such words say, in this order, of a choice; of the other kinds the kind itself reads it. */
  readonly says?: readonly (readonly [RegExp, string])[];
}

/** One of a closed set of answers; `cues` finds it in free text. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly cues: RegExp;
  /** Absent: it is heard only while its question is open. */
  readonly overheard?: Overheard;
  /** Offered only when this holds; absent = always. */
  readonly applies?: (facts: Recorded) => boolean;
  /** What is said to somebody who chooses it where it is not offered. */
  readonly withheld?: string;
}

/** A detail of every entry of a list that is asked after the list; a required one keeps the fact missing. */
export interface ListDetail {
  readonly detail: 'relationship' | 'percentage' | 'distributionAge';
  readonly isRequired: boolean;
  /** Nobody is asked for it while the list has one entry. */
  readonly isClearAlone?: true;
}

/** When a fact belongs to a person's document. */
interface Condition {
  (facts: Recorded): boolean;
  /** Each fact without which it never holds. A type that asks the question asks these as well. */
  readonly needs: readonly string[];
}

/** Makes a condition from the facts without which it never holds, and how it is told from them. */
export const onlyWith = (needs: readonly string[], holds: (facts: Recorded) => boolean): Condition =>
  Object.assign((facts: Recorded) => holds(facts), { needs });

/** Everything that is known of one fact. A document type picks the facts that it asks; it may word one differently. */
export interface FactDefinition {
  /** The stable id; it never changes: stored answers, revision history and comparisons hang on it. */
  readonly field: string;
  readonly shape: z.ZodType;
  readonly kind: FactKind;
  /** Whether it is true of the person, in every document, or of this document alone. */
  readonly scope: 'person' | 'document';
  /** What it tells that engines need to know; each role has one fact. */
  readonly role?: FactRole;
  /** The role of the people whom it names; absent where it names nobody. */
  readonly names?: Naming;
  /** What becomes of a spouse whom it names when the marriage ends. Every fact that names people says so. */
  readonly formerSpouse?: 'leaves' | 'stays';
  /** Absent: a name by itself answers it only where it names officers. */
  readonly heardAs?: HeardAs;
  /** A firm may serve: asked for it, a name that ends as firms do is taken whole. */
  readonly mayBeFirm?: true;
  /** An office of a company, which the one who speaks, its first owner, may take. */
  readonly isOfOwners?: true;
  /** The fact of those who come after whom it names. */
  readonly nextInLine?: string;
  /** What it says by itself of those whom it names. */
  readonly relation?: string;
  /** Whom it names needs a first and a last name. */
  readonly needsSurname?: boolean;
  /** The heading under which the facts panel shows it. */
  readonly group: string;
  readonly label: string;
  /** What people call it besides its label; of two facts that words call, the one with the longer name is meant. */
  readonly called?: readonly string[];
  readonly isRequired: boolean;
  /** False for facts that are never asked in the conversation, only offered in the facts panel. */
  readonly isAsked: boolean;
  /** The fact belongs to this person's document only when this holds; absent = always. */
  readonly applies?: Condition;
  readonly ask: (facts: Recorded, laws: LawSource) => string;
  /**
   * Behind which question it is asked in the same breath, a field or a detail of its entries, `beneficiaries.distributionAge`; its words
   * there, where those of `ask` would not do.
   */
  readonly askedWith?: { readonly first: string; readonly ask?: (facts: Recorded, laws: LawSource) => string };
  /** Why it is asked, for "why do you ask?" and as help text in the panel. */
  readonly why: string;
  /** What is said of an answer that does not fit the shape. */
  readonly mistake?: string;
  /** It is the title of something: how such a title ends, behind which remarks are cut, and how it is told where nothing asks for it. */
  readonly title?: { readonly endsIn: RegExp; readonly toldBy: RegExp };
  /** How a piece of a sentence speaks of it while it is offered among the usual settings, and what such a piece says. */
  readonly setting?: Setting;
  /** What happened on the day for which it asks; a day that is told of something else is no answer to it. */
  readonly day?: DayEvent;
  /** How another answer says it by itself: an address its state. */
  readonly follows?: { readonly from: string; readonly read: (facts: Recorded, laws?: LawSource) => unknown };
  /** What a number counts, e.g. `days`. */
  readonly unit?: string;
  /** A sum of all owners: of what each of them gives it is the whole. */
  readonly isOfAllOwners?: true;
  /** It asks whether several act together: `together` is a yes, `each alone` a no. */
  readonly asksTogether?: true;
  readonly choices?: readonly Choice[];
  /** How a yes to it is heard when something else is asked; absent: only while its question is open. */
  readonly overheard?: Overheard;
  /** Words that answer a question for yes or no without either word, in lower case: `signed`, `either of us alone`. */
  readonly saysYes?: RegExp;
  readonly saysNo?: RegExp;
  /** Those who get what it asks about where the answer is no: “goes to Ann”. */
  readonly getsIfNo?: (facts: Recorded) => readonly string[];
  /** Words that tell of it without calling it, whatever was asked: `pays my bills`. */
  readonly toldBy?: RegExp;
  /** How its list of people is called that is told while no names are asked; absent: it is heard only in a sentence about it. */
  readonly listed?: { readonly named: RegExp };
  /** Where amounts are kept that an answer gives to each of a list, and the fact that is their whole. */
  readonly perEntry?: { readonly field: string; readonly column: string; readonly whole: string };
  /** How a list, or the one person of an office, is written by hand. */
  readonly entries?: EntryForm;
  /** The names among which a list of names chooses. */
  readonly options?: (facts: Recorded) => readonly string[];
  /** What an answer changes elsewhere that names none of the `options`: nobody at all, or the spouse, who has a choice apart. */
  readonly instead?: (facts: Recorded, said: { readonly isSpouse: boolean }) => Recorded;
  /** Words that leave an optional answer out: `like everything else`. */
  readonly leftOut?: RegExp;
  /** Short answers to tap, besides the choices. */
  readonly chips?: (facts: Recorded) => readonly string[];
  /** The usual answer, offered (never stored) together with the other usual settings. */
  readonly usual?: (facts: Recorded) => unknown;
  /** What most people choose: recorded for somebody who asks for that, suggested to somebody who cannot decide, never offered unasked. */
  readonly ifUndecided?: (facts: Recorded) => unknown;
  /** It has a usual answer, and is asked all the same before the other usual settings are offered. */
  readonly isAskedAlone?: true;
  readonly details?: readonly ListDetail[];
  /** What the document says when the fact was not given, although it applies. */
  readonly otherwise?: (facts: Recorded) => unknown;
  /** What a draft writes its sections with while the fact is missing; absent: a visible blank of its kind. */
  readonly standIn?: unknown;
}

/** Defines one fact, with its exact type: everything else that is known of it is derived from this value. */
export const defineFact = <const Definition extends FactDefinition & OfPeople>(fact: Definition): Definition => fact;

type OfPeople =
  | { readonly names?: undefined; readonly formerSpouse?: undefined }
  | Required<Pick<FactDefinition, 'names' | 'formerSpouse'>>;

/** The stored value of a fact. */
export type ValueOf<Fact extends Pick<FactDefinition, 'shape'>> = z.infer<Fact['shape']>;

/** A fact of a set of recorded facts; undefined while it was not given. */
export const valueOf = <const Fact extends Pick<FactDefinition, 'field' | 'shape'>>(
  facts: Recorded,
  { field }: Fact,
): ValueOf<Fact> | undefined => facts[field] as ValueOf<Fact> | undefined;
