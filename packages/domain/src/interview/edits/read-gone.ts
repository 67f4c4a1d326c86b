import type { FieldId } from '#facts/facts.ts';
import { definitionOf } from '#facts/people-in.ts';
import { askWhich } from '#interview/edits/ask-which.ts';
import { inTurn, removePerson, type Values } from '#interview/edits/change-list.ts';
import type { Edit, Order, OrderReader } from '#interview/edits/edit.ts';
import { type Desk, isOfTakers } from '#interview/edits/known-entries.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { readPlace, readSlot, thingsSpokenOf } from '#interview/edits/read-slot.ts';
import { meantThings, removePeople, takeOut } from '#interview/edits/read-removal.ts';

/** What is said to be gone, sold, given up, or to receive nothing: nobody orders it out, and it is out. */
export const readGone: OrderReader = (desk, order) =>
  readReadmission(desk, order) ?? readRetired(desk, order) ?? readSold(desk, order) ?? readNothingFor(desk, order);

const soldBy = patternOf(
  'iu',
  String.raw`^(?:(?:i|we)(?:'ve| have|'d)? )?(?:already |just |finally )?`,
  String.raw`(?:sold|gave away|given away|got rid of|closed|lost|totaled|traded in|signed over|no longer `,
  String.raw`(?:own|have)|(?:do not|don'?t|dont) (?:own|have))\s+(?<what>.+?)`,
  String.raw`(?:\s+(?:any ?more|any longer|no more|last|in|on|at|to|yesterday|this|when|already)\b.*)?$`,
);
const isSold = patternOf(
  'iu',
  String.raw`^(?<what>.+?)(?:'s| is| are| was| were| has been| have been| got| finally| just| already)* `,
  String.raw`(?:gone|sold|given away|no longer (?:mine|ours)|totaled|broken|stolen|closed|quit|scrapped|wrecked|dead|died|burn(?:ed|t) down)\b`,
  String.raw`(?:\s+(?:now|already|last|in|on|at|to|yesterday|this|so)\b.*)?$`,
);

// What was sold or given away is no property any more.
const readSold = (desk: Desk, order: Order): Edit | undefined => {
  const what = (soldBy.exec(order.text) ?? isSold.exec(order.text))?.groups?.['what'];
  // Another sentence says something else.
  if (/\p{Ll}{3}[.!?;]\s+\S/u.test(order.text)) return undefined;
  if (what === undefined || /\b(?:will|would|may|not|never)\b/iu.test(what)) return undefined;
  if (/^(?:that|that one|this one|it|they)$/iu.test(what.trim())) {
    const spoken = thingsSpokenOf(desk, order.before);
    return spoken.length === 1 ? takeOut(desk, spoken) : undefined;
  }
  const things = meantThings(desk, what.replace(/^(?:the|my|our|that|this|i forgot,? the)\s+/iu, ''));
  // What is property and a gift is one thing, in each list once.
  const fields = new Set(things.map(({ field }) => field));
  if (things.length === 0 || fields.size !== things.length) return undefined;
  const out = takeOut(desk, things);
  // What died may be mended, or somebody of that name.
  return out && /\b(?:dead|died|broken)\b/iu.test(order.text) ? { ...out, confidence: 0.5 } : out;
};

const serves = patternOf(
  'iu',
  String.raw`^(?<who>.+?)\s+(?:no longer (?:is|serves|acts|stands|works)|is no longer|`,
  String.raw`(?:does|can|should|will|would|must|may|shall|need)(?:n'?t| not) (?:serve|act|be|stand|do it))\s+(?:as |in |on )?`,
  String.raw`(?<where>.+?)(?:\s+(?:any ?more|any longer))?$`,
);

// "Rita no longer serves as trustee".
const readRetired = (desk: Desk, order: Order): Edit | undefined => {
  const { who, where } = serves.exec(order.text)?.groups ?? {};
  const place = where === undefined ? undefined : readPlace(desk, where);
  if (who === undefined || !place || place.left !== '') return undefined;
  const fields = place.fields.filter((field) => definitionOf(field).names === 'officers');
  return fields.length === 0 ? undefined : removePeople(desk, order, { what: who, fields, isEverywhere: false });
};

const notLeftOut = patternOf(
  'iu',
  String.raw`^(?<who>.+?)\s+(?:is|was|should|must)(?:n'?t| not)\s+(?:to )?(?:be )?`,
  String.raw`(?:left out|excluded|omitted|disinherited|cut out)(?: (?:any ?more|after all))?$|^`,
  String.raw`(?:don'?t|do not|never)\s+(?:leave|cut)\s+(?<kept>.+?)\s+out$|^keep\s+(?<again>.+?)\s+in`,
  String.raw`(?: after all)?$`,
);

/** "Luis is not left out": somebody is taken off those who are left out on purpose. */
const readReadmission = (desk: Desk, order: Order): Edit | undefined => {
  const { who, kept, again } = notLeftOut.exec(order.text)?.groups ?? {};
  const said = who ?? kept ?? again;
  const fields = desk.questions.filter(({ names }) => names === 'omitted').map(({ field }) => field);
  return said === undefined || fields.length === 0
    ? undefined
    : removePeople(desk, order, { what: said, fields, isEverywhere: false });
};

const getsNothing = patternOf(
  'iu',
  String.raw`^(?<who>.+?)\s+(?:should(?:n'?t| not)|does(?:n'?t| not)|do(?:n'?t| not)|is not to|isn'?t to|must not`,
  String.raw`|mustn'?t|won'?t|will not|can'?t)\s+(?:be )?(?:get|getting|receive|inherit|have|take)\s+`,
  String.raw`(?:anything|any(?: of)?(?: money| share| it| part)?|a (?:share|thing)|money|nothing)`,
  String.raw`(?:\s+(?:from|of|in|out of)\s+(?<where>.+?))?(?:\s+(?:any ?more|at all))*$`,
);

// "Tom shouldn't get anything": out of everything that is given.
const readNothingFor = (desk: Desk, order: Order): Edit | undefined => {
  const { who, where } = getsNothing.exec(order.text)?.groups ?? {};
  if (who === undefined) return undefined;
  const slot = readSlot(desk, who);
  if (slot.left !== '' || slot.mentions.length === 0) return undefined;
  if (slot.unclear.length > 0) return askWhich(desk, order, slot);
  const place = where === undefined ? undefined : readPlace(desk, where);
  if (place && (place.fields.length === 0 || place.left !== '')) return undefined;
  const isFrom = (field: FieldId): boolean =>
    place && place.fields.length > 0 ? place.fields.includes(field) : isOfTakers(field);
  const places = new Set(slot.people.flatMap(({ fields }) => fields.filter(isFrom)));
  if (places.size === 0) return undefined;
  const values = inTurn(
    desk,
    slot.people.map(
      (person) =>
        (now: Desk): Values =>
          removePerson(
            now,
            person,
            person.fields.filter((one) => places.has(one)),
          ),
    ),
  );
  return values && { values };
};
