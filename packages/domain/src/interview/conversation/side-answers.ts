import { isWidowed } from '#facts/is-married.ts';
import { isSpouse, isSpouseOrPartner, kinOf } from '#facts/kin.ts';
import { namingOf, peopleIn } from '#facts/people-in.ts';
import { findPerson, isAmong, isCalledIn } from '#facts/same-person.ts';
import { fieldOf, told } from '#facts/told.ts';
import { displayFact } from '#interview/display-fact.ts';
import type { Interview } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { moveTo } from '#interview/next-question.ts';
import { findLosses } from '#interview/acts/losses.ts';
import { condolence, sorryForPet } from '#interview/warmth/meet-news.ts';

/** A death puts nobody into the document: it is answered with a word of sympathy, and what it changes is asked. */
export const consoleLoss = (
  interview: Interview,
  message: string,
): { readonly interview: Interview; readonly words: string } => {
  const losses = findLosses(message);
  const loss = losses.find(({ isPet }) => !isPet);
  if (losses.length > 0 && loss === undefined) return { interview, words: sorryForPet };
  const people = peopleIn(interview.facts).filter(({ field }) => namingOf(field) !== 'maker');
  const person = loss && (findPerson(people, loss.who) ?? people.find(({ name }) => isCalledIn(loss.who, name)));
  const said = kinWords(loss?.who ?? '');
  const isOther = person
    ? !isSpouse(person.relationship) && !isAmong([told(interview.facts, 'spouse-name') ?? ''], person.name)
    : said.some((word) => kinOf(word) !== undefined || word === 'friend') || isSomebody(said, message);
  if (isOther && !said.some(isSpouseOrPartner)) {
    const way = person
      ? ` ${person.name} stands in your document; say “remove ${person.name} everywhere” or tell me who should take the place.`
      : '';
    return { interview, words: `${condolence}${way}` };
  }
  const isSettled = isWidowed(told(interview.facts, 'marital-status'));
  const status = fieldOf('marital-status');
  const has = applicableQuestions(interview).some(({ field }) => field === status);
  return {
    interview: isSettled || !has ? interview : moveTo(interview, { kind: 'fact', field: status }),
    words: `${condolence} Please take all the time that you need.`,
  };
};

// “We lost him in 2015” tells not who it was.
const isSomebody = (said: readonly string[], message: string): boolean =>
  said.every((word) => /^(?:he|she|they|him|her|them|who|both|)$/u.test(word)) &&
  !/\b(?:wife|husband|spouse|partner)\b/iu.test(message);

// “My wife’s brother” is a brother, and a partner in business is like a friend.
const kinWords = (who: string): readonly string[] =>
  who
    .toLowerCase()
    .replace(/\bbusiness partner\b/gu, 'friend')
    .replace(/[\p{L}-]+['’]s(?=\s)/gu, ' ')
    .split(/[^\p{L}-]+/u);

/** Everything recorded so far, one line a fact. */
export const recap = (interview: Interview): string => {
  if (interview.asked?.kind === 'review') return '';
  const lines = applicableQuestions(interview)
    .filter(({ field }) => interview.facts[field] !== undefined)
    .map(({ field, label }) => `• ${label}: ${displayFact(interview, field)}`);
  return lines.length === 0
    ? 'Nothing is recorded yet.'
    : `This is what I have recorded so far:\n${lines.join('\n')}\n`;
};
