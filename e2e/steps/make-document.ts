import { expect, type Page } from '@playwright/test';
import type { SigningAnswer } from '@evergrant/contract/signing.ts';
import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import type { PaymentSession, PaymentStatus } from '@evergrant/contract/payments.ts';
import type { AssistantAnswer, ConversationAnswer } from '@evergrant/contract/assistant.ts';
import type { z } from 'zod';
import { callApi } from '#steps/call-api.ts';
import { askedBack } from '#steps/converse.ts';
import { familyAnswers } from '#steps/family.ts';

/** Begins a living trust; the answer is its id. */
export const beginDocument = async (page: Page, name: string): Promise<string> => {
  const { id } = await callApi<DocumentSummary>(page, {
    path: '/documents',
    body: { name, documentTypeId: 'living-trust' },
  });
  return id;
};

/** Answers its questions until it is complete, or as far as `until` percent. */
export const answerQuestions = async (page: Page, documentId: string, until = 101): Promise<void> => {
  const conversation = await callApi<ConversationAnswer>(page, {
    method: 'get',
    path: `/documents/${documentId}/messages`,
  });
  let question = conversation.messages.at(-1)?.content ?? conversation.welcome;
  for (let turn = 0; turn < 60; turn += 1) {
    const known = familyAnswers.find(([words]) => words.test(question));
    if (!known) throw new Error(`no answer prepared for: ${question}`);
    const answer = await tell(page, documentId, known[1]);
    if (answer.isComplete || answer.progress >= until) return;
    question = answer.response;
  }
  throw new Error('the conversation does not end');
};

/** Says one thing about a document, and yes to what is asked back of it. */
export const tell = async (page: Page, documentId: string, message: string): Promise<AssistantAnswer> => {
  const answer = await callApi<AssistantAnswer>(page, {
    path: '/functions/ai-trust-assistant',
    body: { trustId: documentId, message, agentMode: true },
  });
  return askedBack.test(answer.response) ? tell(page, documentId, 'Yes') : answer;
};

/** A living trust with every question answered. */
export const makeDocument = async (page: Page, name: string): Promise<string> => {
  const documentId = await beginDocument(page, name);
  await answerQuestions(page, documentId);
  return documentId;
};

type Session = z.infer<typeof PaymentSession>;

/** Opens a checkout. */
export const openCheckout = async (page: Page, documentId: string): Promise<Session> =>
  callApi<Session>(page, {
    path: '/functions/create-payment',
    body: {
      amount: 29_700,
      description: 'Complete Trust Package',
      metadata: { productType: 'one_time', trustId: documentId },
      idempotencyKey: crypto.randomUUID(),
    },
  });

/** A living trust that is answered, paid for and ready to sign. */
export const makePaidDocument = async (page: Page, name: string): Promise<string> => {
  const documentId = await makeDocument(page, name);
  await payForDocument(page, documentId);
  return documentId;
};

/** Pays once for a document that is answered, and waits until it is ready to sign. */
export const payForDocument = async (page: Page, documentId: string): Promise<void> => {
  const { sessionId, url } = await openCheckout(page, documentId);
  await page.request.post(`${url}/pay`, { headers: { origin: new URL(url).origin }, maxRedirects: 0 });
  await expect(async () => {
    const body = { sessionId };
    const payment = await callApi<PaymentStatus>(page, { path: '/functions/check-payment', body });
    expect(payment.isConfirmed).toBe(true);
  }).toPass();
  await expect(async () => {
    const document = await callApi<DocumentSummary>(page, { method: 'get', path: `/documents/${documentId}` });
    expect(document.status).toBe('complete');
  }).toPass();
};

/** Signs as the owner, with a line drawn on a canvas of the page. */
export const signAsOwner = async (page: Page, documentId: string): Promise<void> => {
  const { consent } = await callApi<SigningAnswer>(page, { method: 'get', path: `/documents/${documentId}/signing` });
  await callApi(page, {
    path: `/documents/${documentId}/owner-signature`,
    body: {
      signatureData: await drawLine(page),
      consentVersion: consent.version,
      hasConsented: true,
      isAttested: true,
      // The family of these journeys has its own name, whoever's account it is.
      isMaker: true,
    },
  });
};

/** Notes that the spouse has signed on paper today. */
export const statePaperOfSpouse = async (page: Page, documentId: string): Promise<void> => {
  const signedOn = new Date().toISOString().slice(0, 10);
  const copy = await page.request.get(`/api/documents/${documentId}/document-to-sign.pdf`);
  expect(copy.ok()).toBe(true);
  await callApi(page, { path: `/documents/${documentId}/lines/spouse/paper`, body: { signedOn } });
};

const drawLine = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [600, 200];
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('this browser has no canvas');
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, 600, 200);
    pen.lineWidth = 3;
    pen.moveTo(40, 120);
    for (let step = 0; step < 60; step += 1) pen.lineTo(40 + step * 8, 110 + Math.sin(step / 3) * 60);
    pen.stroke();
    return canvas.toDataURL('image/png');
  });

/** Adds a witness and mails the link; the answer is the link. */
export const addWitness = async (
  page: Page,
  documentId: string,
  witness: { readonly name: string; readonly email: string },
): Promise<string> => {
  const { name, email } = witness;
  const { id } = await callApi<{ id: string }>(page, {
    path: `/documents/${documentId}/witnesses`,
    body: { name, email },
  });
  return id;
};
