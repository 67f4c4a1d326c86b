import type { FactKind } from '#facts/fact-kind.ts';
import type { FieldId } from '#facts/facts.ts';
import type { Edit, OrderReader } from '#interview/edits/edit.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { partOfDay } from '#interview/edits/part-of-day.ts';
import { readAs } from '#interview/edits/read-as.ts';
import { tellingWords } from '#interview/edits/read-slot.ts';
import { findQuestion } from '#interview/find-question.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import type { Question } from '#interview/interview.ts';
import { parseFact } from '#interview/set-fact.ts';
import { patternOf } from '#kit/pattern-of.ts';

type Kind = 'date' | 'number' | 'money' | 'state' | 'address';
const ofOneValue: ReadonlySet<FactKind> = new Set(['date', 'number', 'money', 'state', 'address'] as const);
/** The kinds of question that may themselves be answered by such a value. */
const takes: Readonly<Record<Kind, ReadonlySet<FactKind>>> = {
  date: new Set(['date', 'longText'] as const),
  number: new Set(['number', 'money', 'shares', 'steps', 'gifts', 'longText', 'assets'] as const),
  money: new Set(['number', 'money', 'shares', 'steps', 'gifts', 'longText', 'assets'] as const),
  state: new Set(['state', 'address', 'text', 'choice', 'longText'] as const),
  address: new Set(['address', 'text', 'longText', 'assets'] as const),
};

const correcting = patternOf(
  'iu',
  String.raw`\b(?:make (?:it|that)|actually|sorry|wrong|correct(?:ion|ed)?|wait|hang on|hold on|oops|mistake|mistyped|i mean(?:t)?`,
  String.raw`|instead|rather|should be|change|forgot|checked|looked|looking|says?|reminds?|turns out|no[,.]|it'?s not)(?!\p{L})`,
);
const lead = patternOf(
  'iu',
  String.raw`^(?:(?:so|and|no|ok|then|please|just|actually)[\s,]+)*(?:(?:make|change|put|set) (?:it|that)(?: to| at)?`,
  String.raw`|(?:it|that|this|she|he|they)(?:'s| is|s| was| are| should be| must be| has to be)(?: really| actually| now| born(?: on)?)*`,
  String.raw`|i mean(?:t)?|should be)\s+`,
);

// "No, my home is in Texas": the state of whoever lives elsewhere than the address lies.
const homeIn =
  /^(?:my|our) (?:(?:permanent|real|legal|main|own) )*(?:home|residence)(?:'s| is)(?: really| actually| now)*(?: in)? (.{2,30})$/iu;

/** What was answered last, said anew at the next question: "make that 35k", "hang on, it's the 16th, same year". */
export const readPrevious: OrderReader = (desk, order) => {
  const home = homeIn.exec(order.text)?.[1];
  const state = home === undefined ? undefined : stateBeside(desk);
  const lives = state && correcting.test(order.before + order.whole) && readAs(desk, state, home ?? '');
  if (state && lives) return set(state, lives);
  const field = lastAnswered(desk);
  const question = field && findQuestion(desk.interview.plan, field);
  const led = lead.exec(order.text);
  if (!field || !question || !led || !correcting.test(order.before + order.whole)) return undefined;
  const said = order.text.slice(led[0].length).trim();
  const kind = question.kind as Kind;
  switch (kind) {
    case 'date':
      return setDay(desk, field, said);
    case 'number':
    case 'money':
      return setSum(desk, field, said);
    case 'state':
    case 'address':
      return kind === 'address' && !/\d{5}/u.test(said) ? undefined : set(field, readAs(desk, field, said));
  }
};

const stateBeside = ({ questions, facts }: Desk): FieldId | undefined =>
  questions.find(({ kind, field }) => kind === 'state' && facts[field] !== undefined)?.field;

// The question before the open one, where its value cannot be meant for the open one.
const lastAnswered = ({ interview, questions, facts }: Desk): FieldId | undefined => {
  const { asked, trail, plan } = interview;
  if (asked?.kind !== 'fact' && asked?.kind !== 'detail') return undefined;
  const before = trail.findLast((one) => (one.kind === 'fact' || one.kind === 'detail') && one.field !== asked.field);
  const open = asked.kind === 'fact' ? findQuestion(plan, asked.field)?.kind : undefined;
  // Of two that were asked in one breath the one that such a value answers.
  const [only, ...others] = answeredBy(before).filter((field) => {
    const kind = questions.find((one) => one.field === field)?.kind;
    if (kind === undefined || !ofOneValue.has(kind) || facts[field] === undefined || field === asked.field)
      return false;
    return open === undefined || !takes[kind as Kind].has(open);
  });
  return others.length === 0 ? only : undefined;
};

const answeredBy = (before: Question | undefined): readonly FieldId[] => {
  if (before?.kind !== 'fact' && before?.kind !== 'detail') return [];
  return [...(before.kind === 'fact' ? [before.field] : []), ...(before.also === undefined ? [] : [before.also])];
};

const set = (field: FieldId, value: unknown, confidence = 0.9): Edit | undefined =>
  value === undefined || !parseFact(field, value).ok
    ? undefined
    : { values: { [field]: value }, confidence, isWeak: true };

// How many put something in: `each` is said of them.
const ownersIn = ({ questions, facts }: Desk): number => {
  const field = questions.find(({ names }) => names === 'owners')?.field;
  const list = field && (facts[field] as unknown);
  return Array.isArray(list) ? list.length : 0;
};

const dayWords =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b\.?|\b\d{1,2}(?:st|nd|rd|th)?\b|\b(?:1[89]|20)\d\d\b|\b(?:the )?same (?:year|month)\b|\bof\b/giu;

const setDay = (desk: Desk, field: FieldId, said: string): Edit | undefined => {
  const text = spellOutInDigits(said);
  if (tellingWords(text.replace(dayWords, ' ')).length > 0 || !/\d/u.test(text)) return undefined;
  return set(field, partOfDay(String(desk.facts[field]), text, desk.today));
};

const sum = String.raw`\$?\d[\d,.]*\s*(?:k|thousand|million|grand)?(?:\s*dollars)?`;
const sums = patternOf(
  'iu',
  String.raw`^(?:about |only |just )?(?<sum>${sum})(?:\s+(?<each>each|apiece|a piece|per (?:person|head|member)))?`,
  String.raw`(?:\s*,?\s*(?:so|that(?:'s| is)|which (?:is|makes)|making|and|for)?\s*(?:that'?s |it'?s |a total of )?(?<all>${sum})\s*(?:altogether|all together|in all|in total|total|together))?`,
  String.raw`(?:\s+(?:altogether|in all|in total|total|together|days|years))?$`,
);

// `Four thousand each, so twelve altogether`: the whole is what both come to, or it is asked back.
const setSum = (desk: Desk, field: FieldId, said: string): Edit | undefined => {
  const { sum: one, each, all } = sums.exec(spellOutInDigits(said).trim())?.groups ?? {};
  if (one === undefined) return undefined;
  const plain = readAs(desk, field, one.replace(/\s+/gu, ' '));
  const count = each === undefined ? 1 : ownersIn(desk);
  if (typeof plain !== 'number' || count === 0) return undefined;
  const value = plain * count;
  if (all === undefined) return set(field, value, each === undefined ? 0.9 : 0.5);
  const figure = Number(all.replace(/[^\d.]/gu, ''));
  const isSame = [figure, figure * 1000].some((total) => total * 100 === value || total === value);
  return set(field, value, isSame ? 0.9 : 0.5);
};
