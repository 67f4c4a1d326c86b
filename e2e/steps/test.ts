import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

interface Journey {
  /** Errors in the console that the test brings about itself. */
  readonly tolerated: RegExp;
  readonly quiet: undefined;
  /** Another person at another machine. */
  readonly newVisitor: () => Promise<Page>;
}

// The browser notes every refused request itself, and that it keeps scripts out of the frame of a document when a test reads there.
const expected = [
  /the server responded with a status of 4\d\d/,
  /Blocked script execution in 'about:srcdoc' because the document's frame is sandboxed/,
];

/** A test in which no page may report an error: no exception, no broken policy, no failed request. */
export const test = base.extend<Journey>({
  context: async ({ context, javaScriptEnabled }, runTest) => {
    if (javaScriptEnabled) waitForLife(context);
    await runTest(context);
  },
  tolerated: [/^nothing$/, { option: true }],
  quiet: [
    async ({ context, tolerated }, runTest) => {
      const errors = listen(context);
      await runTest(undefined);
      expectNone(errors, tolerated);
    },
    { auto: true },
  ],
  newVisitor: async ({ browser, tolerated, contextOptions, baseURL }, runTest) => {
    const contexts: BrowserContext[] = [];
    const errors: string[] = [];
    await runTest(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL });
      contexts.push(context);
      waitForLife(context);
      listen(context, errors);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expectNone(errors, tolerated);
  },
});

/** Pages of the product are read before their scripts run, but nobody hears what is pressed on them: opened means alive. */
const waitForLife = (context: BrowserContext): void => {
  context.on('page', (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    const unheard = page.locator('html[data-origin]:not([data-alive])');
    const alive = async <Answer>(opening: Promise<Answer>): Promise<Answer> => {
      const answer = await opening;
      await expect(unheard).toHaveCount(0);
      return answer;
    };
    page.goto = (...to) => alive(goto(...to));
    page.reload = (...how) => alive(reload(...how));
  });
};

const listen = (context: BrowserContext, errors: string[] = []): readonly string[] => {
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => errors.push(`${error.page()?.url()}: ${error.error().message}`));
  return errors;
};

const expectNone = (errors: readonly string[], tolerated: RegExp): void => {
  const known = [...expected, tolerated];
  expect(errors.filter((error) => !known.some((pattern) => pattern.test(error)))).toEqual([]);
};
