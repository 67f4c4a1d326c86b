import { fieldOf, told } from '#facts/told.ts';
import { wordsOfName } from '#facts/same-person.ts';
import type { Interview } from '#interview/interview.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { type Clause, splitSentences } from '#interview/language/clauses.ts';
import { type Reading, sureEnough } from '#interview/reading.ts';

const ownOther =
  /\b(?:my|under my) (?:(?:old|former|maiden|married|previous|birth|earlier|other) )+(?:last |legal )?name\b|\bmy name (?:from|in) (?:my|the) (?:first|earlier|old)\b/iu;
const papers = /\b(?:deed|title|accounts?|registration|mortgage|papers?|stocks?|shares|policy|house|bank)\b/iu;
const stands =
  /\b(?:says?|reads?|shows?|lists?|(?:is|are|was|were) (?:still )?(?:in|under|to)|in the name|under|in|as)\b/iu;

/** A former name under which somebody says that they hold property: it is asked back beside what else was read. */
export const withAlias = (interview: Interview, reading: Reading, message: string): Reading => {
  const question = applicableQuestions(interview).find(({ role }) => role === 'maker-aliases');
  if (!question || reading.patch.some(({ field }) => field === question.field)) return reading;
  const before = (interview.facts[question.field] ?? []) as readonly string[];
  const maker = fieldOf('maker-name');
  const said = reading.patch.find(({ field }) => field === maker)?.value;
  const own = [told(interview.facts, 'maker-name'), typeof said === 'string' ? said : undefined];
  const [found] = splitSentences(message).flatMap((sentence) => aliasIn(own, sentence));
  if (!found || before.includes(found.name)) return reading;
  const proposal = {
    field: question.field,
    value: [...before, found.name],
    evidence: found.sentence,
    confidence: sureEnough - 0.05,
  };
  // The former name is not the name of today.
  const others = reading.patch.filter(({ value }) => value !== found.name);
  return { ...reading, patch: [...others, proposal] };
};

// With another family name, or another first name: the papers of somebody who changed one of them.
const isOfOwn = (own: string, name: string): boolean => {
  const [words, others] = [wordsOfName(own), wordsOfName(name)];
  return words[0] === others[0] || words.at(-1) === others.at(-1);
};

const ofOthers =
  /\b(?:his|her|their|our|late|husband|wife|spouse|partner|father|mother|mom|dad|parents?|brother|sister|son|daughter|uncle|aunt|grand\p{L}+)\b/iu;

const aliasIn = (
  [known, said]: readonly (string | undefined)[],
  { text }: Clause,
): readonly { readonly name: string; readonly sentence: string }[] => {
  if (!papers.test(text) || !stands.test(text)) return [];
  const names = analyzeMessage(text).names.filter(({ probability }) => probability >= 0.5);
  const full = names.map(({ start, end }) => text.slice(start, end)).filter((name) => name.includes(' '));
  const [name, ...others] = full;
  // What was heard as the name of today may be this very name.
  const own = known ?? (said === name ? undefined : said);
  if (
    name === undefined ||
    others.length > 0 ||
    (own !== undefined && wordsOfName(own).join() === wordsOfName(name).join())
  )
    return [];
  const isOwn =
    ownOther.test(text) ||
    (own !== undefined && isOfOwn(own, name) && /\bstill\b/iu.test(text) && !ofOthers.test(text));
  return isOwn ? [{ name, sentence: text.trim() }] : [];
};
