import type { LegalDocument } from '#assembly/document.ts';
import { testamentaryTrust } from '#catalogue/testamentary-trust/testamentary-trust.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';

const type = testamentaryTrust(everyLaw);

const today = '2026-11-22';

/** A will that makes a trust, from facts. Throws, with them, when it cannot be finished. */
export const finished = (facts: Facts): LegalDocument => {
  const document = type.finish(facts, today);
  if (!document.ok) throw new Error(JSON.stringify([document.reason, facts]));
  return document.value;
};

/** The will of the sample with a change. Throws as `finished` does. */
export const sampleWith = (change: Facts): LegalDocument => finished({ ...type.sample, ...change });

/** What keeps the will of the sample with a change from being finished, one message a line; empty where nothing does. */
export const problemsOf = (change: Facts): string => {
  const result = type.finish({ ...type.sample, ...change }, today);
  return result.ok ? '' : result.reason.map(({ message }) => message).join('\n');
};
