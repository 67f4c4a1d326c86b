import { readAgreement } from '#interview/answers/read-agreement.ts';
import { readBeside } from '#interview/answers/read-beside.ts';
import { readExcepted } from '#interview/answers/read-excepted.ts';
import { readAnswer } from '#interview/answers/read-answer.ts';
import { readAnew } from '#interview/anew/read-anew.ts';
import { weighReading } from '#interview/doubt/weigh-reading.ts';
import { factsAfter } from '#interview/edits/facts-after.ts';
import { lastWord, takenBack } from '#interview/turning/last-word.ts';
import { mayTurn } from '#interview/turning/may-turn.ts';
import { type Desk, deskOf } from '#interview/edits/known-entries.ts';
import { readPlace, readSlot, thingsSpokenOf } from '#interview/edits/read-slot.ts';
import { readEdit } from '#interview/edits/read-edit.ts';
import { holdsStatement } from '#interview/hearing/holds-statement.ts';
import { rememberReadings } from '#interview/hearing/remember-readings.ts';
import { withAlias } from '#interview/hearing/with-alias.ts';
import { joinSurnames } from '#interview/hearing/join-surnames.ts';
import { saysNothingFor, whoGetsNothing, withLeftOut } from '#interview/hearing/with-left-out.ts';
import { leavesOwnWords, readBareOwnWords, readOwnWords, readUnwanted } from '#interview/own-words/read-own-words.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { type Reading, sureEnough } from '#interview/reading.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import { blankSpans } from '#interview/language/blank.ts';
import { type Clause, splitSentences } from '#interview/language/clauses.ts';
import { readGiven, readMaybeGiven } from '#interview/hearing/read-given.ts';
import { readMovedAccount } from '#interview/hearing/read-moved-account.ts';
import { readBoth, readNeither } from '#interview/pairs/read-both.ts';
import { readMessage, readOutright } from '#interview/reader/read-message.ts';
import { readSharedSurname } from '#interview/reader/people/shared-surname.ts';
import { readEachSurname } from '#interview/reader/people/surnames.ts';
import { readChosen } from '#interview/reader/tapped.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { wordKey } from '#kit/word-key.ts';

/**
 * What a message says: plainly, as a choice in its own words, a correction or an answer of which every word is accounted for; else what
 * is understood of it as free speech. Of what is said twice in one message the last word counts.
 */
export const readSaid = rememberReadings((interview: Interview, message: string, today: PlainDate): Reading => {
  const readAlone = (alone: Interview, words: string): Reading => readSaid(alone, words, today);
  const joined = joinSurnames(interview, message);
  if (joined) return ofJoined(message, { reading: readSaid(interview, joined.text, today), isSure: joined.isSure });
  const neither = readNeither(interview, message, readAlone);
  if (neither) return neither;
  const { text: whole, reading } = readOutright(interview, message);
  if (reading) return reading;
  if (leavesOwnWords(interview, message)) return readSaid(interview, 'No', today);
  const ordered = readOwnWords(interview, message);
  if (ordered) return ordered;
  const both = readBoth(interview, message, readAlone);
  if (both) return both;
  const heard = { message: lastWord(whole), today };
  const chosen = readChosen(interview, message) ?? readChange(interview, message);
  if (chosen) return { ...chosen, isPlain: true };
  const agreed = readExcepted(interview, whole) ?? readAgreement(interview, whole);
  if (agreed) return agreed;
  // An offer of settings is answered by their names, which a correction would take for recorded facts.
  const offered = interview.asked?.kind === 'offer' ? readAnswer(interview, heard) : undefined;
  if (offered) return offered;
  // “Ann is a Lowry” gives her the last name that is asked for.
  const surnames =
    readSharedSurname(interview, whole) ?? (mayTurn(whole) ? undefined : readEachSurname(interview, whole));
  if (surnames) return surnames;
  const given = readGiven(interview, { message: whole, today }) ?? readMovedAccount(interview, whole);
  if (given) return given;
  // "Can he still take something since we aren't divorced" corrects nothing.
  const anew = readAnew(interview, heard);
  if (anew?.isWhole) return anew;
  const desk = deskOf(interview, interview.facts, today);
  const told = readBareOwnWords(interview, message, { isElsewhere: (about) => speaksOfKnown(desk, about) });
  if (told) return told;
  const edit = asksOfOther.test(whole) ? undefined : readEdit(interview, heard);
  if (edit) return withUnread(interview, { ...edit, isPlain: true }, today);
  const maybe = readMaybeGiven(interview, { message: whole, today });
  if (maybe) return maybe;
  const answer = saysNothingFor(message)
    ? leavingOut(interview, heard)
    : (anew ?? readAnswer(interview, takesBackChoice(interview, whole) ? { message: whole, today } : heard));
  const read = answer ? withLeftOver(interview, heard, answer) : readMessage(interview, lastWord(message), today);
  const own = says(read) ? undefined : (readUnwanted(interview, message) ?? readBareOwnWords(interview, message));
  if (own) return own;
  return withAlias(interview, withLeftOut(interview, read, heard), message);
});

// A thing, a person or a fact that has an answer of its own.
const speaksOfKnown = (desk: Desk, about: string): boolean =>
  readSlot(desk, about).mentions.length > 0 ||
  thingsSpokenOf(desk, about).length > 0 ||
  readPlace(desk, about).fields.length > 0;

const says = ({ patch, settled, focus, cleared, declined, nameless }: Reading): boolean =>
  patch.length > 0 || [settled, focus, cleared, declined, nameless].some((one) => one !== undefined);

const ofJoined = (
  message: string,
  { reading, isSure }: { readonly reading: Reading; readonly isSure: boolean },
): Reading => ({
  ...reading,
  patch: reading.patch.map((one) => ({
    ...one,
    evidence: message,
    confidence: isSure ? one.confidence : Math.min(one.confidence, sureEnough - 0.05),
  })),
});

// Where one of a few answers is asked, all that stands before a correction is taken back, whatever it ends with.
const takesBackChoice = ({ asked, plan }: Interview, message: string): boolean =>
  asked?.kind === 'fact' &&
  /^(?:choice|yesNo)$/u.test(findQuestion(plan, asked.field)?.kind ?? '') &&
  takenBack(message) !== undefined;

// A wish to leave somebody out is an answer where wishes or those who are left out are asked, and elsewhere one that is kept.
const leavingOut = (
  interview: Interview,
  { message, today }: { readonly message: string; readonly today: PlainDate },
): Reading | undefined => {
  const { asked, plan } = interview;
  const question = asked?.kind === 'fact' ? findQuestion(plan, asked.field) : undefined;
  const value = message.trim();
  if (question?.names === 'omitted') return readAnswer(interview, { message: whoGetsNothing(value), today });
  if (question?.kind !== 'longText') return { act: 'answer', patch: [], rest: [value] };
  return {
    act: 'answer',
    patch: [{ field: question.field, value, evidence: message, confidence: 0.95 }],
    isPlain: true,
  };
};

// A sentence without which the answer is the same, and which says nothing else, is kept in the words of the person.
const withLeftOver = (
  interview: Interview,
  { message, today }: { readonly message: string; readonly today: PlainDate },
  answer: Reading,
): Reading => {
  const sentences = splitSentences(message);
  const { rest = [] } = answer;
  if (answer.isWhole || sentences.length < 2 || sentences.length > mostSentences || answer.patch.length === 0)
    return answer;
  const isLeft = (sentence: Clause): boolean => {
    const said = wordKey(sentence.text);
    if (rest.some((words) => wordKey(words).includes(said) || said.includes(wordKey(words)))) return false;
    const without = readAnswer(interview, { message: blankSpans(message, [sentence]), today });
    return without !== undefined && isSameValue(valuesOf(without), valuesOf(answer));
  };
  const found = sentences.filter(isLeft);
  // Of sentences that say the same the first is the answer.
  const left = found.length === sentences.length ? found.slice(1) : found;
  if (left.length === 0) return answer;
  const told = answer.patch.map(({ field }) => field);
  const beside = readBeside(interview, { remarks: left.map(({ text }) => text.trim()), told, today });
  return { ...answer, patch: [...answer.patch, ...beside.patch], rest: [...rest, ...beside.rest] };
};

const asksOfOther = patternOf(
  'iu',
  String.raw`^\W*(?:(?:so|and|but|ok|wait) )*(?:can|could|does|do|did|is|are|was|will|would|should|may|might) (?:he|she|they|it|i|my|the|her|his)\b`,
  String.raw`(?! (?:please |just |quickly )*(?:fix|change|correct|update|edit|redo|add|swap|remove)\b)`,
);

const mostSentences = 8;

const valuesOf = ({ patch }: Reading): unknown => patch.map(({ field, value }) => ({ field, value }));

/** What is named by the chip below an offer, or read out of the review, to be changed. */
export const readChange = (interview: Interview, message: string): Reading | undefined => {
  const [, label] = /^\s*change:\s*(.+)$/iu.exec(message) ?? [];
  const meant = label && applicableQuestions(interview).find((one) => wordKey(one.label) === wordKey(label));
  return meant ? { act: 'answer', patch: [], focus: meant.field } : undefined;
};

const ofCorrection = /\b(?:that way|like that|(?:fine|ok|okay|good|happy|agrees|agreed) with (?:it|that|this))\b/iu;

// What stands beside a correction may answer the open question.
const withUnread = (interview: Interview, { unread, ...edit }: Reading, today: PlainDate): Reading => {
  if (unread === undefined) return edit;
  // "Gina wants it that way": it speaks of the correction.
  if (ofCorrection.test(unread)) return { ...edit, rest: [...(edit.rest ?? []), unread] };
  const facts = factsAfter(interview.facts, { patch: edit.patch, cleared: edit.cleared ?? [] });
  const after: Interview = { ...interview, facts, doubt: null };
  const more = weighReading(after, unread, readSaid(after, unread, today));
  const touched = new Set([...edit.patch.map(({ field }) => field), ...(edit.cleared ?? [])]);
  const patch = more.patch.filter((one) => !touched.has(one.field) && !holdsStatement(interview, one));
  const rest = [...(edit.rest ?? []), ...(patch.length === 0 ? [unread] : (more.rest ?? []))];
  return { ...edit, patch: [...edit.patch, ...patch], ...(rest.length > 0 && { rest }) };
};
