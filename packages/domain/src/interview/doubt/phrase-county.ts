import type { Facts, FieldId } from '#facts/facts.ts';
import { isCountyQuestion } from '#interview/answers/is-county-question.ts';
import { homeState, isKnownCounty } from '#interview/asked/is-likely-county.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { stateInSentence } from '#law/state-code.ts';
import { countyWord } from '#law/venue.ts';

/** The sentence that asks back a county which the state does not have; undefined for anything else. */
export const phraseCounty = (interview: Interview, proposed: Facts): string | undefined => {
  const [[field, name] = [], ...others] = Object.entries(proposed) as readonly (readonly [FieldId, unknown])[];
  const question = field === undefined ? undefined : findQuestion(interview.plan, field);
  const state = homeState(interview);
  if (!question || !isCountyQuestion(question) || others.length > 0 || typeof name !== 'string') return undefined;
  if (state === undefined || isKnownCounty(state, name)) return undefined;
  const law = interview.laws(state);
  const place = stateInSentence(state);
  return law && countyWord(law) === 'Parish'
    ? `I find no parish called ${name} in ${place}; a city or town may lie in one of another name. Is ${name} right all the same?`
    : `I find no county called ${name} in ${place}; a city or town may lie in one of another name. Is ${name} right all the same?`;
};
