import type { Asset } from '#facts/shapes.ts';
import type { StateCode } from '#law/state-code.ts';
import { findState } from '#law/states-in-text.ts';

// `, LA 70112`, `, Louisiana`, `in Louisiana`: not `in LA`, which is a city, nor `Louisiana Street`.
const atTheEnd = /,\s*([A-Z]{2})(?:\s+\d{5}(?:-\d{4})?)?\s*$/u;
const byName = /(?:\bin|,)\s+(\p{Lu}\p{L}{2,}(?: \p{Lu}[\p{L}]+)?)(?=\s*(?:$|[,.;)]|\d{5}))/gu;

/** True for a description of land whose last words name its state: `House in Rhinebeck, New York`. */
export const endsInItsState = ({ state, description }: Pick<Asset, 'state' | 'description'>): boolean =>
  state !== undefined && findState(lastWords.exec(description)?.[1] ?? '') === state;

const lastWords = /(?:,|\bin)\s+(\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?)(?:,?\s+\d{5}(?:-\d{4})?)?[.\s]*$/u;

/** Where land lies: as was recorded, or as its description says; undefined where neither does. */
export const stateOfLand = ({ state, description }: Pick<Asset, 'state' | 'description'>): StateCode | undefined =>
  state ??
  [atTheEnd.exec(description)?.[1] ?? '', ...Array.from(description.matchAll(byName), (match) => match[1] ?? '')]
    .map(findState)
    .findLast((found) => found !== undefined);
