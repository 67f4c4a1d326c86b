import type { FieldId } from '#facts/facts.ts';
import { kinOf as findKin } from '#facts/kin.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { editFact } from '#interview/edits/change-list.ts';
import type { Edit, OrderReader } from '#interview/edits/edit.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { readNewPerson } from '#interview/edits/new-name.ts';
import { onlyPerson } from '#interview/edits/read-slot.ts';
import type { Entry } from '#interview/lists/list-edit.ts';
import { patternOf } from '#kit/pattern-of.ts';

const forgotten: readonly RegExp[] = [
  /^(?:you|i|we)(?: have|'ve)? (?:forgot(?:ten)?|left out|missed|skipped|overlooked|omitted)(?: to (?:mention|add|name|say|list))?(?: about)? (?<who>.{3,60})$/iu,
  /^(?<who>.{3,60}?) (?:is|was|are) (?:missing|not (?:there|listed|on the list|in (?:there|it))|left off|forgotten)(?: (?:there|in the list|from the list|here))?$/iu,
  patternOf(
    'iu',
    String.raw`^(?:i|we)(?: also)?(?: do)? have (?:also )?(?:another|one more|a (?:third|fourth|fifth|second)|also a) (?<kin>child|son|daughter|kid|boy|girl)`,
    String.raw`\s*(?:,|:|named|called|-|and (?:his|her) name is)+\s*(?<name>[\p{L}.' -]{3,60})$`,
  ),
  /^there(?:'s| is) (?:also|another|one more)(?: (?:child|one))?,? (?<who>.{3,60})$/iu,
];
// "I left out the baby. Odessa Hollobaugh, my daughter".
const theBaby =
  /^(?<lead>(?:i|we|you) (?:forgot|left out|missed) )(?:the|my|our) (?:new )?(?:baby|newborn|youngest|oldest|eldest|little one)[,.:]\s+/iu;
const kinOf: Readonly<Record<string, string>> = { kid: 'child', boy: 'son', girl: 'daughter' };

/** "You forgot my daughter Rose Doyle", "I have another son, Ted Lee": one more child, which is asked back. */
export const readForgotten: OrderReader = (desk, { text, whole }) => {
  const told = whole.slice(Math.max(0, whole.search(/\b(?:i|we|you) (?:forgot|left out|missed)\b/iu)));
  const said = [text, told.replace(theBaby, '$<lead>').replace(/,\s*(?:who was )?born\b.*$/iu, '')]
    .flatMap((words) => forgotten.map((form) => form.exec(words)?.groups))
    .find((groups) => groups !== undefined);
  const { who, kin, name } = said ?? {};
  if (!said || (who !== undefined && onlyPerson(desk, who) !== undefined)) return undefined;
  const relation = kin?.toLowerCase();
  const person = readNewPerson(
    relation === undefined ? (who ?? '') : `my ${kinOf[relation] ?? relation} ${name ?? ''}`,
  );
  const field = childrenOf(desk);
  // Who is named by a first name alone is asked for.
  if (
    !person?.relationship ||
    !person.name.includes(' ') ||
    findKin(person.relationship)?.degree !== 'child' ||
    !field ||
    desk.asked === field
  )
    return undefined;
  const list = (desk.facts[field] ?? []) as readonly Entry[];
  if (!Array.isArray(list) || list.some((one) => isSamePerson(String(one['name']), person.name))) return undefined;
  return added(desk, field, { ...person });
};

const childrenOf = ({ questions, facts }: Desk): FieldId | undefined =>
  questions.find(({ relation, field }) => relation === 'child' && facts[field] !== undefined)?.field;

const added = (desk: Desk, field: FieldId, entry: Entry): Edit | undefined => {
  const list = desk.facts[field] ?? [];
  const values = editFact({ facts: { ...desk.facts, [field]: list } }, field, [{ kind: 'add', entry }]);
  return values && { values, confidence: 0.5 };
};

const gifted =
  /^(?:add|include|put (?:in|down)|also|and|list) (?<who>.{3,50}?) (?:for|with|to (?:get|have|receive)) (?<what>(?:the|my|our) .{3,60}|\$\s?\d[\d,]*)$/iu;

/** "Add my grandson Leo Reyes for the coin collection": one more gift, which is asked back. */
export const readNewGift: OrderReader = (desk, { text }) => {
  const { who, what } = gifted.exec(text)?.groups ?? {};
  const field = desk.questions.find(({ kind }) => kind === 'gifts')?.field;
  if (who === undefined || what === undefined || !field || isNoThing.test(what)) return undefined;
  const name = onlyPerson(desk, who)?.name ?? readNewPerson(who)?.name;
  if (name === undefined) return undefined;
  return added(desk, field, { item: what.replace(/^(?:the|our)\s+/iu, ''), recipient: name });
};

const isNoThing =
  /\b(?:shares?|percent|half|third|rest|everything|house|home|role|job|office|trustees?|executor|agent|guardian|time|will|trust)\b/iu;
