import { APIError } from 'better-auth/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccounts, type Accounts } from '#accounts/accounts.ts';
import { register } from '#accounts/register.ts';
import { newAddress } from '#platform/testing/create-test-account.ts';
import { testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';

let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

test.each(['USER_ALREADY_EXISTS', 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'FAILED_TO_CREATE_USER'])(
  'no stranger learns from %s of the library that somebody has an account',
  async (code) => {
    const accounts = createAccounts(context);
    const signUpEmail = () => Promise.reject(new APIError('UNPROCESSABLE_ENTITY', { code, message: 'User exists.' }));
    const auth = { ...accounts.auth, api: { ...accounts.auth.api, signUpEmail } } as unknown as Accounts['auth'];
    const registration = { name: 'Marisol Reyes', email: newAddress(), password: 'heron on the roof 7', origin };
    expect(await register({ ...context, ...accounts, auth }, registration)).toBeUndefined();
  },
);
