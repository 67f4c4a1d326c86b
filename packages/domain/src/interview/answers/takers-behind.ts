import { saysOrganization } from '#facts/is-organization.ts';
import type { Recipient } from '#interview/answers/find-recipients.ts';
import { isTradeWord } from '#interview/language/is-trade-word.ts';
import { findRelation } from '#interview/language/relations.ts';
import { isFunction } from '#interview/language/score-word.ts';
import { tagWords } from '#interview/language/tag-words.ts';

/**
 * "My shop tools, Tanner", "the Bible: Jody, the ring: Crystal": where no word gives anything to anybody, each name that stands alone
 * behind a thing is who receives it.
 */
export const takersBehind = (text: string, recipients: readonly Recipient[]): readonly Recipient[] => {
  if (recipients.length === 0 || recipients.some((one) => isGiven(text, one))) return withComma(text, recipients);
  let from = 0;
  const behind: Recipient[] = [];
  for (const one of recipients) {
    const joint = /\s*(?:[,:–—]|\s-)\s*(?:(?:that'?s |is |it'?s )?(?:for |to ))?$/u.exec(text.slice(0, one.start));
    const item = joint && joint.index > from ? text.slice(from, joint.index) : '';
    const ends = /^\s*(?:[,.;!]|and\b|$)/u.test(text.slice(one.end));
    // "The old Ford - Jody": a thing that is called like somebody.
    if (!joint && /\b(?:the|my|our|an?) (?:\p{L}+ )?$/iu.test(text.slice(from, one.start))) continue;
    if (!joint || !ends || !isThing(item)) return withComma(text, recipients);
    behind.push({ ...one, role: 'toward', linkStart: joint.index, linkEnd: one.start });
    from = one.end;
  }
  return behind.length > 0 ? behind : recipients;
};

// A word gives them something; a mark alone may as well stand behind what they get.
const isGiven = (text: string, { role, linkStart, linkEnd }: Recipient): boolean =>
  role === 'toward' || (role === 'getter' && /\p{L} \s*$/u.test(text.slice(linkStart, linkEnd)));

// "Dustin, the guns.": the name, and behind it the thing; somebody may be described so as well.
const withComma = (text: string, recipients: readonly Recipient[]): readonly Recipient[] => {
  const [only, ...others] = recipients;
  const [joint] = (only && /^\s*,\s*(?=(?:the|my|our|his|her|\$|\d))/iu.exec(text.slice(only.end))) ?? [];
  if (
    !only ||
    others.length > 0 ||
    joint === undefined ||
    only.role !== 'named' ||
    /\p{L}/u.test(text.slice(0, only.start))
  )
    return recipients;
  const linkEnd = only.end + joint.length;
  const item = text.slice(linkEnd).replace(/[\s.!]+$/u, '');
  return isThing(item) && !isTradeWord(item.split(' ').at(-1) ?? '') && !/\p{L}est$/u.test(item)
    ? [{ ...only, role: 'getter', isSure: false, linkEnd }]
    : recipients;
};

/** True for words that name a thing: nobody who is called by a relation, and nothing that says or does something. */
export const isThing = (said: string): boolean => {
  const words = tagWords(said.replace(/^[\s,.;]*(?:and |then |also )*/iu, '')).filter(({ part }) => part !== 'mark');
  const last = words.at(-1);
  if (addresses.test(said)) return false;
  if (!last || words.length > longest || findRelation(last.low) || saysOrganization(last.low)) return false;
  const isNamed = words.every(
    (word, at) =>
      word.part !== 'verb' || word.isName || at === words.length - 1 || words[at - 1]?.part === 'determiner',
  );
  return isNamed && !isFunction(last) && !words.some(({ low }) => sayings.test(low));
};

// The town behind a street is nobody.
const addresses = /\bat \d|\b(?:street|st|road|rd|avenue|ave|drive|lane|court|boulevard|county)\b/iu;
const longest = 8;
const sayings =
  /^(?:no|not|yes|yeah|ok|okay|well|sure|nothing|nobody|none|maybe|thanks|please|if|when|half|thirds?|quarters?|percent|rest|everything|all|as|like|so|but|i|we|he|she|they|you|it)$/u;
