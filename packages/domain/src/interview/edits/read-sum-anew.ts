import type { Edit, OrderReader } from '#interview/edits/edit.ts';
import { findAmounts } from '#interview/language/find-amounts.ts';
import { parseFact } from '#interview/set-fact.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** "No wait, Brooke says it's 35 thousand": a sum that is said anew takes the place of the only one that is recorded. */
export const readSumAnew: OrderReader = (
  { asked, questions, facts, things },
  { text, whole, before },
): Edit | undefined => {
  if (/\b(?:if|unless|maybe|worth|value|valued|from|each|apiece|per)\b|\?/iu.test(text)) return undefined;
  const [amount, denied, ...more] = findAmounts(text);
  const isDenied = denied !== undefined && denies.test(text.slice(amount?.end, denied.start));
  if (!amount || more.length > 0 || (denied ? !isDenied : !takesBack.test(before + whole) || !saysSum.test(text)))
    return undefined;
  const isSum = amount.isMoney || (amount.unit === undefined && amount.value >= leastSum);
  if (!isSum) return undefined;
  const sums = questions.filter(({ kind }) => kind === 'money');
  // What is asked for now is answered.
  if (sums.some(({ field }) => field === asked && facts[field] === undefined)) return undefined;
  const [only, ...others] = sums.filter(({ field }) => facts[field] !== undefined);
  const isOfThing = things.some(({ words }) => findAmounts(words).some(({ isMoney }) => isMoney));
  if (!only || others.length > 0 || isOfThing) return undefined;
  const value = Math.round(amount.value * 100);
  if (denied && !isRecorded(denied.value * 100, facts[only.field])) return undefined;
  return value !== facts[only.field] && parseFact(only.field, value).ok
    ? { values: { [only.field]: value } }
    : undefined;
};

const leastSum = 100;

// "It was $20,000 in cash, not 18": what is taken back is what stands there, said in thousands or whole.
const denies = patternOf(
  'iu',
  String.raw`^[\s,]*(?:in cash|cash|altogether|all together|total|in total|in all|all told)?[\s,.;-]*(?:and |but )?`,
  String.raw`(?:not|instead of|rather than|never)\s+(?:the |just |only |about )*\$?\s*$`,
);
const isRecorded = (said: number, recorded: unknown): boolean => [said, said * 1000].some((one) => one === recorded);

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
