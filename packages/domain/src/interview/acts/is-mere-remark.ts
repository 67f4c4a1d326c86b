import { peopleIn } from '#facts/people-in.ts';
import type { Facts } from '#facts/facts.ts';
import { wordsOfName } from '#facts/same-person.ts';
import { phrases } from '#interview/language/phrases.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { wordKey } from '#kit/word-key.ts';

/**
 * True for words that say nothing of a document: how somebody feels today, that the rest is right, why somebody who is named is a good
 * choice. Whatever wishes, orders, forbids, fears or depends on something is none, nor is what names anybody or anything besides.
 */
export const isMereRemark = (words: string, facts: Facts = {}): boolean => {
  const said = ofSomebody(words.replaceAll('’', "'"), facts);
  if (said.split(/\s+/u).length > longest || /\d/u.test(said) || namesMore.test(said) || !begins.test(said))
    return false;
  if (!remarks.isIn(said) && !praise.isIn(said)) return false;
  const left = praise.leaveOut(remarks.leaveOut(said));
  return !substance.isIn(left) && left.split(/\s+/u).length <= mostLeft;
};

/** True for a mere remark of how it is today, which answers nothing that can be asked: "my knee is killing me". */
export const isSmallTalk = (words: string): boolean =>
  isMereRemark(words) &&
  remarks.isIn(words.replaceAll('’', "'")) &&
  !/\b(?:right|fine|good|correct|ok|okay|perfect|great|all)\b/iu.test(words);

// How much may stand beside what is known to be a remark: "he is good with numbers and all that kind of stuff".
const [longest, mostLeft] = [18, 7];

// A capital behind the first word is a name, unless somebody says "I".
const namesMore = /(?<=[^.!?\s]["']?\s+)(?!I\b|Lord\b|God\b|OK\b)\p{Lu}/u;

// Somebody's name may be all that the words before it say: “Hester, she is the steady one”.
const begins = patternOf(
  'iu',
  String.raw`^\W*(?:(?:and|because|since|cause|cuz|so|well|oh|also|plus|yep|yes|ok|okay|then|now|um|uh)[\s,]+)*`,
  String.raw`(?:he|she|they|we|i|it|this|that|what|lord|god|my|not|let|give|gimme|where|everything|all|the|good|sharp|salt|a|don['’]?t)(?:['’](?:s|m|re|ve))?(?![\p{L}])`,
);

// "Tom is good with numbers", of a Tom who is known.
const ofSomebody = (words: string, facts: Facts): string => {
  const [first = ''] = words.trim().split(/\s+/u);
  const known = peopleIn(facts).flatMap(({ name }) => wordsOfName(name).slice(0, 1));
  const bare = wordKey(first.replace(/'s$/u, ''));
  return known.includes(bare) ? `he${first.endsWith("'s") ? "'s" : ''} ${words.trim().slice(first.length)}` : words;
};

const remarks = phrases(
  'my knee|knees|back|hip|hips|feet|foot|head|eyes|hands|hand|shoulder|tooth|arthritis|stomach *2 killing|hurts|hurting|aches|aching|sore|acting|bothering me? up?',
  'it is|was so|very|really|awfully hot|cold|warm|humid|rainy|late|early today|tonight|outside|here|out?',
  "it's so|very|really|awfully hot|cold|warm|humid|rainy|late|early today|tonight|outside|here|out?",
  "it's|its raining|snowing|pouring",
  'what a day|week|year|morning|mess|world',
  'lord? god? oh? this|it is|was so? hard|difficult|confusing|exhausting|overwhelming for? me?',
  'lord? god? oh? this|it is|was a lot',
  'lord? god? oh? this|it is|was harder than *3',
  "this|it|that's|it's|this's a lot to take|think in|about?",
  "i'm|im so? tired|exhausted|worn|nervous|hungry|thirsty out?",
  'i am so? tired|exhausted|worn|nervous|hungry|thirsty out?',
  'not getting any younger',
  'let me think|see|look|check about? it|that?',
  'give|gimme me? a second|minute|moment|sec',
  'where was i',
  'now where were we',
  "everything|all|rest else? is|looks|are|seems|was|'s right|fine|good|correct|ok|okay|perfect|great",
  'the rest is|looks|seems right|fine|good|correct|ok|okay|perfect|great',
  'the others are|look right|fine|good|correct|ok|okay',
  "that's|thats|that is all? for now|today",
  "i don't|dont know why *6",
);

const praise = phrases(
  'he|she|they is|was|are|has|have|had|been|so|always|very|really|pretty? good|great|wonderful|best|better with numbers|money|people|kids|computers|figures|books|paperwork',
  "he's|she's|they're so|always|been|very|really|pretty|just? good|great|wonderful|best|better with numbers|money|people|kids|computers|figures|books|paperwork",
  "he's|she's|they're so|always|been|very|really|pretty|the|my|a|just? responsible|reliable|steady|smart|organized|honest|dependable|levelheaded|level-headed|sensible|sharp|capable|trustworthy one|kid|boy|girl|man|woman?",
  'he|she|they is|was|are|has|been so|always|been|very|really|pretty|the|my|a? responsible|reliable|steady|smart|organized|honest|dependable|levelheaded|level-headed|sensible|sharp|capable|trustworthy one|kid|boy|girl|man|woman?',
  'he|she|they lives|live next|close|nearby|closest|down|right|around|across|five|ten door|by|the|here? *2',
  'we grew up together',
  'we go way back',
  "i've|ive|we've known him|her|them for? *3",
  'i have|we have known him|her|them for? *3',
  'i trust him|her|them completely|totally|the most|fully|with? my? life?',
  'a good head on his|her|their shoulders',
  'sharp as a tack',
  'good as gold',
  'salt of the earth',
);

const substance = phrases(
  'if|unless|until|till|except|only|must|should|shall|ought|never|nobody|nothing|without|instead|behind|before|after|once|when|while|but|though|although',
  'want|wants|wanted|wish|wishes|wished|hope|hopes|worry|worries|worried|afraid|fear|fears|scared|promise|promised|please|prefer|rather|like|need|needs|let',
  "not|no|don't|dont|doesn't|doesnt|can't|cant|cannot|won't|wont|isn't|wasn't|didn't|didnt|wouldn't|shouldn't",
  'make|give|gives|gave|gets|get|got|goes|go|leave|leaves|left|keep|keeps|stay|stays|sell|sells|sold|own|owns|owe|owes|owed|pay|pays|take|takes|took|lend|lent|borrow|borrowed|inherit',
  'dog|dogs|cat|cats|pet|pets|horse|bird|child|children|kid|kids|house|home|farm|land|car|truck|money|cash|bank|account|ring|business|debt|loan|sick|ill|died|dead|dying|divorced|married|moved|prison|jail|drinks|drinking|drugs|disabled|wheelchair|benefits',
  'sons|daughters|sisters|brothers|friends|trustees|wills|trusts|wife|husband|spouse|son|daughter|sister|brother|mother|father|mom|dad|grandson|granddaughter|grandchildren|niece|nephew|cousin|friend|partner|stepson|stepdaughter|trustee|executor|guardian|agent|lawyer|attorney|will|trust',
);
