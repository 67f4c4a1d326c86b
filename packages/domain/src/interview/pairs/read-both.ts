import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { isOptional } from '#interview/ladder/leave-open.ts';
import { hearSide, type Read, type Side } from '#interview/pairs/hear-side.ts';
import { type Parted, partMessage } from '#interview/pairs/part-message.ts';
import { askingAlone, partnerOf } from '#interview/pairs/partner-of.ts';
import { saysNothing } from '#interview/pairs/says-nothing.ts';
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
  const whole = read(first.interview, message);
  if (corrects(first, whole)) return whole;
  const parted = partMessage(sides, message, read);
  if (parted && parted.left === undefined) return join(parted);
  return readOne(sides, message, read) ?? (parted ? join(parted) : whole);
};

// The whole of it says something to one of them alone. A bare no may be meant for either, and is asked back.
const readOne = ([first, second]: readonly [Side, Side], message: string, read: Read): Reading | undefined => {
  const isNo = saysNothing(message);
  const one = isNo ? undefined : hearSide(first, message, read);
  if (one?.isPlain) return read(first.interview, message);
  const other = hearSide(second, message, read);
  if (!other?.isPlain || (other.reading.rest ?? []).length > 0) return undefined;
  if (one && findQuestion(second.interview.plan, second.asked.field)?.options === undefined) return undefined;
  const { reading } = other;
  if (!isNo) return { ...reading, isWhole: true };
  return {
    ...reading,
    isWhole: true,
    patch: reading.patch.map((told) => ({ ...told, confidence: Math.min(told.confidence, sureEnough / 2) })),
  };
};

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

const join = ({ heard, left }: Parted): Reading => {
  const readings = heard.map(({ reading }) => reading);
  const patch = readings.flatMap((one) => one.patch);
  const rest = [...readings.flatMap((one) => one.rest ?? []), ...(left === undefined ? [] : [left])];
  const settled = readings.flatMap((one) => one.settled ?? []);
  const declined = readings.flatMap((one) => one.declined ?? []);
  const joined = {
    act: patch.length === 0 ? 'no' : 'answer',
    patch: patch.filter(({ field }, at) => patch.findLastIndex((one) => one.field === field) === at),
    ...(rest.length > 0 && { rest }),
    ...(settled.length > 0 && { settled }),
    ...(declined.length > 0 && { declined }),
    ...(readings.some(({ isBereaved }) => isBereaved) && { isBereaved: true }),
  } as const;
  // Each part was weighed by itself; what free speech leaves over is still looked for in the whole of it.
  const isAll = heard.every(({ isPlain }) => isPlain);
  return { ...joined, isPlain: true, isWhole: true, ...(!isAll && { byRules: joined }) };
};
