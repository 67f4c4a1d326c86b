import { patternOf } from '#kit/pattern-of.ts';

const attributes = [
  patternOf(
    'iu',
    '^(?:on|in|at|near|outside|off|behind|beside|next to|from|with|under|titled|worth|valued|about|around',
    "|which|that(?:'s| is| was)?|where|paid|all paid|free and clear|undivided|one[- ]half",
    String.raw`|half (?:of it|interest)|mostly|chiefly|mainly|including)\b`,
  ),
  /^[\d,.]+\s*(?:acres?|foot|feet|ft|sq|square|head|bedrooms?|units?|shares(?! of)|of (?:them|those|it)|years? old)\b|^\d{1,2}\/\d{1,2}$|^#?\d+$/iu,
  /^(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty)(?:[ -]\p{L}+)? (?:acres?|of (?:them|those)|foot|feet|head))\b/iu,
  patternOf(
    'iu',
    '^(?:bought|purchased|built|inherited|acquired|financed|refinanced|restored|owned|held|handed down|left to (?:me|us)|given to (?:me|us))',
    String.raw`(?:$|,| (?:in|from|by|with|together|jointly|new|used|before|after|when|while|since|last|back|at|for|through|on|during|outright|cash|years?|\d{4})\b)`,
  ),
  /^(?:my|our) (?:half|share|part|interest)$/iu,
  /^(?:i am (?:the )?\d+ percent|we own it|i own (?:it|half)|named?|called|serial number|model \p{L}\b|the '?\d\d\b)/iu,
];

/** True for words that say more of a thing and are none themselves: `on Oak Lane`, `bought together in 2001`. */
export const isAttribute = (said: string): boolean => attributes.some((words) => words.test(said));

/** True for words that say how much there is of the thing before them: `a whole basement of them`, `both sides of it`. */
export const isAmountOf = (said: string): boolean =>
  /^(?:(?:an?|the|both|all|about|there(?:'s| is| are)) )*(?:(?:whole|entire|full|good|big|huge) )?(?:\p{L}+ ){1,2}(?:full )?of (?:them|those|it)(?: all)?$/iu.test(
    said,
  );

// "Three items: the condominium", "Two things. My house": how many there are is none of them.
const howMany = patternOf(
  'iu',
  String.raw`^\W*(?:(?:i|we) (?:have|own|'ve got) )?(?:just |only )?(?:\d+|one|two|three|four|five|six|seven|a few|several)`,
  String.raw` (?:main |big )?(?:items?|things?|pieces?|assets?)(?: (?:of property|in all|only))?\s*[:.;-]\s*(?=\S)`,
);

/** "And that's about it oh and the beach lot": what ended the list is taken back by what follows. */
export const withoutEnds = (message: string): string =>
  message
    .replace(howMany, '')
    .replace(
      /(?<=\S)[\s,.;]*\b(?:and |but |so |i think )*that'?s (?:about |pretty much |really |basically )?(?:it|all|everything)[\s,.;!]*(?:(?:oh|and|wait|plus|also|no|except|but|well)\b[\s,]*)+(?=\S)/giu,
      '. ',
    );

/** Of somebody who lists nothing and means all that they own. */
export const saysEverything = patternOf(
  'u',
  String.raw`^\W*(?:(?:just|well|oh|it'?s|put in|basically|i guess) )*(?:the (?:usual|normal)(?: stuff| things)?`,
  '|(?:everything|all(?: of it)?|all the stuff|all my (?:stuff|things|property|assets)|the lot|whatever)',
  String.raw`(?: (?:that )?(?:i|we) (?:own|have|got))?)\W*$`,
);
