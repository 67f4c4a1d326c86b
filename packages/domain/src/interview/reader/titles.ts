import { caseName } from '#interview/language/title-case.ts';

const leadIn =
  /^(?:(?:well|ok|okay|so|um|uh|sure|yes|yeah|hmm|i think|i guess|maybe|let's|lets|please|just|how about|i want to|i'd like to|i would like to|we|i|want|it|to|should be|will be|would be|is|be|call it|call|called|name it|name|named|it's|its|it is|that's|the name is|the name will be|going with|go with|we're going with|the trust is called|the trust is|the company is called|the name|use|title it)(?=[\s,:]|$)[\s,:]*)+/iu;

// Whoever says hello, or goes back to who should be guardian, has given no title.
const greeting =
  /^(?:hi|hello|hey|howdy|greetings|good (?:morning|afternoon|evening))(?: (?:there|again|everybody|everyone))?$/iu;
const isAboutPeople =
  /\b(?:guardians?|executors?|trustees?|agents?|members?|managers?)\b.{0,20}\b(?:should|is|are|will|would)\b|\b(?:should|will|would) be (?:my|our|his|her)\b/iu;

/** The name of a trust or company in a reply: lead-ins and remarks left out, up to the word that ends such a name. */
export const readTitle = (text: string, head: RegExp): string | undefined => {
  const clean = text.trim().replace(/^["']|["'.!]+$/gu, '');
  const quoted = /"([^"\n]{2,120})"/u.exec(text)?.[1];
  const body = (quoted ?? clean.replace(leadIn, '')).trim();
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
