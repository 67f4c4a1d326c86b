import type { FactKind } from '#facts/fact-kind.ts';
import type { FieldId } from '#facts/facts.ts';
import { findQuestion } from '#interview/find-question.ts';
import { wordsOfCalled } from '#interview/asked/called-facts.ts';
import type { Interview } from '#interview/interview.ts';
import { isOptional } from '#interview/ladder/is-optional.ts';
import { hearSide, type Read, type Side } from '#interview/pairs/hear-side.ts';
import { type Parted, partMessage } from '#interview/pairs/part-message.ts';
import { askingAlone, partnerOf } from '#interview/pairs/partner-of.ts';
import { readSame } from '#interview/pairs/read-same.ts';
import { saysNothing } from '#interview/pairs/says-nothing.ts';
import { wordKey } from '#kit/word-key.ts';
import { type Reading, sureEnough } from '#interview/reading.ts';

/** A no to both of two questions that were asked in one breath and may both be left out. */
export const readNeither = (interview: Interview, message: string, read: Read): Reading | undefined => {
  const sides = saysNothing(message) ? sidesOf(interview) : undefined;
  if (!sides?.every((side) => isOptional(side.interview, side.asked))) return undefined;
  return join({ heard: sides.flatMap((side) => hearSide(side, 'No', read) ?? []) });
};

/**
 * What a message says to two questions that were asked in one breath; undefined where one was asked alone. Each part is read as it
 * would be if its question stood alone; what answers one of them leaves the other open.
 */
export const readBoth = (interview: Interview, message: string, read: Read): Reading | undefined => {
  const sides = sidesOf(interview);
  if (!sides) return undefined;
  const [first] = sides;
  const tapped = sides.filter((side) => isTapped(side, message));
  const [only] = tapped;
  if (only && tapped.length === 1) return readAlone(only, message, read);
  const same = readSame(sides, message);
  if (same) return same;
  const whole = read(first.interview, message);
  if (corrects(first, whole)) return orElse(sides, whole);
  const parted = partMessage(twoNamed(sides), message, read);
  if (parted && parted.left === undefined) return join(parted);
  return readOne(sides, message, read) ?? (parted ? join(parted) : whole);
};

// Asked for "your son's full name": where two are named, nobody can tell which of them that is.
const twoNamed = ([first, second]: readonly [Side, Side]): readonly [Side, Side] => [nobodyOf(first), nobodyOf(second)];

const nobodyOf = (side: Side): Side => ({ ...side, interview: { ...side.interview, nameless: null } });

// What is left out of it is said of that question, whichever of the two it is.
const readAlone = (side: Side, message: string, read: Read): Reading => {
  const heard = hearSide(side, message, read);
  if (heard?.reading.settled === undefined) return read(side.interview, message);
  return { ...heard.reading, isPlain: true, isWhole: true };
};

// Whoever answers in the words of an answer that could be tapped answers that question.
const isTapped = ({ interview: { plan, facts }, asked }: Side, message: string): boolean => {
  const { chips, choices = [] } = findQuestion(plan, asked.field) ?? {};
  const offered = asked.kind === 'fact' ? [...(chips?.(facts) ?? []), ...choices.map(({ label }) => label)] : [];
  return offered.some((one) => wordKey(one) === wordKey(message));
};

// The whole of it says something to one of them alone. A bare no may be meant for either, and is asked back.
const readOne = ([first, second]: readonly [Side, Side], message: string, read: Read): Reading | undefined => {
  const isNo = saysNothing(message);
  const one = isNo ? undefined : hearSide(first, message, read);
  if (one?.isPlain) return readAlone(first, message, read);
  const other = hearSide(second, message, read);
  const question = findQuestion(second.interview.plan, second.asked.field);
  const isNamed = question !== undefined && wordsOfCalled(message.toLowerCase(), question).length > 0;
  if (!other || !(other.isPlain || isNamed) || (other.reading.rest ?? []).length > 0) return undefined;
  // Whoever gives the house away gives no other thing; "no gifts" says nothing of the house.
  if (one && one.reading.patch.length > 0 && question?.options === undefined) return undefined;
  const { reading } = other;
  // "Both of them together": nobody comes next where nobody is named first.
  const isUnsure = isNo || (!isNamed && ofOffice(first) && ofOffice(second));
  if (!isUnsure) return readAlone(second, message, read);
  return {
    ...reading,
    isPlain: true,
    isWhole: true,
    patch: reading.patch.map((told) => ({ ...told, confidence: Math.min(told.confidence, sureEnough / 2) })),
  };
};

const ofOffice = ({ interview: { plan }, asked }: Side): boolean =>
  /^part(?:y|ies)$/u.test(findQuestion(plan, asked.field)?.kind ?? '');

// A day that may be meant for the one of the two that asks for a day is asked back before it changes another.
const orElse = ([first, second]: readonly [Side, Side], whole: Reading): Reading => {
  const kindOf = ({ interview: { plan } }: Side, field: FieldId) => findQuestion(plan, field)?.kind;
  const open = kindOf(second, second.asked.field);
  const isEither = ({ field }: { readonly field: FieldId }): boolean =>
    field !== first.asked.field && open !== undefined && ofOneValue.has(open) && kindOf(first, field) === open;
  return {
    ...whole,
    patch: whole.patch.map((told) =>
      isEither(told) ? { ...told, confidence: Math.min(told.confidence, sureEnough / 2) } : told,
    ),
  };
};

const ofOneValue: ReadonlySet<FactKind> = new Set(['date', 'number', 'money', 'state', 'address'] as const);

// What is recorded already is put right instead.
const corrects = ({ interview: { facts }, asked }: Side, { patch, cleared, which, unclear }: Reading): boolean =>
  cleared !== undefined ||
  which !== undefined ||
  unclear !== undefined ||
  patch.some(({ field }) => field !== asked.field && facts[field] !== undefined);

const sidesOf = (interview: Interview): readonly [Side, Side] | undefined => {
  const partner = partnerOf(interview);
  const { asked } = askingAlone(interview);
  if (!partner || (asked?.kind !== 'fact' && asked?.kind !== 'detail')) return undefined;
  const also = { kind: 'fact', field: partner.field } as const;
  return [
    { interview: { ...interview, asked }, asked, isPartner: false },
    { interview: { ...interview, asked: also }, asked: also, isPartner: true },
  ];
};

const join = ({ heard, left, nameless }: Parted): Reading => {
  const readings = heard.map(({ reading }) => reading);
  const patch = readings.flatMap((one) => one.patch);
  const rest = [...readings.flatMap((one) => one.rest ?? []), ...(left === undefined ? [] : [left])];
  const settled = readings.flatMap((one) => one.settled ?? []);
  const declined = readings.flatMap((one) => one.declined ?? []);
  const joined = {
    act: 'answer',
    patch: patch.filter(({ field }, at) => patch.findLastIndex((one) => one.field === field) === at),
    ...(rest.length > 0 && { rest }),
    ...(settled.length > 0 && { settled }),
    ...(declined.length > 0 && { declined }),
    ...(nameless && { nameless }),
    ...(readings.some(({ isBereaved }) => isBereaved) && { isBereaved: true }),
  } as const;
  // Each part was weighed by itself; what free speech leaves over is still looked for in the whole of it.
  const isAll = heard.every(({ isPlain }) => isPlain);
  return { ...joined, isPlain: true, isWhole: true, ...(!isAll && { byRules: joined }) };
};
