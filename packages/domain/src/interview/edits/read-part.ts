import { isShortFor } from '#names/short-names.ts';
import type { FieldId } from '#facts/facts.ts';
import { editFact } from '#interview/edits/change-list.ts';
import type { Edit, Order } from '#interview/edits/edit.ts';
import { findMentions } from '#interview/edits/find-mentions.ts';
import { blankSpans } from '#interview/language/blank.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { partOfDay } from '#interview/edits/part-of-day.ts';
import { isOfPerson, type Taken } from '#interview/edits/is-of-person.ts';
import { readAs } from '#interview/edits/read-as.ts';
import { readPlace, readSlot } from '#interview/edits/read-slot.ts';
import { pairs } from '#interview/edits/taken-pairs.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { fieldOf } from '#facts/told.ts';
import { findState } from '#law/states-in-text.ts';
import { parseFact } from '#interview/set-fact.ts';
import { wordKey } from '#kit/word-key.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** A part of what is recorded that is said anew: a ZIP code, a house number, the year of a birth, a word of a description. */
export const readPart = (desk: Desk, order: Pick<Order, 'text' | 'whole' | 'before'>): Edit | undefined =>
  readAddressPart(desk, order.text) ?? readDayPart(desk, order.text) ?? readTaken(desk, order.text);

const setText = (field: FieldId, value: string): Edit | undefined =>
  parseFact(field, value).ok ? { values: { [field]: value } } : undefined;

const zip = /\bzip(?: ?code)?\b.*?\b(?<fresh>\d{5}(?:-\d{4})?)\b/iu;
const zipAlone =
  /^[^\d,]{0,60}\bzip(?: ?code)?\b[^\d,]{0,20},\s*(?:(?:it'?s?|should|is|be|must|reads?|the|right|correct|one|make|that'?s?|to)\s+)*\d{5}(?:-\d{4})?$/iu;
const zipOfOther = /(?:\p{L}['’]s|\b(?:his|her|their)) zip\b/iu;
const house = /\b(?:house|street|building) (?:number|no|#)\.?\b.*?\b(?<fresh>\d{1,6}[a-z]?)\b/iu;
// Only small words may stand between, and a letter alone is no article: “an apartment in Orlando and a car” is none of it.
const unit = patternOf(
  'iu',
  String.raw`\b(?:apt|apartment|unit|suite|room)\b[.,:#]?`,
  String.raw`(?:\s+(?:number|no\.?|is|was|now|not|should|must|has|needs|to|be|changed|it'?s|actually|really|#))*[\s#]*`,
  String.raw`\b(?<fresh>\d{1,5}[a-z]?|[a-z](?! \p{L}))\b(?! ?(?:bed|bath)?-?rooms?\b)`,
);

const homeOf = ({ questions, facts }: Desk): FactQuestion | undefined =>
  questions.find(
    ({ kind, role, field }) => kind === 'address' && role === 'maker-address' && facts[field] !== undefined,
  ) ?? questions.find(({ kind, field }) => kind === 'address' && facts[field] !== undefined);

const readAddressPart = (desk: Desk, text: string): Edit | undefined => {
  const home = homeOf(desk);
  const address = home && desk.facts[home.field];
  if (!home || typeof address !== 'string') return undefined;
  const [code, number, flat] = [zip, house, unit].map((pattern) => pattern.exec(text)?.groups?.['fresh']);
  if (zipOfOther.test(text) || (!zipAlone.test(text) && /\d{5}.*,|,.*\d{5}/u.test(text))) return undefined;
  if (code !== undefined && /\d{5}(?:-\d{4})?$/u.test(address))
    return setText(home.field, address.replace(/\d{5}(?:-\d{4})?$/u, code));
  if (code !== undefined) return setText(home.field, `${address} ${code}`);
  if (number !== undefined && /^\d+\S*/u.test(address)) return setText(home.field, address.replace(/^\d+\S*/u, number));
  const place = /\b(?:apt|apartment|unit|suite|room|#)\.?\s*(?<now>[\w-]+)/iu.exec(address);
  if (flat !== undefined && place?.groups?.['now'])
    return setText(home.field, address.replace(place[0], place[0].slice(0, -place.groups['now'].length) + flat));
  const [street = ''] = address.split(',');
  const isSameStreet = ofOwn.test(text) && street !== '' && text.toLowerCase().includes(street.toLowerCase());
  return flat !== undefined && !place && (lacking.test(text) || isSameStreet)
    ? addUnit(home.field, address, unit.exec(text)?.[0] ?? '')
    : undefined;
};

const ofOwn = /^(?:\d|(?:it|that)(?:'?s| is| should be)\s+\d|(?:my|our|the) (?:\p{L}+ )?address\b)/iu;

const lacking =
  /\b(?:missing|missed|forg[eo]t\p{L}*|add|left (?:\p{L}+ ){0,3}(?:out|off)|include|needs?|put|there(?:'s| is)|lacks?)\b/iu;

// "Apartment 4 is missing": behind the street, which is all before the first comma.
const addUnit = (field: FieldId, address: string, said: string): Edit | undefined => {
  const [street = '', ...rest] = address.split(',');
  const written = said
    .replace(/\b(?:number|no\.?|is|was|now|should|must|be|to)\b/giu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return rest.length === 0
    ? undefined
    : setText(field, [street, ` ${written.charAt(0).toUpperCase()}${written.slice(1)}`, ...rest].join(','));
};

// "I was born in 1962", "my birthday is the 24th of November": what is not said of a day stays.
const readDayPart = (desk: Desk, text: string): Edit | undefined => {
  const plain = blankSpans(
    text,
    findMentions(desk, text).filter(({ isPronoun }) => !isPronoun && /^\p{Lu}/u.test(text)),
  );
  const [said, taken] = plain.split(/\s*,?\s+(?:and |but )?(?:not|instead of|rather than|you have|you wrote)\s+/iu);
  const dates = desk.questions.filter(({ kind, field }) => kind === 'date' && desk.facts[field] !== undefined);
  if (said === undefined || dates.length === 0 || !/\d/u.test(said)) return undefined;
  // "He was born in 1957, not 1956": the day that stood there is the one that is meant, whosever it is.
  const standing = taken === undefined ? [] : dates.filter(({ field }) => hasPart(desk, field, taken));
  const called = dates.filter((question) => isOfDay(desk, question, text));
  const [only, ...others] = standing.length === 1 || called.length === 0 ? standing : called;
  if (!only || others.length > 0) return undefined;
  // A whole day may be that of a fact that has none yet.
  const isOpen = desk.questions.some(
    ({ day: one, field, isAsked }) => one?.event === only.day?.event && isAsked && desk.facts[field] === undefined,
  );
  if (isOpen && taken === undefined) return undefined;
  const day = partOfDay(String(desk.facts[only.field]), said, desk.today);
  if (day === undefined || day === desk.facts[only.field]) return undefined;
  return parseFact(only.field, day).ok ? { values: { [only.field]: day } } : undefined;
};

const hasPart = ({ facts, today }: Desk, field: FieldId, taken: string): boolean =>
  partOfDay(String(facts[field]), taken, today) === facts[field];

const mine = /\b(?:my(?! (?:wife|husband|spouse|partner)\b)|i|i'?m)\b/iu;
// "I have his birthday wrong": whoever speaks of it is not whose it is.
const ofOther =
  /\b(?:his|her|their) (?:own |real |right |correct )?(?:birth\p{L}*|bdays?|b-days?|dob|date of birth|day of birth)\b/iu;

// "Vera says I got her year wrong. She was born in 1958".
const saysWhoWasSpokenOf = /\b(?:she|he|her|his|they|their)\b/iu;

const bornOther = /\b(?:she|he)(?:['’]s| is| was)? born\b/iu;

const isOfDay = (desk: Desk, question: FactQuestion, text: string): boolean => {
  const event = question.day?.event;
  if (event !== 'birth' && readPlace(desk, text).fields.includes(question.field)) return true;
  if (event === 'signing') return /\b(?:sign(?:ed|ing)?|dated|executed)\b/iu.test(text);
  if (event !== 'birth' || !/\b(?:born|birth\w*|dob)\b/iu.test(text)) return false;
  const spouse = desk.facts[fieldOf('spouse-name')];
  const given = typeof spouse === 'string' ? (wordKey(spouse).split(' ')[0] ?? '') : '';
  const isOfSpouse =
    (ofOther.test(text) && !namesAnother(desk, text, spouse)) ||
    (saysWhoWasSpokenOf.test(text) && desk.spoken !== undefined && desk.spoken.name === spouse) ||
    (typeof spouse === 'string' &&
      wordKey(text)
        .split(' ')
        .some((word) => word === given || isShortFor(word, given)));
  const isFirst = desk.questions.find((one) => one.day?.event === 'birth')?.field === question.field;
  return isFirst
    ? (mine.test(text) || /^(?:was )?born\b/iu.test(text)) &&
        !isOfSpouse &&
        !ofOther.test(text) &&
        !bornOther.test(text)
    : isOfSpouse || /\b(?:wife|husband|spouse|partner)\b/iu.test(text);
};

// "My son says I have his birthday wrong": it is the day of somebody who is neither of the two.
const namesAnother = (desk: Desk, text: string, spouse: unknown): boolean => {
  const named = findMentions(desk, text).filter(({ isPronoun, candidates }) => !isPronoun && candidates.length > 0);
  return named.length > 0 && !named.some(({ candidates }) => candidates.some(({ name }) => name === spouse));
};

// "Buena Vista, not Leadville", "Not Colorado. New Mexico.": what is taken back stands in one place, and is written anew there.
const readTaken = (desk: Desk, text: string): Edit | undefined => {
  for (const pattern of pairs) {
    const { old, fresh: said } = pattern.exec(text)?.groups ?? {};
    if (old === undefined || said === undefined) continue;
    const fresh = lastSentence(said);
    const found = [
      ...takenState(desk, old, fresh),
      ...takenText(desk, { text, old, fresh }),
      ...takenThing(desk, old, fresh),
      ...takenSum(desk, old, fresh),
    ];
    const [only, ...others] = found;
    if (only && others.length === 0) return only;
  }
  return undefined;
};

// What was told before the right word is no part of it: `we looked it up. It is First Bank`.
const lastSentence = (said: string): string =>
  said
    .replace(/^.*[.;!?]\s+(?=\p{L})/su, '')
    .replace(/(?<=\S)\s+(?:now|nowadays|these days)$/iu, '')
    .replace(/^(?:it|that|this)(?:['’]s| is| was| should be)\s+/iu, '');

/** "17 Larimer Street, not 15": the same in one text, by what it is called. */
export const readTakenIn = (desk: Desk, field: FieldId, text: string): Edit | undefined => {
  const value = desk.facts[field];
  for (const pattern of pairs) {
    const { old, fresh } = pattern.exec(text)?.groups ?? {};
    const written =
      old === undefined || fresh === undefined || typeof value !== 'string' ? undefined : swap(value, old, fresh);
    if (written !== undefined) return setText(field, written);
  }
  return undefined;
};

const takenState = (desk: Desk, old: string, fresh: string): readonly Edit[] => {
  const [before, after] = [findState(old), findState(fresh)];
  if (before === undefined || after === undefined) return [];
  return desk.questions
    .filter(
      ({ kind, field, role, follows }) =>
        kind === 'state' && follows === undefined && role === undefined && desk.facts[field] === before,
    )
    .map(({ field }) => ({ values: { [field]: after } }));
};

const textKinds: ReadonlySet<string> = new Set(['text', 'address', 'longText']);

// "To Joanne, not the trust": what takes or is made, and no word of its name.
const anyOfKind = /^(?:trust|will|estate|document|company|business|firm|family|court|state)$/iu;

const takenText = (desk: Desk, taken: Taken): readonly Edit[] =>
  (anyOfKind.test(taken.old.trim()) ? [] : desk.questions).flatMap(({ kind, field, names }) => {
    const value = desk.facts[field];
    if (!textKinds.has(kind) || names !== undefined || typeof value !== 'string') return [];
    if (kind === 'longText' && isOfPerson(desk, taken, value)) return [];
    const text = swap(value, taken.old, taken.fresh);
    const edit = text === undefined ? undefined : setText(field, text);
    return edit ? [edit] : [];
  });

const takenThing = (desk: Desk, old: string, fresh: string): readonly Edit[] =>
  desk.things.flatMap((thing) => {
    // Whoever receives a thing is no word of what it is.
    const text =
      !/\d/u.test(fresh) && readSlot(desk, fresh).people.length > 0 ? undefined : swap(thing.words, old, fresh);
    const values =
      text === undefined ? undefined : editFact(desk, thing.field, [{ kind: 'rename', who: thing.words, name: text }]);
    return values ? [{ values }] : [];
  });

const takenSum = (desk: Desk, old: string, fresh: string): readonly Edit[] =>
  desk.questions.flatMap(({ kind, field }) => {
    if ((kind !== 'money' && kind !== 'number') || desk.facts[field] === undefined) return [];
    const [before, after] = [
      readAs({ ...desk, facts: { ...desk.facts, [field]: undefined } }, field, old),
      readAs(desk, field, fresh),
    ];
    return before === desk.facts[field] && after !== undefined ? [{ values: { [field]: after } }] : [];
  });

// `First Community Bank, not Federal`, of First Federal Bank: what stands around the word already is not written twice.
const between = (before: string, fresh: string, after: string): string => {
  let words = fresh.split(' ');
  const [left, right] = [before.trim().split(' '), after.trim().split(' ')];
  const isSame = (some: readonly string[], others: readonly string[]): boolean =>
    wordKey(some.join(' ')) === wordKey(others.join(' '));
  for (let count = words.length - 1; count > 0; count -= 1)
    if (isSame(words.slice(0, count), left.slice(-count))) words = words.slice(count);
  for (let count = words.length - 1; count > 0; count -= 1)
    if (isSame(words.slice(-count), right.slice(0, count))) words = words.slice(0, -count);
  return words.join(' ');
};

const placing = /\b(?:in|at|on|near|by|with|from|of)$/iu;

/** A text with a stretch of whole words written anew; a number keeps its sign. Undefined where the stretch does not stand in it once. */
const swap = (text: string, old: string, fresh: string): string | undefined => {
  const said = old.replace(/^(?:the|an?|my)\s+/iu, '').trim();
  const escaped = said.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replace(/^\\\$/u, '');
  if (!/[\p{L}\p{N}]{2}|\d/u.test(said)) return undefined;
  const isNumber = /^\$?[\d,.]+$/u.test(said);
  // "Not 28" is said of 28,000 too, and of no part of another number.
  const pattern = isNumber
    ? new RegExp(`(?<![\\p{L}\\p{N}.,])${escaped}(?<thousands>,000)?(?![\\p{L}\\p{N}]|[.,]\\d)`, 'giu')
    : new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
  const hits = [...text.matchAll(pattern)];
  if (hits.length !== 1) return undefined;
  const whole = fresh.replace(/^(?:the|an?|my)\s+/iu, '').trim();
  // `920 Peach Court, not 902`: the number alone is another.
  const numbers = whole.match(/\$?\d[\d,.]*(?<=\d)/gu) ?? [];
  const [number = whole] = numbers.length === 1 || /^\$?\d/u.test(whole) ? numbers : [];
  const before = text.slice(0, hits[0]?.index).trimEnd();
  // `Near Leadville`, which is `in Buena Vista`: one word for where it is.
  const placed = placing.test(before) ? whole.replace(/^(?:in|at|on|near|by|with)\s+/iu, '') : whole;
  const plain = between(before, placed, text.slice((hits[0]?.index ?? 0) + (hits[0]?.[0].length ?? 0)));
  const isShort = hits[0]?.groups?.['thousands'] !== undefined && !number.includes(',');
  const written = isNumber ? `${number}${isShort ? ',000' : ''}` : plain;
  // "The vans should be three": how many is no name of what they are.
  if (isNumber !== /^\$?[\d,.]+$/u.test(spellOutInDigits(written).trim())) return undefined;
  const isTitle = /^\p{Lu}/u.test(hits[0]?.[0] ?? '') && !/\p{Lu}/u.test(written);
  return text.replace(
    pattern,
    isTitle ? written.replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase()) : written.replace(/^\$/u, ''),
  );
};
