import type { FieldId } from '#facts/facts.ts';
import { deskOf, type Desk } from '#interview/edits/known-entries.ts';
import { readSlot } from '#interview/edits/read-slot.ts';
import { findMentions } from '#interview/edits/find-mentions.ts';
import { definitionOf, isPeopleField } from '#facts/people-in.ts';
import type { Interview } from '#interview/interview.ts';
import { blankSpans } from '#interview/language/blank.ts';
import { wordKey } from '#kit/word-key.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** Which of several things that were asked back are right and which are not. */
export type Selection =
  /** Those of one list who are to stand in it. */
  | { readonly kind: 'entries'; readonly field: FieldId; readonly keep: readonly number[] }
  /** Whole facts: those that are right, and those that are not. */
  | { readonly kind: 'facts'; readonly right: readonly FieldId[]; readonly wrong: readonly FieldId[] }
  /** A no, and a name: nobody knows whether they alone are meant, or everybody else. */
  | { readonly kind: 'unclear'; readonly names: readonly string[] };

/** The interview as if only what is asked back were recorded of people: whoever is spoken of is one of them. */
export const withProposed = (interview: Interview): Interview => {
  const proposed = interview.doubt?.proposed ?? {};
  const fields = Object.keys(proposed) as readonly FieldId[];
  const [list, ...others] = fields.filter((field) => Array.isArray(proposed[field]));
  const kept = Object.entries(interview.facts).filter(
    ([field]) => !isPeopleField(field as FieldId) || definitionOf(field as FieldId).names === 'maker',
  );
  return {
    ...interview,
    doubt: null,
    facts: { ...Object.fromEntries(kept), ...proposed },
    asked: list !== undefined && others.length === 0 ? { kind: 'fact', field: list } : null,
  };
};

/** "The first two yes, Gerald no", "only Tom and Ann", "all but the last": what is right of what was asked back; undefined for other words. */
export const readSelection = (interview: Interview, message: string, today: PlainDate): Selection | undefined => {
  const proposed = interview.doubt?.proposed ?? {};
  const fields = Object.keys(proposed) as readonly FieldId[];
  const now = withProposed(interview);
  const desk = deskOf(now, now.facts, today);
  const [field, ...others] = fields;
  if (field === undefined) return undefined;
  const list = proposed[field] as unknown;
  const entries = others.length === 0 && Array.isArray(list) ? list.map(nameOf) : undefined;
  const names = entries ?? fields.map(() => undefined);
  if (names.length < 2 || (entries && entries.includes(undefined))) return undefined;
  const judged = judge(desk, message, names);
  return judged && (entries ? ofEntries(field, judged, entries) : ofFacts(fields, judged));
};

type Verdict = 'yes' | 'no' | 'only';

interface Judged {
  readonly yes: readonly number[];
  readonly no: readonly number[];
  readonly only: readonly number[];
  /** Behind a no that may be the answer to the question itself. */
  readonly open: readonly number[];
}

const ofEntries = (
  field: FieldId,
  { yes, no, only, open }: Judged,
  names: readonly (string | undefined)[],
): Selection | undefined => {
  if (open.length > 0) return { kind: 'unclear', names: open.flatMap((at) => names[at] ?? []) };
  const all = names.map((_, at) => at);
  if (only.length > 0) return { kind: 'entries', field, keep: all.filter((at) => only.includes(at)) };
  if (no.length === 0 || yes.some((at) => no.includes(at))) return undefined;
  return { kind: 'entries', field, keep: all.filter((at) => !no.includes(at)) };
};

const ofFacts = (fields: readonly FieldId[], { yes, no, only, open }: Judged): Selection | undefined => {
  const meant = (some: readonly number[]): readonly FieldId[] => fields.filter((_, at) => some.includes(at));
  const right = [...yes, ...only];
  if (open.length > 0 || right.some((at) => no.includes(at))) return undefined;
  if (right.length === 0 && no.length === 0) return undefined;
  const isOthersRight = right.length === 0;
  return {
    kind: 'facts',
    right: isOthersRight ? meant(fields.map((_, at) => at).filter((at) => !no.includes(at))) : meant(right),
    wrong: meant(no),
  };
};

const nameOf = (entry: unknown): string | undefined =>
  typeof entry === 'object' && entry !== null && 'name' in entry && typeof entry.name === 'string'
    ? entry.name
    : undefined;

const verdicts: readonly (readonly [Verdict, RegExp])[] = [
  ['no', /\b(?:all(?: of (?:it|them))?|every(?:body|one|thing)|both) (?:but|except(?: for)?|besides)\b/giu],
  [
    'no',
    /\b(?:is|are|was|were|does|do|should|can)(?:n'?t| not)\b(?: (?:put|write|use|list|count|include|want))?|\bnot\b|\b(?:drop|remove|delete)\b|\b(?:leave|take|cut) (?=.*\bout\b)|\bout\b/giu,
  ],
  [
    'no',
    /\b(?:(?:no|any) ?more|(?:no|any) longer|nope|nah|no|without|except(?: for)?|wrong|incorrect|false|minus)\b/giu,
  ],
  ['only', /\b(?:only|just)\b/giu],
  ['yes', /\b(?:yes|yeah|yep|yup|right|correct|ok|okay|good|fine|keep|true|stays?)\b/giu],
];

const fillers =
  /\b(?:the|one|ones|of|them|that|those|these|this|please|it|its|it's|is|are|a|to|for|on|in|there|be|should|and|also|mine|ours|my|our|child|children|kids?|belongs?|put|list|part)\b/giu;

const judge = (desk: Desk, message: string, names: readonly (string | undefined)[]): Judged | undefined => {
  const parts = message
    .replace(/[’]/gu, "'")
    .split(
      /\s*(?:[,;.!\n]|\bbut\b(?<!\b(?:all|both|everybody|everyone|everything|them) but)|\band (?=(?:not|no|only)\b))\s*/iu,
    )
    .flatMap(withEachVerdict)
    .filter((part) => /\p{L}/u.test(part));
  const found = parts.map((part) => judgePart(desk, part, names));
  if (parts.length > mostParts || found.some((one) => one === undefined)) return undefined;
  const judged = found.flatMap((one) => one ?? []);
  const isAnswered = judged[0]?.who.length === 0 && judged.length > 1;
  const [opening] = judged;
  const behind = isAnswered ? judged.slice(1) : judged;
  const isDenied = isAnswered && opening?.verdict === 'no';
  // "No. Tom and Ann are right": nobody else is.
  const said =
    isDenied && behind.every(({ verdict }) => verdict === 'yes')
      ? behind.map((one): Part => ({ ...one, verdict: 'only' }))
      : behind;
  if (said.every(({ verdict }) => verdict === undefined))
    return isAnswered && opening?.verdict === 'no'
      ? grouped([{ who: whoOf(said, names), verdict: 'only' }])
      : undefined;
  // "No Gerald": behind the answer, or part of it.
  const [first, ...more] = said;
  const isOpen =
    !isAnswered && first?.verdict === 'no' && more.length === 0 && /^\W*no\s+\p{L}/iu.test(message) && first.isLeading;
  if (isOpen) return { yes: [], no: [], only: [], open: first.who };
  return resolve(said, names);
};

const mostParts = 8;

// "Tom yes Ann yes Gerald no": a word that judges ends what it judges.
const withEachVerdict = (part: string): readonly string[] => {
  const judging = [...part.matchAll(/\b(?:yes|yep|no|not|nope|right|wrong|correct|ok|okay)\b/giu)];
  const isBehind = judging.length > 1 && (judging[0]?.index ?? 0) > 0;
  return isBehind ? part.split(/(?<=\b(?:yes|yep|no|not|nope|right|wrong|correct|ok|okay)) (?=\p{L})/iu) : [part];
};

interface Part {
  readonly who: readonly number[];
  readonly isOthers?: boolean;
  readonly verdict: Verdict | undefined;
  readonly isLeading?: boolean;
}

const whoOf = (parts: readonly Part[], names: readonly unknown[]): readonly number[] => [
  ...new Set(parts.flatMap(({ who, isOthers }) => (isOthers ? names.map((_, at) => at) : who))),
];

// Whoever is named without a word that judges them is meant like those beside them; "the others" are those whom nobody named.
const resolve = (said: readonly Part[], names: readonly unknown[]): Judged | undefined => {
  const named = new Set(said.flatMap(({ who }) => who));
  const others = names.map((_, at) => at).filter((at) => !named.has(at));
  const judged = said.map((part, at): Part => {
    const verdict =
      part.verdict ?? said.slice(at + 1).find((one) => one.verdict)?.verdict ?? said[at - 1]?.verdict ?? undefined;
    return { ...part, verdict, who: part.isOthers ? others : part.who };
  });
  return judged.some(({ who, verdict }) => who.length === 0 || verdict === undefined) ? undefined : grouped(judged);
};

const grouped = (parts: readonly Part[]): Judged => {
  const of = (verdict: Verdict): readonly number[] =>
    parts.filter((one) => one.verdict === verdict).flatMap(({ who }) => who);
  return { yes: of('yes'), no: of('no'), only: of('only'), open: [] };
};

const judgePart = (desk: Desk, said: string, names: readonly (string | undefined)[]): Part | undefined => {
  const part = withoutAnswer(said).replace(request, '');
  const mentions = findMentions(desk, part);
  const slot = readSlot(desk, part);
  if (slot.unclear.length > 0 || mentions.some(({ isPronoun }) => isPronoun)) return undefined;
  const people = slot.people.map(({ name }) =>
    names.findIndex((one) => one !== undefined && wordKey(one) === wordKey(name)),
  );
  let left = ` ${blankSpans(part, mentions)} `;
  let verdict: Verdict | undefined;
  for (const [kind, pattern] of verdicts) {
    if (!new RegExp(pattern.source, 'iu').test(left)) continue;
    // "Not right" is no yes, and "only not" is a no.
    verdict ??= kind;
    left = left.replace(pattern, ' ');
  }
  const placed = placesIn(left, names.length);
  const rest = placed.left.replace(fillers, ' ');
  if (/[\p{L}\p{N}]/u.test(rest) || people.includes(-1)) return undefined;
  const who = [...new Set([...people, ...placed.at])];
  return { who, verdict, isOthers: placed.isOthers, isLeading: /^\W*no\b/iu.test(part) };
};

const request =
  /^\W*(?:please |(?:can|could|would|will) you (?:please )?|i(?:'d| would) (?:like|want) (?:you )?to )+/iu;

// "No only Tom", "yes except Ann": the answer itself, where another word judges behind it.
const withoutAnswer = (part: string): string => {
  const [, behind = ''] = /^\W*(?:no|yes|yeah|nope|nah)\b\W*(.+)$/iu.exec(part) ?? [];
  return verdicts.some(([, pattern]) => new RegExp(pattern.source, 'iu').test(behind)) ? behind : part;
};

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const digits = ['1st', '2nd', '3rd', '4th', '5th'];

// "The first two", "the last one", "the other", "both".
const placesIn = (
  text: string,
  count: number,
): { readonly at: readonly number[]; readonly isOthers: boolean; readonly left: string } => {
  const at: number[] = [];
  let isOthers = false;
  const left = text.replace(
    /\b(?:(first|last) (two|three|2|3)|(first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)|(others?|rest)|(both|all))\b/giu,
    (_, side?: string, some?: string, one?: string, other?: string) => {
      const size = /^(?:two|2)$/iu.test(some ?? '') ? 2 : 3;
      const low = one?.toLowerCase() ?? '';
      if (side !== undefined) {
        const from = side.toLowerCase() === 'first' ? 0 : count - size;
        at.push(...Array.from({ length: size }, (__, index) => from + index));
      } else if (one !== undefined)
        at.push(low === 'last' ? count - 1 : Math.max(ordinals.indexOf(low), digits.indexOf(low)));
      else if (other !== undefined) isOthers = true;
      else at.push(...Array.from({ length: count }, (__, index) => index));
      return ' ';
    },
  );
  return { at: at.filter((one) => one >= 0 && one < count), isOthers, left };
};
