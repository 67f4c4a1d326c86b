import type { TestApp, TestBrowser } from '#platform/testing/serve-test-app.ts';

export interface TestAccount {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  /** Not signed in. */
  readonly browser: TestBrowser;
}

let count = 0;

/** An address that nobody has used before. */
export const newAddress = (): string => `person${(count += 1)}@example.com`;

const password = 'heron on the roof 7';
let hashing: Promise<string> | undefined;

/** An account as it is kept after its registration, confirmed unless told otherwise; no mail is sent. */
export const createTestAccount = async (
  { accounts, open }: TestApp,
  { isConfirmed = true, email = newAddress() } = {},
): Promise<TestAccount> => {
  const { internalAdapter, password: passwords } = await accounts.auth.$context;
  // Hashing is slow on purpose, so all test accounts share one hash.
  hashing ??= passwords.hash(password);
  const hash = await hashing;
  const user = { name: 'Marisol Reyes', email, emailVerified: isConfirmed };
  const { id: userId } = await internalAdapter.createUser(user, { method: 'email-password' });
  await internalAdapter.linkAccount({ userId, providerId: 'credential', accountId: userId, password: hash });
  return { userId, email, password, browser: open() };
};
