import { told } from '#facts/told.ts';
import { choicesFor } from '#interview/choices-for.ts';
import type { Choice } from '#facts/define-fact.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { nameWords } from '#interview/language/name-words.ts';
import { isDenied, readNamed, withoutNames, withSpouseCalled } from '#interview/asked/setting-names.ts';
import { isNothing } from '#interview/acts/nothing.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import { isTurned, shortenNegations } from '#interview/language/turned.ts';
import { readSteps } from '#interview/language/steps.ts';
import { stateInText } from '#law/states-in-text.ts';
import type { Scene } from '#interview/asked/scene.ts';

/** The value of a closed question (choice, yes or no, number, state) in a reply. */
export const readClosed = (scene: Scene, question: FactQuestion): unknown => {
  const { low } = scene;
  switch (question.kind) {
    case 'choice':
      return readChoice(low, choicesFor(question, scene.facts));
    case 'choices':
      return readChoices(scene, question);
    case 'steps':
      return readSteps(low);
    case 'yesNo':
      if (question.asksTogether === true) return readTogether(low);
      return (
        (question.overheard && readNamed(low, question.overheard)) ?? readYesNo(withoutNames(low, scene.questions))
      );
    case 'number':
      return readNumber(low);
    case 'money':
      return timesOwners(scene, readMoney(low));
    case 'state':
      return stateInText(scene.text);
    default:
      if (!question.options) return undefined;
      return readNames(scene, question.options(scene.facts));
  }
};

/** Those among known people whom a reply names; a bare yes means the only one. */
export const readNames = (
  { low, text }: Pick<Scene, 'low' | 'text'>,
  options: readonly string[],
): readonly string[] | undefined => {
  const named = options.filter((name) => nameWords(name).test(low));
  if (named.length > 0) return /^\W*(?:no|not|none)\b/u.test(low) ? undefined : named;
  if (isNothing(text) || readYesNo(low) === false) return [];
  if (everyone.test(low)) return options;
  return readYesNo(low) === true && options.length === 1 ? options : undefined;
};

const everyone = /^\W*(?:all|both|every(?:one|body)|each)\b/u;

/** The one choice that a reply words, as its label or by its cues. */
export const readChoice = (low: string, choices: readonly Choice[]): string | undefined =>
  (choices.find(({ label }) => low.trim() === label.toLowerCase()) ?? choices.find(({ cues }) => cues.test(low)))
    ?.value;

// What is named is added to what was chosen before; nothing takes all of it back.
const readChoices = (
  { low, text, facts, field, questions }: Scene,
  question: FactQuestion,
): readonly string[] | undefined => {
  const offered = choicesFor(question, facts);
  const exact = offered.filter(({ label }) => low.trim() === label.toLowerCase());
  const plain = withSpouseCalled(withoutNames(low, questions), facts);
  const named = exact.length > 0 ? exact : offered.filter((choice) => isNamed(plain, choice));
  if (named.length === 0 && offered.some(({ overheard }) => overheard?.hinted?.test(plain))) return undefined;
  if (isNothing(text) || readYesNo(plain) === false) return [];
  if (named.length === 0) return undefined;
  const before = (field && facts[field]) ?? [];
  return [...new Set([...(before as readonly string[]), ...named.map(({ value }) => value)])];
};

// Its words count where nothing denies them: `not in steps` chooses none.
const isNamed = (low: string, { cues, overheard }: Choice): boolean =>
  [cues, overheard?.said, overheard?.named].some((words) => {
    const name = words?.exec(low);
    return name != null && !isDenied(low, name);
  });

// Asked whether co-trustees act together.
const alone = /\b(?:alone|separately|independently|individually|either (?:one|of)|each (?:one )?(?:can|may|on))\b/u;

const readTogether = (low: string): boolean | undefined => {
  if (alone.test(low)) return false;
  return readYesNo(low) ?? (/\b(?:together|jointly)\b/u.test(low) && !/\bnot\b|n't\b/u.test(low) ? true : undefined);
};

const notKnowing =
  /\b(?:i|we) (?:don't|can't|couldn't|wouldn't) (?:really |quite |even )?(?:know|understand|say|tell|decide|remember)\b|\bnot (?:really |quite |so )?sure\b/u;

const readYesNo = (said: string): boolean | undefined => {
  const low = shortenNegations(said);
  if (notKnowing.test(low)) return undefined;
  if (
    isTurned(low) ||
    /^\W*(?:no|nope|nah|not|never|don'?t|neither|without|they don'?t|waive|(?:i|he|she|we|they) (?:doesn'?t|don'?t|won't|can't)(?! (?:know|remember)))\b/u.test(
      low,
    )
  )
    return false;
  if (
    /^\W*(?:yes|yep|yeah|yup|sure|please|ok(?:ay)?|definitely|absolutely|of course|(?:i|we|they) do\b|(?:he|she) does\b|they (?:must|should)|correct|together|jointly|y\b|i would|i think so)/u.test(
      low,
    )
  )
    return true;
  return undefined;
};

const amount =
  /((?<![\p{L}\d])\$?[-−](?=\$?\d)|\bminus )?\$?(\d[\d,]{0,12})(?:\.(\d{2}))?\s*(k\b|thousand\b|million\b)?/u;
/** Every amount of money in words in lower case with numbers in digits, in US cents, and where it stands. A percentage is none. */
export const moneyIn = (low: string): readonly { readonly cents: number; readonly at: number }[] =>
  [...low.matchAll(new RegExp(amount, 'gu'))].flatMap(({ 0: whole, index }) => {
    const isPart = /^\s*(?:%|percent\b|\/)/u.test(low.slice(index + whole.length));
    const cents = isPart ? undefined : readMoney(whole);
    return cents === undefined ? [] : [{ cents, at: index }];
  });

const timesByWord: Readonly<Record<string, number>> = { k: 1000, thousand: 1000, million: 1_000_000 };

const readNumber = (low: string): number | undefined => {
  const [, minus, digits, , word = ''] = amount.exec(spellOutInDigits(low)) ?? [];
  if (digits === undefined) return undefined;
  return Number(digits.replace(/,/gu, '')) * (timesByWord[word] ?? 1) * (minus === undefined ? 1 : -1);
};

// In cents; "nothing" is no money.
const readMoney = (low: string): number | undefined => {
  const whole = readNumber(low);
  if (whole === undefined) return isNothing(low) ? 0 : undefined;
  return whole * 100 + Number(amount.exec(spellOutInDigits(low))?.[3] ?? 0);
};

// "5,000 each" from two members is 10,000 in all.
const timesOwners = ({ low, facts, question }: Scene, cents: number | undefined): number | undefined => {
  if (
    cents === undefined ||
    question?.isOfAllOwners !== true ||
    !/\b(?:each|apiece|both of us|per (?:person|member|head))\b/u.test(low)
  )
    return cents;
  const count = told(facts, 'owners')?.length ?? 0;
  return count === 0 ? undefined : cents * count;
};
