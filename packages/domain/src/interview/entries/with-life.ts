import { kinOf } from '#facts/kin.ts';
import { isMeantBy } from '#facts/same-person.ts';
import type { Sex } from '#interview/entries/piece.ts';
import { change, type Item, type Subject } from '#interview/entries/subject.ts';
import { sexOfGivenName } from '#interview/language/sex-of-given-name.ts';

/** What is said of somebody right behind them: how old they are, that they have died or get nothing. */
export const withLife = (text: string, items: readonly Item[]): readonly Item[] => {
  const areOfOneAge = /\b(?:twins|triplets|quadruplets)\b/iu.test(text);
  const joined: Item[] = [];
  for (const [index, item] of items.entries()) {
    const at = whoseLife(joined, items, index);
    const said = at < 0 ? undefined : lifeOf(item);
    const isOfAll = item.kind === 'young' && (item.isOfAll === true || areOfOneAge);
    if (said && isOfAll)
      for (const one of joined.slice(joined.findLastIndex(({ kind }) => kind === 'stop') + 1).keys())
        change(joined, joined.findLastIndex(({ kind }) => kind === 'stop') + 1 + one, said);
    else if (said) change(joined, at, said);
    if (!said) joined.push(item);
    // What is said of somebody who is only spoken of is kept in the words of the person.
    else if (item.kind === 'remark')
      joined.push({ ...item, turns: false, hasPeople: false, start: startOf(joined[at]) });
  }
  return joined;
};

const startOf = (item: Item | undefined): number =>
  item?.kind === 'subject' ? item.subject.start : (item?.start ?? 0);

const lifeOf = (item: Item): Partial<Subject> | undefined => {
  switch (item.kind) {
    case 'young':
      return { age: item.age, ...(item.sex && { sex: item.sex }) };
    case 'born':
      return { bornOn: item.date };
    case 'child':
      return { isChild: true };
    case 'dead':
      return { isOut: true, isDead: true };
    case 'unfit':
      return { isOut: true };
    case 'nothing':
      return { isOut: true, isOmitted: true };
    case 'remark':
      return item.isOfLast ? { isAside: true } : undefined;
    default:
      return undefined;
  }
};

// "Tommy and Anika, he is 2, Anika is 5": of the one who is called so, and whose age does not follow by name.
const whoseLife = (joined: readonly Item[], items: readonly Item[], index: number): number => {
  const said = items[index];
  const all = joined.flatMap((item, at) => (item.kind === 'subject' ? [at] : []));
  const last = all.at(-1) ?? -1;
  if (said?.kind !== 'young' || said.sex === undefined || all.length < 2) return last;
  // "My baby Jody he's forty-one": right behind a name, whatever sex most people of that name are.
  if (last === joined.length - 1 && isOfName(joined[last])) return last;
  const isOther = (at: number): boolean => {
    const item = joined[at];
    if (item?.kind !== 'subject') return false;
    const sex = sexOf(item.subject);
    return (sex !== undefined && sex !== said.sex) || isAgedBehind(items.slice(index + 1), item.subject);
  };
  return isOther(last) ? (all.findLast((at) => !isOther(at)) ?? last) : last;
};

const sexOf = ({ called, relationship }: Subject): Sex | undefined => {
  const ofKin = kinOf(relationship)?.sex;
  if (ofKin !== undefined) return ofKin === 'f' ? 'female' : 'male';
  return called.kind === 'name' ? sexOfGivenName(called.name) : undefined;
};

const isOfName = (item: Item | undefined): boolean =>
  item?.kind === 'subject' &&
  item.subject.called.kind === 'name' &&
  kinOf(item.subject.relationship)?.sex === undefined;

const isAgedBehind = (items: readonly Item[], { called }: Subject): boolean =>
  items.some((item, at) => {
    const next = items.slice(at + 1).find(({ kind }) => kind !== 'is' && kind !== 'filler');
    return (
      item.kind === 'subject' &&
      item.subject.called.kind === 'name' &&
      called.kind === 'name' &&
      isMeantBy(item.subject.called.name, called.name) &&
      next?.kind === 'young'
    );
  });
