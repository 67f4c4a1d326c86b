import type { TestContext } from '#platform/testing/open-test-context.ts';
import { linkOf, readTestMail } from '#platform/testing/read-test-mail.ts';
import type { TestBrowser } from '#platform/testing/serve-test-app.ts';

interface Confirming {
  readonly browser: TestBrowser;
  readonly email: string;
  /** Needed where another browser registered. */
  readonly password?: string;
}

/** Opens the link of the newest confirmation mail and presses the button. */
export const confirmInTest = async (
  context: TestContext,
  { browser, email, password }: Confirming,
): Promise<Response> => {
  const mail = await readTestMail(context, email, 'Please confirm your email address');
  await browser.ask(linkOf(mail).href);
  const body = password === undefined ? {} : { password };
  return browser.ask('/api/accounts/confirmation', { method: 'POST', body });
};
