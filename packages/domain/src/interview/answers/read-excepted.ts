import { agreesIn } from '#interview/answers/agrees-in.ts';
import { calledBy, isSaidWhole } from '#interview/answers/called-by.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import type { Proposal, Reading } from '#interview/reading.ts';
import { usualAnswer } from '#interview/usual-answer.ts';
import { patternOf } from '#kit/pattern-of.ts';

const exception = patternOf(
  'iu',
  String.raw`^(?<taken>.*?)[\s,.;:-]*\b(?:but(?: for)?|except(?:ing|ed)?(?: for)?|save(?: for)?|apart from|aside from|other than|besides|excluding|minus|all of them but)`,
  String.raw`[\s,:]+(?<excepted>[^.;!?]{3,120}?)(?:[.,;!]+\s*(?:and |but )?(?:please )?(?:make|set|turn|change|put|switch|flip)\s+`,
  String.raw`(?:it|that|this|(?:that|this) one)(?:\s+(?:to|as|a))*\s+(?<value>yes|no|on|off))?[\s.,;!]*$`,
);
const everything = patternOf(
  'u',
  String.raw`^\W*(?:(?:i|we|you|can|will|would|use|take|keep|accept|like|agree|with|to|yes|ok|okay|sure|please|the|is|are|fine|good)\b\W*)*`,
  String.raw`(?:all|everything|every (?:one|thing)|each|(?:the )?rest|(?:the )?others)(?: of (?:it|them|those|these))?(?: (?:is|are|looks?) )?\W*`,
  String.raw`(?:fine|good|ok|okay|right|great|that|it|them|those|these)?\W*$`,
);
// A word that says what a setting shall be: then it is more than its name.
const says = patternOf(
  'iu',
  String.raw`\d|\b(?:yes|no|not|never|none|nobody|nothing|without|must|should|shall|can|could|may|able|is|are|was|be|needs?|needed|requires?|required|do|does|don't`,
  String.raw`|want|wants|please|have|has|gets?|make|makes|give|let|i|we|if|unless|when|only|instead|rather)\b|n't\b`,
);

/**
 * "Yes, all but the bond": what is only excepted from an offer has no value by that; the others are taken, and it is asked by itself.
 * Undefined where nothing is excepted by its name alone.
 */
export const readExcepted = (interview: Interview, message: string): Reading | undefined => {
  const { asked } = interview;
  if (asked?.kind !== 'offer') return undefined;
  const offered = applicableQuestions(interview).filter(({ field }) => asked.fields.includes(field));
  const { taken = '', excepted = '', value } = exception.exec(message.trim())?.groups ?? {};
  if (excepted === '' || !(agreesIn(taken.toLowerCase()) || everything.test(taken.toLowerCase()))) return undefined;
  const settings = excepted
    .split(/\s*,\s*(?:and |or )?|\s+(?:and|or|&)\s+/iu)
    .map((one) => settingOf(interview, one, offered));
  if (settings.length === 0 || settings.includes(undefined)) return undefined;
  const [first, ...others] = settings.flatMap((one) => one ?? []);
  if (!first) return undefined;
  const said: readonly Proposal[] =
    value !== undefined && others.length === 0 && first.kind === 'yesNo'
      ? [{ field: first.field, value: /yes|on/iu.test(value), evidence: message, confidence: 0.9 }]
      : [];
  const usual = offered
    .filter((question) => !settings.includes(question))
    .flatMap((question): readonly Proposal[] => {
      const answer = usualAnswer(interview, question);
      return answer === undefined ? [] : [{ field: question.field, value: answer, evidence: message, confidence: 0.9 }];
    });
  return {
    act: 'answer',
    isPlain: true,
    patch: [...usual, ...said],
    ...(said.length === 0 && { focus: first.field }),
  };
};

const settingOf = (interview: Interview, words: string, offered: readonly FactQuestion[]): FactQuestion | undefined => {
  const named = words.replace(/\b(?:thing|one|part|bit|setting|point|question|clause|piece|about)\b/giu, ' ').trim();
  if (says.test(named)) return undefined;
  // “Quarterly payouts” says what it shall be.
  if (offered.some(({ choices = [] }) => choices.some(({ cues }) => cues.test(named.toLowerCase())))) return undefined;
  const [question] = calledBy(named, offered, interview);
  return question && isSaidWhole(named, question, interview) ? question : undefined;
};
