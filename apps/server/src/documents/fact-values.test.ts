import { OpenAPIHono } from '@hono/zod-openapi';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { madeTypes } from '@evergrant/domain/catalogue/document-types.ts';
import { factLibrary } from '@evergrant/domain/facts/facts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import type { HttpEnv } from '#platform/http/http-env.ts';
import { serveApiDocs } from '#platform/http/serve-api-docs.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApi, type TestApi } from '#platform/testing/serve-test-api.ts';
import { createDocument } from '#documents/create-document.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { serveDocuments } from '#documents/routes.ts';

let context: TestContext;
let api: TestApi;
let member: Member;

beforeAll(async () => {
  context = await openTestContext();
  api = serveTestApi(context, (served) => serveDocuments(served, context));
  member = await createTestMember(context);
});
afterAll(() => context.close());

const begin = async (documentTypeId: string) =>
  (await createDocument(context, { member, name: 'Ours', documentTypeId, origin })).id;

const put = async (documentId: string, field: string, value: unknown) => {
  const path = `/documents/${documentId}/facts/${field}`;
  const response = await api.ask(member, path, { method: 'PUT', body: { value } });
  return { status: response.status, body: await response.json() };
};

test.each([
  ['grantorName', 7, [['value', 'Please give a full name of at most 120 characters.']]],
  ['grantorState', 'Atlantis', [['value', 'Please choose one of the 50 states or the District of Columbia.']]],
  ['grantorName', { nested: { deeply: 'x' } }, [['value', 'That answer does not fit this question.']]],
  ['grantorName', undefined, [['value', 'Please fill this in.']]],
  ['initialTrustee', [], [['value', 'Please name one to five trustees.']]],
  ['successorTrustee', { name: '' }, [['value.name', 'Please fill this in.']]],
  [
    'beneficiaries',
    [{ name: 'Ana Reyes', percentage: 60 }, { name: 'Luis Reyes', percentage: 140 }, {}],
    [
      ['value.1.percentage', 'Please enter a number up to 100.'],
      ['value.2.name', 'Please fill this in.'],
    ],
  ],
  [
    'children',
    [{ name: 'Ana Reyes', dateOfBirth: 'in spring' }],
    [['value.0.dateOfBirth', 'Please give a full date.']],
  ],
  ['contingentBeneficiaries', [{ name: 'a'.repeat(121) }], [['value.0.name', 'Please use at most 120 characters.']]],
])(
  'a value that is no answer to %s is refused in words, where it is wrong, and not kept: %j',
  async (field, value, wrong) => {
    const documentId = await begin('living-trust');

    const { status, body } = await put(documentId, field, value);

    expect({ status, body }).toMatchObject({
      status: 422,
      body: { errors: wrong.map(([at, message]) => ({ field: at, message })) },
    });
    const { interview } = await loadOwnDocument(context.db, { documentId, userId: member.userId });
    expect(interview.facts).toEqual({});
  },
);

test('every value that a fact can have passes the contract', async () => {
  for (const { id } of madeTypes) {
    const documentId = await begin(id);
    for (const [field, value] of Object.entries(documentTypeOf(id).sample))
      expect([field, (await put(documentId, field, value)).status]).toEqual([field, 200]);
  }
});

test('the description of the API shows the shape of every fact', async () => {
  const app = new OpenAPIHono<HttpEnv>();
  serveDocuments(app, context);
  serveApiDocs(app);
  const document = (await (await app.request('/api/openapi.json')).json()) as {
    components: { schemas: { Facts: { properties: Record<string, object> } } };
  };
  const { properties } = document.components.schemas.Facts;
  expect(Object.keys(properties)).toEqual(Object.keys(factLibrary));
  expect(properties).toMatchObject({
    grantorName: { type: 'string' },
    maritalStatus: { enum: ['Single', 'Married', 'Separated', 'Divorced', 'Widowed'] },
    beneficiaries: { type: 'array', maxItems: 30, items: { required: ['name'] } },
    bondRequired: { type: 'boolean' },
  });
});
