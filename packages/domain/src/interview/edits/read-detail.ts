import { changeDetail, editFact, inTurn, type Values } from '#interview/edits/change-list.ts';
import { askWhich } from '#interview/edits/ask-which.ts';
import type { Edit, Order, OrderReader } from '#interview/edits/edit.ts';
import { type Desk } from '#interview/edits/known-entries.ts';
import { ageSaid } from '#interview/edits/age-said.ts';
import { relationOnly } from '#interview/edits/new-name.ts';
import { readSlot, thingsSpokenOf } from '#interview/edits/read-slot.ts';
import { findRelation } from '#interview/language/relations.ts';
import { moneyIn } from '#interview/asked/settings.ts';
import { patternOf } from '#kit/pattern-of.ts';

const mine = '(?:my|our|the|a|an)\\s+';
const really = '(?:now |really |actually |only |just |in fact )*';
// “Tyler's wife” is somebody else: only with a word between does it say what Tyler is.
const whoIs = "(?:'s(?=\\s+(?:both|all|now|really|actually|only|just|in fact|my|our|the|a|an)\\b)| is| was| are| were)";
const relations: readonly RegExp[] = [
  new RegExp(
    `^(?<who>.{1,50}?)(?:'s| is|s)\\s+not\\s+(?:${mine})(?<old>[\\p{L} -]{2,30}?)\\s*,?\\s*(?:but |she'?s |he'?s |it'?s |is )*${really}(?:${mine})(?<fresh>[\\p{L} -]{2,30})$`,
    'iu',
  ),
  new RegExp(
    `^(?<who>.{1,50}?)${whoIs}\\s+(?:both |all )?${really}(?:${mine})?(?<fresh>[\\p{L} -]{2,30}?)(?:\\s*,?\\s*(?:and )?(?:not|rather than|instead of)\\s+(?:${mine})?(?<old>[\\p{L} -]{2,30}))?$`,
    'iu',
  ),
  new RegExp(
    `^(?:i )?(?:said|put|wrote|have|had)\\s+(?<who>.{1,50}?)\\s+(?:is|as|was)\\s+(?:${mine})?(?<old>[\\p{L} -]{2,30}?)\\s*,?\\s*(?:but )?(?:really |actually )?(?:she|he|it)(?:'s| is)\\s+${really}(?:${mine})?(?<fresh>[\\p{L} -]{2,30})$`,
    'iu',
  ),
];

/** "X is my niece", "the house is in my wife's name too", "Tom is 12": what is known of somebody or something, wherever it stands. */
export const readDetail: OrderReader = (desk, order) =>
  readRelation(desk, order) ?? readAge(desk, order) ?? readTitle(desk, order) ?? readWorth(desk, order);

const readRelation = (desk: Desk, order: Order): Edit | undefined => {
  for (const pattern of relations) {
    const { who, fresh, old } = pattern.exec(order.text)?.groups ?? {};
    const each = fresh === undefined ? undefined : relationOfEach(fresh);
    const relationship = each ?? (fresh === undefined ? undefined : relationOnly(fresh));
    if (who === undefined || relationship === undefined || (old !== undefined && !relationOnly(old))) continue;
    const slot = readSlot(desk, who);
    if (slot.left !== '' || slot.mentions.some(({ isPronoun }) => isPronoun)) continue;
    if (slot.unclear.length > 0) return askWhich(desk, order, slot);
    const [person, ...others] = slot.people;
    if (each !== undefined && others.length > 0) {
      const values = inTurn(
        desk,
        slot.people.map((one) => (now: Desk) => changeDetail(now, one, { relationship: each })),
      );
      if (values && Object.keys(values).length > 0) return { values, isWeak: true };
    }
    if (!person || others.length > 0 || each !== undefined || person.isMaker || callings.test(relationship)) continue;
    const values = changeDetail(desk, person, { relationship });
    if (Object.keys(values).length > 0) return { values, isWeak: true };
  }
  return undefined;
};

// "Aimee and Renee are my stepdaughters".
const relationOfEach = (words: string): string | undefined => {
  const relation = findRelation(words.trim().toLowerCase());
  return relation?.isPlural === true ? relation.relationship : undefined;
};

// What somebody does for a living does not say how they are related.
const callings =
  /\b(?:accountant|advis[eo]r|attorney|banker|bookkeeper|caregiver|cpa|doctor|lawyer|notary|nurse|pastor)\b/iu;

// An age says whether somebody is of age; the day of birth is not made up from it.
const readAge = (desk: Desk, order: Order): Edit | undefined => {
  const said = ageSaid(desk, order.text);
  const values = said ? changeDetail(desk, said.person, { isMinor: said.isMinor ? true : null }) : {};
  return Object.keys(values).length > 0 ? { values, isWeak: true } : undefined;
};

const titled =
  /^(?<what>.{2,60}?)\s+(?:is|are|stands?|was)\s+(?:also |actually |now |titled |held |only |really )*(?:in|under|on)\s+(?<whose>.{2,60}?)(?:\s+names?)?(?:\s+(?:too|also|as well))*$/iu;

const readTitle = (desk: Desk, { text }: Order): Edit | undefined => {
  const { what, whose } = titled.exec(text)?.groups ?? {};
  if (what === undefined || whose === undefined || !/\bnames?\b/iu.test(text)) return undefined;
  const things = thingsSpokenOf(desk, what);
  const [thing, ...others] = things;
  const column = 'currentTitle';
  if (!thing || others.length > 0) return undefined;
  const slot = readSlot(desk, whose.replace(/\bnames?\b/giu, ' '));
  const isBoth = /\bboth\b|\bour\b/iu.test(whose) || /\b(?:too|also|as well)\b/iu.test(text);
  const maker = desk.people.filter(({ isMaker }) => isMaker);
  const own = /\bmy\b(?!\s+\p{L})|\bmy (?:own )?(?:and|name)/iu.test(whose) || isBoth ? maker : [];
  const people = [...new Set([...own, ...slot.people])].map(({ name }) => name);
  if (people.length === 0 || slot.unclear.length > 0 || slot.left !== '') return undefined;
  const values = editFact(desk, thing.field, [
    { kind: 'change', who: thing.words, columns: { [column]: people.join(' and ') } },
  ]);
  return values && { values };
};

const worth = patternOf(
  'iu',
  String.raw`^(?<what>.{2,60}?)\s+(?:is|are|has|holds)\s+(?:now |about |around |roughly |only |actually )*`,
  String.raw`(?:worth |valued at |at )?(?:now |about |around |roughly |only )*`,
  String.raw`(?<sum>\$?\d[\d,.]*\s*(?:k|thousand|million)?)(?:\s*dollars)?(?:\s+(?:in it|now|on it|today))*$`,
);

const readWorth = (desk: Desk, { text }: Order): Edit | undefined => {
  const { what, sum } = worth.exec(text)?.groups ?? {};
  if (what === undefined || sum === undefined) return undefined;
  const [money, ...more] = moneyIn(sum.toLowerCase());
  const [thing, ...others] = thingsSpokenOf(desk, what).filter(({ recipient }) => recipient === undefined);
  if (!thing || others.length > 0 || !money || more.length > 0 || money.cents < 100_00) return undefined;
  const values: Values | undefined = editFact(desk, thing.field, [
    { kind: 'change', who: thing.words, columns: { estimatedValueInCents: money.cents } },
  ]);
  return values && { values };
};
