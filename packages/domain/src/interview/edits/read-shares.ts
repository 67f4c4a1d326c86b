import type { FactKind } from '#facts/fact-kind.ts';
import type { FieldId } from '#facts/facts.ts';
import { definitionOf } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { editFact, type Values } from '#interview/edits/change-list.ts';
import type { Edit, Order, OrderReader } from '#interview/edits/edit.ts';
import {
  adjustOthers,
  askShareOrAge,
  eachInWords,
  findOthersShare,
  isInList,
  oneOfList,
  partsOfOthers,
  selfIn,
} from '#interview/edits/others-share.ts';
import { pairInClauses, pairUp } from '#interview/edits/pair-up.ts';
import { findMentions, type Mention } from '#interview/edits/find-mentions.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { tellingWords } from '#interview/edits/read-slot.ts';
import { readShift } from '#interview/edits/read-shift.ts';
import { findQuestion } from '#interview/find-question.ts';
import { readTakenOff } from '#interview/edits/read-taken-off.ts';
import { sharesSaid } from '#interview/edits/said-share.ts';
import { findShareColumn, totalOfList } from '#interview/lists/shares-of-list.ts';
import type { Entry, ListEdit, Part } from '#interview/lists/list-edit.ts';
import { blankSpans } from '#interview/language/blank.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import { isAll } from '#kit/share.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** "Make it 60/40", "Ann 12.5, John 87.5", "half to Ann, the rest equally": shares that are recorded, said anew. */
export const readShares: OrderReader = (desk, order) => {
  if (
    /\b(?:if|unless|when|never)\b|\bnot\b(?! \d)|n't\b|\?/iu.test(order.text) ||
    mayAnswer(desk, order) ||
    isAge.test(order.text)
  )
    return undefined;
  const lists = sharedLists(desk);
  if (lists.length === 0) return undefined;
  return (
    readTakenOff(desk, order, lists) ??
    readShift(desk, order, lists) ??
    readRatio(desk, order, lists) ??
    readEqual(desk, order, lists) ??
    readEach(desk, order, lists) ??
    readMixed(desk, order, lists)
  );
};

// "He is 48": how old somebody is, and no share.
const isAge =
  /^(?:(?:he|she|they)(?:'s|'re| is| are)|hes|shes|theyre) (?:now |about |already )?\d{1,3}(?: (?:now|years? old))?$/iu;

const asksFigures: ReadonlySet<FactKind> = new Set([
  'steps',
  'shares',
  'number',
  'money',
  'choice',
  'choices',
  'gifts',
  'longText',
] as const);
const changing = patternOf(
  'iu',
  String.raw`\b(?:make|change|flip|split|divide|give|raise|lower|also|instead|actually|more|less|now|the rest|taken|swap|new`,
  String.raw`|should (?:have|get)|shares?|percent|wants it)\b|%|\b(?:put|leave|set|have) \S+(?: down)? (?:at|to) \d`,
);

/** Figures may answer a question that asks for some, and `equally` any question; a word that changes something is no answer. */
export const mayAnswer = (desk: Desk, { whole }: Order): boolean => {
  const { asked, plan } = desk.interview;
  // How somebody is related is answered by no figure.
  if (asked?.kind === 'detail' && /^(?:relationship|surname|kind)$/u.test(asked.detail)) return false;
  const kind = desk.asked && findQuestion(plan, desk.asked)?.kind;
  if (!kind || (kind === 'choice' && findOthersShare(whole) !== undefined)) return false;
  return asksFigures.has(kind)
    ? !changing.test(spellOutInDigits(whole)) || kind === 'steps'
    : !changing.test(whole) &&
        !/\d\d/u.test(spellOutInDigits(whole)) &&
        !/\d|half|third|quarter|everybody|everyone/iu.test(whole);
};

/** The lists of recorded shares, those who take first. */
const sharedLists = ({ questions, facts }: Desk): readonly FieldId[] =>
  questions
    .filter(({ field, entries }) => {
      const list = facts[field] as unknown;
      const column = entries && findShareColumn(entries);
      return column !== undefined && Array.isArray(list) && list.some((entry: Entry) => entry[column] !== undefined);
    })
    .map(({ field }) => field);

const entriesOf = (desk: Desk, field: FieldId): readonly Entry[] => desk.facts[field] as unknown as readonly Entry[];

const ratio = patternOf(
  'iu',
  String.raw`^(?:(?:make|change|do|put|set|split|have|keep|let|it|that|this|to|at|should|be|is|rather|the|shares?`,
  String.raw`|percentages?|into|division|as|no)[\s,:]+)*`,
  String.raw`(?<figures>\d{1,3}(?:\.\d+)?\s*%?(?:(?:\s*(?:/|-|,|:|and|to|&)\s*|\s)+\d{1,3}(?:\.\d+)?\s*%?)+)`,
  String.raw`(?:\s*percent)?$`,
);

// "No, it's 50 50", "we're equal", said where nothing is asked that it may answer.
const toldBare = ({ asked, facts }: Desk, text: string): string =>
  asked !== undefined && facts[asked] === undefined ? text : text.replace(tellsHow, '');

const tellsHow = patternOf(
  'iu',
  String.raw`^(?:no|nope|wait|actually|really|sorry)?[\s,]*(?:it|that|this|they|we)(?:['’]?(?:s|re)| is| are| should be| was supposed to be|`,
  String.raw` (?:all |both )?(?:own|have|hold|get|said|agreed on)(?: (?:it|the company|this|everything))?)(?: (?:really|actually|supposed to be))?[\s,]+(?=.)`,
);

// Figures alone are for everybody in order, and they must be all of it.
const readRatio = (desk: Desk, { text }: Order, lists: readonly FieldId[]): Edit | undefined => {
  const figures = ratio
    .exec(spellOutInDigits(toldBare(desk, text)).replace(/\s+/gu, ' ').trim())
    ?.groups?.['figures']?.match(/\d+(?:\.\d+)?/gu);
  if (!figures) return undefined;
  const fits = lists.filter((one) => entriesOf(desk, one).length === figures.length);
  // Said right behind the shares of a list they are of that list.
  const { asked, trail } = desk.interview;
  const before =
    asked?.kind === 'fact' ? trail.findLast((one) => 'field' in one && one.field !== asked.field) : undefined;
  const told = fits.filter((one) => before !== undefined && 'field' in before && before.field === one);
  const [field, ...others] = told.length > 0 ? told : fits.filter((one) => definitionOf(one).names !== 'alternates');
  if (!field || others.length > 0) return undefined;
  const parts = entriesOf(desk, field).map((entry, index): Part => ({
    who: String(entry['name']),
    share: figures[index] ?? '',
  }));
  return divided(desk, field, [{ kind: 'divide', parts }], { mustBeWhole: true });
};

const divided = (
  desk: Desk,
  field: FieldId,
  edits: readonly ListEdit[],
  { mustBeWhole }: { readonly mustBeWhole: boolean },
): Edit | undefined => {
  const values = editFact(desk, field, edits);
  if (!values) return undefined;
  const isWhole = isWholeAfter(field, values);
  return mustBeWhole && !isWhole
    ? undefined
    : { values, confidence: isWhole ? 0.9 : 0.5, isWeak: true, about: [field], column: 'percentage' };
};

const isWholeAfter = (field: FieldId, values: Values): boolean => {
  const { entries } = definitionOf(field);
  return entries !== undefined && isAll(totalOfList(entries, values[field] as readonly Entry[]));
};

const equal = patternOf(
  'iu',
  String.raw`^(?:(?:please|make|split|divide|do|share|it|that|them|all|of|\d|everybody|everyone|both|each|get`,
  String.raw`|gets|getting|takes?|should|have|be|is|are|to|the|shares?|parts?|portions?|in|just|same|amount|for`,
  String.raw`|evenly|equally|equal|even|alike|down|middle|one|everything|between|among|us|three|four|five`,
  String.raw`|two)[\s,]*)+$`,
);

const readEqual = (desk: Desk, order: Order, lists: readonly FieldId[]): Edit | undefined => {
  const text = toldBare(desk, order.text);
  if (!equal.test(text.trim()) || !/\b(?:same|equal\w*|even\w*|alike|down the middle)\b/iu.test(text)) return undefined;
  const [field, ...others] = lists.filter(
    (one) => definitionOf(one).names !== 'alternates' && entriesOf(desk, one).length > 1,
  );
  if (!field || others.length > 0) return undefined;
  return divided(
    desk,
    field,
    [{ kind: 'divide', parts: [], rest: { to: entriesOf(desk, field).map(({ name }) => String(name)) } }],
    { mustBeWhole: true },
  );
};

const restWords = patternOf(
  'iu',
  String.raw`\b(?:and )?(?:the )?(?:rest|remainder|others?|what(?:'s| is) left|whatever(?:'s| is) left|left ?over`,
  String.raw`|residue|balance)\b(?:\s+(?:share|split|divide|get|take|have|is|goes)s?)*`,
  String.raw`(?:\s+(?:the rest|what is left|the remainder|it|that))?`,
  String.raw`(?:\s*(?:equally|evenly|to be shared|between them|is shared|in equal parts|alike|the same))*`,
);
const saying = patternOf(
  'giu',
  String.raw`\b(?:gets?|takes?|has|have|had|should|receives?|is|are|be|at|now|to|for|a|an|the|of|with|only|share`,
  String.raw`|shares|percent|make|change|give|put|set|each|and|then|also|flip|it|swap|that|parts?|but|said|i|no`,
  String.raw`|so|rather|please|goes|go|equally|switch|pay|owns?|wants?|agrees?|agreed|accepts?|settles?|stays?|keeps?|up|down`,
  String.raw`|raise|increase|bump|lower|reduce|drops?|cut|let|will|one|out|split|splits|sharing|dividing|divide|after|all`,
  String.raw`|my|our|him|her|well|good|fine|brings?)\b`,
);

// Everybody with a share, and perhaps who takes the rest. Every word is accounted for.
const readEach = (desk: Desk, order: Order, lists: readonly FieldId[]): Edit | undefined => {
  const others = findOthersShare(order.text);
  const spoken = order.text.replace(decided, (lead) => ' '.repeat(lead.length));
  const text = eachInWords(others ? blankSpans(spellOutInDigits(spoken), [others]) : spoken);
  const said = sharesSaid(text);
  const rest = restWords.exec(text);
  const named = [...findMentions(desk, text), ...selfIn(desk, text)]
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start, end }) => !said.some((one) => start < one.end && one.start < end));
  if (said.length === 0 || named.length === 0 || isSecondHalf(order, named)) return undefined;
  const spans = [...said, ...named, ...(rest ? [{ start: rest.index, end: rest.index + rest[0].length }] : [])];
  if (tellingWords(blankSpans(spellOutInDigits(text), spans).replace(saying, ' ')).length > 0) return undefined;
  const at = { restAt: rest?.index, eachAt: /\b(?:each|apiece)\b/iu.exec(text)?.index };
  const read = lists.flatMap((field) => {
    const mentions = oneOfList(named, entriesOf(desk, field));
    const paired = mentions && (pairUp(mentions, said, at) ?? (rest ? undefined : pairInClauses(mentions, said, text)));
    return paired && isInList(paired.people, entriesOf(desk, field)) ? [{ field, paired }] : [];
  });
  const [first, second] = read;
  if (!first || (second && definitionOf(second.field).names !== 'alternates')) return undefined;
  const { field, paired } = first;
  const open = entriesOf(desk, field).filter(({ name }) => !paired.people.includes(String(name)));
  const restTo = paired.restTo ?? (rest ? open.map(({ name }) => String(name)) : undefined);
  if (restTo?.length === 0) return undefined;
  if (/\b(?:also|add|another|more|less)\b/iu.test(order.whole) && paired.parts.length === 1) return undefined;
  const parts = others ? [...paired.parts, ...partsOfOthers(open, others)] : paired.parts;
  if (others && (restTo || parts.length === paired.parts.length)) return undefined;
  return (
    (restTo || others
      ? undefined
      : (askShareOrAge(desk, order.text, { field, parts }) ?? adjustOthers(desk, { field, parts, open }))) ??
    divided(desk, field, [{ kind: 'divide', parts, ...(restTo && { rest: { to: restTo } }) }], { mustBeWhole: false })
  );
};

// "We're changing it to 55 for me and 45 for him".
const decided = patternOf(
  'iu',
  String.raw`^\s*(?:(?:and|so|okay|ok|now|actually|well)[\s,]+)*(?:we|i|let)(?:'re|'ve|'m|'s| are| have| am|ll)?(?: now| just| both| all)*`,
  String.raw` (?:chang(?:ing|ed?)|mak(?:ing|e)|mov(?:ing|ed?)|go(?:ing)?|do(?:ing)?|decided|agreed|settled|switch(?:ing|ed)|split(?:ting)?)`,
  String.raw`(?: (?:it|that|things|them|(?:the|our) (?:shares|split|ownership|percentages|numbers)))?(?: (?:to|on|with|for|at|as|be|make it|do))*(?= )`,
);

// "…55 for me and 45 for him": the first half was not understood, and who he is, is told by it.
const isSecondHalf = ({ before }: Order, named: readonly Mention[]): boolean =>
  named.every(({ isPronoun }) => isPronoun) && /\d[^.!?;]*$/u.test(spellOutInDigits(before));

// "Forty and forty, with twenty to the library": figures in order, and of one or another whose it is. They must be all of it.
const readMixed = (desk: Desk, { text }: Order, lists: readonly FieldId[]): Edit | undefined => {
  const said = sharesSaid(text);
  const mentions = findMentions(desk, text);
  if (said.length < 3 || mentions.length === 0 || mentions.some(({ candidates }) => candidates.length !== 1))
    return undefined;
  if (tellingWords(blankSpans(spellOutInDigits(text), [...said, ...mentions]).replace(saying, ' ')).length > 0)
    return undefined;
  const [field, ...others] = lists.filter((one) => {
    const list = entriesOf(desk, one);
    const isIn = (name = ''): boolean => list.some((entry) => isSamePerson(String(entry['name']), name));
    return list.length === said.length && mentions.every(({ candidates }) => isIn(candidates[0]?.name));
  });
  if (!field || others.length > 0) return undefined;
  const beside = mentions.map((mention) => ({
    name: mention.candidates[0]?.name ?? '',
    at: said.findLastIndex(
      ({ end }) =>
        end <= mention.start &&
        mention.start - end < nearby &&
        isGiven.test(spellOutInDigits(text).slice(end, mention.start)),
    ),
  }));
  if (beside.some(({ at }) => at < 0) || new Set(beside.map(({ at }) => at)).size < beside.length) return undefined;
  const left = entriesOf(desk, field)
    .map(({ name }) => String(name))
    .filter((name) => !beside.some((one) => isSamePerson(one.name, name)));
  const open = said.filter((_, at) => !beside.some((one) => one.at === at));
  const parts: readonly Part[] = [
    ...beside.map(({ name, at }) => ({ who: name, share: said[at]?.share ?? '' })),
    ...open.map(({ share }, at) => ({ who: left[at] ?? '', share })),
  ];
  return divided(desk, field, [{ kind: 'divide', parts }], { mustBeWhole: true });
};

const nearby = 20;
const isGiven = /^\W*(?:percent |pct )?(?:(?:is |are |goes |go )?(?:to|for|with)\b|each\b)?(?: (?:the|my))?\W*$/iu;
