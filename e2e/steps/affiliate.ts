import type { Affiliate, AffiliateApplication } from '@evergrant/contract/affiliates.ts';
import type { Page } from '@playwright/test';
import { decide } from '#steps/administrator.ts';
import { callApi } from '#steps/call-api.ts';
import type { Person } from '#steps/people.ts';

/** Applies without the form, and has an administrator approve it. */
export const becomeAffiliate = async (page: Page, person: Person, admin: Page): Promise<Affiliate> => {
  const [firstName = '', ...lastNames] = person.name.split(' ');
  const body: AffiliateApplication = {
    ...{ firstName, lastName: lastNames.join(' '), email: person.email, website: '', socialMedia: '' },
    ...{ experience: 'A newsletter.', motivation: 'My readers ask.', payoutMethod: 'stripe', payoutDetails: 'US' },
  };
  await callApi(page, { path: '/functions/submit-affiliate-application', body });
  await decide(admin, { affiliateId: (await ownRecord(page)).id, decision: 'approve' });
  return ownRecord(page);
};

/** The affiliate record of whoever is signed in. */
export const ownRecord = async (page: Page): Promise<Affiliate> => {
  const path = '/affiliates/me';
  const { affiliate } = await callApi<{ readonly affiliate: Affiliate | null }>(page, { method: 'get', path });
  if (!affiliate) throw new Error('nobody has applied here');
  return affiliate;
};
