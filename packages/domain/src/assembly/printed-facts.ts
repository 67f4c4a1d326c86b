import { given, opt, p } from '#assembly/prose.ts';
import type { DraftInline, Prose } from '#assembly/draft.ts';
import { isMissingMark, missingMark } from '#assembly/missing-mark.ts';
import { numberWords, percentInWords } from '#assembly/number-words.ts';
import type { FieldId } from '#facts/facts.ts';
import { namingOf, peopleFields } from '#facts/people-in.ts';
import { isStateCode, sovereignWord, stateInSentence, type StateCode } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';
import { countyInText } from '#law/venue.ts';
import { longDate, type PlainDate } from '#kit/plain-date.ts';

/** A day of the facts in the US long form. */
export const printedDate = (date: PlainDate): DraftInline => given(isMissingMark(date) ? date : longDate(date));

/** The name of a state; `the District of Columbia` keeps its article. */
export const printedState = (state: StateCode): DraftInline => given(stateInText(state));

/** The same as a plain string, for lines that are no prose. */
export const stateInText = (state: StateCode): string => (isStateCode(state) ? stateInSentence(state) : state);

/** `the State of Ohio`, `the Commonwealth of Virginia`, `the District of Columbia`. */
export const sovereignOf = (state: StateCode): Prose => {
  const word = isStateCode(state) ? sovereignWord(state) : 'State';
  return word === 'District' ? [printedState(state)] : p`the ${word} of ${printedState(state)}`;
};

/** A county as running text names it, `Orange County`, `Orleans Parish`; as it was given while the state is not known. */
export const printedCounty = (county: string, law: StateLaw | undefined): DraftInline =>
  given(law === undefined || isMissingMark(county) ? county : placeInSentence(countyInText(county, law), law));

// Where the state is all that was given, it keeps its article.
const placeInSentence = (place: string, law: StateLaw): string =>
  place === law.name ? stateInSentence(law.code) : place;

/** Where somebody is domiciled: `Orange County, California`, `the City of Alexandria, Virginia`, `Washington, in the District of Columbia`, or the District alone. */
export const printedDomicile = (
  { county, state }: { readonly county: string; readonly state: StateCode },
  law: StateLaw | undefined,
): Prose => {
  const name = law === undefined ? county : countyInText(county, law);
  if (name === law?.name) return [printedState(state)];
  const place = printedCounty(county, law);
  const isOf = law !== undefined && /^(?:city|municipality|borough)(?: and \p{L}+)? of\b/iu.test(name);
  const isDistrict = isStateCode(state) && sovereignWord(state) === 'District';
  return p`${opt(isOf, 'the ')}${place}, ${opt(isDistrict, 'in ')}${printedState(state)}`;
};

/** The name of a trust in a sentence: `the Oak Family Trust`, `The Oak Trust`, `Ruth’s Trust`. */
export const printedTrustName = (name: string): Prose =>
  /^\p{L}+(?: \p{L}[\p{L}.’'-]*)* trust$/iu.test(name) && !/^the\b|[’']s?\b.*trust/iu.test(name)
    ? p`the ${given(name)}`
    : [given(name)];

// Those who receive come first.
const shareField = peopleFields.find((field) => namingOf(field) === 'takers') as FieldId;

/** A share in words and figures; a share that is not known yet stays a visible gap of the draft. */
export const printedShare = (percentage: number | undefined): Prose =>
  percentage === undefined ? [given(missingMark(shareField))] : p`${percentInWords(percentage)}`;

/** A number in words and figures: `thirty (30)`. */
export const inWordsAndFigures = (value: number): string => `${numberWords(value)} (${value})`;

/** A description that opens a line, with a capital; a word that has capitals of its own (iPhone) stays as it was written. */
export const capitalised = (description: string): string =>
  description.replace(/^\p{Ll}(?=[\p{Ll}’'-]*(?:[^\p{L}’'-]|$))/u, (letter) => letter.toUpperCase());
