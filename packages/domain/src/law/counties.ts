import counties from '#law/counties.json' with { type: 'json' };
import type { StateCode } from '#law/state-code.ts';
import { wordKey } from '#kit/word-key.ts';

/**
 * The counties of a state, and what it has in their place (parish, borough, independent city, planning region), without the word for it.
 * Source: U.S. Census Bureau, county and equivalent entity codes (public domain).
 */
export const countiesOf = (state: StateCode): readonly string[] => counties[state].split(', ');

/** True for the name of a county of the state, with or without the word for it; a city that is none of its own is no county. */
export const isCountyOf = (state: StateCode, name: string): boolean =>
  countiesOf(state).some((county) => countyKey(county) === countyKey(name));

/** A county as compared: without the word for it, and the same whether a saint is written out. */
export const countyKey = (name: string): string =>
  wordKey(name)
    .replace(kindWords, ' ')
    .replace(/\bsaint\b/gu, 'st')
    .replace(/\bsainte\b/gu, 'ste')
    .replace(/\s+/gu, '');

const kindWords = /\b(?:county|parish|borough|census area|municipality|planning region|city|the|of|and)\b/gu;
