import { speaksOfHome } from '#facts/holds-home.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { told } from '#facts/told.ts';
import { choicesFor } from '#interview/choices-for.ts';
import { phraseQuestion } from '#interview/conversation/phrase-question.ts';
import { displayFact } from '#interview/display-fact.ts';
import { deskOf } from '#interview/edits/known-entries.ts';
import { peopleSaid } from '#interview/edits/people-said.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { keepQuestion } from '#interview/notes/keep-notes.ts';
import { listWords } from '#kit/list-words.ts';
import { patternOf } from '#kit/pattern-of.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * Somebody besides a spouse is to live in the home for life, and no choice says so: it is told plainly, kept for an attorney, and
 * asked which of the choices stands meanwhile. Undefined for any other message, and where a choice fits.
 */
export const answerLifeRight = (interview: Interview, message: string, today: PlainDate): Turn | undefined => {
  const plan = applicableQuestions(interview).find(({ role }) => role === 'home-plan');
  const { asked } = interview;
  const isAsked = asked?.kind === 'fact' && asked.field === plan?.field;
  if (!plan || !(isAsked ? mayLive : livesForLife).test(message) || unsaid.test(message)) return undefined;
  if (!isAsked && (interview.doubt !== null || !(speaksOfHome(message) || speaksOfPlace.test(message))))
    return undefined;
  // "Ann gets the house so the kids can stay put": it is given away.
  if (givesAway.test(message)) return undefined;
  if (message.split(/\s+/u).length > mostWords || isOfSpouse(interview, message, today)) return undefined;
  const kept = keepQuestion(isAsked ? { ...interview, doubt: null } : interview, message);
  const { text, choices } = phraseQuestion(kept);
  const stands =
    interview.facts[plan.field] === undefined
      ? ''
      : ` “${plan.label}” stays as it is: ${displayFact(interview, plan.field)}.`;
  const offered = listWords([...choicesFor(plan, interview.facts).map(({ label }) => `“${label}”`)], 'or');
  const next = isAsked ? `Which of these should stand meanwhile: ${offered}, or no rule of its own?` : text;
  return { interview: kept, reply: `${none}${stands} ${next}`, choices, recorded: [] };
};

const mostWords = 30;
const givesAway = /\b(?:gets?(?! to\b)|goes to|give|inherits?|so (?:that )?(?:the|my|our|his|her|their))\b/iu;

const none =
  'This form has no choice that lets somebody other than a spouse live in the home for life, so nothing is recorded from that. Your wish is on your list of questions for an attorney, which you can print.';

const span = String.raw`(?:for (?:(?:the rest of )?(?:his|her|their)? ?(?:whole |entire |natural )?(?:life|lives|lifetime)|ever|good)|(?:until|till|til) (?:he|she|they|\p{L}+) (?:dies?|pass(?:es)?|is gone|goes|moves?|wants?)|(?:for )?as long as (?:he|she|they|\p{L}+)|while (?:he|she|they)(?:'s| is| are|'re) alive)`;
const living = String.raw`\b(?:live|lives|living|stay|stays|staying|remain|remains|reside|resides|have|has|keep|keeps|use|uses)\b`;
const estate = String.raw`\blife (?:estate|tenan(?:t|cy)|interest)|\bright to (?:live|stay|remain)|\blifetime right`;
const livesForLife = patternOf('iu', String.raw`${living}.{0,40}\b${span}|${estate}`);
const mayLive = patternOf(
  'iu',
  String.raw`${living}.{0,40}\b${span}|${estate}`,
  String.raw`|\b(?:can|may|could|should|gets? to|is to|is allowed to|has to be able to|let .{2,30}|lets .{2,30}|i want .{2,30} to|will) (?:still |keep |just |always |continue to |go on )*(?:live|living|stay|staying|remain|reside)\b`,
);

const speaksOfPlace = patternOf('iu', String.raw`\b(?:live|stay|remain|reside)s? there\b|${estate}`);

// Whoever speaks lives there now, and whoever asks or denies wishes nothing.
const unsaid =
  /\?|\b(?:i|we|me|us|nobody|no one|not|don'?t|can'?t|never|if)\b(?! (?:want|would|wish|need|think|guess))/iu;

const isOfSpouse = (interview: Interview, message: string, today: PlainDate): boolean => {
  const { facts } = interview;
  const spouse = told(facts, 'spouse-name');
  const people = peopleSaid(deskOf(interview, facts, today), message);
  if (/\b(?:wife|husband|spouse|hubby)\b/iu.test(message)) return true;
  if (spouse === undefined) return false;
  return people.length === 0 || people.some(({ name }) => isSamePerson(name, spouse));
};
