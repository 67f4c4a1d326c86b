import { sessionHeaders } from '#accounts/open-session.ts';
import { testOrigin } from '#platform/testing/create-test-member.ts';
import { createTestAccount, type TestAccount } from '#platform/testing/create-test-account.ts';
import type { TestApp } from '#platform/testing/serve-test-app.ts';

/** An account whose browser is signed in; no password is hashed, which is slow on purpose. */
export const signInTestAccount = async (
  app: TestApp,
  options: Parameters<typeof createTestAccount>[1] = {},
): Promise<TestAccount> => {
  const account = await createTestAccount(app, options);
  const { headers } = await app.accounts.auth.api.openSession({
    body: { userId: account.userId },
    headers: sessionHeaders(testOrigin),
    returnHeaders: true,
  });
  for (const cookie of headers.getSetCookie()) account.browser.keep(cookie);
  return account;
};
