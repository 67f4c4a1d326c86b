import type { FieldId } from '#facts/facts.ts';
import { definitionOf } from '#facts/people-in.ts';
import type { Edit, Order, OrderReader } from '#interview/edits/edit.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { inLine, type Line, linesOf } from '#interview/edits/lines-of-office.ts';
import { readOrder } from '#interview/edits/read-order.ts';
import { readShares } from '#interview/edits/read-shares.ts';
import { readPlace, readSlot } from '#interview/edits/read-slot.ts';
import { findShareColumn } from '#interview/lists/shares-of-list.ts';
import type { Entry } from '#interview/lists/list-edit.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import { patternOf } from '#kit/pattern-of.ts';

const turned = String.raw`(?:backwards?|mixed up|reversed|swapped|switched|flipped|confused|turned (?:a)?round|(?:the )?wrong way (?:a)?round|(?:the )?other way (?:a)?round|in the wrong order|upside down)`;
const forms: readonly RegExp[] = [
  patternOf(
    'iu',
    String.raw`^(?:i|you|we)(?: think (?:i|you|we))?(?: have|'ve)? (?:just )?(?:got|get|had|have|put|gave|wrote|typed|listed) (?<what>.{2,60}?) ${turned}$`,
  ),
  /^(?:i|you|we)(?: think (?:i|you|we))?(?: have|'ve)? (?:mixed up|confused|mixed|switched(?: up)?|swapped|reversed|flipped|transposed) (?<what>.{2,60}?)(?: up| around)?$/iu,
  patternOf('iu', String.raw`^(?<what>.{2,60}?) (?:is|are|should be|need to be|have to be|must be|got|go) ${turned}$`),
  /^(?:reverse|flip|swap|switch|turn (?:a)?round|invert) (?<what>(?:the |those |my |our )?.{3,60}?)(?: (?:a)?round| over)?$/iu,
];
const ofShares = /\b(?:shares?|percent(?:age)?s?|parts?|portions?|numbers?|figures|split)\b/iu;
const ofTwo = /\b(?:the |those |these |my |our )?(?:last |other )?(?:two|both)\b/iu;

/** "I got the percentages backwards", "I mixed up Ann and Bob", "reverse the last two": two who change places. */
export const readBackwards: OrderReader = (desk, order) => {
  if (/\b(?:if|unless|when|not)\b|\?/iu.test(order.text)) return undefined;
  const what = forms.map((form) => form.exec(order.text)?.groups?.['what']).find((said) => said !== undefined);
  if (what === undefined) return undefined;
  const people = readSlot(desk, what.replace(ofShares, ' ')).people.filter(({ isMaker }) => !isMaker);
  const [one, other] = people.map(({ name }) => name);
  if (one !== undefined && other !== undefined && people.length === 2)
    return ofShares.test(what) ? swapOf(desk, order, [one, other], true) : swapEither(desk, order, [one, other]);
  if (people.length > 0) return undefined;
  return ofShares.test(what) ? swapShares(desk, order) : swapInLine(desk, order, what);
};

const swapOf = (
  desk: Desk,
  order: Order,
  [one = '', other = '']: readonly string[],
  isOfShares: boolean,
): Edit | undefined => {
  const text = `swap ${isOfShares ? 'the shares of ' : ''}${one} and ${other}`;
  const said = { ...order, text, whole: text };
  const [shares, line] = [readShares(desk, said), isOfShares ? undefined : readOrder(desk, said)];
  return line ?? shares;
};

// Two who serve one after another and have unlike shares may be mixed up in either.
const swapEither = (desk: Desk, order: Order, names: readonly [string, string]): Edit | undefined => {
  const [shares, line] = [swapOf(desk, order, names, true), swapOf(desk, order, names, false)];
  if (shares?.values === undefined || line?.values === undefined || isSameValue(shares.values, line.values))
    return line ?? shares;
  const field = Object.keys(line.values).at(-1);
  const label = desk.questions.find((one) => one.field === field)?.label ?? '';
  const [one, other] = names;
  return {
    which: {
      sentence: `Should ${one} and ${other} change places in their shares, or in the order in which they serve?`,
      choices: [`Swap the shares of ${one} and ${other}`, `Swap ${one} and ${other} in ${label}`],
    },
  };
};

const most = 6;

const pairsOf = (names: readonly string[]): readonly (readonly [string, string])[] =>
  names.flatMap((one, at) => names.slice(at + 1).map((other): readonly [string, string] => [one, other]));

// Two who have shares change them; of more, it is asked which two.
const swapShares = (desk: Desk, order: Order): Edit | undefined => {
  const [field, ...others] = desk.questions
    .filter(({ entries, names }) => names !== 'alternates' && entries && findShareColumn(entries) !== undefined)
    .map((question) => question.field)
    .filter((one) => sharersOf(desk, one).length > 1);
  if (!field || others.length > 0) return undefined;
  const pairs = pairsOf(sharersOf(desk, field));
  const [only, ...more] = pairs;
  if (only && more.length === 0) return swapOf(desk, order, only, true);
  return askPair(pairs, (one, other) => `Swap the shares of ${one} and ${other}`);
};

const sharersOf = ({ facts }: Desk, field: FieldId): readonly string[] => {
  const list = facts[field] as unknown;
  const column = findShareColumn(definitionOf(field).entries ?? { columns: [] });
  return Array.isArray(list) && column !== undefined
    ? (list as readonly Entry[]).filter((one) => one[column] !== undefined).map(({ name }) => String(name))
    : [];
};

// "Swap the two trustees", "the last two": in the one line that is called, or the only one there is.
const swapInLine = (desk: Desk, order: Order, what: string): Edit | undefined => {
  const bare = what.replace(/\b(?:the )?order(?: of)?\b/giu, ' ').replace(ofTwo, ' ');
  const isBare = /^\W*(?:the |my |our )?(?:people|names|ones|persons|back-?ups?|alternates|successors)?\W*$/iu.test(
    bare,
  );
  const { fields, left } = readPlace(desk, bare);
  const isCalled = ({ first, list }: Line): boolean =>
    isBare || (left === '' && (fields.includes(list) || (first !== undefined && fields.includes(first))));
  const lines = linesOf(desk).filter((one) => isCalled(one) && namesOf(desk, one).length > 1);
  const [line, ...others] = lines;
  if (!line || others.length > 0 || (isBare && !ofTwo.test(what))) return undefined;
  const isBehind =
    /\b(?:back-?ups?|alternates|successors)\b/iu.test(bare) && namesOf(desk, { list: line.list }).length > 1;
  const names = namesOf(desk, isBehind ? { list: line.list } : line);
  if (/\blast (?:two|2)\b/iu.test(what)) return doubted(swapOf(desk, order, names.slice(-2), false));
  const [one = '', other = '', ...more] = names;
  if (other === '') return undefined;
  return more.length === 0
    ? swapOf(desk, order, [one, other], false)
    : askPair(pairsOf(names), (first, second) => `Swap ${first} and ${second}`);
};

const namesOf = (desk: Desk, line: Line): readonly string[] => inLine(desk, line).map(({ name }) => String(name));

const doubted = (edit: Edit | undefined): Edit | undefined => edit && { ...edit, confidence: 0.5 };

const askPair = (
  pairs: readonly (readonly [string, string])[],
  phrase: (one: string, other: string) => string,
): Edit | undefined =>
  pairs.length > most
    ? undefined
    : {
        which: {
          sentence: 'Which two should change places?',
          choices: pairs.map(([one, other]) => phrase(one, other)),
        },
      };
