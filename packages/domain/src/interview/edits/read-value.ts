import type { FieldId } from '#facts/facts.ts';
import { definitionOf } from '#facts/people-in.ts';
import type { FactKind } from '#facts/fact-kind.ts';
import { isCountyQuestion } from '#interview/answers/is-county-question.ts';
import type { Edit, Order, OrderReader } from '#interview/edits/edit.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { stateInAddress } from '#law/states-in-text.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import { readAs } from '#interview/edits/read-as.ts';
import { readGrant } from '#interview/edits/read-grant.ts';
import { readPart, readTakenIn } from '#interview/edits/read-part.ts';
import { readPlace, tellingWords } from '#interview/edits/read-slot.ts';
import { readSwitch } from '#interview/edits/read-switch.ts';

const plainKinds: ReadonlySet<FactKind> = new Set([
  'text',
  'date',
  'choice',
  'yesNo',
  'number',
  'money',
  'state',
  'address',
] as const);

const is =
  "(?:'s| is| are| was| should be| should say| should read| needs to be| must be| has to be| moved to| changed to| became|:)";
const patterns: readonly RegExp[] = [
  new RegExp(
    `^(?<what>.{2,60}?)\\s+(?:is|was|are)\\s+(?:wrong|incorrect|not right|mistaken|a mistake)\\s*,?\\s*(?:(?:it'?s|it is|it should be|should be|that'?s|make it)\\s+)?(?<value>.+)$`,
    'iu',
  ),
  new RegExp(
    `^(?:change|correct|set|switch|make|update|put|fix)\\s+(?<what>.{2,60}?)(?:\\s+from\\s+(?<old>.{1,40}?))?\\s*(?:\\s(?:to|as|at|into)\\s|:\\s*|\\s(?=\\$?\\d))(?<value>.+)$`,
    'iu',
  ),
  new RegExp(`^(?:wrong|incorrect)\\s+(?<what>.{2,40}?)\\s*[,:]\\s*(?:it'?s |it is |should be )?(?<value>.+)$`, 'iu'),
  new RegExp(`^(?<what>.{2,60}?)${is}\\s+(?:now |actually |really |only )*(?<value>.+)$`, 'iu'),
];

/** "The state is Vermont", "wrong county, Travis", "change the trust name to …": one value, by what it is called. */
export const readValue: OrderReader = (desk, order) => {
  for (const pattern of patterns) {
    const { what, value } = pattern.exec(order.text)?.groups ?? {};
    const edit = what === undefined || value === undefined ? undefined : setCalled(desk, { what, value });
    if (edit) return edit;
  }
  return (
    readUnit(desk, order) ??
    readAddressed(desk, order) ??
    readCounty(desk, order) ??
    readCalled(desk, order) ??
    readTurned(desk, order) ??
    readPart(desk, order) ??
    readNewHome(desk, order) ??
    readGrant(desk, order) ??
    readSwitch(desk, order)
  );
};

const sorry = /[\s,]+(?:(?:sorry|my mistake|my bad|oops)\b.*|(?:and )?(?:not|rather than|instead of)\s.{1,60})$/iu;

const setCalled = (
  desk: Desk,
  { what, value }: { readonly what: string; readonly value: string },
): Edit | undefined => {
  const place = readPlace(desk, what);
  const [field, ...others] = place.fields;
  if (!field || others.length > 0 || place.left !== '' || !plainKinds.has(definitionOf(field).kind)) return undefined;
  if (definitionOf(field).names === 'maker' || desk.facts[field] === undefined) return undefined;
  const part = readPart(desk, { text: `${what} is ${value}`, whole: '', before: '' });
  if (part) return part;
  const said = value.replace(sorry, '');
  // A part of an address is no address.
  if (definitionOf(field).kind === 'address' && !/\d{5}/u.test(said)) return readTakenIn(desk, field, value);
  const read = readAs(desk, field, said);
  return read === undefined ? undefined : { values: { [field]: read }, isWeak: true, about: [field] };
};

const ofUnit =
  /^(?:(?:make|change|set|put) (?:it|that|them)(?: to| at)?|(?:it|that) should be|should be|better|rather|let it be)\s+(?<value>\d{1,4}\s+(?<unit>\p{L}+))$/iu;

// "Make it thirty days": the only number that is counted so.
const readUnit = (desk: Desk, { text }: Order): Edit | undefined => {
  const { value, unit } = ofUnit.exec(spellOutInDigits(text).replace(/\s+/gu, ' ').trim())?.groups ?? {};
  if (value === undefined || unit === undefined) return undefined;
  const [only, ...others] = desk.questions.filter(
    (one) => one.kind === 'number' && one.unit === unit.toLowerCase() && desk.facts[one.field] !== undefined,
  );
  const read = only && others.length === 0 ? readAs(desk, only.field, value) : undefined;
  return only && read !== undefined ? { values: { [only.field]: read }, isWeak: true, about: [only.field] } : undefined;
};

const addressed = patternOf(
  'iu',
  String.raw`^(?:(?:and|also|all|our|my|the|any|its)\s+)*(?<what>[\p{L} ]{3,40}?)\s+(?:(?:should|must|can|has to|needs to)\s+)?`,
  String.raw`(?:go|goes|come|comes|is sent|be sent|get sent|gets sent|arrives|is)(?:\s+(?:to|at|in))?\s+(?:the |our |my )?`,
  String.raw`(?<value>(?:p\.?\s?o\.?\s?box|\d)[^?]{5,90}?)(?:\s*,?\s*(?:add that|please|by the way|btw|add it|that is))*$`,
);

// "Mail goes to PO Box 12, …": an address, by a word of what it is called, whether or not one is recorded.
const readAddressed = (desk: Desk, { text }: Order): Edit | undefined => {
  const { what, value } = addressed.exec(text)?.groups ?? {};
  if (what === undefined || value === undefined || !/\b\d{5}(?:-\d{4})?$/u.test(value.trim())) return undefined;
  const said = tellingWords(what);
  const meant = desk.questions.filter(
    ({ kind, label }) =>
      kind === 'address' &&
      said.length > 0 &&
      said.every((word) => tellingWords(label).some((own) => own.startsWith(word.replace(/s$/u, '')))),
  );
  const [only, ...others] = meant;
  const read = only && others.length === 0 ? readAs(desk, only.field, value) : undefined;
  return only && read !== undefined ? { values: { [only.field]: read }, isWeak: true, about: [only.field] } : undefined;
};

const ofCounty = patternOf(
  'iu',
  String.raw`^(?<lead>(?:(?:no|i meant?|it'?s|it is|it should be|should be|make it|that'?s|we(?:'re| are| live) in|i(?:'m| am| live) in|in)[\s,]+)*)`,
  String.raw`(?<value>(?!.* of )\p{L}[\p{L}.' -]{1,30}?) (?<kind>county|parish)$`,
);

// "I meant Clackamas County": the one county that is recorded.
const readCounty = (desk: Desk, { text }: Order): Edit | undefined => {
  const { lead = '', value, kind = '' } = ofCounty.exec(text)?.groups ?? {};
  const asked = desk.questions.find(({ field }) => field === desk.asked);
  // Asked for people or things, "St. Bridget parish" is one of them.
  const isElse = lead === '' && asked !== undefined && asked.kind !== 'address' && !isCountyQuestion(asked);
  const [only, ...others] = desk.questions.filter(
    (question) => isCountyQuestion(question) && desk.facts[question.field] !== undefined,
  );
  if (value === undefined || isElse || !only || others.length > 0 || !/^\p{Lu}/u.test(value)) return undefined;
  if (kind.toLowerCase() === 'parish' && lead === '' && !/\bparish\b/iu.test(String(desk.facts[only.field])))
    return undefined;
  const read = readAs(desk, only.field, value);
  return read === undefined ? undefined : { values: { [only.field]: read }, isWeak: true, about: [only.field] };
};

const called =
  /^(?:(?:(?:call|name)|re-?name(?= .+ (?:to|as) )) (?<it>it|the \p{L}+|my \p{L}+)(?: (?:to|as))?|(?<what>.{2,40}?)(?:'s| is| should be) (?:called|named))\s+(?<value>.+)$/iu;

const anew =
  /^(?:it'?s|it is|it should be|make it|that'?s)\s+(?<value>.{5,80}?)(?:,? (?:(?:the )?other way (?:a)?round|instead|now))?$/iu;

// "It's Thorn & Kestrel LLC, the other way around": the words of a recorded title in another order.
const readTurned = (desk: Desk, { text }: Order): Edit | undefined => {
  const { value = '' } = anew.exec(text)?.groups ?? {};
  const sorted = (words: unknown): string => tellingWords(String(words)).toSorted().join(' ');
  const [title, ...others] = desk.questions.filter(
    ({ kind, names, field }) =>
      kind === 'text' &&
      names === undefined &&
      desk.facts[field] !== undefined &&
      sorted(desk.facts[field]) === sorted(value),
  );
  if (!title || others.length > 0 || tellingWords(value).length < 2) return undefined;
  const read = readAs(desk, title.field, value);
  return read === undefined ? undefined : { values: { [title.field]: read }, confidence: 0.9 };
};

// "The company is called …": a title, by what it is the title of.
const readCalled = (desk: Desk, { text }: Order): Edit | undefined => {
  const { it, what, value } = called.exec(text)?.groups ?? {};
  if (value === undefined) return undefined;
  const titles = desk.questions.filter(
    ({ kind, names, field, label }) =>
      kind === 'text' && names === undefined && desk.facts[field] !== undefined && /\bname\b/iu.test(label),
  );
  const words = tellingWords(what ?? it ?? '');
  const meant = titles.filter(({ label }) => words.every((word) => tellingWords(label).includes(word)));
  const [title, ...others] = meant;
  if (!title || others.length > 0) return undefined;
  const read = readAs(desk, title.field, value.replace(sorry, '').replace(/\s+instead$/iu, ''));
  return read === undefined ? undefined : { values: { [title.field]: read } };
};

const moved = patternOf(
  'iu',
  String.raw`^(?:(?:i|we)(?:'ve| have)? (?:just |recently )?moved(?: to)?|(?:i|we)(?:'m| am|'re| are)? (?:now )?(?:live|living|stay|staying|reside)(?: now)?`,
  String.raw`(?: (?:(?:near|with|by|close to) (?:my |our )?\p{L}+(?: now)?,?|at|in))?|new address)\s*[:,.]?\s*(?<value>\d.*?)(?: now| these days)?$`,
);

// "We moved. 9 Lakeview Terrace, Duluth": a whole new address of the own home.
const readNewHome = (desk: Desk, { text }: Order): Edit | undefined => {
  const { value } = moved.exec(text)?.groups ?? {};
  const home = desk.questions.find(({ role }) => role === 'maker-address');
  if (value === undefined || !home || desk.facts[home.field] === undefined) return undefined;
  return readAddress(desk, home.field, value);
};

const readAddress = (desk: Desk, field: FieldId, value: string): Edit | undefined => {
  if (!/\d{5}/u.test(value)) return undefined;
  const read = readAs(desk, field, value);
  if (read === undefined) return undefined;
  // Which state it is in is what the rest of the document turns on: without it, it is asked back.
  const whole = withState(String(read), String(desk.facts[field]));
  return { values: { [field]: whole }, ...(stateInAddress(whole) === undefined && { confidence: 0.5 }) };
};

// The ZIP codes that begin alike are in one state.
const withState = (address: string, before: string): string => {
  const [zip, old] = [/\d{5}$/u.exec(address)?.[0], /\d{5}$/u.exec(before)?.[0]];
  const state = stateInAddress(before);
  return stateInAddress(address) !== undefined || !zip || !state || zip.slice(0, 3) !== old?.slice(0, 3)
    ? address
    : address.replace(/,? \d{5}$/u, `, ${state} ${zip}`);
};
