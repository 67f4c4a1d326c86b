import type { FactQuestion } from '#interview/fact-question.ts';
import { findRecipients, type Recipient } from '#interview/answers/find-recipients.ts';
import type { AnswerReader, Heard } from '#interview/answers/heard.ts';
import { type Part, splitParts } from '#interview/answers/split-parts.ts';
import { remarksBut } from '#interview/answers/weigh-rest.ts';
import { told } from '#facts/told.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { namesHome } from '#facts/names-home.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** "House is for my husband", "Susan gets it": whoever names the one who takes it has chosen that somebody does. */
export const readTakerChoice: AnswerReader = (heard) => {
  const { question, message } = heard;
  const given = givingChoice(heard);
  const parts = splitParts(message);
  if (!given || parts.some(({ isQuestion }) => isQuestion)) return undefined;
  // What stands behind "so" or "because" is a reason: "so the kids can stay put".
  const main = parts.filter(({ joint }) => joint !== 'so' && joint !== 'reason');
  const others = (question.choices ?? []).filter(({ value }) => value !== given.value);
  const chosen = others.filter(({ cues }) => main.some(({ low }) => cues.test(low)));
  if (chosen.length > 0)
    return chosen.some(({ applies }) => applies !== undefined) && isOfAnother(heard, main)
      ? { patch: [], rest: [message.trim()] }
      : undefined;
  const [found, ...more] = main.flatMap((part) => takerIn(heard, part) ?? []);
  if (!found || more.length > 0) return undefined;
  const rest = remarksBut(parts, (low) => low === found.part.low);
  const confidence = found.isSure ? 0.9 : 0.5;
  const patch = [
    { field: question.field, value: given.value, evidence: message, confidence },
    { field: given.taker.field, value: found.name, evidence: message, confidence },
  ];
  return { patch, ...(rest.length > 0 && { rest }) };
};

interface Giving {
  readonly value: string;
  readonly taker: FactQuestion;
}

// The choice after which somebody is asked who takes it.
const givingChoice = ({ interview, question }: Heard): Giving | undefined => {
  const takers = interview.plan.questions.filter(
    ({ names, applies }) => names === 'recipients' && applies?.needs.includes(question.field) === true,
  );
  return takers.flatMap((taker) =>
    (question.choices ?? [])
      .filter(({ value }) => taker.applies?.({ ...interview.facts, [question.field]: value }) === true)
      .map(({ value }) => ({ value, taker })),
  )[0];
};

// "Paul can live there": what is offered for the spouse alone is said of somebody else.
const isOfAnother = ({ interview }: Heard, parts: readonly Part[]): boolean => {
  const spouse = told(interview.facts, 'spouse-name') ?? '';
  const named = parts.flatMap(({ text }) => findRecipients(interview, text)).filter(({ isSure }) => isSure);
  return named.length > 0 && !named.some(({ name }) => isSamePerson(name, spouse));
};

interface Taker {
  readonly name: string;
  readonly isSure: boolean;
  readonly part: Part;
}

const takerIn = ({ interview }: Heard, part: Part): Taker | undefined => {
  const [one, ...others] = findRecipients(interview, part.text);
  if (!one || others.length > 0 || one.all) return undefined;
  const said = withMark(part.text, one);
  if (alone.test(said)) return { name: one.name, isSure: false, part };
  const { what = '' } =
    patterns.map((pattern) => pattern.exec(said)?.groups).find((found) => found !== undefined) ?? {};
  const isGiven = patterns.some((pattern) => pattern.test(said));
  const isHome =
    what === '' ||
    /^(?:it|that|this|it'?s|all of it|(?:the|my|our) (?:whole )?(?:place|property|\p{L}+))$/iu.test(what.trim()) ||
    namesHome(what, String(told(interview.facts, 'maker-address') ?? ''));
  return isGiven && isHome ? { name: one.name, isSure: one.isSure, part } : undefined;
};

const mark = '§';
// Whoever is named, with what says how they are related, as one mark.
const withMark = (text: string, { start, end }: Recipient): string =>
  `${text.slice(0, start)}${mark}${text.slice(end)}`
    .replace(
      /(?:\b(?:my|our)(?: \p{L}[\p{L}-]*){0,3}\s+)?§(?:,? (?:my|our)(?: \p{L}[\p{L}-]*){1,3}(?=$|,| (?:gets?|should|will|is)\b))?/u,
      mark,
    )
    .replace(/^\W*(?:(?:well|oh|um|ok|okay|yes|yeah|i guess|i think|please|then|and|so|just|actually)\b\W*)+/iu, '')
    .replace(
      /(?:[\s,.!]|\b(?:too|please|outright|alone|instead|of course|i guess|i think|when i(?:'m gone| die| pass)|after i(?:'m gone| die)))+$/iu,
      '',
    )
    .trim();

const alone = /^§$/u;
const wishes = String.raw`(?:(?:i|we)(?:'d| would| will|'ll)? (?:also |rather |really )?(?:like|want|wish|leave|give) (?:for )?(?:to (?:give|leave) )?)?`;
const patterns = [
  patternOf(
    'iu',
    '^',
    wishes,
    String.raw`(?:(?:give|leave|will|gift|deed|pass) )?(?<what>[\p{L}' ]{2,40}?)?\s*(?:(?:should|shall|must|will|is|are|can|it's) )*(?:(?:to )?(?:be )?(?:go|goes|going|given|left|pass|passes) )?(?:to|for) §$`,
  ),
  patternOf(
    'iu',
    '^',
    wishes,
    String.raw`(?:let )?§ (?:(?:should|shall|must|will|is|can|to|would) )*(?:gets?|have|has|takes?|inherits?|receives?|keeps?|owns?) (?<what>[\p{L}' ]{2,40})$`,
  ),
  patternOf(
    'iu',
    '^',
    wishes,
    String.raw`(?:(?:give|leave|let|deed) )?§ (?:have )?(?<what>(?:it|(?:the|my|our) [\p{L}' ]{2,40}))$`,
  ),
];
