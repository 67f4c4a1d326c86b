import { patternOf } from '#kit/pattern-of.ts';
import { isContent } from '#interview/answers/weigh-rest.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';

/** True where a question asks why or what the open one means, or names nothing but what the open one does; `text` and `choices` as it is put. */
export const isOfQuestion = (
  { asked, plan }: Pick<Interview, 'asked' | 'plan'>,
  {
    question,
    text,
    choices,
  }: { readonly question: string; readonly text: string; readonly choices: readonly string[] },
): boolean => {
  if (asked === null) return false;
  if (asksWhy(question) || asksMeaning(question)) return true;
  const known = asked.kind === 'fact' || asked.kind === 'detail' ? findQuestion(plan, asked.field) : undefined;
  const own = stemsOf([text, known?.label ?? '', known?.why ?? '', ...choices].join(' '));
  return contentOf(question).every((word) => own.has(stemOf(word)));
};

/** Why the open question is asked at all. */
export const asksWhy = (question: string): boolean => whyAsked.test(question);

/** What the open question or one of its words means. */
export const asksMeaning = (question: string): boolean => meaningAsked.test(question);

const whyAsked = patternOf(
  'iu',
  String.raw`^\W*(?:(?:but|and|so|ok|okay|wait|hmm) )*(?:why|what for|how come)\W*$`,
  String.raw`|\b(?:why|what for|how come)\b.{0,14}\b(?:you|this|that|these|those)\b`,
  String.raw`(?! (?:cost|trust|document|take|have to (?:be|cost)))`,
  String.raw`|\bwhat(?:'s| is) (?:that|this|it) (?:good )?for\b|\b(?:do i|is (?:that|this|it)) (?:really )?`,
  String.raw`(?:have to answer|necessary|required|needed|mandatory|optional)\W*$`,
);

const meaningAsked = patternOf(
  'iu',
  String.raw`^\W*(?:(?:but|and|so|ok|okay|wait|sorry|hmm|i (?:do not|don't) (?:understand|get it))[\s,.]+)*`,
  String.raw`(?:what|how)(?:'s| is| does| do| did)? (?:you mean|it mean|that mean|this mean|that|this|do you mean`,
  String.raw`|does (?:that|this|it) mean|are (?:my|the) (?:options|choices))\b.{0,12}$`,
  String.raw`|\b(?:for|in) (?:which|what) case (?:is|are|would)\b|^\W*(?:sorry,? )?i (?:do not|don't|dont) (?:really )?(?:understand|get)(?: (?:well|you|it|this|that|the question))*\W*$`,
  String.raw`|\bwhat do you mean\b|^\W*(?:like what|such as|for example|what|huh|how so|what kind)\W*$`,
);

/** The words of a question that say something, in small letters. */
export const contentOf = (text: string): readonly string[] =>
  (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []
  ).filter((word) => word.length > 2 && isContent(word) && !asking.test(word));

const asking = patternOf(
  'u',
  "^(?:how|who|whom|whose|why|when|where|whats|what's|mean|means|happen|happens|explain|usually|help|hear|tell|talk",
  '|many|much|more|most|else|something|anything|someone|anyone|somebody|anybody|person|people|thing|things',
  "|really|even|ever|same|different|other|another|should|isn't|aren't|doesn't|don't|can't|does|dont|cant|isnt|doesnt",
  '|btw|into|onto|allowed|okay|alright|myself|yourself|himself|herself',
  '|not|but|because|only|yet|any|every|each|both|never|actually)$',
);

const stemOf = (word: string): string => word.slice(0, 5).replace(/(?:s|es|ed)$/u, '');

const stemsOf = (text: string): ReadonlySet<string> => new Set(contentOf(text).map(stemOf));
