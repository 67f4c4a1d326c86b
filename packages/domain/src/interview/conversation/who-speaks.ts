import { peopleIn } from '#facts/people-in.ts';
import { fieldOf } from '#facts/told.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';

/**
 * The interview with the name under which somebody introduces themselves, where the document has no maker who is asked for one: who
 * says "me" there is that person.
 */
export const withSpeaker = (interview: Interview, message: string): Interview => {
  if (!isUnknown(interview)) return interview;
  const name = introducedIn(message);
  return name === undefined ? interview : { ...interview, speaker: name };
};

/** Asks for the name of whoever says "me" in an answer that names people; undefined where it is known or nobody says so. */
export const askWhoSpeaks = (interview: Interview, message: string): Turn | undefined => {
  const { asked, plan } = interview;
  const question = asked?.kind === 'fact' || asked?.kind === 'detail' ? findQuestion(plan, asked.field) : undefined;
  const isAboutPeople = question?.kind === 'shares' || question?.kind === 'parties' || question?.kind === 'party';
  if (!isAboutPeople || !isUnknown(interview) || !saysMe.test(message) || isQuestion.test(message)) return undefined;
  return isAnybodyNamed(interview) || endsInName(message) ? undefined : askOwnName(interview, message);
};

// "My cousin has a quarter and I have the rest, Dale Fox".
const endsInName = (message: string): boolean =>
  analyzeMessage(message).names.some(
    ({ name, start, end }) =>
      name.includes(' ') && /[,;–—-]\s*$/u.test(message.slice(0, start)) && /^[\s.!]*$/u.test(message.slice(end)),
  );

/** Asks for the name of whoever says "me", and keeps what was said until it is given. */
export const askOwnName = (interview: Interview, message: string): Turn => ({
  interview: { ...interview, selfSaid: message },
  reply: 'Gladly. What is your own full name, as it should stand there?',
  choices: [],
  recorded: [],
});

/** What was said with "me" in it, once the name is given; undefined where something else is said instead. */
export const afterSelfSaid = (
  interview: Interview,
  message: string,
): { readonly interview: Interview; readonly message: string } | undefined => {
  const { selfSaid, ...now } = interview;
  if (selfSaid === undefined) return undefined;
  const name = introducedIn(message) ?? nameAlone(message);
  return name === undefined ? { interview: now, message } : { interview: { ...now, speaker: name }, message: selfSaid };
};

const isUnknown = ({ plan, speaker }: Interview): boolean =>
  speaker === undefined && findQuestion(plan, fieldOf('maker-name')) === undefined;

const saysMe = patternOf(
  'iu',
  String.raw`(?:^|[,;:.]|\b(?:and|for|to|just|only|with))\s*(?:me|myself)\b|^\W*i(?:'ll| will| would)? (?:keep|get|take|own|hold|have|run|manage)\b`,
  String.raw`|(?:^\W*|[,;.]\s*|\b(?:and|but|while)\s+)i(?:['’]?ve| have)? (?:own|hold|have|got|keep|get|take)`,
  String.raw`(?= (?:\d|an? (?:half|third|quarter)|half\b|two |three |all\b|everything\b|the (?:rest|other)\b))`,
);
const isQuestion = /\?\s*$/u;

// Whoever stands there already may be the one who speaks.
const isAnybodyNamed = ({ facts }: Interview): boolean => peopleIn(facts).length > 0;

const cue =
  /(?:\bmy (?:full |legal )?name(?: is|'s)?|\bi am|\bi'm|\bim|\bthis is|\bme,? (?:that's|thats|that is)|\b(?:me|myself)\s*(?:,|[-–—:]|\())\s*(?:mr\.? |mrs\.? |ms\.? |dr\.? )*$/iu;

const introducedIn = (message: string): string | undefined => {
  const own = analyzeMessage(message).names.find(
    ({ name, start, end, probability }) =>
      probability >= 0.7 &&
      name.includes(' ') &&
      (cue.test(message.slice(0, start)) || /^\s*(?:here|speaking)\b/iu.test(message.slice(end))),
  );
  return own?.name;
};

const nameAlone = (message: string): string | undefined => {
  const [only, ...others] = analyzeMessage(message).names.filter(({ name }) => name.includes(' '));
  const isAlone = only !== undefined && others.length === 0 && message.trim().split(/\s+/u).length <= 6;
  return isAlone ? only.name : undefined;
};
