import { loadOwnDocument } from '@evergrant/server/documents/load-own-document.ts';
import { openEmbedded } from '@evergrant/server/platform/database/open-embedded.ts';
import { loadEmptyDatabase } from '@evergrant/server/platform/testing/load-empty-database.ts';
import { openTestContext } from '@evergrant/server/platform/testing/open-test-context.ts';
import { serveTestApp, type TestApp } from '@evergrant/server/platform/testing/serve-test-app.ts';
import { signInTestAccount } from '@evergrant/server/platform/testing/sign-in-test-account.ts';
import type { Speak } from '#talks/drive-talk.ts';

/** The application as it is served, with a database of its own. */
export interface App {
  /** A new member begins a document of a type, and talks about it. */
  readonly begin: (documentTypeId: string) => Promise<Speak>;
  readonly close: () => Promise<void>;
}

/** Opens the whole application, its clock on a day (`2026-11-20`), without a port and without outside services. */
export const openApp = async (today: string): Promise<App> => {
  const context = await openTestContext(await openEmbedded({ memory: true, load: await loadEmptyDatabase() }));
  context.advance(new Date(`${today}T15:00:00Z`).getTime() - context.clock().getTime());
  const app = serveTestApp(context);
  return {
    begin: async (documentTypeId) => {
      const { userId, browser } = await signInTestAccount(app);
      const created = await post(browser, '/api/documents', { name: 'Mine', documentTypeId });
      const { id: documentId } = created as { readonly id: string };
      return async (_, says) => {
        const answer = await post(browser, '/api/functions/ai-trust-assistant', { message: says, trustId: documentId });
        const { response: reply, extractedData } = answer as { response: string; extractedData: object };
        const { interview } = await loadOwnDocument(context.db, { documentId, userId });
        return { interview, reply, recorded: Object.keys(extractedData) };
      };
    },
    close: context.close,
  };
};

const post = async (browser: ReturnType<TestApp['open']>, path: string, body: unknown): Promise<unknown> => {
  const response = await browser.ask(path, { method: 'POST', body });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
};
