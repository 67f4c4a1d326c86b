import type { LawSource } from '#law/law-source.ts';
import type { LawRule } from '#law/sections/rule.ts';
import type { StateLaw } from '#law/state-law.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * The laws as they stand on a day, the day on which a document is drafted. A rule that has not begun by then or has ended counts
 * as one that still has to be verified: it switches no text, blocks what cannot do without it, and otherwise the strictest
 * answer is taken.
 */
export const lawsOn =
  (laws: LawSource, on: PlainDate): LawSource =>
  (state) => {
    const law = laws(state);
    return law && lawOn(law, on);
  };

// Of each law the last day that was asked for.
const onDay = new WeakMap<StateLaw, { readonly on: PlainDate; readonly law: StateLaw }>();

const lawOn = (law: StateLaw, on: PlainDate): StateLaw => {
  const known = onDay.get(law);
  if (known?.on === on) return known.law;
  const dated = withUnsure(law, on) as StateLaw;
  onDay.set(law, { on, law: dated });
  return dated;
};

const withUnsure = (part: unknown, on: PlainDate): unknown => {
  if (Array.isArray(part)) return part.map((one) => withUnsure(one, on));
  if (typeof part !== 'object' || part === null) return part;
  if (isRule(part)) return isInForce(part, on) ? part : { ...part, confidence: 'verify' };
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, withUnsure(one, on)]));
};

const isRule = (part: object): part is LawRule<unknown> => 'value' in part && 'confidence' in part;

const isInForce = ({ validFrom, validTo }: LawRule<unknown>, on: PlainDate): boolean =>
  (validFrom === undefined || validFrom <= on) && (validTo === undefined || on <= validTo);
