import { given, p } from '#assembly/prose.ts';
import type { DraftInline, Prose } from '#assembly/draft.ts';
import { isMissingMark, missingMark } from '#assembly/missing-mark.ts';
import { numberWords, percentInWords } from '#assembly/number-words.ts';
import { isStateCode, stateNameByCode, type StateCode } from '#jurisdictions/state-code.ts';
import { longDate, type PlainDate } from '#kit/plain-date.ts';

/** A day of the facts in the US long form. */
export const printedDate = (date: PlainDate): DraftInline => given(isMissingMark(date) ? date : longDate(date));

/** The name of a state; `the District of Columbia` keeps its article. */
export const printedState = (state: StateCode): DraftInline => given(stateInText(state));

/** The same as a plain string, for lines that are no prose. */
export const stateInText = (state: StateCode): string => {
  if (!isStateCode(state)) return state;
  return state === 'DC' ? 'the District of Columbia' : stateNameByCode[state];
};

/** `the State of Ohio`, `the Commonwealth of Virginia`, `the District of Columbia`. */
export const sovereignOf = (state: StateCode): Prose => {
  if (state === 'DC') return [printedState(state)];
  const style = ['KY', 'MA', 'PA', 'VA'].includes(state) ? 'Commonwealth' : 'State';
  return p`the ${style} of ${printedState(state)}`;
};

/** `Orange County`, `Orleans Parish`; a county that already says what it is stays as it was given. */
export const countyInText = (county: string, state: StateCode): string => {
  if (isMissingMark(county) || /\b(?:county|parish|borough|municipality|city|census area|district)\b/iu.test(county))
    return county;
  if (state === 'LA') return `${county} Parish`;
  return state === 'DC' || state === 'AK' ? county : `${county} County`;
};

/** A share in words and figures; a share that is not known yet stays a visible gap of the draft. */
export const printedShare = (percentage: number): Prose =>
  Number.isNaN(percentage) ? [given(missingMark('beneficiaries'))] : p`${percentInWords(percentage)}`;

/** A number in words and figures: `thirty (30)`. */
export const inWordsAndFigures = (value: number): string => `${numberWords(value)} (${value})`;

/** A description that opens a line, with a capital; a word that has capitals of its own (iPhone) stays as it was written. */
export const capitalised = (description: string): string =>
  description.replace(/^\p{Ll}(?=[\p{Ll}’'-]*(?:[^\p{L}’'-]|$))/u, (letter) => letter.toUpperCase());

/** The county alone, for a line that already says `County of` or `Parish of`. */
export const bareCounty = (county: string): string => county.replace(/\s+(?:county|parish)$/iu, '');
