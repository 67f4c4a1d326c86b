import type { Edit, OrderReader } from '#interview/edits/edit.ts';
import { findAmounts } from '#interview/language/find-amounts.ts';
import { parseFact } from '#interview/set-fact.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** "No wait, Brooke says it's 35 thousand": a sum that is said anew takes the place of the only one that is recorded. */
export const readSumAnew: OrderReader = (
  { asked, questions, facts, things },
  { text: said, whole, before },
): Edit | undefined => {
  const denied = denial.exec(said);
  const text = denied ? said.slice(0, denied.index) : said;
  if (
    (!denied && (!takesBack.test(before + whole) || !saysSum.test(text))) ||
    /\b(?:if|unless|maybe|worth|value|valued|from|each|apiece|per)\b|\?/iu.test(text)
  )
    return undefined;
  const [amount, ...more] = findAmounts(text);
  const isSum = amount?.isMoney === true || (amount?.unit === undefined && (amount?.value ?? 0) >= leastSum);
  if (!amount || more.length > 0 || !isSum) return undefined;
  const sums = questions.filter(({ kind }) => kind === 'money');
  // What is asked for now is answered.
  if (sums.some(({ field }) => field === asked && facts[field] === undefined)) return undefined;
  const [only, ...others] = sums.filter(({ field }) => facts[field] !== undefined);
  const isOfThing = things.some(({ words }) => findAmounts(words).some(({ isMoney }) => isMoney));
  if (!only || others.length > 0 || isOfThing) return undefined;
  if (denied && !isRecorded(Number(facts[only.field]), denied)) return undefined;
  const value = Math.round(amount.value * 100);
  return value !== facts[only.field] && parseFact(only.field, value).ok
    ? { values: { [only.field]: value } }
    : undefined;
};

const leastSum = 100;

// "We said $20,000, not 18": the sum that is recorded is denied, in full or in thousands.
const denial = /[\s,;]+(?:and )?not (?:just |only )?\$?(?<sum>\d[\d,]*)(?: ?(?:k|thousand|grand|dollars))?\W*$/iu;
const isRecorded = (cents: number, { groups }: RegExpExecArray): boolean => {
  const sum = Number(groups?.['sum']?.replaceAll(',', ''));
  return cents === sum * 100 || cents === sum * 100_000;
};

const takesBack = patternOf(
  'iu',
  String.raw`^\W*(?:(?:oh|ah|um|shoot|hey|so|ok|okay|well)[\s,]+)*(?:no,? wait|wait|hold on|hang on|no,? sorry|sorry|oops|whoops`,
  String.raw`|actually|correction|scratch that|no,? actually|my mistake|my bad|i (?:was wrong|forgot|misspoke))(?!\p{L})`,
);
const saysSum = patternOf(
  'iu',
  String.raw`\b(?:it['’]?s|it is|it was|that['’]?s|it should be|should be|make it|make that|it came to|comes to|that makes`,
  String.raw`|we put in|put in)\s+(?:really |actually |more like |closer to |all told )*\$?\d|\b(?:it['’]?s|it is|it was|make it|should be) \p{L}+ (?:thousand|grand|hundred)\b`,
);
