import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { secureHeaders } from 'hono/secure-headers';
import { beginNextMonth } from '#stripe-sandbox/billing/begin-next-month.ts';
import { payOpenInvoice } from '#stripe-sandbox/billing/pay-open-invoice.ts';
import { renderBillingPage, renderClosedBillingPage } from '#stripe-sandbox/billing/render-billing-page.ts';
import { setCancellation } from '#stripe-sandbox/billing/set-cancellation.ts';
import type { Books, Change } from '#stripe-sandbox/books.ts';
import type { PageSettings } from '#stripe-sandbox/checkout/create-payment-pages.ts';
import { styleHash } from '#stripe-sandbox/checkout/payment-page-style.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
import type { Customer, PortalSession, Subscription } from '#stripe-sandbox/shapes/wire.ts';

const opensForSeconds = 60 * 60;
const longestWaitInMs = 4_000;

type Act = (books: Books, subscription: Subscription) => Change;

const acts: Readonly<Record<string, Act>> = {
  cancel: (_, subscription) => setCancellation(subscription, { cancels: true }).change,
  keep: (_, subscription) => setCancellation(subscription, { cancels: false }).change,
  pay: payOpenInvoice,
  month: (books, subscription) => beginNextMonth(books, { subscription, outcome: 'succeeded' }),
  'declined-month': (books, subscription) => beginNextMonth(books, { subscription, outcome: 'declined' }),
};

/** The billing portal: a customer's own subscription, and the buttons that change it. */
export const createBillingPages = ({ books, publicUrl, tried }: PageSettings): Hono => {
  const pages = new Hono();
  pages.use(
    '/p/session/*',
    csrf({ origin: (origin, c) => [new URL(publicUrl).origin, new URL(c.req.url).origin].includes(origin) }),
  );
  pages.use('/p/session/*', secureHeaders({ referrerPolicy: 'same-origin', xFrameOptions: 'DENY' }));

  pages.get('/p/session/:id', (c) => {
    const session = books.findObject<PortalSession>('billing_portal.session', c.req.param('id'));
    c.header('content-security-policy', policy);
    c.header('cache-control', 'no-store');
    if (!session || !isOpen(session)) return c.html(renderClosedBillingPage(session), 404);
    const customer = books.findObject<Customer>('customer', session.customer);
    return c.html(renderBillingPage({ session, customer, subscription: findSubscription(books, session) }));
  });

  pages.post('/p/session/:id/:act', async (c) => {
    const session = books.findObject<PortalSession>('billing_portal.session', c.req.param('id'));
    const { act: name } = c.req.param();
    const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
    const subscription = session && isOpen(session) ? findSubscription(books, session) : undefined;
    if (act && subscription && subscription.status !== 'canceled') {
      books.write(act(books, subscription));
      await Promise.race([tried(), pause(longestWaitInMs)]);
    }
    return c.redirect(`/p/session/${c.req.param('id')}`, 303);
  });
  return pages;
};

const policy = `default-src 'none'; style-src '${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

const isOpen = ({ created }: PortalSession): boolean => created + opensForSeconds > nowInSeconds();

// The one that runs, else the one that ended last.
const findSubscription = (books: Books, { customer }: PortalSession): Subscription | undefined => {
  const own = (books.listObjects('subscription') as readonly Subscription[]).filter(
    (subscription) => subscription.customer === customer,
  );
  return own.findLast(({ status }) => status !== 'canceled') ?? own.at(-1);
};

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
