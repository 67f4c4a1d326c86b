import { patternOf } from '#kit/pattern-of.ts';
import type { AnswerReader } from '#interview/answers/heard.ts';
import { isCountyQuestion } from '#interview/answers/is-county-question.ts';
import { readChoiceAnswer } from '#interview/answers/read-choice.ts';
import { readCountyAnswer } from '#interview/answers/read-county.ts';
import { readGranted } from '#interview/answers/read-granted.ts';
import { readDateAnswer } from '#interview/answers/read-date.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { type Proposal, sureEnough } from '#interview/reading.ts';
import type { FieldId } from '#facts/facts.ts';
import type { PlainDate } from '#kit/plain-date.ts';

interface Remarks {
  readonly remarks: readonly string[];
  /** Facts that the same message answers already. */
  readonly told: readonly FieldId[];
  readonly today: PlainDate;
}

/** What remarks beside an answer say of other facts that are still open, each by its own name, and the remarks that are left. */
export const readBeside = (
  interview: Interview,
  { remarks, told, today }: Remarks,
): { readonly patch: readonly Proposal[]; readonly rest: readonly string[] } => {
  const open = applicableQuestions(interview).filter(
    ({ field }) => interview.facts[field] === undefined && !told.includes(field),
  );
  const read = remarks.map((remark) => ({ remark, found: readRemark(interview, open, { remark, today }) }));
  const patch = read.flatMap(({ found }) => found);
  return {
    patch: patch.filter(({ field }, index) => patch.findIndex((one) => one.field === field) === index),
    rest: read.filter(({ found }) => found.length === 0).map(({ remark }) => remark),
  };
};

const readRemark = (
  interview: Interview,
  open: readonly FactQuestion[],
  { remark, today }: { readonly remark: string; readonly today: PlainDate },
): readonly Proposal[] =>
  remark.split(/\s(?:and|also)\s/iu).flatMap((message) => {
    const teller = tellers.find(({ says }) => says.test(message.toLowerCase()));
    const question = teller && open.find((one) => teller.asks(one));
    if (!teller || !question) {
      const granted = readGranted(interview, message);
      return granted && open.some(({ field }) => field === granted.field) ? [granted] : [];
    }
    const asked = { kind: 'fact', field: question.field } as const;
    const answer = teller.read({ interview, question, asked, message, today });
    return (answer?.patch ?? []).filter(
      ({ field, confidence }) => field === question.field && confidence >= sureEnough,
    );
  });

interface Teller {
  /** Words by which it is told plainly, whatever was asked. */
  readonly says: RegExp;
  readonly asks: (question: FactQuestion) => boolean;
  readonly read: AnswerReader;
}

const tellers: readonly Teller[] = [
  { says: /\b(?:county|parish|borough)\b/u, asks: isCountyQuestion, read: readCountyAnswer },
  {
    says: /\bborn\b|\bbirth(?:day|date)?\b|\bdob\b/u,
    asks: ({ day }) => day?.event === 'birth' && day.of === 'maker',
    read: readDateAnswer,
  },
  {
    says: patternOf(
      'u',
      String.raw`^\W*(?:(?:and|but|also|i'?m|i am|we are|we're|still|legally|a|now|been|twice|by the way) )*`,
      '(?:single|married|divorced|separated|widow(?:ed|er)?)(?: (?:now|man|woman|lady|by the way|myself|too',
      String.raw`|here|again|twice))*\W*$`,
    ),
    asks: ({ role }) => role === 'marital-status',
    read: readChoiceAnswer,
  },
];
