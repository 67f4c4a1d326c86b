import { phrases } from '#interview/language/phrases.ts';
import { caseName } from '#interview/language/title-case.ts';

const leadIn = phrases(
  "well|ok|okay|so|um|uh|sure|yes|yeah|hmm|maybe|let's|lets|please|just|we|i|want|it|to|is|be|it's|its|that's|use",
  'i think|guess',
  'how about',
  'i want|would like? to',
  "i'd like to",
  'should|will|would be',
  'call|name|title it',
  'call|called|name|named',
  'it is',
  'the name is|will? be?',
  "we're? going with",
  'go with',
  'the trust|company is called?',
);

// Whoever says hello, or goes back to who should be guardian, has given no title.
const greeting =
  /^(?:hi|hello|hey|howdy|greetings|good (?:morning|afternoon|evening))(?: (?:there|again|everybody|everyone))?$/iu;
const isAboutPeople =
  /\b(?:guardians?|executors?|trustees?|agents?|members?|managers?)\b.{0,20}\b(?:should|is|are|will|would)\b|\b(?:should|will|would) be (?:my|our|his|her)\b/iu;

/** The name of a trust or company in a reply: lead-ins and remarks left out, up to the word that ends such a name. */
export const readTitle = (text: string, head: RegExp): string | undefined => {
  const clean = text.trim().replace(/^["']|["'.!]+$/gu, '');
  const quoted = /"([^"\n]{2,120})"/u.exec(text)?.[1];
  const body = (quoted ?? leadIn.pass(clean)).trim();
  const match = head.exec(body);
  const end = match ? match.index + match[0].length : body.length;
  const rest = body.slice(end);
  const dated = /^\s*(?:dated|of \d{4}|,? ?u\/a\b)[^.;\n]{0,40}/iu.exec(rest)?.[0] ?? '';
  const title = `${body.slice(0, end)}${match ? dated.trimEnd() : ''}`.replace(/[\s.,;!]+$/u, '');
  if (!/\p{L}{2}/u.test(title) || greeting.test(title) || (!match && isAboutPeople.test(title))) return undefined;
  if (
    /^(?:(?:i|we)(?:'d| would)? (?:want|need|like|am|have)|want|need|form|start|create|set up|an? |looking|help|making|forming)\b/iu.test(
      title,
    )
  )
    return undefined;
  return title === title.toLowerCase()
    ? caseName(title.split(' '))
        .replace(/\bLlc\b/u, 'LLC')
        .replace(/\bInc\b/u, 'Inc')
    : title;
};
