import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { secureHeaders } from 'hono/secure-headers';
import type { Books } from '#stripe-sandbox/books.ts';
import { completeCheckout } from '#stripe-sandbox/checkout/complete-checkout.ts';
import { declineCheckout } from '#stripe-sandbox/checkout/decline-checkout.ts';
import { expireCheckout } from '#stripe-sandbox/checkout/expire-checkout.ts';
import { renderClosedPage, renderOpenPage, renderUnknownPage } from '#stripe-sandbox/checkout/render-payment-page.ts';
import { styleHash } from '#stripe-sandbox/checkout/payment-page-style.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
import type { Session } from '#stripe-sandbox/shapes/wire.ts';

export interface PageSettings {
  readonly books: Books;
  readonly publicUrl: string;
  /** Resolves when the events of a payment have been sent once; the buyer waits for it, but not for long. */
  readonly tried: () => Promise<void>;
}

const longestWaitInMs = 4_000;

/** The human side: the page on which a buyer pays, declines or turns back. */
export const createPaymentPages = (settings: PageSettings): Hono => {
  const { books, publicUrl } = settings;
  const pages = new Hono();
  const find = (id: string): Session | undefined => closeWhenDue(books, id);
  pages.use(
    '/c/pay/*',
    csrf({ origin: (origin, c) => [new URL(publicUrl).origin, new URL(c.req.url).origin].includes(origin) }),
  );
  pages.use('/c/pay/*', secureHeaders({ referrerPolicy: 'same-origin', xFrameOptions: 'DENY' }));

  pages.get('/c/pay/:id', (c) => {
    const session = find(c.req.param('id'));
    c.header('content-security-policy', policyFor(session));
    c.header('cache-control', 'no-store');
    if (!session) return c.html(renderUnknownPage(), 404);
    if (session.status !== 'open') return c.html(renderClosedPage(session));
    return c.html(renderOpenPage(session, { books, wasDeclined: c.req.query('declined') !== undefined }));
  });

  pages.post('/c/pay/:id/pay', async (c) => {
    const session = find(c.req.param('id'));
    if (session?.status !== 'open')
      return c.redirect(session ? afterwards(session) : c.req.path.replace(/\/pay$/, ''), 303);
    books.write(completeCheckout(books, session));
    await Promise.race([settings.tried(), pause(longestWaitInMs)]);
    return c.redirect(successUrlOf(session), 303);
  });

  pages.post('/c/pay/:id/decline', (c) => {
    const session = find(c.req.param('id'));
    if (session?.status === 'open') books.write(declineCheckout(books, session));
    return c.redirect(`/c/pay/${c.req.param('id')}?declined`, 303);
  });

  pages.post('/c/pay/:id/cancel', (c) => {
    const session = find(c.req.param('id'));
    return c.redirect(session?.cancel_url ?? `/c/pay/${c.req.param('id')}`, 303);
  });
  return pages;
};

const closeWhenDue = (books: Books, id: string): Session | undefined => {
  const found = books.findObject<Session>('checkout.session', id);
  if (found?.status !== 'open' || found.expires_at > nowInSeconds()) return found;
  const { session, change } = expireCheckout(found);
  books.write(change);
  return session;
};

const afterwards = (session: Session): string =>
  session.status === 'complete' ? successUrlOf(session) : `/c/pay/${session.id}`;

const successUrlOf = (session: Session): string => session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);

// Browsers hold the redirect after a form to `form-action` too, so the shop's own addresses must be in it.
const policyFor = (session: Session | undefined): string => {
  const shop = [session?.success_url, session?.cancel_url].flatMap((url) => (url ? [new URL(url).origin] : []));
  const targets = [...new Set(["'self'", ...shop])].join(' ');
  return `default-src 'none'; style-src '${styleHash}'; form-action ${targets}; frame-ancestors 'none'; base-uri 'none'`;
};

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
