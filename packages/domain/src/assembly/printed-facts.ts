import { given, p } from '#assembly/prose.ts';
import type { DraftInline, Prose } from '#assembly/draft.ts';
import { isMissingMark, missingMark } from '#assembly/missing-mark.ts';
import { numberWords, percentInWords } from '#assembly/number-words.ts';
import type { FieldId } from '#facts/facts.ts';
import { namingOf, peopleFields } from '#facts/people-in.ts';
import { isStateCode, sovereignWord, stateInSentence, type StateCode } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';
import { countyInSentence, countyInText, hasCounties } from '#law/venue.ts';
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

/** A county as a line of its own names it, `Orange County`, `City of Alexandria`; as it was given while the state is not known. */
export const printedCounty = (county: string, law: StateLaw | undefined): DraftInline =>
  given(law === undefined || isMissingMark(county) ? county : countyInText(county, law));

/** The same in a sentence: `the City of Alexandria`, `Washington, in the District of Columbia`, or the District alone. */
export const printedPlace = (county: string, law: StateLaw | undefined): Prose => {
  if (law === undefined || isMissingMark(county)) return [given(county)];
  if (hasCounties(law)) return printedName(countyInSentence(county, law));
  return countyInText(county, law) === law.name
    ? [printedState(law.code)]
    : p`${printedCounty(county, law)}, in ${printedState(law.code)}`;
};

/** Where somebody is domiciled: `Orange County, California`, `the City of Alexandria, Virginia`, `Washington, in the District of Columbia`, or the District alone. */
export const printedDomicile = (
  { county, state }: { readonly county: string; readonly state: StateCode },
  law: StateLaw | undefined,
): Prose =>
  law !== undefined && !hasCounties(law) && !isMissingMark(county)
    ? printedPlace(county, law)
    : p`${printedPlace(county, law)}, ${printedState(state)}`;

// The article is ours, the name was given.
const printedName = (name: string): Prose =>
  name.startsWith('the ') ? p`the ${given(name.slice('the '.length))}` : [given(name)];

/** The words that a text has to contain where it names a county; see `printedPlace`. */
export const wordsOfPlace = (county: string, law: StateLaw | undefined): readonly string[] => [
  law === undefined ? county : countyInText(county, law),
];

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
