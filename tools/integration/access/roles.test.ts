import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '@evergrant/server/platform/actor.ts';
import {
  addTestAffiliate,
  addTestCommission,
  addTestPayout,
} from '@evergrant/server/platform/testing/add-test-affiliate.ts';
import { createTestAffiliate } from '@evergrant/server/platform/testing/apply-in-test.ts';
import { buyInTest } from '@evergrant/server/platform/testing/buy-in-test.ts';
import { interviewTestDocument } from '@evergrant/server/platform/testing/complete-test-document.ts';
import { openTestContext, type TestContext } from '@evergrant/server/platform/testing/open-test-context.ts';
import { serveTestApp, type TestApp, type TestBrowser } from '@evergrant/server/platform/testing/serve-test-app.ts';
import {
  inviteTestWitness,
  marriedFacts,
  ownerSignedTestDocument,
} from '@evergrant/server/platform/testing/sign-in-test.ts';
import { signInTestAccount } from '@evergrant/server/platform/testing/sign-in-test-account.ts';
import { requestOf, type Belongings } from '#integration/access/request-of.ts';
import {
  mayFindNothing,
  outcomeOf,
  roles,
  ruleByOperation,
  type Outcome,
  type Role,
} from '#integration/access/role-table.ts';

interface Served {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

let context: TestContext;
let app: TestApp;
let operations: readonly Served[];

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
  const document = (await (await app.open().ask('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      id: operationId,
      method: method.toUpperCase(),
      path,
    })),
  );
});
afterAll(() => context.close());

interface Owner {
  readonly browser: TestBrowser;
  readonly has: Belongings;
}

/** A member with everything that a member can have. */
const createOwner = async (): Promise<Owner> => {
  const { userId, email, password, browser } = await signInTestAccount(app);
  const member: Member = { kind: 'member', userId, email, name: 'Marisol Reyes', role: 'member' };
  const draftId = await interviewTestDocument(context, { member });
  const bought = await interviewTestDocument(context, { member });
  const { sessionId: checkoutId } = await buyInTest(context, { member, documentId: bought });
  const documentId = await ownerSignedTestDocument(context, { member, facts: marriedFacts });
  const { witnessId, token } = await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' });
  const { witnessId: otherWitnessId } = await inviteTestWitness(context, { member, documentId, name: 'Otto Berg' });
  const signed = (await (await browser.ask(`/api/documents/${documentId}/versions`)).json()) as {
    versions: { id: string }[];
  };
  const purchases = (await (await browser.ask('/api/account/purchases')).json()) as { purchases: { id: string }[] };
  const { people } = (await (await browser.ask('/api/people')).json()) as { people: { id: string }[] };
  const sessions = (await (await browser.ask('/api/account/sessions')).json()) as { sessions: { id: string }[] };
  return {
    browser,
    has: {
      email,
      password,
      documentId,
      draftId,
      versionId: signed.versions[0]?.id ?? '',
      witnessId,
      otherWitnessId,
      token,
      personId: people[0]?.id ?? '',
      sessionId: sessions.sessions[0]?.id ?? '',
      checkoutId,
      guestCheckoutId: await openGuestCheckout(),
      purchaseId: purchases.purchases[0]?.id ?? '',
      ...(await applyAsSomebody()),
    },
  };
};

const applyAsSomebody = async () => {
  const { id: affiliateId } = await addTestAffiliate(context);
  const { id: commissionId } = await addTestCommission(context, { affiliateId, heldFor: 'witness' });
  const { id: payoutId } = await addTestPayout(context, { affiliateId });
  return { affiliateId, commissionId, payoutId };
};

const openGuestCheckout = async (): Promise<string> => {
  const body = requestOf('createGuestPayment', '', {} as Belongings).body;
  const answer = await app.open().ask('/api/functions/create-guest-payment', { method: 'POST', body });
  return ((await answer.json()) as { sessionId: string }).sessionId;
};

const createAdministrator = async (): Promise<TestBrowser> => {
  const { userId, browser } = await signInTestAccount(app);
  await context.db.execute(sql`update users set role = 'admin', second_factor_since = now() where id = ${userId}`);
  return browser;
};

interface Visitor {
  readonly browser: TestBrowser;
  /** What is the visitor's own, whatever belongs to the owner. */
  readonly own?: Partial<Belongings>;
}

const createAffiliate = async (): Promise<Visitor> => {
  const { userId, email, browser } = await signInTestAccount(app);
  const member: Member = { kind: 'member', userId, email, name: 'Ada Quill', role: 'member' };
  const { affiliateId } = await createTestAffiliate(context, { member });
  return { browser, own: { affiliateId } };
};

const visit = async (role: Role, owner: Owner): Promise<Visitor> => {
  switch (role) {
    case 'guest':
    case 'witness':
      return { browser: app.open() };
    case 'owner':
      return { browser: owner.browser };
    case 'other member':
      return { browser: (await signInTestAccount(app)).browser };
    case 'affiliate':
      return createAffiliate();
    case 'administrator':
      return { browser: await createAdministrator() };
  }
};

// They meet other people's belongings alone, so nothing of those is used up.
const isStranger = (role: Role): boolean => role === 'other member' || role === 'affiliate';

/** The same person in another window: what one request does to the cookies stays out of the next. */
const newWindow = (browser: TestBrowser): TestBrowser => {
  const window = app.open();
  for (const cookie of browser.cookies().split('; ')) window.keep(cookie);
  return window;
};

const ask = async (browser: TestBrowser, operation: Served, of: Belongings): Promise<Response> => {
  const { path, body } = requestOf(operation.id, operation.path, of);
  const response = await browser.ask(path, { method: operation.method, ...(body === undefined ? {} : { body }) });
  // A stream of news would never end.
  if (response.headers.get('Content-Type')?.startsWith('text/event-stream')) await response.body?.cancel();
  return response;
};

const matches = (status: number, outcome: Outcome): boolean =>
  outcome === 'served' ? status < 500 && ![403, 404].includes(status) : status === outcome;

// It ends the session of every window.
const signOutLast = (all: readonly Served[]): readonly Served[] => [
  ...all.filter(({ id }) => id !== 'signOut'),
  ...all.filter(({ id }) => id === 'signOut'),
];

test('every operation stands in the role table, and the table names no other', () => {
  expect(Object.keys(ruleByOperation).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
});

test.each(roles)('as %s one gets from every operation what the role table says', { timeout: 240_000 }, async (role) => {
  const surprises: string[] = [];
  const shared = await createOwner();
  const visitor = await visit(role, shared);
  let worn = shared;
  for (const operation of signOutLast(operations)) {
    const rule = ruleByOperation[operation.id];
    if (!rule) continue;
    const outcome = outcomeOf(rule, role);
    // What is served may use things up: it meets an owner of its own kind, and a new one when nothing is left of that.
    const changes = outcome === 'served' && rule !== 'everybody' && operation.method !== 'GET' && !isStranger(role);
    const attempt = async (owner: Owner): Promise<number> => {
      const browser = newWindow(changes && role === 'owner' ? owner.browser : visitor.browser);
      const token = role === 'witness' ? owner.has.token : 'a'.repeat(43);
      return (await ask(browser, operation, { ...owner.has, ...visitor.own, token })).status;
    };
    if (changes && worn === shared) worn = await createOwner();
    let status = await attempt(changes ? worn : shared);
    if (changes && !matches(status, outcome)) {
      worn = await createOwner();
      status = await attempt(worn);
    }
    const isNothing = outcome === 'served' && status === 404 && mayFindNothing.has(operation.id);
    if (!isNothing && !matches(status, outcome)) surprises.push(`${operation.id}: ${status} instead of ${outcome}`);
  }
  expect(surprises).toEqual([]);
});

test(
  'of five hundred requests about another member nothing succeeds, and nothing is told',
  { timeout: 240_000 },
  async () => {
    const stranger = (await signInTestAccount(app)).browser;
    const owned = operations.filter(({ id }) => ruleByOperation[id] === 'its owner');
    const owners = await Promise.all(Array.from({ length: Math.ceil(500 / owned.length) }, createOwner));
    const unknown: Belongings = { ...(owners[0] as Owner).has, ...nobodys };
    let asked = 0;
    for (const owner of owners) {
      for (const operation of owned) {
        const answer = await ask(stranger, operation, owner.has);
        const like = await ask(stranger, operation, unknown);
        expect([operation.id, answer.status]).toEqual([operation.id, 404]);
        expect([operation.id, await told(answer)]).toEqual([operation.id, await told(like)]);
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThanOrEqual(500);
  },
);

const nobodys = {
  documentId: '00000000-0000-4000-8000-000000000000',
  draftId: '00000000-0000-4000-8000-000000000000',
  versionId: '00000000-0000-4000-8000-000000000000',
  witnessId: '00000000-0000-4000-8000-000000000000',
  otherWitnessId: '00000000-0000-4000-8000-000000000000',
  personId: '00000000-0000-4000-8000-000000000000',
  sessionId: 'nobodys',
  checkoutId: 'cs_test_nobodys',
  purchaseId: '00000000-0000-4000-8000-000000000000',
};

const told = async (response: Response): Promise<object> => {
  const { requestId: _, ...problem } = (await response.json()) as Record<string, unknown>;
  return problem;
};
