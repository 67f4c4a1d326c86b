import { type Fits, joinRelations } from '#interview/entries/join-relations.ts';
import type { Piece } from '#interview/entries/piece.ts';
import type { Item, Subject } from '#interview/entries/subject.ts';

/**
 * Puts together what pieces say of the same person: a name with the relation and the age beside it, who is left out, and who comes
 * after whom. What divides, separates or is left stays where it was said.
 */
export const joinSubjects = (pieces: readonly Piece[], text: string, fits: Fits): readonly Item[] =>
  withLevels(withExclusions(withLife(joinRelations(pieces, text, fits))), text);

const change = (items: Item[], at: number, said: Partial<Subject>): void => {
  const item = items[at];
  if (item?.kind === 'subject') items[at] = { kind: 'subject', subject: { ...item.subject, ...said } };
};

// What is said of somebody right behind them.
const withLife = (items: readonly Item[]): readonly Item[] => {
  const joined: Item[] = [];
  for (const item of items) {
    const at = joined.findLastIndex(({ kind }) => kind === 'subject');
    const said = at < 0 ? undefined : lifeOf(item);
    if (said) change(joined, at, said);
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
const saysAfter = /\b(?:after|behind|follow)/iu;

const hasOther = (items: readonly Item[], last: number): boolean =>
  items.slice(0, last).some(({ kind }) => kind === 'subject');
