import { holdsHome } from '#facts/holds-home.ts';

/**
 * True when the words of a gift give the home of the person who lives at an address, or a part of it, and not a thing in it.
 * A house with an address of its own is another one.
 */
export const namesHome = (item: string, address: string | undefined): boolean => {
  const [head = ''] = item
    .trim()
    .replace(
      /^(?:\W*(?:(?:an?|one|two|three|the|my|our|other)[- ])*(?:half|thirds?|quarters?|fourths?|share|interest|\d+(?:\.\d+)? ?%|percent) (?:of|in) )+/iu,
      '',
    )
    .split(/,| (?:in|at|on|from|inside|that|which|where|with|and|near) /iu);
  const hasOwnAddress = /\b\d+[a-z]? \p{Lu}/u.test(item) && !holdsStreet(item, address);
  const isHome = /\b\p{L}*(?:house|home|condo(?:minium)?|apartment|residence|bungalow|duplex|homestead)\W*$/iu.test(
    head,
  );
  return !hasOwnAddress && ((isHome && holdsHome([{ description: head }], undefined)) || holdsStreet(head, address));
};

const holdsStreet = (words: string, address: string | undefined): boolean =>
  holdsHome([{ description: words.replace(/house|home|condo|apartment|residence/giu, '') }], address);
