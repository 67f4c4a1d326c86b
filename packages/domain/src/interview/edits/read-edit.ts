import type { Facts, FieldId } from '#facts/facts.ts';
import { definitionOf } from '#facts/people-in.ts';
import { isCalledIn, isSamePerson } from '#facts/same-person.ts';
import { withValues } from '#interview/edits/change-list.ts';
import type { Edit } from '#interview/edits/edit.ts';
import { type Desk, deskOf, type KnownPerson } from '#interview/edits/known-entries.ts';
import { saysKnownAge } from '#interview/edits/age-said.ts';
import { leftOver, namesGone } from '#interview/edits/left-over.ts';
import { isConditional } from '#interview/edits/is-conditional.ts';
import { joinLetters } from '#interview/language/join-letters.ts';
import { readClaim } from '#interview/edits/read-claim.ts';
import { peopleSaid } from '#interview/edits/people-said.ts';
import { readMoved } from '#interview/edits/read-moved.ts';
import { readNobody } from '#interview/edits/read-nobody.ts';
import {
  besideReturn,
  readException,
  readReturn,
  wantsToStartOver,
  whatIsWrong,
} from '#interview/edits/read-return.ts';
import { findMentions } from '#interview/edits/find-mentions.ts';
import { bareOrder, type Part, saysNothing, splitOrders } from '#interview/edits/split-orders.ts';
import { readSlot } from '#interview/edits/read-slot.ts';
import { orderReaders } from '#interview/edits/order-readers.ts';
import { readFreely } from '#interview/edits/read-freely.ts';
import type { FreeEdit } from '#interview/edits/read-in-place.ts';
import { readRanksFreely } from '#interview/edits/read-ranks-freely.ts';
import { mayTurn } from '#interview/turning/may-turn.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { blankSpans } from '#interview/language/blank.ts';
import { isQuestion, splitSentences } from '#interview/language/clauses.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { type Reading, sureEnough } from '#interview/reading.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** A correction of what is recorded, wherever in the conversation it is said; undefined where the message is none. */
export const readEdit = (
  interview: Interview,
  { message, today }: { readonly message: string; readonly today: PlainDate },
): Reading | undefined => {
  const emptied = readNobody(interview, message);
  if (emptied) return emptied;
  const isRecorded = Object.keys(interview.facts).length > 0;
  if (isRecorded && wantsToStartOver(message)) return { act: 'startOver', patch: [] };
  const isWish = tellsWish(interview);
  const isOrder = isWish && orders.test(message) && !takesBack.test(message);
  if (!isRecorded || message.length > longest) return undefined;
  const questions = splitSentences(message).filter(
    ({ text, end }) => isQuestion(text, message.charAt(end)) && !isRequest.test(text),
  );
  const text = joinLetters(blankSpans(message, questions));
  const desk = deskOf(interview, interview.facts, today);
  const isTold = isWish && !isOrder && !takesBack.test(message);
  const focus = isTold ? undefined : (readReturn(desk, text) ?? readMoved(desk, text) ?? readException(desk, text));
  const beside = focus === undefined ? {} : besideReturn(desk, text);
  const back: Reading | undefined = focus && { act: 'answer', patch: [], focus, ...beside };
  if (back && !saysNewValue.test(text) && !beside.rest && !tellsMore(text)) return back;
  if (!isTold && (keepsAll.test(bareOrder(text)) || saysKnownAge(desk, bareOrder(text))))
    return { act: 'kept', patch: [] };
  const found = readOrders(interview, text, today);
  if (found.edits.length === 0 || tellsOfSomebody(desk, found)) return readClaim(desk, text) ?? back;
  // A wish that gives somebody else what is given already says the gift anew.
  if (isTold && !givesAnew(desk, found)) return undefined;
  // Beside a correction nobody tells a wish.
  const reading = toReading(isWish ? { ...interview, asked: null } : interview, message, found);
  // What stands beside a correction and holds no word that turns it explains it at most.
  const isWhole =
    questions.length === 0 && [found.left, ...found.behind].every((one) => saysNothing(one) || !mayTurn(one));
  const meant = reading && (isOrder || isTold) ? doubted(reading) : reading;
  return meant && isWhole ? { ...meant, isWhole } : meant;
};

// "Change my marital status to married" wants more than to be asked again.
const saysNewValue = /\b(?:change|fix|edit|update|correct|modify|revise)\b[^.!?]*\b(?:to|into)\s+\S/iu;

// "The county's wrong. Nez Perce": what is right may stand in the next sentence.
const tellsMore = (text: string): boolean => {
  const [first, ...others] = splitSentences(text);
  return first !== undefined && others.length > 0 && whatIsWrong(first.text) !== undefined;
};

const givesAnew = ({ questions, facts }: Desk, { edits }: Found): boolean => {
  const changed = edits.flatMap(({ values = {} }) => Object.keys(values));
  const isGiven = ({ field, kind, role }: Desk['questions'][number]): boolean =>
    kind === 'gifts' || (/^home-/u.test(role ?? '') && (role !== 'home-plan' || facts[field] !== undefined));
  return changed.length > 0 && questions.every((one) => isGiven(one) || !changed.includes(one.field));
};

// Where wishes are told, "make Ann's gift 7,000" may be one of them: it is asked back.
const doubted = (reading: Reading): Reading => ({
  ...reading,
  patch: reading.patch.map((one) => ({ ...one, confidence: Math.min(one.confidence, sureEnough - 0.05) })),
});

const orders = /^\W*(?:please )?(?:make|change|raise|lower|swap|switch|replace|correct|fix)\b/iu;

// "Laura, born March 2": the day of somebody who is named before it, and of nobody who is recorded.
const tellsOfSomebody = (desk: Desk, { edits, left }: Found): boolean =>
  edits.some(({ values }) => values !== undefined) &&
  edits.every(({ values = {} }) => Object.keys(values).every((field) => isDay(desk.interview.plan, field))) &&
  analyzeMessage(left).names.some(({ name, probability }) => probability >= 0.5 && readSlot(desk, name).left !== '');

const isDay = ({ questions }: Interview['plan'], field: string): boolean =>
  questions.some((question) => question.field === field && question.kind === 'date');

const longest = 1500;

// Whoever wants nothing changed answers nothing with it.
const keepsAll =
  /^(?:(?:i|we) )?(?:do not|don'?t|wouldn'?t|would not|won'?t)\s+(?:want to )?(?:take|remove|change|delete|drop|touch|cut|alter|edit)\b(?:(?!\bbut\b|\bjust\b|\bonly\b|\binstead\b).)*$/iu;

const isRequest = patternOf(
  'iu',
  String.raw`^\W*(?:(?:ok|and|also|but|sorry|hi|hey|then|wait|oh|actually)[\s,]+)*(?:can|could|would|will) (?:you|we|i) `,
  String.raw`(?:please |kindly |also |just )*(?:do (?=\d|half|a )|go with|correct|change|make|add|remove|set|use|put|replace|name|rename`,
  String.raw`|switch|swap|take|delete|drop|fix|update|move|leave|strike)\b`,
);

const takesBack = patternOf(
  'iu',
  String.raw`^\W*(?:(?:oh|ah|um|i'm|so|ok|okay|wait)[\s,]+)*(?:no(?:pe)?|nah|nothing|sorry|oops|wait|actually|correction|one (?:more )?thing`,
  String.raw`|(?:one|another|a|yet another)(?: (?:more|last|final|small|little|other))* (?:change|correction)(?= ?[:.,-])`,
  String.raw`|i (?:forgot|meant|made a mistake)|before that)\b(?! (?:body|one)\b)`,
);

// Whoever tells a wish in their own words may speak of removing and changing there.
const tellsWish = ({ asked, facts, plan }: Interview): boolean =>
  asked?.kind === 'fact' && facts[asked.field] === undefined && findQuestion(plan, asked.field)?.kind === 'longText';

interface Found {
  readonly edits: readonly Edit[];
  readonly facts: Facts;
  readonly left: string;
  /** What stands in a sentence behind a correction: it explains it, and answers nothing. */
  readonly behind: readonly string[];
}

const [mostParts, longestOrderSaid, manyParts] = [6, 180, 24] as const;

const readOrders = (interview: Interview, text: string, today: PlainDate): Found => {
  const parts = splitOrders(text);
  const edits: Edit[] = [];
  const taken: Part[] = [];
  let facts = interview.facts;
  const first = deskOf(interview, facts, today);
  let desk = first;
  for (let at = 0; at < parts.length; at += 1) {
    const read = longestOrder(desk, text, parts.slice(at, at + (parts.length > manyParts ? 2 : mostParts)));
    if (!read) continue;
    edits.push(read.edit);
    facts = withValues(facts, read.edit.values ?? {});
    desk = deskOf(interview, facts, today);
    taken.push({ start: parts[at]?.start ?? 0, end: parts[at + read.length - 1]?.end ?? 0 });
    at += read.length - 1;
  }
  const ranked = rankedElsewhere(interview, text, { edits, taken, today });
  if (ranked) {
    edits.splice(0, edits.length, ranked.edit);
    taken.splice(0, taken.length, ranked.taken);
    facts = withValues(interview.facts, ranked.edit.values ?? {});
  }
  const isUnsure = edits.every(({ confidence = 0.95, which }) => confidence < sureEnough && !which);
  const free = isUnsure && !tellsWish(interview) ? readFreely(first, text) : undefined;
  // What is plain in free words counts more than what an order may mean.
  if (free && (edits.length === 0 || (free.edit.confidence ?? 0) >= sureEnough)) {
    edits.splice(0, edits.length, free.edit);
    taken.splice(0, taken.length, free.taken);
    facts = withValues(interview.facts, free.edit.values ?? {});
  }
  const behind = tailsOf(text, taken);
  return {
    edits,
    facts,
    left: blankSpans(text, [...taken, ...behind]),
    behind: behind.map(({ start, end }) => text.slice(start, end)),
  };
};

// "Brett takes over as trustee first, Kirsten is the backup": her place is behind him, and nowhere else; nor has she gone.
const rankedElsewhere = (
  interview: Interview,
  text: string,
  {
    edits,
    taken,
    today,
  }: { readonly edits: readonly Edit[]; readonly taken: readonly Part[]; readonly today: PlainDate },
): FreeEdit | undefined => {
  const [edit, ...others] = edits;
  const [part] = taken;
  if (!edit || !part || others.length > 0) return undefined;
  const ranked = readRanksFreely(deskOf(interview, interview.facts, today), text);
  if (!ranked || (ranked.edit.confidence ?? 0) < sureEnough) return undefined;
  const isWithin = part.start < ranked.taken.end && part.end > ranked.taken.start;
  const isOfLine = Object.keys(ranked.edit.values ?? {}).some((field) => field in (edit.values ?? {}));
  const gone = namesGone(interview.facts, withValues(interview.facts, edit.values ?? {}));
  return isWithin && (!isOfLine || gone.some((name) => isCalledIn(text, name))) ? ranked : undefined;
};

// From each correction to the end of its sentence, as far as no other one follows in it.
const tailsOf = (text: string, taken: readonly Part[]): readonly Part[] =>
  taken.flatMap(({ end }, index) => {
    const stop = splitSentences(text).find((sentence) => sentence.end >= end)?.end ?? text.length;
    const until = Math.min(stop, taken[index + 1]?.start ?? text.length);
    return /[\p{L}\p{N}]/u.test(text.slice(end, until)) ? [{ start: end, end: until }] : [];
  });

const longestOrder = (
  desk: Desk,
  text: string,
  parts: readonly Part[],
): { readonly edit: Edit; readonly length: number } | undefined => {
  const start = parts[0]?.start ?? 0;
  const spoken = spokenOf(desk, text.slice(0, start));
  const now = spoken ? { ...desk, spoken } : desk;
  for (let length = parts.length; length >= 1; length -= 1) {
    const whole = text.slice(start, parts[length - 1]?.end);
    const last = parts[length - 1];
    if (whole.length > longestOrderSaid || (last && saysNothing(text.slice(last.start, last.end)))) continue;
    const order = { text: bareOrder(whole), whole, before: text.slice(0, start) };
    if (/^(?:if|unless|in case|when|because|since)\b/iu.test(order.text)) continue;
    for (const reader of orderReaders) {
      const edit = reader(now, order);
      if (edit && !isAnswer(now, edit)) return { edit, length };
    }
  }
  return undefined;
};

const speaker = /^(?:i|me|myself)$/iu;

// The last one named before, or the entry that the open question is about.
const spokenOf = (desk: Desk, before: string): KnownPerson | undefined => {
  const told = findMentions(desk, before).flatMap(({ candidates: [one, ...others], isGroup, isPronoun, start, end }) =>
    one && others.length === 0 && !isGroup && !isPronoun && !speaker.test(before.slice(start, end)) ? one : [],
  );
  // “Craig had it out of me, so put him at 10”: whoever speaks is not who is spoken of.
  const named = told.findLast(({ isMaker }) => !isMaker) ?? told.at(-1);
  // "Mark has a little one, my grandson Tyler, he's 7": whoever was named last is somebody new.
  if (named && peopleSaid(desk, before).at(-1)?.known === undefined) return undefined;
  const { asked } = desk.interview;
  if (named || asked?.kind !== 'detail') return named;
  const list = desk.facts[asked.field] as unknown;
  const entry: unknown = Array.isArray(list) ? list[asked.entry] : undefined;
  const name = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : undefined;
  return typeof name === 'string' ? desk.people.find((one) => isSamePerson(one.name, name)) : undefined;
};

// What may answer the open question is an answer, not a correction.
const isAnswer = ({ asked, facts, interview }: Desk, { values = {}, about = [], isWeak, column }: Edit): boolean => {
  const isNothing = Object.entries(values).every(([field, value]) => isSameValue(facts[field as FieldId], value));
  if (isNothing && Object.keys(values).length > 0) return true;
  // Whoever is asked for their name gives it, though another one of theirs is known.
  const isOwnName = (field: string): boolean => definitionOf(field as FieldId).names === 'maker';
  if (asked && facts[asked] === undefined && [asked, ...Object.keys(values)].every(isOwnName)) return true;
  const open = interview.asked;
  if (
    column !== undefined &&
    open?.kind === 'detail' &&
    /^(?:relationship|surname|kind|distributionAge)$/u.test(open.detail)
  )
    return false;
  return isWeak === true && asked !== undefined && (asked in values || about.includes(asked));
};

const toReading = (
  interview: Interview,
  message: string,
  { edits, facts, left, behind }: Found,
): Reading | undefined => {
  if (isConditional(left + behind.join(' '))) return undefined;
  const unclear = edits.find((one) => one.unclear)?.unclear;
  const which = edits.find((one) => one.which)?.which;
  const fields = [...new Set(edits.flatMap(({ values = {} }) => Object.keys(values)))] as readonly FieldId[];
  const sureness = (field: FieldId): number =>
    Math.min(...edits.filter(({ values = {} }) => field in values).map(({ confidence = 0.95 }) => confidence));
  const changed = fields.filter((field) => !isSameValue(interview.facts[field], facts[field]));
  const patch = changed
    .filter((field) => facts[field] !== undefined)
    .map((field) => ({ field, value: facts[field], evidence: message, confidence: sureness(field) }));
  const declined = edits.flatMap((one) => one.declined ?? []);
  const cleared = changed.filter((field) => facts[field] === undefined);
  if (patch.length === 0 && cleared.length === 0 && !unclear && !which) return undefined;
  return {
    act: 'answer',
    patch,
    ...(cleared.length > 0 && { cleared }),
    ...(declined.length > 0 && { declined }),
    ...(unclear && { unclear }),
    ...(which && { which }),
    ...leftOver(interview, { left, behind, gone: namesGone(interview.facts, facts), changed }),
  };
};
