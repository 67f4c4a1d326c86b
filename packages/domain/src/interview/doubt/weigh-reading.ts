import { isOpening, ownNameIn } from '#interview/answers/find-own-name.ts';
import { statesName } from '#interview/answers/read-own-name.ts';
import type { FactKind } from '#facts/fact-kind.ts';
import { isOfAnother } from '#interview/doubt/is-of-another.ts';
import { isOneKnown } from '#interview/doubt/is-one-known.ts';
import { mayTurn } from '#interview/turning/may-turn.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { wordsOfCalled } from '#interview/asked/called-facts.ts';
import { isQuestioning } from '#interview/language/is-questioning.ts';
import { splitSentences } from '#interview/language/clauses.ts';
import { type Proposal, type Reading, sureEnough } from '#interview/reading.ts';
import { wordKey } from '#kit/word-key.ts';

/** How a fact is told: in a closed form, as names, as words of one's own. */
type Form = 'exact' | 'names' | 'words' | 'prose';

const formOf: { readonly [Kind in FactKind]: Form } = {
  date: 'exact',
  choice: 'exact',
  choices: 'exact',
  yesNo: 'exact',
  number: 'exact',
  money: 'exact',
  state: 'exact',
  address: 'exact',
  people: 'names',
  shares: 'names',
  party: 'names',
  parties: 'names',
  gifts: 'names',
  steps: 'words',
  text: 'words',
  assets: 'words',
  longText: 'prose',
};

/**
 * How often a free reading of that form was right, of all that were recorded in 48 whole conversations: as the answer to the open
 * question or told elsewhere, with or without words that may turn the meaning. `npx node bench/interview/calibrate.ts` prints them.
 */
const rightBy: Readonly<
  Record<Form, Readonly<Record<'asked' | 'elsewhere', readonly [plain: number, turned: number]>>>
> = {
  exact: { asked: [0.97, 0.85], elsewhere: [0.97, 0.93] },
  names: { asked: [0.57, 0.45], elsewhere: [0.2, 0.35] },
  words: { asked: [0.7, 0.35], elsewhere: [0.33, 0.33] },
  prose: { asked: [0.92, 0.92], elsewhere: [0.5, 0.5] },
};

/** From this share of right readings on a value is recorded without being asked back. */
const line = 0.9;

/**
 * The reading with a confidence that means something: what was understood of free speech is as sure as such readings were before.
 * What every word of a message says keeps the confidence of its reader.
 */
export const weighReading = (interview: Interview, message: string, given: Reading): Reading => {
  const reading = doubtEmptied(interview, doubtPast(given));
  if (reading.isPlain && reading.isWhole) return reading;
  if (reading.isPlain) return doubtTold(interview, message, reading);
  const isTurned = mayTurn(message);
  const weigh = (proposal: Proposal): Proposal => {
    const question = findQuestion(interview.plan, proposal.field);
    if (
      isOfAnother(interview, proposal, message) ||
      isHardlyAName(question, proposal.value, message) ||
      isHardlyATitle(interview, question, proposal.value, message) ||
      isHardlyDivided(question, proposal.value, message)
    )
      return { ...proposal, confidence: 0 };
    // What is no number at all is no confidence either.
    if (!(proposal.confidence >= sureEnough)) return proposal;
    const alone = rightOf(interview, proposal, { message, isTurned });
    const right = proposal.isAgreed ? surer(alone) : alone;
    return { ...proposal, confidence: right >= line ? right : Math.min(right, sureEnough / 2) };
  };
  const patch = reading.patch.map(weigh).filter(({ confidence }) => confidence > 0);
  return { ...reading, patch: doubtTogether(interview, patch) };
};

// "No kids", said where something else is asked: whoever has children recorded is asked before all of them are taken out.
const doubtEmptied = ({ asked, facts, plan }: Interview, reading: Reading): Reading => {
  if (asked?.kind !== 'fact' && asked?.kind !== 'detail') return reading;
  const isEmptied = ({ field, value }: Proposal): boolean => {
    const before = facts[field] as unknown;
    const isNobody = Array.isArray(value) && value.length === 0 && Array.isArray(before) && before.length > 0;
    return isNobody && field !== asked.field && findQuestion(plan, field)?.relation !== undefined;
  };
  if (!reading.patch.some(isEmptied)) return reading;
  const doubted = (one: Proposal): Proposal =>
    isEmptied(one) ? { ...one, confidence: Math.min(one.confidence, sureEnough / 2) } : one;
  return { ...reading, patch: reading.patch.map(doubted) };
};

// "I used to have a boat": a thing in whose words it is past may be gone.
const doubtPast = (reading: Reading): Reading =>
  reading.patch.some(isPast)
    ? {
        ...reading,
        patch: reading.patch.map((one) =>
          isPast(one) ? { ...one, confidence: Math.min(one.confidence, sureEnough / 2) } : one,
        ),
      }
    : reading;

const isPast = ({ value }: Proposal): boolean =>
  Array.isArray(value) &&
  value.some(
    (entry: unknown) =>
      typeof entry === 'object' &&
      entry !== null &&
      [...('item' in entry ? [entry.item] : []), ...('description' in entry ? [entry.description] : [])].some((words) =>
        /\bused to (?:have|own|be|live|belong)\b/iu.test(String(words)),
      ),
  );

// Parts for everybody that make no whole were heard of somebody else: "10% to the church, the rest to my kids".
const isHardlyDivided = (question: FactQuestion | undefined, value: unknown, message: string): boolean => {
  const isRest = /\b(?:rest|remain(?:ing|der)|else|balance|residue|left(?: over)?)\b/iu.test(message);
  if (question?.kind !== 'shares' || !isRest || !Array.isArray(value) || value.length === 0) return false;
  const parts = value.map((entry: { readonly percentage?: unknown }) => entry.percentage);
  const sum = parts.reduce<number>((all, one) => all + (typeof one === 'number' ? one : 0), 0);
  return parts.every((one) => typeof one === 'number') && Math.abs(sum - 100) > 1;
};

// Names and things told in a longer answer, in which something may turn what was understood of the rest.
const doubtTold = (interview: Interview, message: string, reading: Reading): Reading => {
  const told = withoutRemarks(message, reading.rest ?? []);
  const isLong = told.split(/\s+/u).length > fewWords;
  if (!isLong || !mayTurn(told)) return reading;
  const doubt = (proposal: Proposal): Proposal => {
    const { kind } = findQuestion(interview.plan, proposal.field) ?? {};
    const isNobody = Array.isArray(proposal.value) && proposal.value.length === 0;
    const isSure = kind === undefined || formOf[kind] === 'exact' || formOf[kind] === 'prose' || isNobody;
    return isSure ? proposal : { ...proposal, confidence: Math.min(proposal.confidence, sureEnough / 2) };
  };
  return { ...reading, patch: reading.patch.map(doubt) };
};

// A sentence of its own beside the answer turns nothing of it, unless it takes something back.
const withoutRemarks = (message: string, rest: readonly string[]): string =>
  splitSentences(message)
    .map(({ text }) => text)
    .filter((text) => takesBack.test(text) || !rest.some((words) => wordKey(words) === wordKey(text)))
    .join('. ');

const takesBack =
  /^\W*(?:but|except|unless|only|though|although|however|no|not|wait|actually|sorry|i mean|if|maybe|instead|scratch|well|or)\b/iu;

// A second reader who finds the same makes it a dozen times as likely: enough for an answer to the open question, not for a name told elsewhere.
const surer = (right: number): number => (12 * right) / (12 * right + 1 - right);

// What belongs to the document only with something doubtful is asked back with it.
const doubtTogether = ({ plan }: Interview, patch: readonly Proposal[]): readonly Proposal[] => {
  const doubtful: readonly string[] = patch
    .filter(({ confidence }) => confidence < sureEnough)
    .map(({ field }) => field);
  return patch.map((proposal) =>
    findQuestion(plan, proposal.field)?.applies?.needs.some((needed) => doubtful.includes(needed))
      ? { ...proposal, confidence: Math.min(proposal.confidence, sureEnough / 2) }
      : proposal,
  );
};

interface Heard {
  readonly message: string;
  readonly isTurned: boolean;
}

const rightOf = (interview: Interview, { field, value, evidence }: Proposal, { message, isTurned }: Heard): number => {
  const { plan, asked } = interview;
  const question = findQuestion(plan, field);
  if (!question) return 0;
  const open = asked?.kind === 'fact' || asked?.kind === 'detail' ? findQuestion(plan, asked.field) : undefined;
  const isAsked = open?.field === field || open?.perEntry?.field === field;
  // Whoever chooses among names, or gives amounts to each of a list, names nobody.
  const isClosed = question.options !== undefined || open?.perEntry?.field === field;
  const [plain, turned] = rightBy[isClosed ? 'exact' : formOf[question.kind]][isAsked ? 'asked' : 'elsewhere'];
  // A yes or a no to begin with is the answer itself.
  if (isAsked && question.kind === 'yesNo' && !mayTurn(evidence.replace(/^\W*(?:yes|no)\b/iu, ''))) return plain;
  // Of choices those alone are heard elsewhere that say so.
  if (
    !isAsked &&
    question.kind === 'choice' &&
    question.role === undefined &&
    !isOverheard(question, { value, message })
  )
    return 0;
  // A first name in an opening, of nobody in particular, is asked for when its question comes.
  if (!isAsked && isOpening(interview) && namesShort(value)) return 0;
  // Nobody at all is said in few words, and the whole of a short answer is a name or a title.
  if (isAsked && Array.isArray(value) && value.length === 0) return 1;
  if (isAsked && question.kind === 'text' && question.names !== undefined) {
    const own = ownNameIn({ interview, question, message });
    // Who opens a conversation often gives less than what stands on the ID.
    const isEnough = !isOpening(interview) || String(value).split(' ').length > 2 || statesName(message);
    if (own !== undefined) return own.name !== value ? 0 : isEnough && !own.isDoubtful ? 0.95 : turned;
    if (isOpening(interview)) return 0;
  }
  if (isAsked && question.kind === 'text') return sureTitle(question, { value, message, isTurned }) ? 0.95 : turned;
  // Whoever answers that the home goes to one person, and says to whom of those who are known, has said both.
  if (
    !isAsked &&
    !isTurned &&
    open &&
    question.applies?.needs.includes(open.field) &&
    isOneKnown(interview, value, message)
  )
    return 0.95;
  // Whom somebody is married to is said in these words alone.
  if (!isAsked && question.role === 'spouse-name' && isMarriedTo(message, value)) return 0.95;
  // Whoever asks something says nothing of it, and an address told by the way has a ZIP code.
  if (
    !isAsked &&
    (isQuestioning(sentenceOf(message, evidence)) || (question.kind === 'address' && !/\b\d{5}\b/u.test(String(value))))
  )
    return 0;
  return isTurned ? turned : plain;
};

// The sentence that says it; a question that stands before says nothing against it.
const sentenceOf = (message: string, evidence: string): string =>
  splitSentences(message)
    .map(({ text, end }) => `${text}${message.charAt(end)}`)
    .find((sentence) => evidence !== '' && sentence.toLowerCase().includes(evidence.toLowerCase())) ?? message;

const isOverheard = (question: FactQuestion, said: { readonly value: unknown; readonly message: string }): boolean => {
  const { overheard, choices = [] } = question;
  const isDeclared = overheard ?? choices.find(({ value }) => value === said.value)?.overheard;
  // Or that are about what the question asks: "pay my trustee".
  return isDeclared !== undefined || wordsOfCalled(said.message.toLowerCase(), question).length > 0;
};

const namesShort = (value: unknown): boolean =>
  (Array.isArray(value) ? value : [value]).some(
    (one: unknown) =>
      typeof one === 'object' &&
      one !== null &&
      'name' in one &&
      !String(one.name).includes(' ') &&
      !('relationship' in one),
  );

// The whole of a short answer is a title; a name is also sure where somebody says that it is theirs, and has no number.
const sureTitle = (
  { names }: FactQuestion,
  { value, message, isTurned }: Heard & { readonly value: unknown },
): boolean => {
  if (isTurned) return false;
  const isShort = message.split(/\s+/u).length <= fewWords;
  if (names === undefined) return isShort;
  const own = new RegExp(`\\bmy (?:full |legal |whole )*name is ${escaped(String(value))}`, 'iu');
  return own.test(message) || (isShort && !/\d/u.test(message));
};

const isMarriedTo = (message: string, value: unknown): boolean =>
  new RegExp(
    `\\b(?:married(?: (?:since|in|for|back in)(?: \\w+){1,3})? to|my (?:husband|wife|spouse)(?:'s name)?(?: is|,)?)\\s+(?:my (?:husband|wife) )?${escaped(String(value))}`,
    'iu',
  ).test(message.replaceAll('’', "'")) && !mayTurn(message);

// A company or a trust that somebody wants to make, and has not called yet.
const isHardlyATitle = (
  interview: Interview,
  question: FactQuestion | undefined,
  value: unknown,
  message: string,
): boolean =>
  question?.kind === 'text' &&
  question.names === undefined &&
  isOpening(interview) &&
  !/\b(?:call|name|title)/iu.test(message);

// One word out of a longer sentence, where a full name was asked.
const isHardlyAName = (question: FactQuestion | undefined, value: unknown, message: string): boolean =>
  question?.kind === 'text' &&
  question.names !== undefined &&
  !String(value).includes(' ') &&
  message.split(/\s+/u).length > 4 &&
  !/\b(?:name|called)\b/iu.test(message);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

const fewWords = 8;
