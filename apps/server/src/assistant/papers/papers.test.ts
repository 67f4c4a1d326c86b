import { largestPaperInBytes, type PaperFindings } from '@evergrant/contract/papers.ts';
import { samplePapers } from '@evergrant/domain/interview/papers/testing/sample-papers.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readPaperText } from '#assistant/papers/read-paper-text.ts';
import { serveAssistant } from '#assistant/routes.ts';
import { docxOf, pdfOf } from '#assistant/papers/testing/sample-files.ts';
import { readConversation } from '#assistant/read-conversation.ts';
import { replyToMessage } from '#assistant/reply-to-message.ts';
import type { Actor, Member } from '#platform/actor.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApi, type TestApi } from '#platform/testing/serve-test-api.ts';
import { createDocument } from '#documents/create-document.ts';
import { loadPeople } from '#documents/people/load-people.ts';
import { readFacts } from '#documents/read-facts.ts';
import { recordFact } from '#documents/record-fact.ts';

let context: TestContext;
let api: TestApi;
let member: Member;
let documentId: string;

beforeAll(async () => {
  context = await openTestContext();
  api = serveTestApi(context, (served) => serveAssistant(served, context));
});
beforeEach(async () => {
  member = await createTestMember(context);
  documentId = (await createDocument(context, { member, name: 'Ours', documentTypeId: 'living-trust', origin })).id;
});
afterAll(() => context.close());

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 64 * 1024) yield bytes.subarray(at, at + 64 * 1024);
}
const bring = async (bytes: Uint8Array, actor: Actor = member) =>
  readPaperText(context, { actor, source: inPieces(bytes), origin });
const find = async (text: string, who: Actor = member, id = documentId) =>
  api.ask(who, `/documents/${id}/papers`, { method: 'POST', body: { text } });
const take = async (taken: unknown, who: Actor = member) =>
  api.ask(who, `/documents/${documentId}/papers/taken`, { method: 'POST', body: { taken } });
const facts = async () =>
  Object.fromEntries(
    (await readFacts(context, { documentId, userId: member.userId })).rows.map(({ field, value }) => [field, value]),
  );

describe('a file', () => {
  test('gives its text to whoever brings it, guests too', async () => {
    const words = ['I, Ann Lee, make this my last will.', 'My wife is Bo Lee.'];
    expect(await bring(docxOf(words), { kind: 'guest' })).toMatchObject({
      kind: 'docx',
      text: expect.stringContaining('Bo Lee'),
    });
    expect(await bring(pdfOf(words))).toMatchObject({ kind: 'pdf', pages: 1, isCut: false });
  });

  test('that is too large, or is none, is refused in words that help', async () => {
    await expect(bring(new Uint8Array(largestPaperInBytes + 1))).rejects.toMatchObject({
      refusal: { code: 'paper-too-large', message: expect.stringContaining('10 MB') },
    });
    await expect(bring(Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb', 'hex'))).rejects.toMatchObject({
      refusal: { code: 'paper-a-picture' },
    });
  });

  test('is one of not too many', async () => {
    const someone = await createTestMember(context);
    const all = Array.from({ length: 41 }, async () => bring(Buffer.from('Hello'), someone));
    const refused = (await Promise.allSettled(all)).filter(({ status }) => status === 'rejected');
    expect(refused).not.toEqual([]);
    expect(refused).toEqual(
      refused.map(() => ({ status: 'rejected', reason: expect.objectContaining({ kind: 'limited' }) })),
    );
  });
});

describe('what is found', () => {
  test('is proposed with its passage, and nothing of it is recorded', async () => {
    const answer = (await (await find(samplePapers.typedTrust)).json()) as PaperFindings;
    const spouse = answer.findings.find(({ field }) => field === 'spouseName');
    expect(spouse).toMatchObject({
      value: 'Walter J. Ellison',
      standing: 'new',
      passage: 'am married to WALTER J. ELLISON',
    });
    expect(answer.understood).toBeGreaterThan(8);
    expect(Object.values(await facts()).filter((value) => value !== null)).toEqual([]);
  });

  test('shows what is recorded beside what is not the same', async () => {
    await recordFact(context, { documentId, member, origin, field: 'grantorName', value: 'Margaret Ellison-Smith' });
    const answer = (await (await find(samplePapers.typedTrust)).json()) as PaperFindings;
    expect(answer.findings.find(({ field }) => field === 'grantorName')).toMatchObject({
      standing: 'differs',
      recorded: 'Margaret Ellison-Smith',
    });
  });

  test.each(['', '   ', 'a'.repeat(150_001)])('in a text that is none or too long is refused', async (text) => {
    expect((await find(text)).status).toBe(422);
  });

  test('is told to nobody else', async () => {
    const stranger = await createTestMember(context);
    expect((await find('My wife is Ann Lee.', { kind: 'guest' })).status).toBe(401);
    expect((await find('My wife is Ann Lee.', stranger)).status).toBe(404);
    expect((await take([{ field: 'grantorName', value: 'Eve', isEntry: false }], stranger)).status).toBe(404);
  });
});

describe('what is taken', () => {
  test('is recorded like any other answer, is known to the register, and the conversation goes on', async () => {
    await replyToMessage(context, { member, origin, documentId, message: 'Hello' });
    const { findings } = (await (await find(samplePapers.typedTrust)).json()) as PaperFindings;
    const response = await take(findings.map(({ field, value, isEntry }) => ({ field, value, isEntry })));
    expect(response.status).toBe(200);
    expect(await facts()).toMatchObject({
      grantorName: 'Margaret Ann Ellison',
      successorTrustee: { name: 'Susan Ellison Grant', relationship: 'daughter' },
      children: [{ name: 'Thomas R. Ellison' }, { name: 'Susan Ellison Grant' }, { name: 'Peter Ellison' }],
    });
    const people = await loadPeople(context.db, member.userId);
    expect(people.map(({ name }) => name)).toEqual(expect.arrayContaining(['Susan Ellison Grant', 'Clara Bowen']));
    const { messages } = await readConversation(context, { documentId, userId: member.userId });
    expect(messages.at(-1)?.content).toMatch(/^Your answers were changed since/u);
  });

  test('is recorded together or not at all, and the one that cannot stand is named', async () => {
    const response = await take([
      { field: 'grantorName', value: 'Ann Lee', isEntry: false },
      { field: 'grantorDateOfBirth', value: '1875-13-45', isEntry: false },
    ]);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'fact-refused',
      errors: expect.arrayContaining([{ field: 'taken.1', message: expect.any(String) }]),
    });
    expect((await facts())['grantorName']).toBeNull();
  });

  test('is something that this document asks', async () => {
    expect((await take([{ field: 'noSuchField', value: 'x', isEntry: false }])).status).toBe(404);
    expect((await take([])).status).toBe(422);
  });
});
