import { patternOf } from '#kit/pattern-of.ts';
import type { AnswerReader, Heard } from '#interview/answers/heard.ts';
import { nameWords } from '#interview/language/name-words.ts';
import { takenBack } from '#interview/turning/last-word.ts';
import { isUnsure } from '#interview/answers/read-no-value.ts';
import { type Part, splitParts } from '#interview/answers/split-parts.ts';
import { isContent } from '#interview/answers/weigh-rest.ts';
import { readAmountsOfEach } from '#interview/reader/shares/amounts-of-each.ts';
import { setScene } from '#interview/asked/scene.ts';
import { wordsOfCalled } from '#interview/asked/called-facts.ts';
import { readNamed } from '#interview/asked/setting-names.ts';

/** The yes or no to a question, by its words, by those of the question, or by a statement that grants or denies what was asked. */
export const readYesNoAnswer: AnswerReader = (heard) => {
  const { question, message, interview, today } = heard;
  // What each of a list puts in says more than a no.
  if (question.perEntry && readAmountsOfEach(setScene(interview, { text: message, isLenient: true, today })).length > 0)
    return undefined;
  const low = message.toLowerCase();
  const named = question.overheard && readNamed(low, question.overheard);
  if (named !== undefined)
    return {
      patch: [{ field: question.field, value: named, evidence: message, confidence: callsOnly(heard) ? 0.95 : 0.5 }],
    };
  if (
    interview.plan.questions.some(
      ({ overheard, field }) => field !== question.field && overheard && readNamed(low, overheard) !== undefined,
    )
  )
    return undefined;
  const corrected = takenBack(message);
  const said = (corrected && weigh(heard, corrected.after)) ?? weigh(heard, message);
  if (said === undefined) return undefined;
  const { value, confidence, remarks } = said;
  return {
    patch: [{ field: heard.question.field, value, evidence: heard.message, confidence }],
    ...(remarks.length > 0 && { rest: remarks }),
  };
};

// A wish for the setting by its name, and nothing that turns it.
const callsOnly = ({ message }: Heard): boolean =>
  !/\b(?:if|unless|but|except|only|maybe|or|until)\b|\?/iu.test(message);

interface Voice {
  readonly value: boolean;
  /** `word`: a yes or a no by itself; `claim`: what the question declares; `stand`: a statement that grants or denies. */
  readonly by: 'word' | 'claim' | 'stand';
  readonly part: Part;
  /** Nothing else stands in its part. */
  readonly isBare: boolean;
}

interface Verdict {
  readonly value: boolean;
  readonly confidence: number;
  readonly remarks: readonly string[];
}

const weigh = (heard: Heard, text: string): Verdict | undefined => {
  const parts = splitParts(text);
  const voices = parts.flatMap((part) => voicesOf(heard, part));
  const words = voices.filter(({ by }) => by === 'word');
  const deciding =
    words.length > 0
      ? words
      : voices.some(({ by }) => by === 'claim')
        ? voices.filter(({ by }) => by === 'claim')
        : voices;
  const last = deciding.at(-1);
  if (!last || last.part.isQuestion) return undefined;
  const isOneVoice = deciding.every(({ value }) => value === last.value);
  const isConcluding = last.isBare || last.part.joint === 'so';
  const isTurned = parts.some((part) => turns(part, last) && !isOfQuestion(heard, part));
  const isDoubtful =
    parts.some(({ low, start }) => start > last.part.start && isUnsure(low)) || hedge.test(last.part.low);
  const others = voices.filter(({ by, value }) => by !== last.by && value !== last.value);
  const isAgainst = last.by !== 'word' && others.length > 0;
  const isSure = (isOneVoice || isConcluding) && !isTurned && !isDoubtful && !isAgainst;
  const remarks = parts.filter(
    (part) => !voices.some((voice) => voice.part === part) && !isOfQuestion(heard, part) && hasContent(part.low),
  );
  return {
    value: last.value,
    confidence: !isSure ? 0.5 : last.by === 'stand' ? 0.55 : 0.95,
    remarks: remarks.map((part) => part.text.trim()),
  };
};

const hasContent = (low: string): boolean => (low.match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []).some(isContent);

const hedge = /\b(?:maybe|perhaps|probably|possibly|might|depends?|depending)\b/u;

// A condition, or an exception behind the word: never a plain yes.
const turns = (part: Part, { part: own, value }: Voice): boolean => {
  if (part === own)
    return /\b(?:unless|except|depending|only (?:if|when|for)|as long as|provided|until)\b/u.test(part.low);
  const isCondition =
    /^\W*(?:but )?(?:only )?(?:if|when|unless|provided|as long as|except|only|not)\b(?! (?:he|she|they|i|it) (?:has|needs?) to\b)/u.test(
      part.low,
    );
  if (
    isCondition &&
    /^\W*if (?:he|she|they|it|i|you) (?:needs?|has|have|wants?|must|like) ?(?:to|it|so)?\W*$/u.test(part.low)
  )
    return false;
  if (part.start < own.start) return false;
  return isCondition || (part.joint === 'turn' && (value || /\byes\b/u.test(part.low)));
};

// "Yes, if they have kids by then", asked whether their children take: without any there is nobody to take.
const isOfQuestion = ({ question, interview: { facts, laws } }: Heard, { low }: Part): boolean => {
  if (ifGone.test(low) && / dies before\b/u.test(question.ask(facts, laws))) return true;
  const [, whom = ''] = ifAny.exec(low) ?? [];
  return (
    whom !== '' &&
    (/^(?:any|some|them|one)$/u.test(whom) ||
      sharesWord(question, whom) ||
      question.saysYes?.test(`the ${whom}`) === true)
  );
};
// "If one's gone", asked what happens if one dies first.
const ifGone =
  /^\W*(?:and |but |so )?(?:if|when)\b(?!.*\b(?:unless|except|only)\b).*\b(?:dies|die|died|dead|gone|pass(?:es)?(?: away| on)?|goes first|go first)\b/u;
const ifAny = patternOf(
  'u',
  String.raw`^\W*(?:yes|yeah|yep|yup|sure|ok|of course)?\W*(?:but )?if (?:he|she|they|there|(?:any|either|one)(?: of (?:them|those))?)`,
  String.raw`(?:['’](?:s|ve|d))?(?: (?:has|have|had|is|are|leaves?|left|got))+(?: any| some)? (\p{L}+(?: ones?)?)`,
  String.raw`(?: (?:by then|of (?:their|his|her) own|at all|then|one day|some ?day))*(?: (?:then )?(?:it|they|that) (?:goes|go|passes) to (?:them|those|the \1))?\W*$`,
);

const yesWord = patternOf(
  'u',
  String.raw`^\W*(?:(?:oh|well|why|um|uh|hm+|hmm|ok|okay|i guess|i suppose|i think|and|so|but|still|then|sure)\W+)*`,
  '(yes|yep|yeah|yup|yea|ya|aye|y|si|sí|oui|jawohl|ja|da|sure(?: thing| enough)?|certainly|surely',
  '|absolutely|definitely|affirmative|positive(?:ly)?|of course|naturally|indeed|by all means',
  '|please(?: do)?|ok(?:ay)?|correct|right|true|exactly|you bet(?:cha)?|uh-?huh|mhm|very much(?: so)?',
  '|always|without (?:a )?(?:doubt|question)|(?:i|we) (?:do|would|will|am|are|think so|suppose so|guess so',
  '|believe so|should think so|should hope(?: so)?)|(?:he|she|they|it) (?:does|do|may|can|should|will|must',
  String.raw`|is)|go ahead|fine(?: by me| with me)?|agreed|all right|alright)(?=\W|$)`,
);
const noWord = patternOf(
  'u',
  String.raw`^\W*(?:(?:oh|well|why|um|uh|hm+|hmm|ok|i guess|i suppose|i think|and|so|but|tbh|honestly|actually`,
  String.raw`|then)\W+)*(no(?: sir| ma'?am| thanks?| thank you| way| need| chance)?|nope|nah|naw|nein|nyet|negative`,
  '|never|n|not (?:at all|really|yet|now|any ?more|that i (?:know|am aware|can think) of|a chance|ever',
  '|on your life|in a million years)|(?:of course|certainly|absolutely|definitely|surely|probably|please',
  '|i think|i guess|i hope|thankfully|better) not|hell,? no|heck,? no|god no|under no circumstances?',
  '|by no means|none(?: of (?:them|us|those|that|it))?|neither(?: of (?:them|us))?|nobody|no one|nothing)',
  String.raw`(?=\W|$)`,
);
const doubleNo = patternOf(
  'u',
  String.raw`\b(?:(?:wouldn'?t|won'?t|can'?t|cannot|couldn'?t|don'?t|do not|never|would not) (?:say no|object|mind`,
  '|refuse)|(?:no|any) (?:objections?|problem|reason (?:not|to refuse|to say no|against))|(?:see|know) ',
  '(?:why not|no (?:harm|reason (?:not|against)))|why not|nothing (?:against|wrong)|not a problem',
  String.raw`|no problem|no worries|not (?:against|opposed)|no harm)\b`,
);
const denies =
  /\b(?:not|never|nothing|nobody|no one|none|neither|nor|cannot|without|no longer|refuse|forbid|hate|skip|waive|no)\b|n't\b|\b(?:dont|doesnt|wont|cant|shouldnt|isnt|aint|wouldnt)\b/u;
const grants = patternOf(
  'u',
  String.raw`^\W*(?:please |just |then |and |i'd |i would |i |we |we'd )*(?:let (?:him|her|them|it)|include|add`,
  '|give (?:him|her|them)|put (?:it|that|one) in|do (?:it|that|include)|like (?:that|it|one)',
  '|want (?:that|it|one|him|her|them)|has (?:my|our) blessing|(?:he|she|they|it|we|i|you|everybody',
  String.raw`|both(?: of us)?|that) (?:can|may|should|ought to|must|will|would|has to|have to)(?! not\b))\b`,
);

// "Always lived in Colorado", "he can drive": with more behind them no yes by themselves.
const weakYes = /^(?:(?:he|she|they|it|i|we) .*|always|right|true|correct|positive)$/u;

const turnedBehind =
  /^(?:\W+(?:i|we|he|she|they|it|you|do|does|did|would|will|can|may|should|is|am|are))*\W+(?:not|never|cannot|[a-z]+n't|don'?t)\b(?! only\b)/u;

// "Her part goes to Ann", "Ann gets it"; what goes to Ann's own kids does not.
const goesTo = (names: readonly string[], low: string): boolean =>
  names.some((name) => {
    const called = `(?:${nameWords(name).source})`;
    return patternOf(
      'u',
      String.raw`\b(?:goes|go|going|pass(?:es)?|back) to (?:my \p{L}+ )?${called}(?!(?: \p{L}+)*['’])`,
      String.raw`|(?<!\p{L})${called} (?:gets?|takes?|would get|should get|should have|can have)\b`,
    ).test(low);
  });

const voicesOf = ({ question, interview: { facts } }: Heard, part: Part): readonly Voice[] => {
  const low = part.low.replace(/[^\p{L}\p{N}' -]/gu, ' ').replace(/\bcan not\b/gu, 'cannot');
  const make = (value: boolean, by: Voice['by'], rest = ''): Voice => ({ value, by, part, isBare: !hasContent(rest) });
  const no = noWord.exec(low);
  const yes = yesWord.exec(low);
  const isPlainStatement = part.joint === 'reason';
  if (doubleNo.test(low)) return [make(true, 'stand', low)];
  if (no?.[1] && !isPlainStatement && deniesOther(question, no[1], part.low)) return [];
  if (no?.[1] && !isPlainStatement && isOwnWord(no[1], low.slice(no[0].length))) {
    const rest = low.slice(no[0].length);
    // "No the kids of a dead one should get it": what follows is what the question declares.
    const isAgainst = /^(?:no|nope|nah)$/u.test(no[1]) && !denies.test(rest) && question.saysYes?.test(rest) === true;
    const claimed = isAgainst && !question.saysNo?.test(rest) && hasContent(rest);
    return [make(false, 'word', rest), ...(claimed ? [make(true, 'word', rest)] : [])];
  }
  if (yes?.[1] && !isPlainStatement) {
    const rest = low.slice(yes[0].length);
    if (turnedBehind.test(rest)) return [make(false, 'word', rest)];
    if (!weakYes.test(yes[1]) || !hasContent(rest)) return [make(true, 'word', rest)];
  }
  const trailing = /(?:^|\s)(yes|yeah|yep|no|nope|nah)(?: (?:please|thanks?|thank you|sir|ma'?am|dear))?\W*$/u.exec(
    low,
  );
  if (trailing?.[1] && low.trim() !== '')
    return [make(trailing[1].startsWith('y'), 'word', low.slice(0, trailing.index))];
  const isDenied = denies.test(low);
  if (question.saysNo?.test(part.low) || goesTo(question.getsIfNo?.(facts) ?? [], part.low))
    return [make(false, 'claim', low)];
  if (question.saysYes?.test(part.low)) return [make(!isDenied, 'claim', low)];
  if (isPlainStatement) return [];
  if (grants.test(low)) return [make(!isDenied, 'stand', low)];
  if (isDenied && callsIt(question, low)) return [make(false, 'stand', low)];
  return [];
};

// "No bond", "none of that bond business": a no that takes a noun denies it, if that is what was asked.
const isOwnWord = (word: string, rest: string): boolean =>
  !/^(?:nobody|no one|nothing|never)$/u.test(word) ||
  !/^\W*(?:has|have|is|was|will|would|can|could|knows?|told|said|heard|thought|else)\b/u.test(rest);

// "No special gifts", asked whether two sign together: a no to something else.
const deniesOther = (question: Heard['question'], word: string, part: string): boolean => {
  if (!/^(?:no|not|none)$/u.test(word)) return false;
  const [, behind = ''] = /^\W*(?:\p{L}+\W+)?(?:no|not) (\p{L}[\p{L} -]*)$/u.exec(part) ?? [];
  const [first = ''] = behind.split(' ');
  return (
    behind !== '' &&
    isContent(first) &&
    !/^(?:more|longer|way|need|one|thing)$/u.test(first) &&
    wordsOfCalled(behind, question).length === 0 &&
    !sharesWord(question, behind)
  );
};

const sharesWord = ({ label, called = [], saysYes }: Heard['question'], words: string): boolean =>
  saysYes?.test(words) === true ||
  (words.match(/\p{L}{4,}/gu) ?? []).some((word) =>
    [label, ...called].some((called) => called.toLowerCase().includes(word.replace(/s$/u, ''))),
  );

// Words of the question in a denial: `my daughter is not to be paid`.
const callsIt = (question: Heard['question'], low: string): boolean => wordsOfCalled(low, question).length > 0;
