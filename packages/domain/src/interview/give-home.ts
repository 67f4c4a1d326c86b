import type { FieldId } from '#facts/facts.ts';
import { namesHome } from '#facts/names-home.ts';
import type { SpecificGift } from '#facts/shapes.ts';
import { fieldOf, told } from '#facts/told.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { setFact } from '#interview/set-fact.ts';

/**
 * A home that was told among the gifts goes the way that the document has for it: given to one person. Parts of it, one with somebody
 * who comes next, and one of two who were named for it stay gifts.
 */
export const giveHome = (interview: Interview, recorded: readonly FieldId[]): Interview => {
  const { facts, plan } = interview;
  const [plans, taker, gifts] = [fieldOf('home-plan'), fieldOf('home-taker'), fieldOf('gifts')];
  const question = findQuestion(plan, plans);
  if (!question || question.applies?.(facts) === false || facts[plans] === 'spouseMayLive') return interview;
  // What was chosen before stands until the home is given anew.
  if (facts[plans] !== undefined && !recorded.includes(gifts)) return interview;
  const all = told(facts, 'gifts') ?? [];
  const [home, ...more] = all.filter(({ item }) => namesHome(item, told(facts, 'maker-address')));
  if (!home || more.length > 0 || isPart.test(home.item) || home.alternate !== undefined) return interview;
  const given = setFact(setFact(interview, plans, 'giveTo'), taker, home.recipient);
  return setFact(
    given,
    gifts,
    all.filter((gift: SpecificGift) => gift !== home),
  );
};

const isPart = /\b(?:half|thirds?|quarters?|fourths?|share|interest|percent|furniture|contents)\b|%/iu;
