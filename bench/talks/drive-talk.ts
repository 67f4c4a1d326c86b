import type { DocumentType } from '@evergrant/domain/document-type/document-type.ts';
import type { Question, StoredInterview } from '@evergrant/domain/interview/interview.ts';
import { lookUpAnswer } from '@evergrant/server/assistant/look-up-answer.ts';
import { compareFact, isSame } from '#talks/compare-facts.ts';
import { nameMistake, sayPlainly } from '#talks/put-right.ts';
import type { Talk } from '#talks/talk.ts';

/** One message and what came back. */
export interface Line {
  readonly asked: string;
  readonly says: string;
  readonly reply: string;
  readonly recorded: readonly string[];
}

/** A conversation as it went; `isComplete` when the review was confirmed and nothing is open. */
export interface Driven {
  readonly interview: StoredInterview;
  /** As the review showed it before the person put anything right that was not as they had said. */
  readonly shown: StoredInterview;
  readonly lines: readonly Line[];
  readonly isComplete: boolean;
  /** Asides whose answer holds none of the words that it must. */
  readonly unanswered: readonly string[];
}

/** The day on which everybody talks. */
export const today = '2026-11-20';
const yes = "Yes, that's all correct.";
const longest = 90;
// How often somebody says the same once more before they want to go on.
const patience = 1;

// Questions that are younger than the conversations, and what everybody in them would say.
const laterQuestions: Readonly<Record<string, string>> = {
  makersOnBenefits: 'Neither of us',
  hasMinorChildren: 'No, none of them',
  descendantsTakeFirst: 'Yes, their children',
  isTrustOfTwo: 'Yes, it is a trust of both of us',
  stepchildrenAfterDivorce: 'No',
};

// Whose child somebody is: not said where the truth has children of only one, because that would contradict it.
const allTogether = 'No, all of them are ours together';
const laterAnswer = ({ truth }: Talk, key: string): string | undefined =>
  key === 'childrenOfFirst' || key === 'childrenOfSecond'
    ? truth['childrenOfOne'] === undefined
      ? allTogether
      : undefined
    : laterQuestions[key];
const youngerFields: readonly string[] = [...Object.keys(laterQuestions), 'childrenOfFirst', 'childrenOfSecond'];

/** Says a message to somebody who keeps the interview, and brings what came back. */
export type Speak = (
  interview: StoredInterview,
  says: string,
) => Promise<{ readonly interview: StoredInterview; readonly reply: string; readonly recorded?: readonly string[] }>;

/** Talks to the engine itself, with the guide beside it. */
export const speakTo =
  ({ interview: engine }: DocumentType): Speak =>
  async (interview, says) =>
    engine.replyTo(interview, says, today, { lookUp: lookUpAnswer });

/** Talks with the interview of a type as the person of a talk would, from hello to the confirmed review. */
export const driveTalk = async (type: DocumentType, talk: Talk, speak = speakTo(type)): Promise<Driven> => {
  const person = personOf(type, talk);
  let interview = type.interview.open();
  let shown: StoredInterview | undefined;
  const lines: Line[] = [];
  const unanswered: string[] = [];
  while (lines.length < longest) {
    const isComplete = type.interview.completeness(interview, today).isComplete;
    if (lines.length >= talk.opening.length && interview.asked === null && interview.doubt === null)
      return { interview, shown: shown ?? interview, lines, unanswered, isComplete };
    const { says, mustAnswer, isMistake } = person.next(interview, lines.length);
    if (isMistake) shown ??= interview;
    const asked = interview.doubt ? 'doubt' : keyOf(interview.asked);
    // One message after the other, as people talk.
    // oxlint-disable-next-line no-await-in-loop
    const turn = await speak(interview, says);
    if (mustAnswer && !answers(turn.reply, mustAnswer)) unanswered.push(says);
    lines.push({ asked, says, reply: turn.reply, recorded: turn.recorded ?? [] });
    interview = turn.interview;
  }
  return { interview, shown: shown ?? interview, lines, unanswered, isComplete: false };
};

/** The word by which a talk answers a question. */
export const keyOf = (asked: Question | null): string => {
  switch (asked?.kind) {
    case undefined:
      return 'nothing';
    case 'fact':
    case 'differs':
    case 'namesake':
      return asked.field;
    case 'detail':
      return `${asked.field}.${asked.detail}`;
    case 'offer':
    case 'known':
      return 'settings';
    case 'review':
      return 'review';
  }
};

// What is asked in the same breath as the open question.
const alsoOf = (asked: Question | null): string | undefined =>
  asked?.kind === 'fact' || asked?.kind === 'detail' ? asked.also : undefined;

// As the person writes: whoever sets full stops goes on with a new sentence, the others with a comma or on a new line.
const inOneBreath = (says: string, more: string): string => {
  const said = says.trim();
  if (/[.!?]$/u.test(said)) return `${said} ${more}`;
  return /^\p{Ll}/u.test(more) ? `${said}, ${more}` : `${said}. ${more}`;
};

const answers = (reply: string, mustAnswer: readonly (readonly string[])[]): boolean =>
  mustAnswer.every((group) => group.some((word) => reply.toLowerCase().includes(word.toLowerCase())));

interface Saying {
  readonly says: string;
  readonly mustAnswer?: readonly (readonly string[])[];
  /** The person has found something in the review that is not so. */
  readonly isMistake?: true;
}

// Whoever reads the review says first what was on their mind, then what is not so there, then yes.
const readerOf = (type: DocumentType, talk: Talk) => {
  const atReview = [...(talk.atReview ?? [])];
  const named = new Set<string>();
  let mistaken: string | undefined;
  return {
    isThrough: (): boolean => atReview.length === 0,
    ofReview: (interview: StoredInterview): Saying => {
      const written = atReview.shift();
      if (written !== undefined) return { says: written };
      const mistake = nameMistake(type, talk, interview, named);
      if (!mistake) return { says: yes };
      named.add(mistake.field);
      mistaken = mistake.field;
      return { says: mistake.says, isMistake: true };
    },
    putsRight: (key: string): string | undefined => {
      if (mistaken === undefined || key.replace(/\..*$/u, '') !== mistaken) return undefined;
      const right = sayPlainly(talk, mistaken);
      mistaken = undefined;
      return right;
    },
  };
};

const personOf = (type: DocumentType, talk: Talk) => {
  const said = new Map<string, number>();
  const asides = [...(talk.asides ?? [])];
  const corrections = [...(talk.corrections ?? [])];
  const nextOf = (key: string): string | undefined => {
    const texts = talk.answers[key];
    const turn = said.get(key) ?? 0;
    said.set(key, turn + 1);
    if (texts && turn > texts.length + patience) return 'skip';
    return texts?.[Math.min(turn, texts.length - 1)];
  };
  const take = <One>(list: One[], fits: (one: One) => boolean): One | undefined => {
    const index = list.findIndex(fits);
    return index < 0 ? undefined : list.splice(index, 1)[0];
  };
  const answerTo = (key: string): string | undefined => nextOf(key) ?? laterAnswer(talk, key);
  const reader = readerOf(type, talk);
  const next = (interview: StoredInterview, turn: number): Saying => {
    const opening = talk.opening[turn];
    if (opening !== undefined) return { says: opening };
    if (interview.doubt) {
      const isCorrected = corrections.length === 0 && reader.isThrough();
      return { says: answerDoubt(talk, interview, nextOf, isCorrected ? {} : talk.meantAtFirst) };
    }
    const key = keyOf(interview.asked);
    const also = alsoOf(interview.asked);
    const aside = take(asides, ({ at }) => at === key || at === also);
    if (aside) return aside;
    const correction = take(corrections, ({ after }) => isKnown(interview, after));
    if (correction) return correction;
    if (key === 'review') return reader.ofReview(interview);
    const right = reader.putsRight(key);
    if (right !== undefined) return { says: right };
    const other = interview.asked?.kind === 'offer' ? otherSetting(type, talk, interview, said) : undefined;
    if (other !== undefined) return { says: other };
    const says = answerTo(key) ?? fullNames(talk, interview) ?? plainestOf(talk, key) ?? nextOf('*') ?? 'skip';
    // Of what is asked in one breath both is answered in one, as far as there is something to say.
    const more = also === undefined ? undefined : answerTo(also);
    return { says: more === undefined ? says : inOneBreath(says, more) };
  };
  return { next };
};

// Whoever is asked for last names gives the full names of those whom they mean.
const fullNames = (talk: Talk, { asked, facts }: StoredInterview): string | undefined => {
  if (asked?.kind !== 'detail' || asked.detail !== 'surname') return undefined;
  const meant = namesIn(Object.values(talk.truth));
  const open = namesIn((facts as Readonly<Record<string, unknown>>)[asked.field]);
  const full = open.flatMap((first) => meant.find((name) => name.startsWith(`${first} `)) ?? []);
  return full.length === 0 ? undefined : [...new Set(full)].join(', ');
};

// Whoever is asked for a detail that they have no words of their own for says the whole list in their plainest words.
const plainestOf = ({ answers }: Talk, key: string): string | undefined => {
  const [field = '', detail] = key.split('.');
  return detail === undefined ? undefined : answers[field]?.at(-1);
};

const namesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return 'name' in value && typeof value.name === 'string' ? [value.name] : [];
};

// Whoever reads a usual setting that is not what they want says which one, once each.
const otherSetting = (
  type: DocumentType,
  talk: Talk,
  interview: StoredInterview,
  said: Map<string, number>,
): string | undefined => {
  const fields: readonly string[] = interview.asked?.kind === 'offer' ? interview.asked.fields : [];
  const usual = type.interview.describe(type.interview.replyTo(interview, 'Use these settings', today).interview);
  const wrong = usual.find(
    ({ field, value }) =>
      fields.includes(field) &&
      field in talk.truth &&
      (talk.answers[field]?.length ?? 0) > (said.get(field) ?? 0) &&
      !isSame(field, talk.truth[field], value),
  );
  return wrong && `Change: ${wrong.label}`;
};

const isKnown = ({ facts }: StoredInterview, field: string): boolean =>
  (facts as Readonly<Record<string, unknown>>)[field] !== undefined;

// Whoever reads back what they said agrees, also where something they have not said yet is not there.
const isTrue = (field: string, meant: unknown, kept: unknown): boolean =>
  isSame(field, meant, kept) ||
  (kept !== undefined && compareFact(field, meant, kept).every(({ at, kind }) => kind === 'missing' && at !== field));

// What is asked back is answered as it was written, or by what is true; whoever left a question open agrees to what is suggested.
const answerDoubt = (
  talk: Talk,
  { doubt, asked }: StoredInterview,
  nextOf: (key: string) => string | undefined,
  atFirst: Talk['meantAtFirst'] = {},
): string => {
  const proposed = Object.entries(doubt?.proposed ?? {});
  const written = proposed.map(([field]) => `confirm:${field}`).find((key) => key in talk.answers);
  if (written !== undefined) return nextOf(written) ?? 'yes';
  const isSuggested = (field: string): boolean =>
    !(field in talk.truth) && asked?.kind === 'fact' && asked.field === field;
  // Of questions that are younger than the talk its truth says nothing.
  const isUnsaid = (field: string): boolean => youngerFields.includes(field) && !(field in talk.truth);
  const isMeant = (field: string, value: unknown): boolean =>
    isTrue(field, talk.truth[field], value) || (field in atFirst && isTrue(field, atFirst[field], value));
  return proposed.every(([field, value]) => isSuggested(field) || isUnsaid(field) || isMeant(field, value))
    ? 'yes'
    : 'no';
};
