import { askAllTheSame, barredFrom } from '#interview/barred/barred-from.ts';
import { birthField, isBirth } from '#facts/births.ts';
import { isWidowed } from '#facts/is-married.ts';
import { told } from '#facts/told.ts';
import { phraseDoubt } from '#interview/doubt/phrase-doubt.ts';
import { findQuestion } from '#interview/find-question.ts';
import { isUnderAge, underAge } from '#facts/full-age.ts';
import { wordsOfName } from '#facts/same-person.ts';
import type { FieldId, Facts } from '#facts/facts.ts';
import { isPeopleField } from '#facts/people-in.ts';
import { deriveFacts } from '#interview/derive-facts.ts';
import { withoutEarlier } from '#interview/earlier-answers.ts';
import { joinLetters } from '#interview/language/join-letters.ts';
import { endMarriage } from '#interview/end-marriage.ts';
import { giveHome } from '#interview/give-home.ts';
import { giveAllToOne } from '#interview/give-all-to-one.ts';
import { listWords } from '#kit/list-words.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import type { Doubt, Interview } from '#interview/interview.ts';
import { leaveLine } from '#interview/conversation/leave-line.ts';
import { noProperty } from '#interview/conversation/leave-out-benefits.ts';
import { keepNotes } from '#interview/notes/keep-notes.ts';
import { leaveOutOthers } from '#interview/conversation/leave-out-others.ts';
import { leaveOutNobodies } from '#interview/conversation/leave-out-nobodies.ts';
import { lostIn } from '#interview/conversation/lost-people.ts';
import { type Proposal, type Reading, sureEnough } from '#interview/reading.ts';
import { dropFacts, parseFact, pruneFacts, answerFact } from '#interview/set-fact.ts';
import { changedFields, unitePeople } from '#interview/unite-people.ts';
import { ageOn, longDate, type PlainDate } from '#kit/plain-date.ts';

/** What became of a reading. */
export interface Applied {
  readonly interview: Interview;
  readonly recorded: readonly FieldId[];
  /** What the person has to be told besides: why a proposal was not taken, what a change took from other facts. */
  readonly notes: readonly string[];
}

/**
 * Passes every proposal of a reading through the guards and records what is sure: the field belongs to the document, the value
 * fits its shape, every name was really said, and the confidence is high enough. Anything less sure becomes the doubt that the
 * next reply asks back.
 */
export const applyReading = (
  interview: Interview,
  { message, reading, today }: { readonly message: string; readonly reading: Reading; readonly today: PlainDate },
): Applied => {
  const lost = lostIn(message, interview.facts);
  const mourning = lost.length === 0 ? interview : { ...interview, lost: [...(interview.lost ?? []), ...lost] };
  let applied = clearFacts(mourning, reading.cleared ?? []);
  const doubtful: Proposal[] = [];
  for (const proposal of reading.patch) {
    const known = leaveOutNobodies(proposal.field, proposal.value);
    if (known === undefined) continue;
    const able = leaveOutOthers({ interview: applied.interview, message, today }, proposal.field, known);
    const reasons = able.notes.filter((reason) => !applied.notes.includes(reason));
    applied = { ...applied, notes: [...applied.notes, ...reasons] };
    // What somebody lives on is known of them, though it is no property.
    if (reasons.includes(noProperty))
      applied = { ...applied, interview: keepNotes(applied.interview, [message.trim()]).interview };
    if (able.value !== known && isNobody(able.value)) continue;
    const verdict = judge(applied.interview, {
      proposal: { ...proposal, value: able.value },
      message,
      today,
      before: interview,
    });
    if (verdict.kind === 'refuse') applied = { ...applied, notes: [...applied.notes, verdict.message] };
    if (verdict.kind === 'doubt') doubtful.push({ ...proposal, value: verdict.value });
    if (verdict.kind === 'record') applied = record(applied, proposal.field, verdict.value);
  }
  const { interview: after, ...rest } = settle(interview, applied);
  const skipped = [...after.skipped, ...(reading.settled ?? [])];
  // What has followed from an answer besides is not asked.
  const open = doubtful.filter(({ field, value }) => !isSameValue(after.facts[field], value));
  const gone = sayGone(reading, open);
  const doubt = doubtOf(after, open, message);
  const barred = open.flatMap(({ field, value }) => barredFrom(interview, { field, value, today }));
  return {
    ...rest,
    notes: [...rest.notes, ...gone.now],
    interview: {
      ...after,
      skipped,
      doubt: doubt && {
        ...doubt,
        sentence: askAllTheSame([...gone.then, doubt.sentence].join(' '), barred, open.length),
      },
    },
  };
};

// Nobody leaves a list in silence: what was taken out, or would be after a yes.
const sayGone = (
  { gone }: Reading,
  asked: readonly Proposal[],
): { readonly now: readonly string[]; readonly then: readonly string[] } => {
  if (!gone) return { now: [], then: [] };
  return asked.some(({ field }) => field === gone.field)
    ? { now: [], then: [`That would take out ${listWords(gone.names)}.`] }
    : { now: [`I have taken out ${listWords(gone.names)}.`], then: [] };
};

const isNobody = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

// An optional fact that was taken out is not asked for again.
const clearFacts = (interview: Interview, cleared: readonly FieldId[]): Applied => {
  const questions = interview.plan.questions.filter(({ field }) => cleared.includes(field));
  const optional = questions.filter(({ isRequired }) => !isRequired).map(({ field }) => field);
  const settled = cleared.reduce(withoutEarlier, interview);
  const dropped = dropFacts({ ...settled, doubt: null }, cleared);
  return {
    interview: { ...dropped, skipped: [...dropped.skipped, ...optional] },
    recorded: [],
    notes: questions.map(({ label }) => `I have taken out what stood under “${label}”.`),
  };
};

/** Records the facts of a doubt that the person has just said yes to. */
export const acceptDoubt = (interview: Interview): Applied => {
  let applied: Applied = { interview: { ...interview, doubt: null }, recorded: [], notes: [] };
  for (const [field, value] of Object.entries(interview.doubt?.proposed ?? {}))
    applied = record(applied, field as FieldId, value);
  return settle(interview, applied);
};

// What follows from the recorded facts; what no longer applies was pruned again and counts as not recorded.
const settle = (before: Interview, applied: Applied): Applied => {
  const whole = giveAllToOne(applied.interview, applied.recorded);
  const united = giveHome(unitePeople(before, deriveFacts(whole, applied.recorded)), applied.recorded);
  const derived = pruneFacts(leaveLine(before, united, applied.recorded));
  const { interview: ended, words } = endMarriage(before, derived);
  const interview = mournSpouse(before, ended);
  const changed = changedFields(before, interview).filter((field) => isPeopleField(field));
  const recorded = [...new Set([...applied.recorded, ...changed])].filter(
    (field) => interview.facts[field] !== undefined,
  );
  return { interview, recorded, notes: words === '' ? applied.notes : [...applied.notes, words] };
};

// The widowed do not name the spouse whom they lost.
const mournSpouse = ({ facts }: Interview, after: Interview): Interview => {
  const spouse = told(facts, 'spouse-name');
  const isMourned =
    isWidowed(told(after.facts, 'marital-status')) && spouse !== undefined && !after.lost?.includes(spouse);
  return isMourned ? { ...after, lost: [...(after.lost ?? []), spouse] } : after;
};

const record = (applied: Applied, field: FieldId, value: unknown): Applied => {
  if (isSameValue(applied.interview.facts[field], value))
    return { ...applied, interview: withoutEarlier(applied.interview, field) };
  return {
    ...applied,
    interview: answerFact(applied.interview, field, value),
    recorded: [...applied.recorded, field],
  };
};

type Verdict =
  | { readonly kind: 'record' | 'doubt'; readonly value: unknown }
  | { readonly kind: 'refuse'; readonly message: string }
  | { readonly kind: 'drop' };

interface Judged {
  readonly proposal: Proposal;
  readonly message: string;
  readonly today: PlainDate;
  /** The interview as it was before the message. */
  readonly before: Interview;
}

const judge = (interview: Interview, { proposal, message, today, before }: Judged): Verdict => {
  const { field, value, confidence } = proposal;
  if (!findQuestion(interview.plan, field)) return { kind: 'drop' };
  const parsed = parseFact(field, value);
  if (!parsed.ok) return { kind: 'refuse', message: parsed.reason.message };
  const objection = isBirth(field) ? objectToBirth(field, String(parsed.value), today) : undefined;
  if (objection !== undefined) return { kind: 'refuse', message: objection };
  // Whoever leaves one list for another has been known all along.
  if (!isGrounded([before, interview], parsed.value, message)) return { kind: 'drop' };
  // Markup in an answer is pasted or hostile: what was read from it is asked back.
  const isOdd = /[<>{}]/u.test(message);
  const isBarred = barredFrom(before, { field, value: parsed.value, today }).length > 0;
  return { kind: confidence >= sureEnough && !isOdd && !isBarred ? 'record' : 'doubt', value: parsed.value };
};

// A date that cannot be a birthday was mistyped or misread.
const objectToBirth = (field: FieldId, date: PlainDate, today: PlainDate): string | undefined => {
  const isOwn = field === birthField('maker');
  const again = `If that is not ${isOwn ? 'your' : 'the'} date of birth, please give it once more with the full year.`;
  if (date >= today) return `I read ${longDate(date)}, which still lies ahead. ${again}`;
  if (ageOn(date, today) > 125) return `I read ${longDate(date)}, which is very long ago. ${again}`;
  return isOwn && isUnderAge(date, today) ? `I read ${longDate(date)}. I am sorry: ${underAge} ${again}` : undefined;
};

// Every word of a name must have been said now or be part of a fact already: nobody invents people.
const isGrounded = (known: readonly Interview[], value: unknown, message: string): boolean => {
  const said = new Set([
    ...wordsOfName(message),
    // What is spelled letter by letter is said as a word.
    ...wordsOfName(joinLetters(message)),
    ...known.flatMap(({ facts, speaker = '' }) => wordsOfName(`${JSON.stringify(facts)} ${speaker}`)),
  ]);
  return namesIn(value).every((name) =>
    wordsOfName(name).every((word) => said.has(word) || said.has(`${word}s`) || word === 'the'),
  );
};

const namesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return 'name' in value && typeof value.name === 'string' ? [value.name] : [];
};

const doubtOf = (interview: Interview, doubtful: readonly Proposal[], words: string): Doubt | null => {
  const [first] = doubtful;
  if (!first) return null;
  const proposed = Object.fromEntries(doubtful.map(({ field, value }) => [field, value])) as Facts;
  return { proposed, sentence: phraseDoubt(interview, proposed), words };
};
