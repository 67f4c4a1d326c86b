import { testSignature } from '@evergrant/server/platform/testing/sign-in-test.ts';
import { expect, test, vi } from 'vitest';
import {
  createAccount,
  openVisitor,
  pathIn,
  readMailbox,
  registerAndSignIn,
  type Account,
  type Visitor,
} from '#lifecycle/open-visitor.ts';
import { openTestFolder, startReady, stopProduct } from '#lifecycle/start-product.ts';
import { completeDocument, signDocument, witnessDocument } from '#lifecycle/walk-journey.ts';

vi.setConfig({ testTimeout: 240_000 });

/** Chooses a new password by a mailed link; returns the secrets that were on the way. */
const resetPassword = async (visitor: Visitor, account: Account, password: string): Promise<readonly string[]> => {
  await visitor.read('/api/accounts/forgot-password', { method: 'POST', body: { email: account.email } });
  const path = pathIn(await readMailbox(visitor, account.email, 'reset'));
  await visitor.ask(path);
  const secrets = visitor.secrets();
  await visitor.read('/api/accounts/reset-password', { method: 'POST', body: { password } });
  await visitor.read('/api/accounts/login', { method: 'POST', body: { ...account, password } });
  return [new URLSearchParams(path.split('?')[1]).get('token') ?? 'missing', ...secrets];
};

test('the logs of a whole journey are JSON lines with request ids and hold no secret and no word of a document', async () => {
  const product = await startReady(openTestFolder(), { LOG_LEVEL: 'trace' });
  const owner = openVisitor(product.url);
  const witness = openVisitor(product.url);
  const account = createAccount();
  const newPassword = 'a much better password 77';
  await registerAndSignIn(owner, account, (to) => readMailbox(owner, to));
  const confirmation = pathIn(await readMailbox(owner, account.email, 'confirm')).split('token=')[1] ?? '';
  await owner.ask('/api/accounts/login', { method: 'POST', body: { ...account, password: 'wrong-password' } });
  const resetSecrets = await resetPassword(owner, account, newPassword);
  const documentId = await completeDocument(owner);
  await signDocument(owner, documentId);
  const { html } = await owner.read<{ readonly html: string }>(`/api/documents/${documentId}/html`);
  const token = await witnessDocument(owner, witness, documentId);
  await witness.ask(`/witness/${token}?a=b`);
  const requestId = (await owner.ask('/api/documents')).headers.get('X-Request-Id');
  await stopProduct(product);

  const lines = product.output().split('\n');
  const logged = lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const requests = logged.filter(({ msg }) => msg === 'request');
  expect(requests.length).toBeGreaterThan(40);
  for (const request of requests) expect(request['requestId']).toMatch(/^[0-9a-f-]{36}$/);
  expect(requests.filter((request) => request['requestId'] === requestId)).toHaveLength(1);
  // Besides the log there is only what the start command says.
  expect(lines.filter((line) => line !== '' && !line.startsWith('{'))).toHaveLength(6);

  const passwords = [account.password, 'wrong-password', newPassword];
  const tokens = [token, confirmation, ...resetSecrets, ...owner.secrets(), ...witness.secrets()];
  const words = ['Marisol', 'Luis Reyes', 'Alder Court', 'secret garden', '1961-03-04', 'Okafor', account.email];
  expect(html).toContain('Marisol');
  for (const secret of [...passwords, ...tokens, ...words, testSignature.slice(30, 60), '<html', 'spendthrift']) {
    expect(secret.length).toBeGreaterThan(4);
    expect(product.output()).not.toContain(secret);
    expect(product.output()).not.toContain(decodeURIComponent(secret));
  }
});
