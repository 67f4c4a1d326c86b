import { testFacts } from '@evergrant/server/platform/testing/complete-test-document.ts';
import { testSignature } from '@evergrant/server/platform/testing/sign-in-test.ts';
import { expect, vi } from 'vitest';
import { createAccount, pathIn, readMailbox, type Visitor } from '#lifecycle/open-visitor.ts';
import { press } from '#stripe-sandbox/open-test-shop.ts';

/** Fills a living trust in and pays for it; returns its id. */
export const completeDocument = async (owner: Visitor): Promise<string> => {
  const body = { name: 'Reyes family trust', documentTypeId: 'living-trust' };
  const { id: documentId } = await owner.read<{ id: string }>('/api/documents', { method: 'POST', body });
  await owner.read('/api/functions/ai-trust-assistant', {
    method: 'POST',
    body: { trustId: documentId, message: 'My name is Marisol Reyes and my secret garden is in Sacramento.' },
  });
  for (const [field, value] of Object.entries(testFacts)) {
    await owner.read(`/api/documents/${documentId}/facts/${field}`, { method: 'PUT', body: { value } });
  }
  expect(await owner.read(`/api/documents/${documentId}/confirm-facts`, { method: 'POST' })).toMatchObject({
    isComplete: true,
  });
  await pay(owner, documentId);
  return documentId;
};

/** Signs a complete document as its owner. */
export const signDocument = async (owner: Visitor, documentId: string): Promise<void> => {
  const signing = await owner.read<Signable>(`/api/documents/${documentId}/signing`);
  await owner.read(`/api/documents/${documentId}/owner-signature`, { method: 'POST', body: signBody(signing) });
};

/** Invites a witness who views and signs; returns the token of the private link. */
export const witnessDocument = async (owner: Visitor, witness: Visitor, documentId: string): Promise<string> => {
  const { name, email } = createAccount('Wren Okafor');
  const added = { method: 'POST', body: { name, email } };
  const { id: witnessId } = await owner.read<{ id: string }>(`/api/documents/${documentId}/witnesses`, added);
  const invitation = { method: 'POST', body: { trustId: documentId, witnessId } };
  await owner.read('/api/functions/send-witness-invitation', invitation);
  const path = pathIn(await readMailbox(owner, email));
  await witness.ask(path);
  const page = await witness.read<Signable>(`/api${path}`);
  await witness.read(`/api${path}/view`, { method: 'POST' });
  await witness.read(`/api${path}/signature`, { method: 'POST', body: signBody(page) });
  await vi.waitFor(
    async () => expect(await owner.read(`/api/documents/${documentId}`)).toMatchObject({ status: 'signed' }),
    {
      timeout: 60_000,
      interval: 100,
    },
  );
  return path.replace('/witness/', '');
};

const pay = async (owner: Visitor, documentId: string): Promise<void> => {
  const wanted = {
    amount: 29_700,
    description: 'Living trust',
    metadata: { productType: 'one_time', trustId: documentId },
    idempotencyKey: crypto.randomUUID(),
  };
  const session = await owner.read<{ readonly sessionId: string; readonly url: string }>(
    '/api/functions/create-payment',
    { method: 'POST', body: wanted },
  );
  await press(session.url, 'pay');
  const check = { method: 'POST', body: { sessionId: session.sessionId } };
  await vi.waitFor(
    async () => {
      expect(await owner.read('/api/functions/check-payment', check)).toMatchObject({ isConfirmed: true });
      expect(await owner.read(`/api/documents/${documentId}`)).toMatchObject({ status: 'complete' });
    },
    { timeout: 60_000, interval: 100 },
  );
};

interface Signable {
  readonly consent: { readonly version: string };
}

const signBody = ({ consent }: Signable) => ({
  signatureData: testSignature,
  consentVersion: consent.version,
  hasConsented: true,
  isAttested: true,
  address: '12 Kirkwood Highway, Austin, TX 78751',
});
