import { glossary } from '#interview/glossary.ts';
import type { Phrases } from '#interview/language/phrases.ts';
import type { Act } from '#interview/reading.ts';
import {
  advice,
  asks,
  asksBegins,
  asksDocument,
  asksRecap,
  back,
  backBegins,
  chatter,
  machine,
  no,
  polite,
  progress,
  skip,
  skipBegins,
  unsure,
  why,
  whyBegins,
  whyNot,
  worry,
  yes,
} from '#interview/acts/act-words.ts';
import { isTurned, shortenNegations } from '#interview/language/turned.ts';

/** What a message does besides giving facts; undefined when it simply answers. */
export interface ActReading {
  readonly act: Act;
  readonly term?: string;
}

/** True for a sentence that gives the machine orders instead of facts. */
export const addressesMachine = (sentence: string): boolean =>
  machine.isIn(sentence) || /<\/?script|\{\{|\b100 ?%\s*(?:complete|done|progress)\b/iu.test(sentence);

/** The act of a message in lower case. `hasFacts`: facts were read too, so that only a question or a leading yes or no counts. */
export const readAct = (said: string, hasFacts: boolean): ActReading | undefined => {
  const low = shortenNegations(said);
  const whole = low.trim();
  const core = leadless(whole);
  const isShort = whole.split(/\s+/u).length <= 14;
  const either = (begins: Phrases): boolean => begins.begins(core) || begins.begins(whole);
  if (!hasFacts) {
    if (isShort && (either(backBegins) || back.isIn(whole))) return { act: 'back' };
    if (isShort && (either(skipBegins) || skip.isIn(whole))) return { act: 'skip' };
    if (isShort && asksDocument.isIn(whole)) return { act: 'document' };
    if (isShort && asksRecap.isIn(whole)) return { act: 'recap' };
    if (isShort && worry.isIn(whole)) return { act: 'worry' };
    if (progress.isIn(whole) && !/\b(?:probate|court|judge)\b/u.test(whole)) return { act: 'progress' };
    if ((either(whyBegins) && !whyNot.isIn(whole)) || why.isIn(whole))
      return termOf(whole, /^why\b/u.test(core) ? undefined : 'why') ?? { act: 'why' };
    if (advice.isIn(whole)) return { act: 'advice' };
    if (either(asksBegins) || asks.isIn(whole) || /\?\s*$/u.test(whole))
      return unsure.isIn(whole) && !/\?|what|mean/u.test(whole)
        ? { act: 'unsure' }
        : (termOf(whole, 'asked') ?? (unsure.isIn(whole) ? { act: 'unsure' } : { act: 'why' }));
    if (unsure.isIn(whole)) return { act: 'unsure' };
  }
  if (isTurned(whole)) return { act: 'no' };
  if (yes.begins(whole)) return { act: 'yes' };
  if (no.begins(whole)) return { act: 'no' };
  if (isTurned(core) && !hasFacts) return { act: 'no' };
  if (yes.begins(core) && !hasFacts) return { act: 'yes' };
  if (no.begins(core) && !hasFacts) return { act: 'no' };
  return !hasFacts && chatter.isIn(whole) ? { act: 'chatter' } : undefined;
};

// What somebody says behind what leads up to it; all of it where nothing else is said.
const leadless = (whole: string): string => polite.pass(whole).trim() || whole;

const termOf = (low: string, mode: 'asked' | 'why' | undefined): ActReading | undefined => {
  if (mode === undefined) return undefined;
  const entry = glossary.find(({ cues }) => cues.test(low));
  return entry && /\b(?:what|who|explain|define|mean|understand|how|tell me|difference)\b/u.test(low)
    ? { act: 'term', term: entry.id }
    : undefined;
};
