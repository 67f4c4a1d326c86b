import { peopleIn } from '#facts/people-in.ts';
import { isMeantBy } from '#facts/same-person.ts';
import type { Heard } from '#interview/answers/heard.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';

/** The message with those who come after somebody behind them: "Silas, after Naomi" is "Naomi, then Silas". */
export const inOrderSaid = (heard: Pick<Heard, 'interview' | 'question' | 'message'>): string => {
  const { interview } = heard;
  const called = peopleIn(interview.facts).map(({ name }) => name);
  const message = withoutFirst(heard, called);
  const { names } = analyzeMessage(message, called);
  const at = names.findIndex(({ end }, index) => {
    const next = names[index + 1];
    return next !== undefined && behind.test(message.slice(end, next.start)) && ends.test(message.slice(next.end));
  });
  const [later, first] = [names[at], names[at + 1]];
  if (!later || !first) return message;
  const lead = /^.*(?:[,.;\n]|\band\b)\s*/su.exec(message.slice(0, later.start))?.[0] ?? '';
  const said = message.slice(lead.length, later.end);
  const isNamed = names.slice(0, at).some(({ name }) => isMeantBy(name, first.name) || isMeantBy(first.name, name));
  const before = serves(heard, first.name) ? '' : isNamed ? 'then ' : `${message.slice(first.start, first.end)}, then `;
  return `${lead}${before}${said}${message.slice(first.end)}`;
};

// "After Vashti my cousin Demetrius Cole": whoever serves already is no part of the line.
const withoutFirst = (heard: Pick<Heard, 'interview' | 'question' | 'message'>, called: readonly string[]): string => {
  const { message } = heard;
  const [first] = analyzeMessage(message, called).names;
  if (!first || !opens.test(message.slice(0, first.start)) || !serves(heard, first.name)) return message;
  const rest = message
    .slice(first.end)
    .replace(/^[\s,]*(?:then |comes |it'?s |it is |it would be |i want |i'd like )*/iu, '');
  return /\p{L}/u.test(rest) ? rest : message;
};

const opens = /^\W*(?:(?:then|and|so|ok|well)\W+)*(?:after|behind|following) (?:(?:my|our) \p{L}+,? )?$/iu;

const behind =
  /^\s*,?\s*(?:(?:is|comes?|goes|serves|steps in|next|then|second|right|would be)\b\s*,?\s*)*(?:after|behind|following)\s+(?:(?:my|our) \p{L}+,? )?$/iu;
const ends = /^\s*(?:$|[.;!\n])/u;

// Whoever comes first is recorded already, in the line that is asked for before.
const serves = (
  { interview: { plan, facts }, question }: Pick<Heard, 'interview' | 'question'>,
  name: string,
): boolean =>
  plan.questions
    .filter(({ nextInLine }) => nextInLine === question.field)
    .some(({ field }) => peopleIn({ [field]: facts[field] }).some((one) => isMeantBy(one.name, name)));
