import type { FieldId } from '#facts/facts.ts';
import { isOrganization } from '#facts/is-organization.ts';
import { definitionOf } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { askWhich } from '#interview/edits/ask-which.ts';
import { inTurn, removePerson, removeThing } from '#interview/edits/change-list.ts';
import type { Edit, Order, OrderReader } from '#interview/edits/edit.ts';
import { type Desk, type KnownPerson } from '#interview/edits/known-entries.ts';
import { findThings, readPlace, readSlot, tellingWords, thingsSpokenOf } from '#interview/edits/read-slot.ts';
import { categoryOf } from '#interview/reader/property/assets.ts';
import { sumOf } from '#interview/lists/join-gifts.ts';
import { keepOnly } from '#interview/edits/keep-only.ts';
import { listWords } from '#kit/list-words.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { parseFact } from '#interview/set-fact.ts';

const verb =
  '(?:remove|delete|drop|forget(?: about)?|erase|strike|scratch|cancel|clear|kick|cut|pull|nix|exclude|omit|eliminate|discard)';
const takes = '(?:take|leave|cross|strike|scratch|cut|pull|kick|clear|get|put)';
const polite = '(?:just |also |then |again |completely )?';

const orders: readonly RegExp[] = [
  new RegExp(`^${polite}${takes}\\s+(?:out|off|away|rid)(?: of)?\\s+(?<what>.+)$`, 'iu'),
  new RegExp(
    `^${polite}${takes}\\s+(?<what>.+?)\\s+(?:out|off|away|down)\\b(?! by| payment)(?: of| from| as)?\\s*(?<where>.*)$`,
    'iu',
  ),
  new RegExp(`^${polite}${verb}\\s+(?:out |off )?(?<what>.+)$`, 'iu'),
  // "Ida has moved away, so don't put her down".
  /^(?:please )?(?:don'?t|do not|no need to) (?:put|list|use|name|include|count|write|have) (?<what>.{2,50}?)(?: down| on| in| there| at all| please)*(?: (?:as|for) (?<where>.+))?$/iu,
  /^(?:there (?:is|are) )?no (?:more|longer (?:any|a)) (?<what>.+)$/iu,
  /^(?:(?:i|we) (?:do not|don'?t) want|not) (?<what>.+?) (?:any ?more|any longer|no more)(?<where> (?:as|for) .+)?$/iu,
  /^(?<what>.{2,50}?),?\s+(?:i|we) (?:do not|don'?t|no longer) want (?:him |her |them |it )?(?<where>(?:as|for|in|among) .+?)(?:\s+(?:any ?more|any longer))?$/iu,
  new RegExp(
    `^(?<what>.{2,60}?)\\s+(?:please |so |to |you can |we can )?${takes}(?: (?:it|that|this|them|him|her))?\\s+(?:out|off|away)$`,
    'iu',
  ),
  new RegExp(`^(?<what>.+?)\\s+(?:please |so |to )?${verb}(?: (?:it|that|this|them|him|her|please))*$`, 'iu'),
  patternOf(
    'iu',
    String.raw`^(?<what>.+?)\s+(?:can |should |must |has to |have to |needs to |may |will )?(?:come|comes|go|goes|be taken|be left|be removed|be deleted|be dropped`,
    String.raw`|taken|removed|deleted)\s*(?:out|off|away)?(?: (?:of )?(?:the|my|that|this|our) (?:list|trust|will|inventory))?$`,
  ),
];

/** "Take Tom out", "no more boat", "drop Rita from the trustees": entries and whole answers that are to go. */
export const readRemoval: OrderReader = (desk, order) => {
  if (isHindered(order.text)) return undefined;
  const kept = keepOnly(desk, order);
  if (kept) return kept;
  if (disinherits(desk, order)) return undefined;
  for (const pattern of orders) {
    const { what, where = '' } = pattern.exec(order.text)?.groups ?? {};
    const found = what === undefined ? undefined : removeMeant(desk, order, { what, where });
    if (found) return found;
  }
  const none = /^(?:there (?:are|is) |i want |we want |with )?no (?<what>.+?)(?: at all)?$/iu.exec(order.text)
    ?.groups?.['what'];
  return none === undefined
    ? undefined
    : (removeWhole(desk, none) ?? removeOnly(desk, none) ?? removeGiftOf(desk, order, none));
};

// "No cello please": the one thing that is called so.
const removeOnly = (desk: Desk, what: string): Edit | undefined => {
  const things = findThings(desk, what);
  return things.length === 1 ? takeOut(desk, things) : undefined;
};

// What is not wanted, what somebody else may do, and what hangs on a condition is no order.
const isHindered = (text: string): boolean =>
  /\b(?:don'?t|do not|never|shouldn'?t|wouldn'?t|can'?t|cannot|not)\s+(?:\p{L}+ )?(?:remove|delete|drop|erase|strike|scratch|cross|take|clear|cancel|cut|exclude)\b/iu.test(
    text,
  ) ||
  /\b(?:may|can|could|might|right to|power to|able to|allowed to) (?:remove|take|drop|delete|cancel|exclude)\b/iu.test(
    text,
  ) ||
  /\b(?:if|unless|until|when|once|as soon as)\b/iu.test(text);

// Whoever is left out, and not of something that is named, is left out on purpose: another answer says so. A body takes, or does not.
const disinherits = (desk: Desk, { text }: Order): boolean => {
  const who =
    /^(?:leave|cut)\s+(?<who>.+)\s+out(?:\s+of\s+(?:the|my|our|this)\s+(?:trust|will|estate|document))?$/iu.exec(text)
      ?.groups?.['who'];
  if (who === undefined || !desk.questions.some(({ names }) => names === 'omitted')) return false;
  const { people, left } = readSlot(desk, who);
  const isBody = ({ name, relationships: [relationship = ''] }: KnownPerson): boolean =>
    isOrganization({ name, relationship });
  return left !== '' || people.length === 0 || !people.every(isBody);
};

const scopeWords = /\s+(?:from|off|out of|as|among|on|of|in|for)\s+(?:being\s+)?(?<where>.+)$/iu;

const removeMeant = (
  desk: Desk,
  order: Order,
  said: { readonly what: string; readonly where: string },
): Edit | undefined => {
  const scope = said.where.trim() === '' ? scopeWords.exec(said.what) : null;
  const where = (scope?.groups?.['where'] ?? said.where).replace(/^(?:as|for|from|of|in|on)\s+/iu, '');
  const place =
    where === '' || /^(?:everything|everywhere|there|it|here|me|us)$/iu.test(where.trim())
      ? undefined
      : readPlace(desk, where);
  const isPlace = place !== undefined && place.fields.length > 0 && place.left === '';
  // What stands behind `out` and names no place says more than is understood.
  if (place !== undefined && !isPlace && place.left !== '' && said.where.trim() !== '') return undefined;
  const what =
    isPlace && scope
      ? said.what.slice(0, scope.index)
      : scope && !isPlace && /^everything$/iu.test(where)
        ? said.what.slice(0, scope.index)
        : said.what;
  const isEverywhere = /\b(?:everything|everywhere|completely|entirely|altogether)\b/iu.test(order.whole);
  const bare = what.replace(/\b(?:everything|everywhere|completely|entirely|altogether)\b/giu, '').trim();
  return (
    removePeople(desk, order, { what: bare, ...placesMeant(desk, where, isPlace ? place.fields : []), isEverywhere }) ??
    removeGiftOf(desk, order, bare) ??
    removeThings(desk, order, bare, isPlace ? place.fields : []) ??
    removeNumbered(desk, bare) ??
    removeWhole(desk, bare)
  );
};

const bareBackup = /^(?:(?:the|a|my|our|his|her) )*(?:back-?ups?|alternates?|second choice|next in line)$/iu;

// "The backup" by itself is whoever takes or serves behind somebody: where one stands in several such places it is asked.
const placesMeant = (
  { questions }: Desk,
  where: string,
  fields: readonly FieldId[],
): Pick<Meant, 'fields' | 'isVague'> => {
  if (fields.length === 0 || !bareBackup.test(where.trim())) return { fields };
  const lines = questions.flatMap(({ nextInLine }) => (nextInLine === undefined ? [] : [nextInLine as FieldId]));
  return { fields: [...new Set([...fields, ...lines])], isVague: true };
};

interface Meant {
  readonly what: string;
  readonly fields: readonly FieldId[];
  /** The places are several things that one word may mean. */
  readonly isVague?: true;
  readonly isEverywhere: boolean;
}

/** People out of the places that are named, or of the only one where they stand; asked where it is not clear. */
export const removePeople = (
  desk: Desk,
  order: Order,
  { what, fields, isEverywhere, isVague }: Meant,
): Edit | undefined => {
  const slot = readSlot(desk, what);
  if (slot.left !== '' || slot.mentions.length === 0) return undefined;
  if (slot.unclear.length > 0) return askWhich(desk, order, slot);
  const people = slot.people.filter(({ isMaker }) => !isMaker || fields.length > 0);
  const [first] = people;
  if (!first) return undefined;
  const standing = (person: KnownPerson): readonly FieldId[] =>
    person.fields.filter((field) => (fields.length === 0 || fields.includes(field)) && !isScalar(field));
  if (people.some((person) => standing(person).length === 0)) return undefined;
  const places = [...new Set(people.flatMap(standing))];
  const isAsked = desk.asked !== undefined && places.includes(desk.asked) && fields.length === 0 && !isEverywhere;
  if ((fields.length === 0 || isVague) && !isEverywhere && !isAsked && places.length > 1)
    return people.length === 1 ? { unclear: { name: first.name, fields: places } } : undefined;
  const from = (person: KnownPerson): readonly FieldId[] =>
    isAsked && desk.asked ? standing(person).filter((field) => field === desk.asked) : standing(person);
  const values = inTurn(
    desk,
    people.map((person) => (now) => removePerson(now, person, from(person))),
  );
  return values && { values };
};

// The name of the spouse stands as long as the marriage.
const isScalar = (field: FieldId): boolean =>
  definitionOf(field).kind === 'text' || definitionOf(field).names === 'maker';

// "The gift to Gloria", "her gift": what somebody receives, by the one who receives it.
const removeGiftOf = (desk: Desk, order: Order, what: string): Edit | undefined => {
  const said =
    /\b(?:gifts?|bequests?|legacy|money|cash|sum|what (?:i|we) (?:have )?(?:left|leave|gave|give|put))\b/iu.exec(what);
  if (!said) return undefined;
  if (/^(?:that|this|the) (?:gift|bequest)$/iu.test(what.trim())) {
    const spoken = thingsSpokenOf(desk, order.before);
    const [thing, ...others] = spoken.filter(({ recipient }) => recipient !== undefined);
    return thing && others.length === 0 ? takeOut(desk, [thing]) : undefined;
  }
  const isMoney = /^(?:money|cash|sum)$/iu.test(said[0]);
  const slot = readSlot(
    desk,
    what.replace(said[0], ' ').replace(/\b(?:gifts?|bequests?|legacy|all|both|any|special|particular)\b/giu, ' '),
  );
  const [only] = slot.people;
  const before = readSlot(desk, order.before).people.at(-1);
  const meant = only ?? (slot.mentions.length > 0 ? before : undefined);
  if (!meant || slot.left !== '') return undefined;
  const things = desk.things.filter(
    ({ recipient = '', words }) => isSamePerson(recipient, meant.name) && (!isMoney || sumOf(words) !== undefined),
  );
  return things.length === 0 ? undefined : takeOut(desk, things);
};

// "The second trustee": the only one who can be meant, or one of those who follow.
const removeNumbered = (desk: Desk, what: string): Edit | undefined => {
  const word = /\b(?:first|second|third|fourth|last|1st|2nd|3rd)\b/iu.exec(what)?.[0].toLowerCase();
  if (word === undefined) return undefined;
  const [whole, plain] = [readPlace(desk, what), readPlace(desk, what.replace(new RegExp(`\\b${word}\\b`, 'iu'), ' '))];
  const place = whole.left === '' && whole.fields.length > 0 ? whole : plain;
  const fields = place.left === '' ? place.fields.filter((field) => Array.isArray(desk.facts[field])) : [];
  const [field, ...others] = fields;
  const names = field ? desk.people.filter((one) => one.fields.includes(field)).map(({ name }) => name) : [];
  if (!field || others.length > 0 || names.length === 0 || definitionOf(field).names !== 'officers') return undefined;
  const [only, ...more] = names;
  if (only !== undefined && more.length === 0) return { values: removePerson(desk, { name: only }, [field]) };
  const { label } = desk.questions.find((one) => one.field === field) ?? {};
  return {
    which: {
      sentence: `Who should go: ${listWords(names, 'or')}?`,
      choices: names.map((name) => `Remove ${name} from ${label}`),
    },
  };
};

/** Things out of their lists. */
export const takeOut = (desk: Desk, things: Desk['things']): Edit | undefined => {
  const values = inTurn(
    desk,
    things.map((thing) => (now) => removeThing(now, thing)),
  );
  return values && { values };
};

const removeThings = (desk: Desk, order: Order, what: string, fields: readonly FieldId[]): Edit | undefined => {
  const told =
    /^(?:the|my|our)\s.+\s(?:(?:already|anyway|before|yesterday|last \p{L}+)(?: so)?|so (?:it|that|this))$/iu.test(
      what.trim(),
    )
      ? thingsSpokenOf(desk, what)
      : [];
  if (told.length === 1) return takeOut(desk, told);
  const isBack = /^(?:it|that|this|them|those|these|that one|this one)$/iu.test(what.trim());
  if (isBack) {
    const spoken = thingsSpokenOf(desk, order.before);
    return spoken.length === 1 ? takeOut(desk, spoken) : undefined;
  }
  const kind = ofKind(desk, what);
  if (kind && fields.length === 0) return { ...takeOut(desk, [kind]), confidence: 0.5 };
  const things = meantThings(desk, what).filter(({ field }) => fields.length === 0 || fields.includes(field));
  const [first, ...others] = things;
  if (!first) return undefined;
  const words = new Set(things.map((one) => one.words));
  if (others.length > 0 && words.size === things.length && !/s$/u.test(tellingWords(what).at(-1) ?? ''))
    return {
      which: {
        sentence: 'Which one do you mean?',
        choices: things.map((one) => `Remove ${one.words}`),
      },
    };
  return takeOut(desk, things);
};

// "The truck", where one thing is a vehicle and none is called so: which is asked back.
const ofKind = (desk: Desk, what: string): Desk['things'][number] | undefined => {
  const [word, ...more] = tellingWords(what);
  const kind = categoryOf(what.toLowerCase());
  if (word === undefined || more.length > 0 || kind === 'other' || meantThings(desk, what).length > 0) return undefined;
  const [only, ...others] = desk.things.filter(
    ({ recipient, words }) => recipient === undefined && categoryOf(words.toLowerCase()) === kind,
  );
  return others.length === 0 ? only : undefined;
};

/** The recorded things that words mean, by what they are or by who receives them: "the quilts", "the piano to Loretta". */
export const meantThings = (desk: Desk, what: string): Desk['things'] => {
  const whole = findThings(desk, what.replace(/\b(?:car|vehicle|gift|asset|property|accounts?|of|worth)\b/giu, ' '));
  if (whole.length > 0) return whole;
  const slot = readSlot(desk, what);
  if (slot.people.length !== 1 || slot.left === '') return [];
  return findThings(desk, slot.left).filter(({ recipient = '' }) =>
    slot.people.some((one) => isSamePerson(recipient, one.name)),
  );
};

// "The special instructions", "all the gifts": the whole answer.
const removeWhole = (desk: Desk, what: string): Edit | undefined => {
  if (/\b(?:that|this|his|her|their|one)\b/iu.test(what)) return undefined;
  const place = readPlace(
    desk,
    what.replace(
      /\b(?:all|whole|entire|every|any|special|specific|particular|further|other|at|sums?|things?)\b/giu,
      ' ',
    ),
  );
  const [field] = place.fields.filter((one) => desk.facts[one] !== undefined);
  if (!field || place.left !== '') return undefined;
  const { kind, names } = definitionOf(field);
  // Whoever takes out what is answered by yes or no says no to it.
  if (kind === 'yesNo' || kind === 'choices' || names === 'maker' || place.fields.length > 1) return undefined;
  return { values: { [field]: parseFact(field, []).ok ? [] : undefined } };
};
