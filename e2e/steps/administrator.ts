import type { AffiliateDecision, AffiliateRow } from '@evergrant/contract/administration-records.ts';
import type { NewSecondFactor } from '@evergrant/contract/account.ts';
import type { Page } from '@playwright/test';
import { codeOfAuthenticator } from '#steps/authenticator.ts';
import { callApi } from '#steps/call-api.ts';
import { registerAndConfirm } from '#steps/join.ts';
import { createPerson, type Person } from '#steps/people.ts';

/** Addresses whose owners the server under test makes administrators. An account is made once: each test has its own. */
export const administrators = {
  approving: 'approving.administrator@example.com',
  suspending: 'suspending.administrator@example.com',
  deciding: 'deciding.administrator@example.com',
  refunding: 'refunding.administrator@example.com',
  reviewing: 'reviewing.administrator@example.com',
  watching: 'watching.administrator@example.com',
  beginning: 'beginning.administrator@example.com',
  looking: 'looking.administrator@example.com',
} as const;

/** An administrator, signed in, with the second factor that the role asks for. */
export const joinAsAdministrator = async (page: Page, email: string): Promise<Person> => {
  const person = { ...createPerson('Ada Sommers'), email };
  await registerAndConfirm(page, person);
  await callApi(page, { path: '/accounts/login', body: { email, password: person.password } });
  const path = '/account/second-factor';
  const { secret } = await callApi<NewSecondFactor>(page, { path, body: { password: person.password } });
  await callApi(page, { path: `${path}/confirm`, body: { code: codeOfAuthenticator(secret, new Date()) } });
  return person;
};

interface Decision {
  readonly affiliateId: string;
  readonly decision: AffiliateDecision;
}

/** Decides about an affiliate, as the administrator whose browser this is. */
export const decide = async (admin: Page, { affiliateId, decision }: Decision): Promise<AffiliateRow> =>
  callApi<AffiliateRow>(admin, { path: `/admin/affiliates/${affiliateId}/decision`, body: { decision } });
