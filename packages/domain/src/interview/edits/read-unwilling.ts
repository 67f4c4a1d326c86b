import { isSamePerson } from '#facts/same-person.ts';
import type { Edit, Order, OrderReader } from '#interview/edits/edit.ts';
import { findMentions } from '#interview/edits/find-mentions.ts';
import type { Desk, KnownPerson } from '#interview/edits/known-entries.ts';
import { editLine, inLine, type Line, linesOf } from '#interview/edits/lines-of-office.ts';
import { readOffice } from '#interview/edits/read-office.ts';
import { onlyPerson, readPlace, tellingWords } from '#interview/edits/read-slot.ts';
import { bareOrder } from '#interview/edits/split-orders.ts';
import type { ListEdit } from '#interview/lists/list-edit.ts';
import { blankSpans } from '#interview/language/blank.ts';
import { patternOf } from '#kit/pattern-of.ts';

const task = String.raw`(?:do (?:it|this|that)|serve|act|be (?:in|on|part of) (?:it|this|that)|be (?:bothered|involved)|be(?= (?:a|an|the|my|our|trustee|executor|agent|guardian)\b))`;
const duty = String.raw`(?:any part of (?:it|this)|(?:the|that|this) (?:job|role|work|duty|burden|hassle|position|responsibility))`;
const telling = String.raw`(?:says?|said|told (?:me|us)|tells (?:me|us)|let (?:me|us) know)(?: that)?(?: to me)?`;
const says = String.raw`(?:[\s,]+(?:(?:just|already|has|called (?:me )?(?:and|to)) )*${telling},?\s+(?:he|she|they))?`;
const refuses = [
  String.raw`(?:does(?:n'?t| not)|do(?:n'?t| not)|did(?:n'?t| not)) (?:really |actually |even )*(?:want|wish|care) (?:to ${task}|${duty})`,
  String.raw`(?:no longer|never) (?:wants?|wanted|wishes) (?:to ${task}|${duty})`,
  String.raw`(?:won'?t|will not|can'?t|cannot|can not|would(?:n'?t| not)|would rather not|'d rather not|is(?:n'?t| not) (?:able|willing|up) to|refuses to) ${task}`,
  String.raw`(?:has |have |'s )?(?:just )?(?:backed|bowed|begged|opted|dropped) out|(?:has |have )?(?:declined|said no)|(?:has |have )?turned (?:it|me|that|us) down|wants (?:out|no part of it)`,
].join('|');

const unwilling = patternOf(
  'iu',
  String.raw`^(?:(?:well|ok|okay|oh|and|but|also|so|wait|sorry|uh|um)[\s,]+)*(?<who>[\p{L}' -]{2,50}?)${says}\s*(?:${refuses})(?: (?:any ?more|any longer|after all|now))*`,
  String.raw`(?:,? (?:as |to be |of being )?(?<where>(?:(?:a|an|the|my|our) )?(?:backup |successor |alternate )?(?:trustee|executor|agent|guardian|personal representative)s?))?`,
  String.raw`(?:[\s,.;]+(?<rest>\S.*))?$`,
);

/** "Kevin says he don't want to do it, so after Lisa just Brent": whoever will not serve is out of the line, and those behind move up. */
export const readUnwilling: OrderReader = (desk, order) => {
  const { who = '', where, rest } = unwilling.exec(order.whole.replaceAll('’', "'").trim())?.groups ?? {};
  const person = who === '' ? undefined : onlyPerson(desk, who);
  const lines = person && !person.isMaker ? standing(desk, person, where) : [];
  const [line, ...others] = lines;
  if (!person || !line) return undefined;
  if (others.length > 0) {
    const fields = person.fields.filter((field) => lines.some(({ first, list }) => field === first || field === list));
    return rest === undefined ? { unclear: { name: person.name, fields } } : undefined;
  }
  const gone = { kind: 'remove', who: person.name } as const;
  const behind = rest === undefined ? [] : orderOf(desk, line, { person, rest });
  const values = behind && editLine(desk, line, [gone, ...behind]);
  if (rest === undefined || values)
    return values && { values, confidence: behind.length > 0 ? 0.5 : 0.85, isWeak: true };
  return instead(desk, order, { person, rest });
};

// The lines in which somebody stands, or those of them that are called.
const standing = (desk: Desk, { fields }: KnownPerson, where: string | undefined): readonly Line[] => {
  const called = where === undefined ? undefined : readPlace(desk, where).fields;
  return linesOf(desk).filter(({ first, list }) => {
    const own = [list, ...(first === undefined ? [] : [first])];
    return own.some((field) => fields.includes(field)) && (!called || own.some((field) => called.includes(field)));
  });
};

const joining = patternOf(
  'giu',
  String.raw`(?<!\p{L})(?:so|then|and|after|behind|just|only|it's|it|its|that's|that|is|will|be|should|comes?|goes|go|next|left|leaves`,
  String.raw`|we|are|down|to|with|now|first|who|straight|right|followed|by|him|her|them)(?!\p{L})`,
);

// What is said behind it names those who are left: in the order in which they stand, or in another one. Undefined where it says more.
const orderOf = (desk: Desk, line: Line, { person, rest }: Refusal): readonly ListEdit[] | undefined => {
  const mentions = findMentions(desk, rest).filter(({ isPronoun }) => !isPronoun);
  if (mentions.length === 0 || mentions.some(({ candidates }) => candidates.length !== 1)) return undefined;
  if (tellingWords(blankSpans(rest, mentions).replace(joining, ' ')).length > 0) return undefined;
  const left = inLine(desk, line)
    .map(({ name }) => String(name))
    .filter((name) => !isSamePerson(name, person.name));
  const places = mentions.map(({ candidates: [one] }) => left.findIndex((name) => isSamePerson(name, one?.name ?? '')));
  const [first, second] = mentions;
  const isTurned =
    first &&
    second &&
    mentions.length === 2 &&
    /^\W*(?:right )?(?:after|behind)\W*$/iu.test(rest.slice(first.end, second.start));
  const said = isTurned ? places.toReversed() : places;
  if (said.includes(-1) || new Set(said).size < said.length) return undefined;
  const isSame = said.every((place, at) => place > (said[at - 1] ?? -1));
  const others = left.filter((_, at) => !said.includes(at));
  const names = [...said.map((at) => left[at] ?? ''), ...others];
  return isSame ? [] : [{ kind: 'order', entries: names.map((name) => ({ name })) }];
};

interface Refusal {
  readonly person: KnownPerson;
  readonly rest: string;
}

// "… so let it be Dallin": somebody else takes the place.
const instead = (desk: Desk, { whole }: Order, { person, rest }: Refusal): Edit | undefined => {
  const said = rest.replace(
    /^(?:so |and |then )*(?=\p{Lu}?\p{L}+(?: \p{L}+)? (?:takes|will take|can take) )/iu,
    'let it be ',
  );
  const text = bareOrder(said.replace(/\s+(?:in|takes?|will take|can take) (?:his|her|their) (?:place|spot)\b/iu, ''));
  const before = whole.slice(0, whole.length - rest.length);
  const edit = readOffice({ ...desk, spoken: person }, { text, whole: `${rest} instead`, before });
  return edit?.values && !/\b(?:instead|place|spot)\b/iu.test(rest) ? { ...edit, confidence: 0.5 } : edit;
};
