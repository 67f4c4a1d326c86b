import { holdsHome } from '#facts/holds-home.ts';
import type { SpecificGift } from '#facts/shapes.ts';
import { fieldOf, told } from '#facts/told.ts';
import { readChoiceAnswer } from '#interview/answers/read-choice.ts';
import { giftsIn } from '#interview/answers/read-gifts.ts';
import { isThing } from '#interview/answers/takers-behind.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { findAddresses } from '#interview/reader/property/addresses.ts';
import { splitSentences } from '#interview/language/clauses.ts';
import { joinGifts, sumOf } from '#interview/lists/join-gifts.ts';
import type { Reading } from '#interview/reading.ts';
import { patternOf } from '#kit/pattern-of.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { wordKey } from '#kit/word-key.ts';

interface Message {
  readonly message: string;
  readonly today: PlainDate;
}

/** What somebody who reads the review gives besides, or decides anew: one more gift, another taker of a thing, another way for the home. */
export const readGiven = (interview: Interview, heard: Message): Reading | undefined => {
  if (interview.asked?.kind !== 'review' || /\?/u.test(heard.message)) return undefined;
  return (
    readHome(interview, heard) ??
    (adding.test(heard.message) || turned.test(heard.message) ? readMoreGifts(interview, heard) : undefined)
  );
};

/** Things that are given at the review in a message that corrects nothing and does not say that they are more: asked back. */
export const readMaybeGiven = (interview: Interview, heard: Message): Reading | undefined =>
  interview.asked?.kind !== 'review' || /\?/u.test(heard.message) ? undefined : readMoreGifts(interview, heard);

// "Don't give it to her, just sell it": the sentence that decides, in a message that names the home or takes up what was decided of it.
const readHome = (interview: Interview, { message, today }: Message): Reading | undefined => {
  const { facts, plan } = interview;
  const field = fieldOf('home-plan');
  const question = findQuestion(plan, field);
  if (!question || question.applies?.(facts) === false || gone.test(message)) return undefined;
  const sentences = splitSentences(message).map(({ text }) => text.trim());
  const isNamed = sentences.some((text) => holdsHome([{ description: text.replace(ofOther, ' ') }], undefined));
  const isTakenUp = facts[field] !== undefined && takesUp.test(message.trim());
  if (!isNamed && !isTakenUp) return undefined;
  const read = sentences.flatMap((text) => {
    if (ofOther.test(text) || /\baddress\b/iu.test(text) || findAddresses(text, false).length > 0) return [];
    const asked = { kind: 'fact', field } as const;
    const said = decides.test(text) ? text.replace(closing, '') : '';
    const answer = said === '' ? undefined : readChoiceAnswer({ interview, question, asked, message: said, today });
    const isHome = isTakenUp || /\b(?:it|that)\b/iu.test(text) || holdsHome([{ description: text }], undefined);
    return answer && answer.patch.length > 0 && isHome ? [{ text, answer }] : [];
  });
  const [one, ...more] = read;
  if (!one || more.length > 0) return undefined;
  if (one.answer.patch.every((each) => facts[each.field] === each.value)) return { act: 'kept', patch: [] };
  const rest = [...sentences.filter((text) => text !== one.text && hasWords(text)), ...(one.answer.rest ?? [])];
  return { act: 'answer', isPlain: true, patch: one.answer.patch, ...(rest.length > 0 && { rest }) };
};

// "Sell it instead", "don't give it to her, just sell it".
const takesUp =
  /^\W*(?:(?:actually|no|wait|on second thought|just|let'?s|rather|please|then|(?:i|we)(?:'d| would) rather|do not|don'?t)\b[\s,]*)*(?:sell|give|leave) it\b/iu;
const decides = patternOf(
  'iu',
  String.raw`\b(?:sell|sold|give|gives|gets?|leave|goes?|have|has|take|takes|live|stay|for|to)\b`,
);
const closing = /\s*\b(?:instead|after all|then|now|please)\W*$/iu;
// A house that was sold is property gone; a rental or another house has no rule of its own.
const gone =
  /\b(?:we|i|was|were|been|already|just|got|is being|is getting) (?:\p{L}+ )?sold\b|\b(?:selling|for sale|moved|bought)\b/iu;
const ofOther = /\b(?:trustees?|executors?|agents?|guardians?|percent|shares?)\b|%/iu;

// "One more gift. My piano goes to Ted": every gift of it is new, and each is a thing or a sum.
const readMoreGifts = (interview: Interview, { message }: Message): Reading | undefined => {
  const field = fieldOf('gifts');
  if (!findQuestion(interview.plan, field) || ofOther.test(message) || /\bif\b(?! it)/iu.test(message))
    return undefined;
  const before = told(interview.facts, 'gifts') ?? [];
  const sentences = splitSentences(message).map(({ text }) => text.trim());
  const read = sentences.map((text) => ({ text, ...giftsIn(interview, plainGift(text)) }));
  const said = read.flatMap(({ gifts }) => gifts);
  if (said.length === 0 || !said.every(({ gift }) => isGift(gift))) return undefined;
  const anew = said.filter(({ gift }) => !before.some((one) => isSameThing(one, gift)));
  const isTurned = sentences.some((text) => turned.test(text));
  if (anew.length === 0 && !isTurned) return undefined;
  // What goes to somebody else keeps the words that it stands in.
  const asWritten = (gift: SpecificGift): SpecificGift => ({
    ...gift,
    item: (isTurned && before.find((one) => isSameThing(one, gift))?.item) || gift.item,
  });
  const given = said.map(({ gift }) => asWritten(gift));
  const kept = isTurned ? before.filter((one) => !given.some((gift) => isSameThing(one, gift))) : before;
  const isGuess =
    !isTurned && doubts.test(message.replace(/\bif (?:it|that)(?:'s| is|s)?(?: not|n't) too (?:late|much)\b/giu, ''));
  const isSure =
    !isGuess && said.every((one) => one.isSure) && (isTurned || sentences.some((text) => adding.test(text)));
  const value = joinGifts(kept, isTurned ? given : anew.map(({ gift }) => gift));
  const rest = read.flatMap(({ text, gifts, remarks }) =>
    gifts.length > 0 ? remarks : adding.test(text) ? [] : [text],
  );
  return {
    act: 'answer',
    isPlain: true,
    isWhole: true,
    patch: [{ field, value, evidence: message, confidence: isSure ? 0.9 : 0.5 }],
    ...(rest.some(hasWords) && { rest: rest.filter(hasWords) }),
  };
};

const adding = patternOf(
  'iu',
  String.raw`\b(?:(?:one|another|an extra|two|some) more|another|also|too|as well|forgot|forgotten|left out|leave out`,
  String.raw`|missed|add|besides|in addition|plus|gift|gifts)\b`,
);
// "The saddle is not for Ciro, it's for my brother".
const turned = patternOf(
  'iu',
  String.raw`\b(?:is|are|was|goes?|should|does|do)(?:n'?t| not)(?: (?:be|go|going))? (?:for|to) [^,;.]{2,40}[,;.]?\s*(?:but )?`,
  String.raw`(?:(?:it|they|that)(?:'s| is| are| goes| should go)?|is|are|goes?|rather)?\s*(?:for|to)\s+`,
);
const lead = patternOf(
  'iu',
  String.raw`^.*?\b(?:forgot|left out|one more (?:thing|gift)|another (?:thing|gift)|add)\b[^:.]{0,60}:\s*`,
  String.raw`|^\W*(?:(?:oh|also|and|plus|wait|actually|one more thing|i forgot)\b[\s,]*)+`,
  String.raw`|^\W*(?:please )?add (?:(?:a|one more|another) gift(?: of)? )?`,
);
const plainGift = (text: string): string =>
  text
    .replace(turned, ' is for ')
    .replace(lead, '')
    .replace(/\bshould like (?=my\b)/iu, 'want ');

const doubts = /\b(?:maybe|perhaps|might|possibly|unless|not sure)\b|\bnot\b|n't\b/iu;

// "Ida's part for life" gives nothing to anybody called so.
const isGift = ({ item, recipient }: SpecificGift): boolean =>
  !/^(?:her |his |their )?life(?:time)?$/iu.test(recipient) &&
  ((isThing(item) && !/^\d+$|\b(?:place|turn|spot|job|role|office)$/iu.test(item)) || sumOf(item) !== undefined);

const isSameThing = (one: SpecificGift, other: SpecificGift): boolean => {
  const [words, others] = [tellingOf(one.item), tellingOf(other.item)];
  const [fewer, more] = words.length < others.length ? [words, others] : [others, words];
  return fewer.length > 0 && fewer.every((word) => more.includes(word));
};

const tellingOf = (item: string): readonly string[] =>
  wordKey(item)
    .split(' ')
    .filter((word) => word !== '' && !/^(?:the|my|our|a|an)$/u.test(word));

const hasWords = (words: string): boolean => (words.match(/\p{L}{3,}/gu) ?? []).length > 1;
