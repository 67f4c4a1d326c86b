import type { FieldId } from '#facts/facts.ts';
import { definitionOf } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { askWhich } from '#interview/edits/ask-which.ts';
import { editFact } from '#interview/edits/change-list.ts';
import type { Edit, Order, OrderReader } from '#interview/edits/edit.ts';
import { type Desk, deskOf, isOfTakers, type KnownPerson } from '#interview/edits/known-entries.ts';
import { readNewPerson } from '#interview/edits/new-name.ts';
import {
  findThings,
  onlyPerson,
  readPlace,
  readSlot,
  tellingWords,
  thingsSpokenOf,
} from '#interview/edits/read-slot.ts';
import { blankSpans } from '#interview/language/blank.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import { sumOf } from '#interview/lists/join-gifts.ts';
import { keyColumn } from '#interview/lists/find-entry.ts';
import { patternOf } from '#kit/pattern-of.ts';

const gives = patternOf(
  'iu',
  String.raw`^(?:(?:i |we )?(?:want to |would like to |will |also |now |rather |better |just )*`,
  String.raw`(?:give|leave|want|gift)s?\s+`,
  String.raw`|(?:i|we)(?: (?:have|had)|'ve|'d)?(?: (?:always|already|once|really))* (?:promised|meant|intended|saved)(?: to (?:give|leave))? )?(?<what>.{2,80}?)\s+`,
  String.raw`(?:(?:should|shall|must|can|may|better|rather|now|actually|instead|also) )*`,
  String.raw`(?:to (?=(?:go|be)\b))?(?:(?:go|goes|going|given|be given|is|are|be|was|were|always|promised|meant|intended|saved|supposed to) )*(?:to|for)\s+(?<who>.{2,60}?)`,
  String.raw`(?:\s*,?\s*(?:and )?(?:instead of|rather than|not|in place of)\s+(?<old>.{2,50}))?`,
  String.raw`(?:\s+(?:too|also|as well|instead|now|alone))*$`,
);
// “… when he was ten”, “… years ago” says how it came to be promised.
const longAgo =
  /\s+(?:(?:when|since) (?:he|she|they|we|i) (?:was|were)\b[^,.;]*|(?:(?:so |a )?(?:many|some|few|several|\d+|two|three|five|ten|twenty) )?years? ago|(?:a )?long (?:time )?ago)(?=$|,)/giu;
const promised = /\b(?:promised|meant|intended|saved|supposed)\b/iu;
const adds =
  /^(?:add|put|include|also|list|note)\s+(?<what>.{2,100})\s+(?:to|in|into|on|under)\s+(?<where>(?:the |my |our )?.{3,40})$/iu;
const addsBack =
  /^(?:and |also )?(?<what>.{2,80}?)\s*,\s*(?:please )?(?:add|put|include) (?:that|it|them|this)(?: (?:too|also|as well))?\s+(?:to|in|into|on|under)\s+(?<where>.{3,40})$/iu;

/** "The shotgun goes to Carrie instead of Wade", "give my guitar to Wade too", "add a rowboat to the property". */
export const readGift: OrderReader = (desk, said) => {
  const isWish = wishes.test(said.text);
  const wished = said.text.replace(longAgo, '').replace(wishes, 'the ');
  const order = { ...said, text: otherTaker(wished), isWish };
  return /\b(?:if|unless|when)\b|\?/iu.test(order.text)
    ? undefined
    : (readPartOfGift(desk, order) ?? readRecipient(desk, order) ?? readGiftSum(desk, order) ?? readThing(desk, order));
};

// "Isolde would like her pearls to go to Saskia".
const wishes = patternOf(
  'u',
  String.raw`^(?:[Ii]|[Ww]e|[Mm]y \p{L}+|\p{Lu}[\p{L}'-]+)(?: would|['’]d)?(?: (?:also|still|really|dearly|very much|much|just))* (?:like|prefer|love|wants?|wishes|asks|hopes)`,
  String.raw`(?: for)? (?:(?:the|my|her|his|our|their) )(?=.+ to (?:go|be) )`,
);

const notFor = patternOf(
  'iu',
  String.raw`^(?<what>(?:the|my|our|that|those|this) .{2,50}?)(?:'s| is| are| was| were| should| goes?| go)*(?: not|n't) (?:(?:go|be) )*(?:for|to) (?<old>.{2,40}?)`,
  String.raw`[\s,.;-]+(?:but |and )?(?:(?:it|they|that|those)(?:'s| is| are)?|is|are|rather)?(?: should| supposed to)?(?: goes?| go)? ?(?:for|to) (?<who>.{2,50}?)`,
  String.raw`(?:[\s,]+(?:since|because|as|she|he|they|who)\b.*)?$`,
);

// "The saddle is not for Ciro, is for Anselmo": to the one instead of the other.
const otherTaker = (text: string): string => {
  const { what, old, who } = notFor.exec(text)?.groups ?? {};
  return what === undefined ? text : `${what} to ${who} instead of ${old}`;
};

const givesPart =
  /^(?:give |leave )?(?<what>.{2,60}?)\s+(?:(?:should |shall )?(?:go|goes) )?(?:to|for)\s+(?<who>.{2,50})$/iu;
// "Let Misty have the flag".
const has =
  /^(?:(?:let |i want |have )?(?<who>.{2,50}?) (?:to |should |shall |can |must )?(?:have|gets?|takes?)|(?:give|leave) (?<to>.{2,50}?)) (?<what>(?:the|my|our) .{2,60})$/iu;

// "The flag I want Misty to have".
const wanted =
  /^(?<what>(?:the|my|our|that|those|this|these|it)\b.{0,60}?),? (?:i|we)(?:'d| would)? (?:really )?(?:want|like|wanted|prefer) (?<who>.{2,50}?) to (?:have|get|take)(?: (?:it|that|them|those))?$/iu;

const giftsOf = ({ questions }: Desk): FieldId | undefined => questions.find(({ kind }) => kind === 'gifts')?.field;

interface GiftOrder extends Order {
  /** "Vera wants the ring to go to Ann". */
  readonly isWish: boolean;
}

const readRecipient = (desk: Desk, order: GiftOrder): Edit | undefined => {
  const front = wanted.exec(order.text)?.groups;
  const given = front ?? gives.exec(order.text)?.groups;
  const { what, to, who = to, old } = given ?? has.exec(order.text)?.groups ?? {};
  const field = giftsOf(desk);
  if (what === undefined || who === undefined || !field) return undefined;
  const slot = readSlot(desk, who);
  if (slot.left === '' && slot.unclear.length > 0 && !slot.unclear.some(({ isPronoun }) => isPronoun))
    return askWhich(desk, order, slot);
  const [known, ...more] = slot.people;
  const fresh = known ? undefined : readNewPerson(who);
  const name = slot.left === '' && known && more.length === 0 ? known.name : fresh?.name;
  if (name === undefined) return undefined;
  const isBack = /^(?:it|that|those|them|these|this)(?: one)?$/iu.test(what.trim());
  const meant = isBack
    ? thingsSpokenOf(desk, order.before)
    : findThings(desk, what.replace(/^(?:change|switch|move|make|reassign|redirect)\s+/iu, ''));
  const things = meant.filter((thing) => thing.field === field);
  const [thing, ...others] = things;
  if (thing && others.length === 0) {
    const { recipient = '' } = thing;
    // It stands so already.
    if (isSamePerson(recipient, name)) return { values: {}, isWeak: true };
    const [before] = old === undefined ? [undefined] : readSlot(desk, old).people;
    if (old !== undefined && !isSamePerson(before?.name ?? '', recipient)) return undefined;
    const values = editFact(desk, field, [{ kind: 'change', who: thing.words, columns: { recipient: name } }]);
    const isSure = (known || name.includes(' ')) && !isBack && !promised.test(order.text);
    return values && { values, confidence: isSure ? 0.9 : 0.5, isWeak: true };
  }
  return things.length === 0 && old === undefined && given && !isBack
    ? addGift(desk, order, { field, what, name, isKnown: known !== undefined })
    : undefined;
};

// "The cap alone for Ann", "medals to Bea" of "medals and the flag": a part of what stands as one gift.
const readPartOfGift = (desk: Desk, { text, whole }: Order): Edit | undefined => {
  const { what, to, who = to } = (givesPart.exec(text) ?? has.exec(text))?.groups ?? {};
  const field = giftsOf(desk);
  const slot = readSlot(desk, (who ?? '').replace(/\b(?:alone|only)\b/giu, ' '));
  const [person, ...others] = slot.people;
  if (what === undefined || !field || !person || others.length > 0 || slot.left !== '') return undefined;
  const said = tellingWords(what.replace(/\b(?:alone|only|just)\b/giu, ' '));
  const found = desk.things
    .filter((thing) => thing.field === field)
    .flatMap((thing) => {
      const parts = thing.words.split(/\s*,\s*(?:and\s+)?|\s+and\s+/iu);
      const at = parts.findIndex((one) => said.length > 0 && said.every((word) => tellingWords(one).includes(word)));
      return parts.length > 1 && at >= 0 ? [{ thing, parts, at }] : [];
    });
  const [only, ...more] = found;
  const part = only?.parts[only.at];
  if (!only || part === undefined || more.length > 0) return undefined;
  const isOwn = isSamePerson(only.thing.recipient ?? '', person.name);
  if (isOwn && !/\b(?:alone|only|just)\b/iu.test(whole)) return undefined;
  const left = isOwn ? part : only.parts.toSpliced(only.at, 1).join(' and ');
  const values = editFact(desk, field, [
    { kind: 'rename', who: only.thing.words, name: left },
    ...(isOwn ? [] : [{ kind: 'add' as const, entry: { item: part, recipient: person.name } }]),
  ]);
  return values && { values, confidence: 0.7, isWeak: true };
};

const sums = /\$?\s?\d[\d,.]*(?<=\d)\s*(?:k\b|thousand|grand)?(?:\s*(?:dollars?|bucks))?/giu;
const isSum = /^\$?\s?\d[\d,.]*\s*(?:k|thousand|grand)?(?:\s*(?:dollars?|bucks))?$/iu;
const resizes =
  /\b(?:make|raise|lower|increase|reduce|change|gift|instead|rather|only|let'?s do|should (?:be|get|have|receive|read|say))\b/iu;
const resizing = patternOf(
  'giu',
  String.raw`\b(?:make|raise|lower|increase|reduce|change|give|gives|gets?|should|have|has|receives?|to|up|down|it|a`,
  '|the|is|be|his|her|their|gift|share of money|money|sum|amount|cash|instead|only|just|now|of|for|from',
  String.raw`|rather|please|read|say|must|to be)\b|'s\b`,
);

// "The ten thousand for Isaac should read twelve thousand".
const whatItWas = patternOf(
  'iu',
  String.raw`^(?:change |make |raise |lower )?(?:the |my )?\$?\d[\d,.]*(?:\s*(?:k\b|thousand|grand|hundred|\d+))*(?:\s+dollars)?`,
  String.raw`\s+(?=(?:for|to|that goes to|going to)\s.+\d)`,
);
const makesIt = /^(?:make|change|raise|lower) (?:it|that)\b/iu;

// "Raise Ann to 15,000", "Ann's gift should be 20k": the one sum that somebody receives, said anew.
const readGiftSum = (desk: Desk, { text, whole, before }: Order): Edit | undefined => {
  const plain = spellOutInDigits(text.replace(/\ba (?=(?:hundred|thousand)\b)/giu, 'one ')).replace(whatItWas, (was) =>
    ' '.repeat(was.length),
  );
  const [amount, ...more] = [...plain.matchAll(sums)];
  const own = readSlot(desk, text);
  // `Saint Rocco's got 500 then. Make it a thousand`: who was named before it is meant.
  const isOfBefore = own.mentions.length === 0 && makesIt.test(text);
  const takes = (name: string): boolean => desk.things.some(({ recipient = '' }) => isSamePerson(recipient, name));
  const [person, ...others] = isOfBefore ? readSlot(desk, before).people.filter(({ name }) => takes(name)) : own.people;
  if (!amount || more.length > 0 || !person || others.length > 0 || /%|percent/iu.test(text)) return undefined;
  if (!resizes.test(whole)) return undefined;
  const left = blankSpans(plain, [
    ...own.mentions,
    { start: amount.index, end: amount.index + amount[0].length },
  ]).replace(resizing, ' ');
  const [thing, ...things] = desk.things.filter(
    ({ words, recipient = '' }) =>
      isSamePerson(recipient, person.name) &&
      (isSum.test(spellOutInDigits(words).trim()) || sumOf(words) !== undefined),
  );
  const said = inFigures(amount[0].replace(/\s+/gu, ' ').trim());
  if (/[\p{L}\p{N}]/u.test(left) || !thing || things.length > 0 || Number(said.replace(/\D/gu, '')) === 0)
    return undefined;
  const plainSum = sumOf(said);
  const isSpoken = plainSum !== undefined && /k\b|thousand|grand/iu.test(said);
  const figure = isSpoken ? plainSum.toLocaleString('en-US') : said;
  const name = /^\$|dollar|bucks/iu.test(thing.words) && !/^\$|dollar|bucks/iu.test(figure) ? `$${figure}` : figure;
  const values = editFact(desk, thing.field, [{ kind: 'rename', who: thing.words, name }]);
  return values && { values, isWeak: true };
};

// "10 thousand" is written 10,000.
const inFigures = (sum: string): string =>
  sum.replace(/(\d+) ?(?:thousand|grand)\b/iu, (_, thousands: string) => `${thousands},000`);

interface Gift {
  readonly field: FieldId;
  readonly what: string;
  readonly name: string;
  readonly isKnown: boolean;
}

const giving = /\b(?:also|too|as well|add)\b/iu;
const isNoThing =
  /\b(?:share|percent|half|third|rest|everything|it all|all|it|that|them|house|name|trustee|executor|agent|\d+ ?%)\b/iu;

// One more gift: what is given is a thing that is called ours, or a sum.
const addGift = (
  desk: Desk,
  { whole, text, isWish }: GiftOrder,
  { field, what, name, isKnown }: Gift,
): Edit | undefined => {
  const item = /^(?:(?:my|the|our)\s+.+|\$\s?\d.*|\d[\d,.]*(?:k| thousand| dollars).*)$/iu.exec(what.trim())?.[0];
  if (
    item === undefined ||
    !(isWish || giving.test(whole)) ||
    !/\b(?:give|leave|go(?:es)?|gift)\b/iu.test(text) ||
    isNoThing.test(what)
  )
    return undefined;
  const words = item.replace(/^(?:the|our)\s+/iu, '');
  const list = Array.isArray(desk.facts[field]) ? desk.facts[field] : [];
  const values = editFact({ facts: { ...desk.facts, [field]: list } }, field, [
    { kind: 'add', entry: { item: words, recipient: name } },
  ]);
  return (
    values && { values, confidence: giving.test(whole) && (isKnown || name.includes(' ')) ? 0.8 : 0.5, isWeak: true }
  );
};

// One more thing on a list that keeps things by their words.
const readThing = (desk: Desk, { text, whole }: Order): Edit | undefined => {
  const { what, where } = (addsBack.exec(text) ?? adds.exec(text) ?? addsBack.exec(whole))?.groups ?? {};
  if (what === undefined || where === undefined) return undefined;
  const place = readPlace(desk, where.replace(/\b(?:list|too|also)\b/giu, ' '));
  const [field, ...others] = place.fields;
  const { entries, kind } = field ? definitionOf(field) : {};
  if (!field || others.length > 0 || place.left !== '' || kind !== 'assets' || !entries) return undefined;
  if (readSlot(desk, what).mentions.length > 0 || findThings(desk, what).length > 0) return undefined;
  const words = what
    .trim()
    .replace(/^(?:also|and)\s+/iu, '')
    .replace(/^(?:an?|the|my|our)\s+/iu, '');
  const values = editFact(desk, field, [{ kind: 'add', entry: { [keyColumn(entries)]: words } }]);
  return values && { values };
};

const givesCash = patternOf(
  'iu',
  String.raw`^(?:(?:and|then|but|just|only|rather|please|now)\s+)*(?:give|leave|pay)\s+(?<who>.{2,40}?)\s+`,
  String.raw`(?<sum>\$\s?\d[\d,.]*(?:k|\sthousand)?|\d[\d,.]*(?:k|\sthousand)?\s(?:dollars|bucks))(?:\s+(?:in\s+)?cash)?(?:\s+instead)?[.!]?$`,
);

/** "Take Lexi out of the shares and give her $5,000 cash instead": a sum for somebody who receives no share any more. */
export const readCashInstead: OrderReader = (desk, { text, whole }) => {
  const { who, sum } = givesCash.exec(text)?.groups ?? {};
  const person = who === undefined ? undefined : (onlyPerson(desk, who) ?? takenOut(desk, who));
  const field = desk.questions.find(({ kind }) => kind === 'gifts')?.field;
  if (!person || person.isMaker || !field || sum === undefined || !/\binstead\b|\bjust\b|\bonly\b/iu.test(whole))
    return undefined;
  const isTaker = person.fields.some((one) => one !== field && isOfTakers(one));
  if (isTaker || desk.things.some(({ recipient = '' }) => isSamePerson(recipient, person.name))) return undefined;
  const list = Array.isArray(desk.facts[field]) ? desk.facts[field] : [];
  const values = editFact({ facts: { ...desk.facts, [field]: list } }, field, [
    { kind: 'add', entry: { item: sum, recipient: person.name } },
  ]);
  return values && { values, confidence: 0.85, isWeak: true };
};

// Whoever was taken out of all lists in the same breath is known from before.
const takenOut = (desk: Desk, who: string): KnownPerson | undefined => {
  const { interview, told, today } = desk;
  const person = onlyPerson(deskOf({ ...interview, facts: told }, told, today), who);
  return person && { ...person, fields: [] };
};
