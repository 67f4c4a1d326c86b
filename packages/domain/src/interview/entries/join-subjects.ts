import { type Fits, joinRelations } from '#interview/entries/join-relations.ts';
import { patternOf } from '#kit/pattern-of.ts';
import type { Piece } from '#interview/entries/piece.ts';
import type { Item, Subject } from '#interview/entries/subject.ts';
import { change } from '#interview/entries/subject.ts';
import { withLife } from '#interview/entries/with-life.ts';

/**
 * Puts together what pieces say of the same person: a name with the relation and the age beside it, who is left out, and who comes
 * after whom. What divides, separates or is left stays where it was said.
 */
export const joinSubjects = (pieces: readonly Piece[], text: string, fits: Fits): readonly Item[] =>
  withLevels(withExclusions(withLife(text, withOwners(withLost(joinRelations(pieces, text, fits))))), text);

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
      const start = item.isNear || item.isOne ? nearest(joined, from) : from;
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
      const isLast = !items.slice(at + 1).some(({ kind }) => kind === 'subject');
      const isBehind = isLast || endsSentence(items, at);
      const last = joined.findLastIndex(({ kind }) => kind === 'subject');
      const or = joined.findLastIndex(({ kind }) => kind === 'or');
      if (isBehind && or >= 0 && or < last) {
        change(joined, last, { level: level + 1 });
        joined.splice(or, 1);
      } else if (isBehind && last > 0 && saysAfter.test(text.slice(item.start, item.end)) && hasOther(joined, last)) {
        level += 1;
        change(joined, last, { level });
      } else level += joined.some(({ kind }) => kind === 'subject') ? 1 : 0;
      continue;
    }
    joined.push(item.kind === 'subject' ? { kind: 'subject', subject: { ...item.subject, level } } : item);
  }
  return joined;
};

// "My son, if Colleen cannot. That is Dwight.": said of whoever is named before it, whatever the next sentence says.
const endsSentence = (items: readonly Item[], at: number): boolean => {
  const before = items.slice(0, at).findLast(({ kind }) => !/^(?:filler|comma)$/u.test(kind));
  const next = items.slice(at + 1).find(({ kind }) => kind !== 'filler');
  return before?.kind === 'subject' && next?.kind === 'stop';
};

// "Obinna. Let Ifeoma come after him": said behind the name, of the last one.
const saysAfter = patternOf(
  'iu',
  String.raw`\b(?:after|behind|follow|back ?-?up|alternate|successor)`,
  // "Kelsey. Tanner if she can't".
  String.raw`|^\W*(?:or |and |but )*(?:if|in case|should|when) (?:s?he|\p{Lu}\p{L}+|that one)\b`,
);

const hasOther = (items: readonly Item[], last: number): boolean =>
  items.slice(0, last).some(({ kind }) => kind === 'subject');
