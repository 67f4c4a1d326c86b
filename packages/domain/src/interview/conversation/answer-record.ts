import { bareQuestion } from '#interview/aside/asks.ts';
import { isCalledField } from '#interview/asked/called-facts.ts';
import { phraseQuestion } from '#interview/conversation/phrase-question.ts';
import { displayFact } from '#interview/display-fact.ts';
import { findMentions } from '#interview/edits/find-mentions.ts';
import { type Desk, deskOf } from '#interview/edits/known-entries.ts';
import { peopleSaid } from '#interview/edits/people-said.ts';
import type { FieldId } from '#facts/facts.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { wordKey } from '#kit/word-key.ts';
import { patternOf } from '#kit/pattern-of.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * A question about one's own record, “is Ann the beneficiary”, “are the kids in?”: the lines in which the people stand whom it names,
 * or else the facts that it calls, and the notes that name them; then the open question again. Undefined for any other message.
 */
export const answerRecord = (interview: Interview, message: string, today: PlainDate): Turn | undefined => {
  const question = bareQuestion(message.trim());
  if (!asksRecord(question)) return undefined;
  const desk = deskOf(interview, interview.facts, today);
  const text = question.replaceAll(/\b(?:little|young) ones\b/giu, 'kids');
  const people = findMentions(desk, text).flatMap(({ candidates, isPronoun }) => (isPronoun ? [] : candidates));
  const others = people.filter(({ isMaker }) => !isMaker);
  const names = [...others.map(({ name }) => name), ...newNames(desk, text)];
  const called = desk.questions.filter((one) => isCalledField(text, one)).map(({ field }) => field);
  const fields = [...new Set([...others.flatMap((one) => one.fields), ...called])];
  const lines = linesOf(desk, fields);
  const notes = (interview.notes ?? [])
    .map(({ words }) => words)
    .filter((words) => names.some((name) => isNamed(words, name)));
  if (names.length === 0 && lines.length === 0) return undefined;
  return turnOf(interview, [
    ...(lines.length > 0 ? [`This is what I have recorded about that:\n${lines.join('\n')}`] : []),
    ...(lines.length === 0 ? ['I have recorded nothing about that in the document.'] : []),
    ...(notes.length > 0
      ? [`In your notes, not in the document:\n${notes.map((one) => `• “${one}”`).join('\n')}`]
      : []),
  ]);
};

const asksRecord = (question: string): boolean => {
  if (ofLaw.test(question) || question.split(/\s+/u).length > mostWords) return false;
  return standing.test(question) || taking.test(question) || putting.test(question) || behind.test(question);
};

const mostWords = 18;

// What may be, must be or is wise is no question about the record.
const ofLaw = patternOf(
  'iu',
  String.raw`\b(?:can|could|should|would|may|might|must|have to|has to|need|needs|allowed|able|legal(?:ly)?|tax(?:es|ed)?|pay|pays|sign|owe|sue|contest|good|ok|okay|fine|better|wise|safe|smart`,
  String.raw`|supposed|required|if|unless|when|why|how|who|what|which|where|because|probate|too (?:young|old)|enough|instead|make|change|add|remove)\b`,
);

const inRecord = patternOf(
  'iu',
  String.raw`(?:(?:still|also|already|now|even|really|both|all|currently|both of them|listed as|down as|named as|set as|named|recorded as|put as|in as|down for)\s+)*`,
  String.raw`(?:(?:my|the|a|an|our|one of (?:my|the))\s+(?:\p{L}+[\s-]+){0,2}?(?:beneficiar(?:y|ies)|trustees?|executors?|agents?|guardians?|backups?|back-ups?|successors?|contingents?|alternates?|heirs?|recipients?|members?|managers?|spouse|advisers?|protectors?)`,
  String.raw`|beneficiar(?:y|ies)|trustees?|executors?|agents?|guardians?|back-?ups?|successors?|in(?: (?:there|it|here|the (?:trust|will|document|list|papers?)))?|on (?:there|it|the list)|listed|recorded|included|named|mentioned|(?:shut|left|cut|written) (?:out|off)|disinherited|excluded|out|down|(?:getting|receiving|inheriting) .{1,40})`,
);
const end = String.raw`(?:(?: of it)?[\s,]*(?:or (?:not|no|isn'?t (?:he|she|it)|aren'?t they|is(?:n'?t)? (?:he|she)|what)|right|yet|still|now|too|already|then|anymore|any more))*[\s?!.]*$`;
const standing = new RegExp(
  String.raw`^(?:is|are|isn'?t|aren'?t|was|were)\s+.{2,50}?\s+${inRecord.source}\b${end}`,
  'iu',
);
const taking = new RegExp(
  String.raw`^(?:do|does|will|don'?t|doesn'?t)\s+(?!(?:i|we|you)\b).{2,40}?\s+(?:(?:still|also|really|both|all|each)\s+)*(?:get|gets|receive|receives|inherit|inherits)\b.{0,40}?${end}`,
  'iu',
);
const putting = new RegExp(
  String.raw`^(?:did|do|have|had|haven'?t|didn'?t)\s+(?:you|i|we)\s+(?:(?:still|already|also|ever|actually)\s+)*(?:put|have|got|get|list|listed|name|named|include|included|write|wrote|leave|left|record|recorded|down)\s+(?!to\b).{2,60}$`,
  'iu',
);
const behind = patternOf(
  'iu',
  String.raw`^(?:i|we)(?:'d|'ve| had| have)? (?:already )?(?:put|said|told you|listed|named|wrote|mentioned|gave|picked|chose) .{2,80}?[\s,;.:–-]+(?:and )?(?:is|are) (?:he|she|they|it|that)`,
  String.raw` (?:still )?(?:in(?: (?:there|it))?|there|on (?:there|it|the list)|down|listed|recorded|included)[\s?!.]*$`,
);

const newNames = (desk: Desk, text: string): readonly string[] =>
  peopleSaid(desk, text).flatMap(({ name, known, isRelation }) => (known || isRelation ? [] : [name]));

const linesOf = ({ interview, questions }: Desk, fields: readonly FieldId[]): readonly string[] =>
  questions
    .filter(({ field }) => fields.includes(field) && interview.facts[field] !== undefined)
    .map(({ field, label }) => `• ${label}: ${displayFact(interview, field)}`);

// A first name is enough.
const isNamed = (words: string, name: string): boolean =>
  wordKey(words)
    .split(' ')
    .includes(wordKey(name).split(' ')[0] ?? '');

const turnOf = (interview: Interview, parts: readonly string[]): Turn => {
  const { text, choices } = phraseQuestion(interview);
  const back = interview.doubt === null ? text : interview.doubt.sentence;
  return {
    interview,
    reply: [...parts, ...(interview.asked === null && interview.doubt === null ? [] : [back])].join('\n\n'),
    choices: interview.doubt ? ['Yes', 'No'] : choices,
    recorded: [],
  };
};
