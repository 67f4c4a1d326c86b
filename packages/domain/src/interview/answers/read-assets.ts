import { isSamePerson } from '#facts/same-person.ts';
import { patternOf } from '#kit/pattern-of.ts';
import type { Asset } from '#facts/shapes.ts';
import { peopleIn } from '#facts/people-in.ts';
import type { Answer, AnswerReader } from '#interview/answers/heard.ts';
import { isAmountOf, saysEverything, withoutEnds } from '#interview/answers/asset-attributes.ts';
import { isUnsure } from '#interview/answers/read-no-value.ts';
import { type Item, splitItems } from '#interview/answers/split-items.ts';
import { splitParts } from '#interview/answers/split-parts.ts';
import type { Interview } from '#interview/interview.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { findAmounts } from '#interview/language/find-amounts.ts';
import { tagWords } from '#interview/language/tag-words.ts';
import { belongsTo, joinNames, type Told, isMakeOf } from '#interview/answers/belongs-to.ts';
import { dropNamed, keepsOut, saysWhyOut } from '#interview/answers/kept-out.ts';
import { readSaidOfThing, type SaidOfThing } from '#interview/answers/said-of-thing.ts';
import { categoryOf } from '#interview/reader/property/assets.ts';
import { petSentences } from '#interview/reader/notes.ts';
import { tellsOfAnEnd } from '#interview/acts/tells-of-an-end.ts';
import { isNothing } from '#interview/acts/nothing.ts';
import { findState } from '#law/states-in-text.ts';
import { wordKey } from '#kit/word-key.ts';

/** The property that a message lists; what it keeps out, remarks and attributes make no item of their own. */
export const readAssetsAnswer: AnswerReader = ({ interview, question, message: heard }) => {
  const message = withoutEnds(heard);
  const low = message.toLowerCase();
  const parts = splitParts(message);
  if (parts.some(({ isQuestion }) => isQuestion) || isOrder.test(low)) return undefined;
  if (parts.every((part) => isUnsure(part.low))) return { act: 'unsure', patch: [] };
  if (saysEverything.test(low)) return { patch: [] };
  const propose = (value: unknown, confidence: number): Answer['patch'] => [
    { field: question.field, value, evidence: heard, confidence },
  ];
  if (isNothing(message)) return { patch: propose([], 0.9) };
  const pieces = splitItems(message);
  const known = peopleIn(interview.facts).map(({ name }) => name);
  // "Second Harvest is an organization" says what somebody is.
  const saysOf = ({ text }: Item): boolean => {
    const [, subject = ''] = /^\W*(.{2,60}?) is\b/iu.exec(text) ?? [];
    return subject !== '' && known.some((name) => isSamePerson(name, subject));
  };
  if (pieces.some(saysOf)) return undefined;
  const told = collect(pieces);
  if (told.items.length === 0)
    return pieces.some(({ text }) => isNothing(text) || nothing.test(text.toLowerCase()))
      ? { patch: propose([], 0.8), ...(told.remarks.length > 0 && { rest: told.remarks }) }
      : undefined;
  if (speaksOfElse(interview, told.items)) return undefined;
  const before = (interview.facts[question.field] ?? []) as readonly Asset[];
  const fresh = joinNames(told.items)
    .map(toAsset)
    .filter((asset) => !before.some(({ description }) => wordKey(description) === wordKey(asset.description)));
  const distinct = fresh.filter(
    ({ description }, index) => fresh.findIndex((one) => wordKey(one.description) === wordKey(description)) === index,
  );
  const isDoubtful = told.isDoubtful || doubts.test(low.replace(roughly, ' ')) || fresh.some(isOdd);
  return {
    patch: propose([...before, ...distinct], isDoubtful ? 0.5 : 0.9),
    ...(told.remarks.length > 0 && { rest: told.remarks }),
  };
};

const doubts = /\b(?:maybe|perhaps|might|possibly|not sure|if|unless)\b/u;
const roughly = /\b(?:maybe|perhaps)\s+(?=\$?\d|\p{L}+ (?:thousand|hundred|million))/gu;

// Somebody who is known, or a sentence with a verb, is no property: the message says something else.
const speaksOfElse = ({ facts }: Interview, items: readonly Told[]): boolean => {
  const known = peopleIn(facts).map(({ name }) => name);
  return items.some(({ words }) => {
    if (tellsOfSomebody(words, known)) return true;
    if (categoryOf(words.toLowerCase()) !== 'other') return false;
    const { words: tagged, names } = analyzeMessage(words, known);
    const isAboutKnown = names.some((name) => name.known.length > 0 && !/'s$/u.test(words.slice(name.start, name.end)));
    if (/\b(?:is|are|was|were|isn't|aren't)\b/iu.test(words)) return true;
    const has = (wanted: string): boolean => tagged.some(({ part }) => part === wanted);
    return isAboutKnown || (has('verb') && (has('pronoun') || pronoun.test(words))) || /\bnot\b/iu.test(words);
  });
};

// "Wade will be busy with the farm": somebody does something, whatever thing is named beside it.
const tellsOfSomebody = (text: string, known: readonly string[]): boolean => {
  const { names, words } = analyzeMessage(text, known);
  const first = names.find(({ start, known: same }) => start === 0 && same.length > 0);
  const next = words.find(({ start }) => first !== undefined && start >= first.end);
  return (
    next !== undefined && (next.part === 'verb' || /^(?:will|would|can|could|should|may|might|must)$/u.test(next.low))
  );
};

const pronoun = /\b(?:i|it|we|he|she|they|you|him|them)\b/iu;

const nothing =
  /^\W*(?:(?:he|she|i|we|they) )?(?:has|have|own|owns|got) (?:nothing|none|no property)\b|^\W*nothing\b[^,.;]{0,40}(?:,? (?:he|she|i|we) (?:says?|think|guess))?\W*$/u;

// “The wifi died, back now”.
const isBack = /^(?:i(?:'m| am) )?(?:back|here) (?:now|again)\W*$/u;

interface Collected {
  readonly items: readonly Told[];
  readonly remarks: readonly string[];
  readonly isDoubtful: boolean;
}

// One piece after the other: an item, an attribute of the one before it, what is kept out, or a remark.
const collect = (pieces: readonly Item[]): Collected => {
  const items: Told[] = [];
  const remarks: string[] = [];
  let isDoubtful = false;
  let isOutside = false;
  for (const piece of pieces) {
    const said = strip(piece.text);
    const last = items.at(-1);
    const low = said.toLowerCase();
    if (said === '' || closing.test(low) || nothing.test(low)) continue;
    if (corrects.test(piece.text) && last !== undefined) {
      items[items.length - 1] = valued(strip(piece.text.replace(corrects, '')));
      continue;
    }
    if (keepsOut(piece.text.toLowerCase())) {
      remarks.push(...takeOut(items, piece, { low, isOutside }), piece.text);
      isOutside = true;
      continue;
    }
    if (isOutside && piece.glue !== 'sentence' && saysWhyOut(piece.text)) {
      remarks.push(piece.text);
      continue;
    }
    isOutside = false;
    if (last && isAmountOf(said)) {
      remarks.push(piece.text);
      continue;
    }
    const worth = last === undefined ? undefined : valueAlone(said);
    if (last && worth !== undefined) {
      items[items.length - 1] = { ...last, cents: worth };
      continue;
    }
    if (last && (belongsTo(said, last.words, piece.glue) || (piece.glue === 'comma' && isMakeOf(said, last)))) {
      const joint = piece.glue === 'and' ? ' and ' : ', ';
      items[items.length - 1] = withWords(last, `${last.words}${joint}${said.replace(/^The /u, 'the ')}`);
      continue;
    }
    const { thing, isRemark, isDoubtful: isAsked } = sayOf(said, piece, items);
    if (isRemark) remarks.push(piece.text);
    if (thing !== undefined)
      items.push({ ...valued(thing), glue: piece.glue, ...(isDetermined.test(said) && { isDetermined: true }) });
    isDoubtful ||= isAsked;
  }
  return { items, remarks: remarks.filter((words) => words !== ''), isDoubtful };
};

const sayOf = (said: string, piece: Item, items: readonly Told[]): SaidOfThing => {
  const low = said.toLowerCase();
  const isOfAnother = tellsOfAnEnd(piece.text) || isBack.test(low) || petSentences(piece.text).length > 0;
  if (isRemark(low) || tellsOfItem(piece, items) || isOfAnother) return { isRemark: true, isDoubtful: false };
  const listed = items.map(({ words }) => words);
  return readSaidOfThing(said, listed) ?? { thing: said, isRemark: false, isDoubtful: /\bor\b/u.test(low) };
};

// What is kept out leaves the list, be it the thing before or one that is named.
const takeOut = (
  items: Told[],
  { glue }: Item,
  { low, isOutside }: { readonly low: string; readonly isOutside: boolean },
): readonly string[] => {
  const last = items.at(-1);
  const isAbout =
    last !== undefined && refersBack.test(low) && !namesThing.test(low) && glue !== 'sentence' && !isOutside;
  const isOfBoth = glue === 'and' && last?.glue === 'sentence' && plural.test(low);
  if (isAbout || isOfBoth) return [items.pop()?.words ?? ''];
  if (!isOutside) dropNamed(items, low);
  return [];
};

const owner =
  /^(?:he|she|they|we|i|\p{L}{2,})(?: also)? (?:has|have|owns?)\s+(?=(?:an?|the|his|her|my|our|some|half|one|two|three|\d)\b)/iu;
const leadIn = patternOf(
  'iu',
  "^(?:(?:well|ok|okay|so|um+|uh+|oh|sure|yes|yeah|hmm+|let'?s see|let me see|i guess|i think|i suppose",
  "|basically|mainly|just|only|really|also|plus|then|and|but|not much|there(?:'s| is| are|re)|it'?s|that'?s",
  "|that would be|we'?ve got|i'?ve got|(?:i|we) (?:also |do )?(?:have|own|got|hold)|put(?: down| in)?",
  String.raw`|include|add|got|have|all of|please|mostly|i (?:also )?(?:forgot|left out|missed)(?: about)?)(?![\p{L}'])[\s,:-]*)+`,
);
const isDetermined = /^(?:(?:my|our|the|an?|his|her|their)|\p{L}+['’]s)\s+(?=\S)/iu;
const determiner = /^(?:my|our|the|a|an|his|her|their)\s+(?=\S)/iu;
const tail =
  /[\s,]*\b(?:that'?s (?:about )?(?:it|all|everything)|i think|i guess|i believe|or so|nothing else|for now|and so on|etc\.?|too|as well|really|please|for pure meanness|i (?:guess|suppose))[\s.!]*$/iu;

const strip = (text: string): string => {
  let item = text.replace(/^[-•*\d.)\s]*(?=\p{L})(?<![\d])/u, (mark) => (/^\d+\s*$/u.test(mark) ? mark : ''));
  for (let round = 0; round < 3; round += 1)
    item = item.replace(leadIn, '').replace(owner, '').replace(tail, '').trim();
  return item.replace(/[\s.,;:!?-]+$/u, '').trim();
};

const closing =
  /^(?:that'?s (?:it|all|everything)|nothing (?:else|more)|and that'?s it|thank you|thanks|not much|none|no|yes|all)$/u;
const namesThing =
  /^(?:leave|keep|skip|never mind|forget(?: about)?|(?:don'?t|do not) (?:put|count|include|add)) (?!(?:that|it|this|those|them|out|off|be|alone|aside|in|so)\b)\S/u;
const refersBack = /^(?:it|that|this|leave|keep|skip|never|so|don'?t|but|not (?:extra|mine)|already|belongs)\b/u;
// “The Roth and the pension have forms of their own”: what is said of the second is said of both.
const plural = /\b(?:are|have|go|pass|aren't|don't)\b/u;
const corrects =
  /^\W*(?:(?:no|oh|oops|sorry),? )*(?:no sorry|sorry|no wait|wait|i mean|actually|rather|make that|or rather)\b[\s,:]*/iu;

const valueAlone = (said: string): number | undefined => {
  const [amount, ...others] = findAmounts(said).filter(({ isMoney }) => isMoney);
  if (!amount || others.length > 0) return undefined;
  const rest = `${said.slice(0, amount.start)} ${said.slice(amount.end)}`;
  return /^[\s.,()]*(?:(?:it'?s|is|are|worth|about|around|approximately|valued|at|maybe|roughly|say|in it|all told|altogether|or so|or more|dollars?|some)[\s.,()]*)*$/iu.test(
    rest,
  )
    ? Math.round(amount.value * 100)
    : undefined;
};

const remarkLead = patternOf(
  'u',
  "^(?:it|he|she|they|you|that|this|there|which|who|i'm|i am|i can'?t|i don'?t|i will|i'?ll|i want|we want",
  String.raw`|(?:we|i) (?:rent|lease|live|paid|owe|still owe|share)|my (?:wife|husband|son|daughter|kids) (?:thinks?|says?|wants?|is|are)|not worth|for pure|put that)\b`,
);

// A remark has a subject and a verb of its own.
const isRemark = (low: string): boolean =>
  remarkLead.test(low.replace(/^[("'\s]+/u, '')) ||
  /\b(?:disability|social security|ssi|ssdi|welfare)\b|\b(?:income|wages|salary|paycheck)$/u.test(low) ||
  /\b(?:sits?|thinks?|said|says|know|hope|wish|sorry)\b/u.test(low) ||
  /^\W*(?:ha|hah|haha|hehe|lol|phew|whew|sigh|etc)\W*$/u.test(low) ||
  /\b(?:years?|months?|weeks?) (?:left|to go|ago|now)\b/u.test(low) ||
  !/\p{L}{2}|\p{L}-?\d{2}|\d{3}\(?[bk]\b/u.test(low);

// “Harold built that cottage himself”, “Dad planted those trees”: a sentence of its own about a thing that was named before.
const tellsOfItem = ({ text, glue }: Item, items: readonly Told[]): boolean => {
  const [before, thing] =
    glue === 'sentence' ? (/^(.+?)\b(?:that|this|those|these|the) (\p{L}{3,})/iu.exec(text)?.slice(1) ?? []) : [];
  if (before === undefined || thing === undefined) return false;
  const words = tagWords(before).filter(({ part }) => part !== 'mark');
  const isTold =
    words.length > 1 && words.at(-1)?.part === 'verb' && !/\b(?:own|owns|have|has|add|include|put)\b/iu.test(before);
  const isOfNoKind = /\b(?:that|this|those|these)\b/iu.test(text) && categoryOf(text.toLowerCase()) === 'other';
  return isTold && (isOfNoKind || items.some((one) => wordKey(one.words).split(' ').includes(thing.toLowerCase())));
};

const withWords = (item: Told, words: string): Told => {
  const { cents = item.cents, words: plain } = valued(words);
  return { ...item, words: plain, ...(cents !== undefined && { cents }) };
};

// The value stands apart from what the thing is.
const valued = (said: string): Told => {
  const amounts = findAmounts(said).filter(({ isMoney, unit }) => isMoney && unit !== 'years');
  const [amount, ...others] = amounts;
  if (!amount || others.length > 0) return { words: said.replace(determiner, '') };
  const before = said
    .slice(0, amount.start)
    .replace(
      /[\s,(]*(?:\b(?:(?:is |are )?(?:worth|valued at)|about|around|approximately|maybe|roughly|with|some|that'?s|say)\s*)*[$(]*\s*$/iu,
      '',
    );
  const after = said.slice(amount.end).replace(/^\s*(?:dollars?|or so|in it)?[\s)]*/iu, '');
  if (before === '' && /^\s*(?:at|with|in|from|through)\b/iu.test(after))
    return {
      words: said.replace(/^(?:about|around|maybe|roughly|some)\s+/iu, ''),
      cents: Math.round(amount.value * 100),
    };
  const words = `${before} ${after}`
    .trim()
    .replace(determiner, '')
    .replace(/[\s,(]+$/u, '');
  return words === '' ? { words: said } : { words, cents: Math.round(amount.value * 100) };
};

const toAsset = ({ words, cents }: Told): Asset => {
  const description = words.slice(0, 300);
  const category = categoryOf(description.toLowerCase());
  const place = /(?:,|\bin)\s+(\p{Lu}[\p{L} ]+)$/u.exec(description)?.[1];
  const state = category === 'realEstate' && place !== undefined && place.length > 2 ? findState(place) : undefined;
  return {
    description,
    category,
    ...(cents !== undefined && { estimatedValueInCents: cents }),
    ...(state && { state }),
  };
};

// "Change my trustee to Ann Bell" is no property, whether it is understood or not.
const isOrder = patternOf(
  'u',
  String.raw`^\W*(?:(?:please|oh|wait|actually|also|now|(?:can|could|would) (?:you|we|i))\W+)*`,
  String.raw`(?:replace|change|move|remove|delete|swap|switch|rename|correct|undo|cancel|take (?:off|out|away))\b`,
  String.raw`(?! (?:jars?|purses?)\b)`,
);

// Long, and no kind of property that is known.
const isOdd = ({ category, description }: Asset): boolean => category === 'other' && description.split(' ').length > 7;
