import {
  isGivenName,
  isStateCode,
  shortNamesOf,
  stateCodes,
  type StateCode,
  stateNameByCode,
} from '#law/state-code.ts';

const codeByName: ReadonlyMap<string, StateCode> = new Map(
  stateCodes.flatMap((code) =>
    [stateNameByCode[code].toLowerCase(), ...shortNamesOf(code)].map((name) => [name, code] as const),
  ),
);

/** The state that a name or code stands for, in any case; undefined when it is none. */
export const findState = (text: string): StateCode | undefined => {
  const clean = text
    .toLowerCase()
    .replace(/\./gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^(?:the )?(?:state|commonwealth) of /u, '');
  const code = clean.toUpperCase();
  return isStateCode(code) ? code : codeByName.get(clean);
};

/** True for words that name a state and nobody; a name that people bear too is not among them. */
export const isStateName = (words: string): boolean => {
  const state = words.length > 2 ? findState(words) : undefined;
  return state !== undefined && !(isGivenName(state) && words.toLowerCase() === stateNameByCode[state].toLowerCase());
};

/** A state named anywhere in free text: full names in any case, codes in capitals only. */
export const stateInText = (text: string): StateCode | undefined => {
  const whole = findState(text.replace(/[.!,]+$/u, ''));
  if (whole) return whole;
  const code = codeBehindPlace(text);
  if (code) return code;
  const low = ` ${text
    .toLowerCase()
    .replace(/\b([a-z])\.\s?(?=[a-z]\b)/gu, '$1')
    .replace(/[^a-z]+/gu, ' ')} `;
  const named = [...codeByName.keys()]
    .filter((name) => low.includes(` ${name} `))
    .sort((one, other) => other.length - one.length)[0];
  if (named) return codeByName.get(named);
  const alone = text.match(/\b[A-Z]{2}\b/gu)?.find((word) => isStateCode(word));
  return alone && isStateCode(alone) ? alone : undefined;
};

// `Kansas City, MO`: the city in front of a code may be called like another state.
const codeBehindPlace = (text: string): StateCode | undefined => {
  const [, one = '', other = ''] = /\p{L},\s+([A-Z])\.?\s?([A-Z])(?:\.|(?!\p{L}))/u.exec(text) ?? [];
  const code = `${one}${other}`;
  return isStateCode(code) ? code : undefined;
};

/** The state at the end of a postal address, before its ZIP code. */
export const stateInAddress = (address: string): StateCode | undefined => {
  const withoutZip = address.replace(/[,\s]*\d{5}(?:-\d{4})?\s*$/u, '').replace(/[.,\s]+$/u, '');
  const words = withoutZip.split(/[\s,]+/u);
  for (const length of [3, 2, 1]) {
    const state = words.length > length ? findState(words.slice(-length).join(' ')) : undefined;
    if (state) return state;
  }
  return undefined;
};

/** The city of a postal address, which stands before the state; undefined where no comma sets it off. */
export const cityInAddress = (address: string): string | undefined =>
  address
    .split(',')
    .map((part) => part.trim())
    .slice(1, -1)
    .at(-1);
