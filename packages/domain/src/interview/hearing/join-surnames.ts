import { definitionOf } from '#facts/people-in.ts';
import type { Interview } from '#interview/interview.ts';
import { isPlainWord } from '#interview/language/is-plain-word.ts';
import { findRelation } from '#interview/language/relations.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** A message with last names put to first names; unsure where one word alone says that it is one: "Tom is Catholic". */
interface Joined {
  readonly text: string;
  readonly isSure: boolean;
}

/**
 * A message with the last names put to the first names where it tells them one by one behind: "Two children, Philippa and Gordon. Philippa
 * is Strube now, and Gordon is of course Oldacre". Undefined where it tells none.
 */
export const joinSurnames = ({ asked }: Interview, message: string): Joined | undefined => {
  if (asked?.kind !== 'fact' || !definitionOf(asked.field).entries) return undefined;
  const found = [...message.matchAll(told)].flatMap(({ 0: words, index, groups = {} }) => {
    const { first = '', last = '', how = '' } = groups;
    const before = message.slice(0, index);
    const [named, ...others] = [...before.matchAll(alone(first))];
    if (!named || others.length > 0 || !isSurname(last) || before.search(alone(last)) >= 0) return [];
    const at = named.index + first.length;
    const isTold = !/^(?:['’]s| is)$/u.test(how);
    return [
      {
        isTold,
        changes: [
          { at, end: at, by: ` ${last}` },
          { at: index, end: index + words.length, by: '' },
        ],
      },
    ];
  });
  if (found.length === 0) return undefined;
  const text = found
    .flatMap(({ changes }) => changes)
    .toSorted((one, other) => other.at - one.at)
    .reduce((said, { at, end, by }) => said.slice(0, at) + by + said.slice(end), message);
  return { text, isSure: found.length > 1 || found.every(({ isTold }) => isTold) };
};

const bears = String.raw`(?:['’]s| is| goes by| has become| became| kept| uses)(?: (?:now|of course|still|legally|also|an?|the|name))*`;
const told = patternOf(
  'gu',
  String.raw`(?:,|[.;])?(?: (?:and|but|while))? (?<first>\p{Lu}[\p{L}'-]+)`,
  `(?<how>${bears})`,
  String.raw` (?<last>\p{Lu}[\p{L}'-]+)(?: (?:now|too|as well|like me|by marriage|these days))*(?=\s*[.,;!]|\s+(?:and|but|while)\s|\s*$)`,
);

// A first name that nothing follows which could be a last one.
const alone = (first: string): RegExp => new RegExp(String.raw`(?<![\p{L}-])${first}(?![\p{L}'’-]|\s+\p{Lu})`, 'gu');

const isSurname = (word: string): boolean =>
  !isPlainWord(word.toLowerCase()) && findRelation(word.toLowerCase()) === undefined;
