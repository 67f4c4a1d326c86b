import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { secureHeaders } from 'hono/secure-headers';
import type { Books } from '#stripe-sandbox/books.ts';
import type { PageSettings } from '#stripe-sandbox/checkout/create-payment-pages.ts';
import { styleHash } from '#stripe-sandbox/checkout/payment-page-style.ts';
import { moveOnboarding } from '#stripe-sandbox/connect/move-onboarding.ts';
import { renderOnboardingPage, renderUnknownOnboardingPage } from '#stripe-sandbox/connect/render-onboarding-page.ts';
import type { Onboarding } from '#stripe-sandbox/shapes/build-account.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
import type { Account, OnboardingDoor } from '#stripe-sandbox/shapes/wire.ts';

const longestWaitInMs = 4_000;
const onboardingByAct: Readonly<Record<string, Onboarding>> = {
  complete: 'complete',
  review: 'in-review',
  restrict: 'restricted',
};

/** The page on which somebody who is to be paid answers questions; in the sandbox there are none to answer. */
export const createOnboardingPages = ({ books, publicUrl, tried }: PageSettings): Hono => {
  const pages = new Hono();
  pages.use(
    '/setup/*',
    csrf({ origin: (origin, c) => [new URL(publicUrl).origin, new URL(c.req.url).origin].includes(origin) }),
  );
  pages.use('/setup/*', secureHeaders({ referrerPolicy: 'same-origin', xFrameOptions: 'DENY' }));

  pages.get('/setup/:account/:secret', (c) => {
    const found = find(books, c.req.param());
    c.header('content-security-policy', policyFor(found?.door));
    c.header('cache-control', 'no-store');
    if (!found) return c.html(renderUnknownOnboardingPage(), 404);
    if (isClosed(found.door)) return c.redirect(found.door.refreshUrl, 303);
    return c.html(renderOnboardingPage({ account: found.account, action: c.req.path }));
  });

  pages.post('/setup/:account/:secret/:act', async (c) => {
    const found = find(books, c.req.param());
    if (!found) return c.html(renderUnknownOnboardingPage(), 404);
    if (isClosed(found.door)) return c.redirect(found.door.refreshUrl, 303);
    const { act } = c.req.param();
    const onboarding = Object.hasOwn(onboardingByAct, act) ? onboardingByAct[act] : undefined;
    const change = onboarding ? moveOnboarding(found.account, onboarding) : {};
    // The way in works once, as Stripe's does.
    const door: OnboardingDoor = { ...found.door, expiresAt: 0 };
    books.write({ ...change, entries: [{ table: 'onboarding', key: c.req.param('secret'), value: door }] });
    await Promise.race([tried(), pause(longestWaitInMs)]);
    return c.redirect(door.returnUrl, 303);
  });
  return pages;
};

interface Address {
  readonly account: string;
  readonly secret: string;
}

const find = (books: Books, { account: accountId, secret }: Address) => {
  const door = books.findEntry('onboarding', secret) as OnboardingDoor | undefined;
  const account = books.findObject<Account>('account', accountId);
  return door && account && door.accountId === account.id ? { door, account } : undefined;
};

const isClosed = ({ expiresAt }: OnboardingDoor): boolean => expiresAt <= nowInSeconds();

// Browsers hold the redirect after a form to `form-action` too, so the shop's own addresses must be in it.
const policyFor = (door: OnboardingDoor | undefined): string => {
  const shop = door ? [new URL(door.returnUrl).origin, new URL(door.refreshUrl).origin] : [];
  const targets = [...new Set(["'self'", ...shop])].join(' ');
  return `default-src 'none'; style-src '${styleHash}'; form-action ${targets}; frame-ancestors 'none'; base-uri 'none'`;
};

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
