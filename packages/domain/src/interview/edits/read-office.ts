import { ordinals } from '#interview/edits/ordinals.ts';
import type { FieldId } from '#facts/facts.ts';
import { definitionOf, takesDetail } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { askWhich } from '#interview/edits/ask-which.ts';
import { editFact, inTurn, type Values, withValues } from '#interview/edits/change-list.ts';
import { officesBefore } from '#interview/edits/office-before.ts';
import type { Edit, Order, OrderReader } from '#interview/edits/edit.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { inLine, type Line, linesOf } from '#interview/edits/lines-of-office.ts';
import { readNewPerson } from '#interview/edits/new-name.ts';
import { puttingThere } from '#interview/edits/putting-there.ts';
import { readPlace, readSlot } from '#interview/edits/read-slot.ts';
import type { Entry, ListEdit } from '#interview/lists/list-edit.ts';

const instead = '(?:instead of|rather than|in place of|in lieu of)';
const as = '(?:as|for|to be|to|be|is|into|in|among|on)';
const patterns: readonly RegExp[] = [
  /^(?<who>.{2,60}?)\s*,?\s+(?:and )?not\s+(?<old>.{2,50}?)\s*,?\s+(?:should be|as|is|for|shall be)\s+(?<where>.{3,60})$/iu,
  new RegExp(
    `^(?<who>.{2,60}?)\\s+${instead}\\s+(?<old>.{2,50}?)\\s+(?:should be|as|for|is|to be|in)\\s+(?<where>.{3,60})$`,
    'iu',
  ),
  new RegExp(
    `^(?:i |we )?(?:make|want|put|name|use|have|appoint|choose|pick|let|set)\\s+(?<who>.{2,60}?)\\s+(?:${as}\\s+)?(?<where>(?:the|my|our|a|an|as)\\s.{3,60}?)(?:\\s+${instead}\\s+(?<old>.{2,50}))?$`,
    'iu',
  ),
  new RegExp(
    `^(?:replace|swap out|exchange|change)\\s+(?<old>.{2,50}?)\\s+(?:with|by|for|to)\\s+(?<who>.{2,60}?)(?:\\s+(?:as|for|in)\\s+(?<where>.{3,60}))?$`,
    'iu',
  ),
  new RegExp(
    `^(?:add|put|name|include|also|have)\\s+(?<who>.{2,60}?)\\s+(?:as|to|into|in|among|on|for)\\s+(?<where>.{3,60})$`,
    'iu',
  ),
  new RegExp(
    `^(?<who>.{2,60}?)\\s+(?:should be|is|shall be|will be|can be|becomes|as|for)\\s+(?<where>.{3,50}?)(?:\\s*,?\\s*(?:and )?(?:not|${instead})\\s+(?<old>.{2,50}))?$`,
    'iu',
  ),
  new RegExp(
    `^(?<where>.{3,50}?)\\s+(?:should be|is|shall be|will be|to|needs to be)\\s+(?<who>.{2,60}?)(?:\\s*,?\\s*(?:and )?(?:not|${instead})\\s+(?<old>.{2,50}))?$`,
    'iu',
  ),
  new RegExp(`^(?<who>.{2,60}?)\\s+${instead}\\s+(?<old>.{2,50})$`, 'iu'),
  /^(?<who>.{2,60}?)\s+(?:as\s+)?(?<where>(?:the|a|an)\s.{3,60})$/iu,
];

/** "Joel instead of Beth as trustee", "make Nell the executor", "add my niece Paula Grande to the trustees". */
export const readOffice: OrderReader = (desk, order) => {
  if (/\b(?:if|unless|when|once|until)\b|\?/iu.test(order.text)) return undefined;
  const text = puttingThere(order.text);
  for (const pattern of patterns) {
    const said = pattern.exec(text)?.groups as Partial<Said> | undefined;
    const edit = said?.who === undefined ? undefined : appoint(desk, order, { ...said, who: said.who });
    if (edit) return edit;
  }
  return readInstead(desk, order);
};

const rather =
  /^(?:(?:let|make) it(?: be)?|let|take|use|put(?: in)?|have|i(?:'d| would) (?:rather|prefer)(?: have| to have)?|(?:it )?should be|better)\s+(?<who>.{2,50}?)(?:\s+be)?$/iu;

// "Ann is not well. Let it be Bea instead": in the place of the one who was spoken of, where they hold one office.
const readInstead = (desk: Desk, order: Order): Edit | undefined => {
  const isSaid = /\b(?:instead|rather|then|better)\b/iu.test(order.whole);
  const isHindered = hindered.test(order.before.split(/[.!?;]/u).findLast((part) => part.trim() !== '') ?? '');
  if ((!isSaid && !isHindered) || !desk.spoken) return undefined;
  const who = rather.exec(order.text.replace(/\s+(?:instead|rather|then)$/iu, ''))?.groups?.['who'];
  const called = readPlace(desk, order.before).fields;
  const offices = officesOf(desk).filter((field) => desk.spoken?.fields.includes(field));
  const meant = offices.length > 1 ? offices.filter((field) => called.includes(field)) : offices;
  const [office, ...others] = meant;
  if (who === undefined || !office || others.length > 0) return undefined;
  const edit = appoint({ ...desk, questions: desk.questions }, order, { who, old: desk.spoken.name });
  return edit?.values && !isSaid ? { ...edit, confidence: 0.5 } : edit;
};

const hindered =
  /\b(?:can'?t|cannot|can not|no longer|won'?t|will not|does(?:n'?t| not) (?:want|have)|not able|unable|too (?:old|ill|sick|far|busy|frail)|busy|sick|ill)\b/iu;

interface Said {
  readonly who: string;
  readonly where?: string;
  readonly old?: string;
}

const appoint = (desk: Desk, order: Order, { who, where, old }: Said): Edit | undefined => {
  const place = where === undefined ? undefined : placeOf(desk, order, where);
  if (where !== undefined && (!place || place.fields.length === 0)) return undefined;
  const person = personOf(desk, order, who);
  if (!person) return undefined;
  if (!('entry' in person)) return person;
  const replaced = old === undefined ? undefined : readSlot(desk, old);
  const isBack =
    replaced?.left === '' && replaced.people.length === 0 && /^(?:him|her|them)$/iu.test(old?.trim() ?? '');
  const [gone, ...more] = isBack ? (desk.spoken ? [desk.spoken] : []) : (replaced?.people ?? []);
  if (replaced && (!gone || more.length > 0 || replaced.left !== '')) return undefined;
  const fields = (place?.fields ?? spokenOffices(desk, order)).filter((field) => !gone || gone.fields.includes(field));
  const isMore = /\b(?:add|also|too|as well|another|additional|include)\b/iu.test(order.whole);
  const field = target(desk, fields, { isReplaced: gone !== undefined, isMore, at: place?.at });
  if (!field || desk.facts[field] === undefined) return undefined;
  const shared = definitionOf(field).entries?.columns.some(({ key }) => key === 'percentage') === true;
  if (shared && !gone) return undefined;
  return seat(desk, {
    field,
    entry: person.entry,
    gone: gone?.name ?? onlyOne(desk, order, { field, isMore }),
    at: place?.at,
    after: place?.after,
    isMore,
    isKnown: person.isKnown,
  });
};

const spokenOffices = (desk: Desk, { before }: Order): readonly FieldId[] => {
  const spoken = officesBefore(desk, before);
  return spoken.length > 0 ? spoken : officesOf(desk);
};

// "Let it be Bea as the backup instead": in the place of the only one who stands there.
const onlyOne = (
  { facts }: Desk,
  { whole }: Order,
  { field, isMore }: { readonly field: FieldId; readonly isMore: boolean },
): string | undefined => {
  const list = facts[field] as unknown;
  const isInstead = /\binstead(?! of\b)|\bin (?:his|her|their) (?:place|stead|spot)\b/iu.test(whole);
  return isInstead && !isMore && Array.isArray(list) && list.length === 1
    ? String((list[0] as Entry)['name'])
    : undefined;
};

interface Place {
  readonly fields: readonly FieldId[];
  readonly at?: number | undefined;
  readonly after?: string | undefined;
}

/** The offices and lists that words like `second backup trustee` call, and the place in them. */
export const placeOf = (desk: Desk, { before }: Order, where: string): Place | undefined => {
  const behind = /\s+(?:after|behind|following)\s+(?<who>.+)$/iu.exec(where);
  const after = behind ? readSlot(desk, behind.groups?.['who'] ?? '').people[0]?.name : undefined;
  const bare = (behind ? where.slice(0, behind.index) : where).replace(
    /[\s,]+(?:too|also|as well|list|line|please)+$/iu,
    '',
  );
  const list = /^(?:(?:the|a|an|my|our) )?(?:backup|back-up|alternate|second|next|follower)$/iu.test(bare)
    ? spokenLine(desk, before)?.list
    : undefined;
  if (list) return { fields: [list], after };
  const whole = readPlace(desk, bare);
  if (whole.left === '' && whole.fields.length > 0) return { fields: whole.fields, after };
  const word = /\b(first|1st|second|2nd|third|3rd|fourth|4th|another|additional|extra|new|additional|last)\b/iu.exec(
    bare,
  );
  if (!word) return undefined;
  const rest = readPlace(desk, bare.replace(word[0], ' '));
  return rest.left === '' ? { fields: rest.fields, at: ordinals[word[0].toLowerCase()], after } : undefined;
};

// `make Nell the executor and Carrie the backup`: of the office that was just spoken of.
const spokenLine = (desk: Desk, before: string): Line | undefined => {
  const place = readPlace(desk, before);
  return linesOf(desk).find(
    ({ first, list }) => place.fields.includes(list) || (first !== undefined && place.fields.includes(first)),
  );
};

/** The questions that name somebody for an office. */
export const officesOf = ({ questions }: Desk): readonly FieldId[] =>
  questions.filter(({ names }) => names === 'officers').map(({ field }) => field);

type Person = { readonly entry: Entry; readonly isKnown: boolean };

// "Put my daughter Ann Lee in", as said before `instead of him`.
const putIn = /^(?:put|bring|sub|swap|move)\s+(?<who>.+?)\s+in(?: there)?$/iu;

/** Who is named for something: somebody known, or a new person; a question back where it may be several. */
export const personOf = (desk: Desk, order: Order, who: string): Person | Edit | undefined => {
  const called = who.replace(/^(?:also|only|just)\s+/iu, '').replace(putIn, '$<who>');
  const slot = readSlot(desk, called);
  if (slot.left === '' && slot.unclear.length > 0) return askWhich(desk, order, slot);
  const [known, ...others] = slot.people;
  if (known && others.length === 0 && slot.left === '') {
    const [relationship] = known.relationships;
    return { entry: { name: known.name, ...(relationship !== undefined && { relationship }) }, isKnown: true };
  }
  const fresh = readNewPerson(called);
  return fresh && others.length === 0 && !known ? { entry: { ...fresh }, isKnown: false } : undefined;
};

interface Wish {
  readonly isReplaced: boolean;
  readonly isMore: boolean;
  readonly at?: number | undefined;
}

// Of the office and those who follow in it: whoever is added follows, whoever is named holds it.
const target = (desk: Desk, fields: readonly FieldId[], { isReplaced, isMore, at }: Wish): FieldId | undefined => {
  const lists = fields.filter((field) => definitionOf(field).entries?.isSingle === false);
  const single = fields.filter((field) => definitionOf(field).entries?.isSingle === true);
  if (fields.length === 1) return fields[0];
  if (isReplaced) return undefined;
  if (isMore || (at !== undefined && at > 1))
    return lists.length === 1
      ? lists[0]
      : linesOf(desk).find(({ first, list }) => first !== undefined && lists.includes(list))?.list;
  return single.length === 1 ? single[0] : undefined;
};

interface Seat {
  readonly field: FieldId;
  readonly entry: Entry;
  readonly gone: string | undefined;
  readonly at: number | undefined;
  readonly after: string | undefined;
  readonly isMore: boolean;
  readonly isKnown: boolean;
}

/** What is to be changed so that somebody holds an office. */
export const seat = (desk: Desk, seated: Seat): Edit | undefined => {
  const { field, gone, isKnown } = seated;
  const { entries } = definitionOf(field);
  if (!entries) return undefined;
  const entry = withoutUnasked(field, seated.entry);
  const name = String(entry['name']);
  const isSingle = entries.isSingle;
  const freed = isSingle ? leaveLine(desk, field, name) : {};
  const now: Desk = { ...desk, facts: withValues(desk.facts, freed) };
  // Whoever holds the office does not come behind themselves as well.
  if (isFirst(desk, field, name)) return undefined;
  const edits = editsOf(now, { ...seated, entry }, gone ?? (isSingle ? nameOf(desk, field) : undefined));
  const values = edits && inTurn(now, [(one) => editFact(one, field, edits)]);
  const isFull = name.includes(' ');
  return (
    values && {
      values: { ...freed, ...values },
      confidence: isKnown || isFull ? 0.85 : 0.5,
      // Whoever takes the place of somebody else answers no question about others.
      ...((gone === undefined || field === desk.asked) && { isWeak: true }),
      about: [field, ...lineOf(desk, field)],
    }
  );
};

const lineOf = (desk: Desk, field: FieldId): readonly FieldId[] =>
  linesOf(desk)
    .filter(({ first, list }) => first === field || list === field)
    .flatMap(({ first, list }) => (first === undefined ? [list] : [first, list]));

const isFirst = (desk: Desk, field: FieldId, name: string): boolean =>
  linesOf(desk).some(
    ({ first, list }) => list === field && first !== undefined && isSamePerson(nameOf(desk, first) ?? '', name),
  );

const nameOf = ({ facts }: Desk, field: FieldId): string | undefined =>
  (facts[field] as { readonly name?: string } | undefined)?.name;

const withoutUnasked = (field: FieldId, { relationship, ...entry }: Entry): Entry =>
  relationship !== undefined && takesDetail(field, 'relationship') ? { ...entry, relationship } : entry;

// Whoever holds an office does not come after themselves.
const leaveLine = (desk: Desk, field: FieldId, name: string): Values => {
  const line = linesOf(desk).find(({ first }) => first === field);
  const list = line && (desk.facts[line.list] as readonly Entry[] | undefined);
  if (!line || !list?.some((one) => isSamePerson(String(one['name']), name))) return {};
  return { [line.list]: list.filter((one) => !isSamePerson(String(one['name']), name)) };
};

const editsOf = (
  desk: Desk,
  { field, entry, at, after, isMore, isKnown }: Seat,
  gone: string | undefined,
): readonly ListEdit[] | undefined => {
  const name = String(entry['name']);
  if (gone !== undefined) return isSamePerson(gone, name) ? undefined : [{ kind: 'replace', who: gone, by: entry }];
  const list = (desk.facts[field] ?? []) as readonly Entry[];
  const isThere = Array.isArray(list) && list.some((one) => isSamePerson(String(one['name']), name));
  const [place] = at === undefined ? [] : list.slice(at - 1, at);
  const isBehind = linesOf(desk).some(({ list: one }) => one === field) && inLine(desk, { list: field }).length > 0;
  const moved: readonly ListEdit[] =
    after !== undefined
      ? [{ kind: 'reorder', who: name, to: { after } }]
      : place && !isSamePerson(String(place['name']), name)
        ? [{ kind: 'reorder', who: name, to: { before: String(place['name']) } }]
        : [];
  // A list of several: whoever is named for it without a word that says so may be meant beside the others or in their place.
  if (!isThere && !isMore && at === undefined && after === undefined && isBehind && !isKnown) return undefined;
  if (isThere) return moved.length > 0 ? moved : undefined;
  return [{ kind: 'add', entry }, ...moved];
};
