import { patternOf } from '#kit/pattern-of.ts';
import type { FactKind } from '#facts/fact-kind.ts';
import type { FieldId } from '#facts/facts.ts';
import { isCalledIn } from '#facts/same-person.ts';
import { isBareYes } from '#interview/acts/bare-yes.ts';
import { agreesIn } from '#interview/answers/agrees-in.ts';
import { calledBy, isSaidWhole } from '#interview/answers/called-by.ts';
import { wishesRecorded } from '#interview/answers/recorded-words.ts';
import { readToldSetting } from '#interview/answers/read-told-setting.ts';
import { splitParts } from '#interview/answers/split-parts.ts';
import { isContent } from '#interview/answers/weigh-rest.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';
import { namedField } from '#interview/asked/called-facts.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { type Proposal, type Reading, sureEnough } from '#interview/reading.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** Reads one value for a question in a piece of a message; undefined where it gives none. */
export type ReadValue = (question: FactQuestion, piece: string) => readonly Proposal[] | undefined;

interface Said {
  readonly message: string;
  readonly today: PlainDate;
  readonly readValue: ReadValue;
}

/**
 * The answer to settings that are offered together: a yes, whatever it excepts, or single settings by their names. Undefined where
 * something in it is neither an agreement nor the value of a setting.
 */
export const readOffer = (interview: Interview, said: Said): Reading | undefined => {
  const { asked } = interview;
  if (asked?.kind !== 'offer') return undefined;
  const low = said.message.trim().toLowerCase();
  if (applicableQuestions(interview).some(({ label }) => low.startsWith(`${label.toLowerCase()}:`))) return undefined;
  // “Make gifts: yes” says it of one setting and of no other.
  if (/^[^,.;!?]{3,40}:\s*(?:yes|no)\W*$/iu.test(said.message)) return undefined;
  if (isBareYes(said.message)) return { act: 'yes', isPlain: true, patch: [] };
  const parts = splitParts(said.message);
  if (parts.length === 0 || parts.some(({ isQuestion }) => isQuestion)) return undefined;
  const offered = applicableQuestions(interview).filter(({ field }) => asked.fields.includes(field));
  const told = parts.filter(({ joint }) => joint !== 'reason');
  const read = told.flatMap(({ text }) => readPieces(interview, text, { ...said, offered }));
  if (read.some((one) => one.kind === 'unclear')) return readLines(interview, said) ?? readClear(interview, read);
  const isValued = (field: FieldId): boolean =>
    read.some((one) => one.kind === 'values' && one.patch.some((value) => value.field === field));
  if (read.some((one) => one.kind === 'named' && !isValued(one.field))) return undefined;
  const named = read.flatMap((one) => (one.kind === 'values' ? one.patch : []));
  const all = read.find((one) => one.kind === 'all');
  const others = all ? allOthers(offered, named, { value: all.value, evidence: said.message }) : [];
  const patch = [...last(named), ...others];
  const isAgreed =
    read.some(({ kind }) => kind === 'agreed') || (all !== undefined && offered.every(({ kind }) => kind === 'yesNo'));
  const isSure = patch.every(({ confidence }) => confidence >= sureEnough);
  if (patch.length === 0 && !isAgreed) return undefined;
  const rest = parts.filter(({ joint, low }) => joint === 'reason' && hasContent(low)).map(({ text }) => text.trim());
  return {
    act: isAgreed && isSure ? 'yes' : 'answer',
    isPlain: true,
    patch,
    ...(rest.length > 0 && { rest }),
  };
};

// What is clear is recorded, the rest is kept in the words of the person; nothing is agreed to yet, because it may speak of what is offered.
const readClear = (interview: Interview, read: readonly Read[]): Reading | undefined => {
  const patch = last(read.flatMap((one) => (one.kind === 'values' ? one.patch : [])));
  const rest = read.flatMap((one) => (one.kind === 'unclear' ? one.text.trim() : []));
  if (patch.length === 0 || patch.some(({ confidence }) => confidence < sureEnough)) return undefined;
  // What can be arranged besides is heard as it is wherever it is told.
  const arranged = applicableQuestions(interview).flatMap(({ kind, choices = [] }) =>
    kind === 'choices' ? choices : [],
  );
  if (rest.some((words) => arranged.some(({ cues }) => cues?.test(words.toLowerCase())))) return undefined;
  return read.some(({ kind }) => kind === 'named' || kind === 'all')
    ? undefined
    : { act: 'answer', isPlain: true, patch, rest };
};

// Of wishes that stand each on a line of its own, those that are clear are recorded; the others are kept, and nothing is agreed to yet.
const readLines = (interview: Interview, said: Said): Reading | undefined => {
  const lines = said.message.split('\n').filter((line) => hasContent(line.toLowerCase()));
  if (lines.length < 2) return undefined;
  const each = lines.map((line) => ({ line, read: readOffer(interview, { ...said, message: line }) }));
  const patch = last(each.flatMap(({ read }) => read?.patch ?? []));
  const unclear = each.flatMap(({ line, read }) => (read ? (read.rest ?? []) : line.trim()));
  if (patch.length === 0 || patch.some(({ confidence }) => confidence < sureEnough)) return undefined;
  return { act: 'answer', isPlain: true, patch, ...(unclear.length > 0 && { rest: unclear }) };
};

type Read =
  | { readonly kind: 'agreed' | 'nothing' }
  | { readonly kind: 'unclear'; readonly text: string }
  | { readonly kind: 'values'; readonly patch: readonly Proposal[] }
  /** A setting by its name alone; what it shall be is said beside it. */
  | { readonly kind: 'named'; readonly field: FieldId }
  /** A yes or a no to all that is not named. */
  | { readonly kind: 'all'; readonly value: boolean };

// "Except the pay, nobody gets paid".
const namesOnly = (said: string, question: FactQuestion): boolean =>
  question.kind === 'choice' && isNamed(said, question);

const theOthers = String.raw`(?:all(?: (?:of )?(?:those|these|them|that))?|everything|(?:all )?(?:of )?(?:those|these|them)|(?:the )?rest|(?:all )?(?:of )?(?:the |those |these )?others?(?: (?:things|ones|powers|settings|points|questions))?)`;
const everyOther = patternOf(
  'u',
  String.raw`^\W*(?:(?:and|the|for) )*(?:${theOthers}|all the (?:others?|rest)|everything else)`,
  String.raw`(?: (?:is|are|of (?:them|it)|to))?:? (no|yes)\W*$|^\W*(no|yes) (?:to|on|for) ${theOthers}(?: else)?(?: of (?:them|it))?\W*$`,
);

const readPiece = (
  interview: Interview,
  piece: string,
  { offered, readValue }: Said & { readonly offered: readonly FactQuestion[] },
): Read => {
  const low = piece.toLowerCase();
  const every = everyOther.exec(low);
  if (every) return (every[1] ?? every[2]) === 'yes' ? { kind: 'agreed' } : { kind: 'all', value: false };
  const wish = low.replace(
    /^\W*(?:(?:but|except(?: that| for)?|excepting|save that|save|only|and|plus|also|however|please|change (?:these|this)|with)\b[\s:,]*)+/u,
    '',
  );
  if (/^\W*(?:no|nope|nah|not really|none)\W*$/u.test(wish)) return { kind: 'unclear', text: piece };
  if (agreesIn(wish) || /^\W*nothing (?:else|more|other)\W*$/u.test(wish)) return { kind: 'agreed' };
  if (asNeeded.test(wish)) return { kind: 'nothing' };
  if (!hasContent(wish) && !/\d/u.test(wish)) return { kind: 'nothing' };
  const said = piece.slice(piece.length - wish.length);
  const inOwnWords = readToldSetting(interview, said, offered);
  if (inOwnWords) return { kind: 'values', patch: inOwnWords };
  for (const question of calledBy(said, offered, interview).filter((one) => isSaidWhole(said, one, interview))) {
    const patch = readValue(question, said);
    if (patch && patch.length > 0 && !namesOnly(said, question)) return { kind: 'values', patch };
    if (namesOnly(said, question)) return { kind: 'named', field: question.field };
  }
  // A setting that is not among those offered, by its name.
  const others = applicableQuestions(interview).filter((one) => !offered.includes(one) && ofSettings.has(one.kind));
  const held = applicableQuestions(interview).filter(({ kind }) => kind === 'party');
  if (repeats(interview, said, { others: [...others, ...held], readValue })) return { kind: 'nothing' };
  if (calledBy(said, offered, interview).length === 0 && wishesRecorded(interview, said)) return { kind: 'nothing' };
  const [other] = calledBy(said, others, interview);
  const patch = other && isSaidWhole(said, other, interview) ? readValue(other, said) : undefined;
  return patch && patch.length > 0 ? { kind: 'values', patch } : { kind: 'unclear', text: piece };
};

// A condition that every power has.
const asNeeded = patternOf(
  'u',
  String.raw`^\W*(?:though|however|too|please|if (?:need be|needed|necessary))\W*$`,
  String.raw`|^\W*(?:if|when|whenever|where|as long as) (?:he|she|they|it|i|we)(?:'s)? (?:needs?|has|have|wants?|must|is needed|comes? to (?:it|that)|calls? for it)(?: (?:to|it|help))*\W*$`,
);

const ofSettings: ReadonlySet<FactKind> = new Set(['yesNo', 'choice', 'number', 'money'] as const);

// What is recorded already and is said once more changes nothing: `and she gets paid, as I said`.
const repeats = (
  interview: Interview,
  said: string,
  { others, readValue }: { readonly others: readonly FactQuestion[]; readonly readValue: ReadValue },
): boolean => {
  const { facts } = interview;
  const recorded = others.filter(({ field }) => facts[field] !== undefined);
  const claimed = recorded.filter(({ saysYes, saysNo }) =>
    [saysYes, saysNo].some((claim) => claim?.test(said.toLowerCase()) === true),
  );
  // "Only she may read my email", where she may already.
  const isTold = recorded.some(({ field, toldBy }) => facts[field] === true && toldBy?.test(said) === true);
  if (isTold && !denies.test(said)) return true;
  const meant = claimed.length > 0 ? claimed : calledBy(said, recorded, interview);
  return meant.some((question) => {
    const { field, kind } = question;
    if (kind === 'party') return isCalledThere(facts[field], said);
    return readValue(question, said)?.some((one) => one.field === field && isSameValue(one.value, facts[field]));
  });
};

// Whoever holds an office already: `and let Ann deal with it`.
const isCalledThere = (value: unknown, said: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  isCalledIn(said, value.name) &&
  !/\b(?:not|no|never|instead|other|else)\b|n't\b/iu.test(said);

const denies = /\b(?:not|no|never|none|nothing|nobody|neither|nor|without)\b|n['’]t\b/iu;

const isNamed = (said: string, question: FactQuestion): boolean => namedField(said, [question]) !== undefined;

const last = (patch: readonly Proposal[]): readonly Proposal[] =>
  patch.filter(({ field }, index) => patch.findLastIndex((one) => one.field === field) === index);

const allOthers = (
  offered: readonly FactQuestion[],
  named: readonly Proposal[],
  { value, evidence }: { readonly value: boolean; readonly evidence: string },
): readonly Proposal[] => {
  const said = new Set<FieldId>(named.map(({ field }) => field));
  return offered
    .filter(({ kind, field }) => kind === 'yesNo' && !said.has(field))
    .map(({ field }) => ({ field, value, evidence, confidence: 0.9 }));
};

const hasContent = (low: string): boolean =>
  (low.match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []).some((word) => isContent(word.toLowerCase()));

// "No pour over will and Texas law": each wish by itself, where the next has a value or a verb of its own; "my email and texts" is one.
const readPieces = (
  interview: Interview,
  part: string,
  context: Said & { readonly offered: readonly FactQuestion[] },
): readonly Read[] => {
  const pieces = piecesOf(part);
  const read = pieces.map((piece) => readPiece(interview, piece, context));
  const unclear = pieces.filter((_, at) => read[at]?.kind === 'unclear');
  if (read.length === 1 || unclear.length === 0 || !unclear.every(goesOn)) return read;
  return [readPiece(interview, part, context)];
};

// One or two bare words belong to what stands before them; a thing with its article is a wish of its own.
const goesOn = (piece: string): boolean => /^\W*(?!(?:an?|the|no|my)\b)[\p{L}'-]+(?: [\p{L}'-]+)?\W*$/iu.test(piece);

const piecesOf = (text: string): readonly string[] =>
  titled.test(text) ? [text] : text.split(/\s(?:and|plus)\s|(?<=\b(?:these|changes?|following)):\s|\s&\s/iu);

const titled = /\b(?:call|name) (?:it|the trust)\b|"/iu;
