import { type Fits, joinRelations } from '#interview/entries/join-relations.ts';
import type { Piece } from '#interview/entries/piece.ts';
import type { Item, Subject } from '#interview/entries/subject.ts';

/**
 * Puts together what pieces say of the same person: a name with the relation and the age beside it, who is left out, and who comes
 * after whom. What divides, separates or is left stays where it was said.
 */
export const joinSubjects = (pieces: readonly Piece[], text: string, fits: Fits): readonly Item[] =>
  withLevels(withExclusions(withLife(text, withOwners(withLost(joinRelations(pieces, text, fits))))), text);

const change = (items: Item[], at: number, said: Partial<Subject>): void => {
  const item = items[at];
  if (item?.kind === 'subject') items[at] = { kind: 'subject', subject: { ...item.subject, ...said } };
};

// "One we lost, Michael": said of whoever is named next.
const withLost = (items: readonly Item[]): readonly Item[] => {
  const joined: Item[] = [];
  let isLost = false;
  for (const item of items) {
    const isNext = isLost && item.kind === 'subject';
    if (item.kind === 'deadNext') isLost = true;
    else joined.push(isNext ? { kind: 'subject', subject: { ...item.subject, isOut: true, isDead: true } } : item);
    if (isNext) isLost = false;
  }
  return joined;
};

// "Hope and Faith are his": whose children those are who were named since the sentence began, or since the last of whom it was said.
const withOwners = (items: readonly Item[]): readonly Item[] => {
  const joined: Item[] = [];
  let from = 0;
  let next: Extract<Item, { readonly kind: 'owner' }> | undefined;
  for (const item of items) {
    if (item.kind === 'owner') {
      const isBefore = item.isNear === true && joined.findLast(({ kind }) => kind !== 'filler')?.kind !== 'subject';
      next = isBefore ? item : undefined;
      const start = item.isNear ? nearest(joined, from) : from;
      if (!isBefore)
        for (let at = start; at < joined.length; at += 1) change(joined, at, ownedBy(joined[at], item.whom));
      from = joined.length;
      continue;
    }
    joined.push(item);
    if (next && item.kind === 'subject') change(joined, joined.length - 1, ownedBy(item, next.whom));
    if (item.kind === 'stop') from = joined.length;
    if (/^(?:stop|remark)$/u.test(item.kind)) next = undefined;
  }
  return joined;
};

// The last one named, with those joined to them by a word and no mark.
const nearest = (items: readonly Item[], from: number): number => {
  let at = items.length - 1;
  while (at > from && /^(?:subject|and|filler|young)$/u.test(items[at - 1]?.kind ?? '')) at -= 1;
  return Math.max(at, from);
};

const ownedBy = (item: Item | undefined, whom: string | undefined): Partial<Subject> => {
  if (whom === undefined || item?.kind !== 'subject' || item.subject.called.kind !== 'name') return {};
  return { kinOf: { whom, relationship: item.subject.relationship ?? 'child' } };
};

// What is said of somebody right behind them.
const withLife = (text: string, items: readonly Item[]): readonly Item[] => {
  const areOfOneAge = /\b(?:twins|triplets|quadruplets)\b/iu.test(text);
  const joined: Item[] = [];
  for (const item of items) {
    const at = joined.findLastIndex(({ kind }) => kind === 'subject');
    const said = at < 0 ? undefined : lifeOf(item);
    const isOfAll = item.kind === 'young' && (item.isOfAll === true || areOfOneAge);
    if (said && isOfAll)
      for (const one of joined.slice(joined.findLastIndex(({ kind }) => kind === 'stop') + 1).keys())
        change(joined, joined.findLastIndex(({ kind }) => kind === 'stop') + 1 + one, said);
    else if (said) change(joined, at, said);
    else joined.push(item);
  }
  return joined;
};

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

// "Not Tom or Ann", "everybody but Tom", "neither of my kids": up to the next comma.
const withExclusions = (items: readonly Item[]): readonly Item[] => {
  const joined: Item[] = [];
  let isOut = false;
  let isOmitted = false;
  for (const item of items) {
    if (item.kind === 'not' || item.kind === 'except' || item.kind === 'omit') {
      isOut = true;
      isOmitted = item.kind === 'omit';
      const last = joined.findLastIndex(({ kind }) => kind !== 'filler');
      // "Kevin is not one of my children".
      if (joined[last]?.kind === 'is')
        change(
          joined,
          joined.findLastIndex(({ kind }) => kind === 'subject'),
          { isOut: true },
        );
    } else if (!/^(?:subject|and|or|filler|to)$/u.test(item.kind)) isOut = false;
    joined.push(
      isOut && item.kind === 'subject'
        ? { kind: 'subject', subject: { ...item.subject, isOut: true, ...(isOmitted && { isOmitted }) } }
        : item,
    );
  }
  return joined;
};

// "Rex, then Jo Beth", "or my pastor if she cannot": everybody behind comes one place later.
const withLevels = (items: readonly Item[], text: string): readonly Item[] => {
  const joined: Item[] = [];
  let level = 0;
  for (const [at, item] of items.entries()) {
    if (item.kind === 'then') {
      const isBehind = !items.slice(at + 1).some(({ kind }) => kind === 'subject');
      const last = joined.findLastIndex(({ kind }) => kind === 'subject');
      const or = joined.findLastIndex(({ kind }) => kind === 'or');
      if (isBehind && or >= 0 && or < last) {
        change(joined, last, { level: level + 1 });
        joined.splice(or, 1);
      } else if (isBehind && last > 0 && saysAfter.test(text.slice(item.start, item.end)) && hasOther(joined, last))
        change(joined, last, { level: level + 1 });
      else level += joined.some(({ kind }) => kind === 'subject') ? 1 : 0;
      continue;
    }
    joined.push(item.kind === 'subject' ? { kind: 'subject', subject: { ...item.subject, level } } : item);
  }
  return joined;
};

// "Obinna. Let Ifeoma come after him": said behind the name, of the last one.
const saysAfter = /\b(?:after|behind|follow|back ?-?up|alternate|successor)/iu;

const hasOther = (items: readonly Item[], last: number): boolean =>
  items.slice(0, last).some(({ kind }) => kind === 'subject');
