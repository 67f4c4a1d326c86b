import type { Edit, Order, OrderReader } from '#interview/edits/edit.ts';
import type { Desk, KnownPerson } from '#interview/edits/known-entries.ts';
import { relationOnly } from '#interview/edits/new-name.ts';
import { findMentions } from '#interview/edits/find-mentions.ts';
import { readDetail } from '#interview/edits/read-detail.ts';
import { onlyPerson } from '#interview/edits/read-slot.ts';
import { listWords } from '#kit/list-words.ts';
import { patternOf } from '#kit/pattern-of.ts';

const died = patternOf(
  'iu',
  String.raw`^(?:(?:no|yes|but|well)[\s,]+)*(?<who>he|she)(?:'s| has| had| is)?(?: just| since| already| recently| sadly)* (?:died|passed(?: away| on)?|dead|deceased|gone now)`,
  String.raw`(?: (?:last|this|in|on|a|two|three|recently|suddenly|already|yesterday)\b.*)?$`,
);
const related = patternOf(
  'iu',
  String.raw`^(?:(?:no|yes|but|well|actually|sorry)[\s,]+)*(?<who>he|she)(?:'s| is)(?: really| actually| only| just)* (?:my|our|an?) (?<fresh>[\p{L} -]{2,30}?)`,
  String.raw`,? (?:and |but )?(?:not|rather than|instead of) (?:my |our |an? )?(?<old>[\p{L}-]+(?: [\p{L}-]+)?)(?:\s*,?\s*(?<name>\p{Lu}[\p{L}' -]{1,40}?),? i mean(?:t)?)?$`,
);

const most = 5;

/** "She's my niece, not my daughter", "he passed away": said of somebody whom no word names. Of several it is asked who. */
export const readUnnamed: OrderReader = (desk, order) => readRelation(desk, order) ?? readLoss(desk, order);

const readRelation = (desk: Desk, order: Order): Edit | undefined => {
  const { who = '', fresh, old, name } = related.exec(order.text)?.groups ?? {};
  const [after, before] = [relationOnly(fresh ?? ''), relationOnly(old ?? '')];
  if (fresh === undefined || after === undefined || before === undefined) return undefined;
  const say = (person: string): Edit | undefined => {
    const text = `${person} is my ${after}`;
    return readDetail(desk, { ...order, text, whole: text });
  };
  if (name !== undefined) return onlyPerson(desk, name) ? say(name) : undefined;
  const people = meantBy(desk, who).filter(({ relationships }) => relationships.includes(before));
  const [only, ...others] = people;
  if (!only || people.length > most) return undefined;
  if (others.length > 0)
    return ask(
      people,
      (names) => `Who is your ${after}: ${names}?`,
      (person) => `${person} is my ${after}`,
    );
  const edit = say(only.name);
  return edit && { ...edit, confidence: 0.5 };
};

// Where a question is open, the answer before may have named whoever is meant.
const readLoss = (desk: Desk, { text }: Order): Edit | undefined => {
  const { who } = died.exec(text)?.groups ?? {};
  if (who === undefined || desk.asked !== undefined || desk.spoken) return undefined;
  const people = meantBy(desk, who);
  return people.length < 2 || people.length > most
    ? undefined
    : ask(
        people,
        (names) => `I am very sorry for your loss. Who has died: ${names}?`,
        (person) => `${person} has died`,
      );
};

// Those whom the pronoun may mean.
const meantBy = (desk: Desk, who: string): readonly KnownPerson[] =>
  findMentions({ ...desk, spoken: undefined }, who).flatMap(({ candidates }) => candidates);

const ask = (
  people: readonly KnownPerson[],
  question: (names: string) => string,
  phrase: (name: string) => string,
): Edit => {
  const names = people.map(({ name }) => name);
  return { which: { sentence: question(listWords(names, 'or')), choices: names.map(phrase) } };
};
