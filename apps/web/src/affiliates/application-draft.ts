import type { AffiliateApplication } from '@evergrant/contract/affiliates.ts';
import { payoutMethods } from '@evergrant/domain/affiliates/payout-method.ts';

/** What this tab remembers of an application. How somebody is paid is never kept in the browser. */
export type ApplicationDraft = Omit<AffiliateApplication, 'payoutDetails'>;

const key = 'affiliateApplication';
const texts = ['firstName', 'lastName', 'email', 'website', 'socialMedia', 'experience', 'motivation'] as const;
const methods: readonly unknown[] = payoutMethods;

/** Remembers what was typed, so that it is there again after logging in. */
export const storeDraft = (typed: ApplicationDraft): void => {
  const kept = Object.fromEntries([...texts, 'payoutMethod' as const].map((field) => [field, typed[field]]));
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser that refuses storage only loses the comfort of a filled form.
  }
};

/** What was typed before, if this tab remembers it. */
export const storedDraft = (): Partial<ApplicationDraft> | undefined => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? readDraft({ ...stored }) : undefined;
  } catch {
    return undefined;
  }
};

/** Forgets it once it is sent. */
export const forgetDraft = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
};

const readDraft = (stored: Readonly<Record<string, unknown>>): Partial<ApplicationDraft> => ({
  ...Object.fromEntries(
    texts.filter((field) => typeof stored[field] === 'string').map((field) => [field, stored[field]]),
  ),
  ...(isMethod(stored['payoutMethod']) ? { payoutMethod: stored['payoutMethod'] } : {}),
});

const isMethod = (value: unknown): value is ApplicationDraft['payoutMethod'] => methods.includes(value);
