import type { Asset } from '#facts/shapes.ts';
import { shortenNumbers } from '#interview/papers/shorten-numbers.ts';
import { categoryOf } from '#interview/reader/property/assets.ts';
import { stateInAddress } from '#law/states-in-text.ts';

/** An item of property as a row or a line of a paper describes it. */
interface Described {
  readonly words: string;
  /** An account number, in full or not. */
  readonly number?: string;
  readonly value?: string;
  readonly title?: string;
}

const mostCents = 1e13;

/** The entry for an item of property; of a number its last four digits. Undefined where nothing says what it is. */
export const assetFrom = ({ words, number = '', value = '', title = '' }: Described): Asset | undefined => {
  const what = words.replace(/\s+/gu, ' ').trim();
  if (!/\p{L}{2}/u.test(what)) return undefined;
  const ending = number.replace(/\D/gu, '').slice(-4);
  const short = shortenNumbers(what);
  // A number that stands twice is said once.
  const plain = ending.length === 4 ? short.replace(/[\s,;(#]*ending in \d{4}\)?/gu, '') : short;
  const description = ending.length === 4 ? `${plain} ending in ${ending}` : plain;
  const cents = centsOf(value);
  const category = categoryOf(description.toLowerCase());
  const state = category === 'realEstate' ? stateInAddress(description) : undefined;
  return {
    description: description.slice(0, 300),
    category,
    ...(title !== '' && title.length <= 160 && { currentTitle: shortenNumbers(title) }),
    ...(cents !== undefined && { estimatedValueInCents: cents }),
    ...(state && { state }),
  };
};

/** A sum as a paper writes it, in cents: `$12,340.55`; undefined where it is none. */
export const centsOf = (written: string): number | undefined => {
  const match =
    /^\W{0,3}(?:approx\.?|about|est\.?)?\s*\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,10})(?:\.(\d{2}))?(?:\s*(?:USD|dollars))?\s*$/iu.exec(
      written.trim(),
    );
  if (!match) return undefined;
  const cents = Number((match[1] ?? '').replaceAll(',', '')) * 100 + Number(match[2] ?? '0');
  return cents > 0 && cents < mostCents ? cents : undefined;
};
