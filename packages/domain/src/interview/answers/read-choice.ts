import type { Choice } from '#facts/define-fact.ts';
import type { Answer, AnswerReader, Heard } from '#interview/answers/heard.ts';
import { takenBack } from '#interview/turning/last-word.ts';
import type { Span } from '#interview/answers/span.ts';
import { type Part, splitParts } from '#interview/answers/split-parts.ts';
import { remarksBut, weighRest } from '#interview/answers/weigh-rest.ts';
import { readMoneyAnswer } from '#interview/answers/read-money.ts';
import { readTakerChoice } from '#interview/answers/read-taker-choice.ts';
import { choicesFor } from '#interview/choices-for.ts';
import { findLosses } from '#interview/acts/losses.ts';
import { readMarital } from '#interview/reader/marital.ts';
import { isNothing } from '#interview/acts/nothing.ts';
import { sureEnough } from '#interview/reading.ts';
import { isDenied, withSpouseCalled } from '#interview/asked/setting-names.ts';

/** The one of a closed set of answers that a message words; what may mean two of them is asked back. */
export const readChoiceAnswer: AnswerReader = (heard) => {
  const { message, question } = heard;
  const taken = readTakerChoice(heard);
  if (taken) return taken;
  const corrected = takenBack(message);
  const chosen =
    (corrected && choose(heard, corrected.after)) ??
    chooseLatestStatus(heard) ??
    choose(heard, message) ??
    chooseStatus(heard);
  const found = chosen && withWhatFollows(heard, chosen);
  if (found === 'more') return undefined;
  const isLost = question.role === 'marital-status' && findLosses(message).length > 0;
  if (found) return { ...found, ...(isLost && { isBereaved: true }) };
  const low = message.toLowerCase();
  const isLeftOut = question.leftOut?.test(low) === true || isNothing(message);
  if (question.isRequired || !isLeftOut) return undefined;
  const rest = remarksBut(splitParts(message), (part) => question.leftOut?.test(part) === true || isNothing(part));
  return { act: 'skip', patch: [], ...(rest.length > 0 && { rest }) };
};

// "Give it to my nephew", "a fixed fee of 5000": what a choice makes the next question may stand beside it.
const withWhatFollows = (heard: Heard, answer: Answer): Answer | 'more' => {
  const { interview, message, today } = heard;
  const [chosen] = answer.patch;
  if (!chosen) return answer;
  const before = interview.facts;
  const after = { ...before, [chosen.field]: chosen.value };
  const followers = interview.plan.questions.filter(
    ({ field, applies }) =>
      applies?.needs.includes(chosen.field) === true &&
      applies(after) &&
      !applies(before) &&
      before[field] === undefined,
  );
  const { strange } = weighRest(
    message,
    [answer.patch[0] && spanOf(message, heard, chosen.value)].filter((span) => span !== undefined),
  );
  const naming = followers.filter(({ names }) => names !== undefined);
  if (naming.length > 0 && strange > 0 && /\bto\b|\bgets?\b/iu.test(message)) return 'more';
  const sums = followers
    .filter(({ kind }) => kind === 'money')
    .flatMap((question) => {
      const asked = { kind: 'fact', field: question.field } as const;
      return (
        readMoneyAnswer({ interview, question, asked, message, today })?.patch.filter(
          ({ confidence }) => confidence >= sureEnough,
        ) ?? []
      );
    });
  return { ...answer, patch: [...answer.patch, ...sums] };
};

const spanOf = (message: string, { question, interview }: Heard, value: unknown): Span | undefined => {
  const choice = choicesFor(question, interview.facts).find((one) => one.value === value);
  const match = choice?.cues.exec(message.toLowerCase());
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
};

interface HeardChoice {
  readonly value: string;
  readonly spans: readonly Span[];
}

const choose = (heard: Heard, text: string): Answer | undefined => {
  const { question, interview } = heard;
  const low = withSpouseCalled(text.toLowerCase(), interview.facts);
  const options = choicesFor(question, interview.facts);
  const exact = options.find(({ label }) => low.replace(/[\s.!]+$/u, '').trim() === label.toLowerCase());
  if (exact) return answer(heard, exact.value, { confidence: 1, rest: [] });
  const parts = splitParts(low);
  const whole = options.flatMap((option) => spansOf(option, low, parts));
  const found = whole.length > 0 ? whole : openingIn(options, low, parts);
  const picked = pick(found, parts);
  if (picked === undefined) return undefined;
  const { isTurned, remarks } = weighRest(low === text.toLowerCase() ? text : low, picked.spans);
  const isAlone = found.length === 1 || picked.isClear;
  return answer(heard, picked.value, { confidence: isAlone && !isTurned ? 0.95 : 0.5, rest: remarks });
};

const answer = (
  { question, message }: Heard,
  value: unknown,
  { confidence, rest }: { readonly confidence: number; readonly rest: readonly string[] },
): Answer => ({
  patch: [{ field: question.field, value, evidence: message, confidence }],
  ...(rest.length > 0 && { rest }),
});

// Where the words of an option stand, and nothing denies them.
const spansOf = ({ value, label, cues }: Choice, low: string, parts: readonly Part[]): readonly HeardChoice[] => {
  const all = [...low.matchAll(new RegExp(cues.source, cues.flags.includes('g') ? cues.flags : `${cues.flags}g`))];
  const called = label.includes(' ') ? low.indexOf(label.toLowerCase()) : -1;
  const named = called >= 0 ? [{ start: called, end: called + label.length }] : [];
  const spans = all
    .filter(
      (match) => match[0] !== '' && !(isDenied(low, match) && !denialIsOwn(match[0])) && !isRuledOut(low, match, parts),
    )
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
  return spans.length + named.length === 0 ? [] : [{ value, spans: [...spans, ...named] }];
};

// Some words of an option stand for the whole message; what follows may be a remark: `All of it. I have no land left.`
const openingIn = (options: readonly Choice[], low: string, parts: readonly Part[]): readonly HeardChoice[] => {
  const [first] = parts;
  if (!first || parts.length < 2) return [];
  const said = low.slice(first.start, first.end);
  return options
    .flatMap((option) => spansOf(option, said, splitParts(said)))
    .map(({ value }) => ({ value, spans: [{ start: first.start, end: first.end }] }));
};

// "Not yet", "no pay": the words of the option deny something themselves.
const denialIsOwn = (said: string): boolean =>
  /\b(?:no|not|never|none|nothing|without|cannot|only)\b|n[’']?t\b/u.test(said);

const dislike =
  /\b(?:(?:do not|don'?t|never|wouldn'?t) (?:trust|want|like|need)|is out|are out|no(?: way)?\W*$|instead of)\b/u;

// "Doctors I do not trust", "instead of a court", "used to be married".
const isRuledOut = (low: string, { index, 0: said }: RegExpExecArray, parts: readonly Part[]): boolean => {
  const part = parts.find(({ start, end }) => start <= index && end > index);
  const before = low.slice(part?.start ?? 0, index);
  const behind = low.slice(index + said.length, part?.end ?? low.length);
  return (
    (dislike.test(behind) && behind.length < 40) ||
    /\b(?:nothing|nobody|never|not even)\s*$/u.test(before) ||
    /\b(?:used to be|used to|was|were|instead of|rather than|no longer|had been|came close to|almost|nearly)\b[^.;]{0,20}$/u.test(
      before,
    )
  );
};

const pick = (
  found: readonly HeardChoice[],
  parts: readonly Part[],
): (HeardChoice & { readonly isClear: boolean }) | undefined => {
  const [first, ...others] = found;
  if (!first) return undefined;
  if (others.length === 0) return { ...first, isClear: true };
  const covering = found.filter((one) =>
    found.every(
      (other) =>
        other === one ||
        other.spans.every((span) => one.spans.some((own) => own.start <= span.start && own.end >= span.end)),
    ),
  );
  if (covering.length === 1 && covering[0]) return { ...covering[0], isClear: true };
  const inPart = (part: Part): readonly HeardChoice[] =>
    found.filter(({ spans }) => spans.some(({ start, end }) => start >= part.start && end <= part.end));
  const conclusion = parts.findLast(({ joint, low }) => joint === 'so' || /^\W*(?:just|only) /u.test(low));
  const concluded = conclusion ? inPart(conclusion) : [];
  if (concluded.length === 1 && concluded[0]) return { ...concluded[0], isClear: true };
  const opening = parts.map(inPart).find((some) => some.length > 0) ?? [];
  const isOfReasons = parts
    .filter((part) => inPart(part).length > 0)
    .slice(1)
    .every(({ joint }) => joint === 'reason');
  return { ...(opening[0] ?? first), isClear: opening.length === 1 && isOfReasons };
};

// Of several marriages the last one counts: "divorced, but I remarried in 2020", "legally married but separated".
const chooseLatestStatus = (heard: Heard): Answer | undefined => {
  if (heard.question.role !== 'marital-status') return undefined;
  const told = readMarital(heard.message, false);
  const isLatest =
    told !== undefined &&
    !isToCome.test(heard.message) &&
    /^(?:re-?married|married again)$|^legally\b.*separated$/u.test(told.evidence);
  if (!isLatest) return undefined;
  const rest = remarksBut(splitParts(heard.message), (low) => low.includes(told.evidence));
  return answer(heard, told.status, { confidence: told.confidence, rest });
};

const isToCome =
  /\b(?:might|may|will|would|want|plan(?:ning)?|going|hope|hoping|about|if|before i|until i|thinking)\b[^.;,]*\b(?:re-?)?married\b/iu;

// What was told of a marriage says what somebody is now.
const chooseStatus = (heard: Heard): Answer | undefined => {
  if (heard.question.role !== 'marital-status') return undefined;
  const told = readMarital(heard.message, true);
  if (!told) return undefined;
  const isOpen =
    /\b(?:engaged|fianc\p{L}+|wedding|pending|process|filed|papers|apart|not (?:yet|final)|going to)\b/iu.test(
      heard.message,
    );
  return answer(heard, told.status, { confidence: isOpen || told.confidence < 0.75 ? 0.5 : told.confidence, rest: [] });
};
