import { html } from 'hono/html';
import { periodEndOf } from '#stripe-sandbox/billing/period-end-of.ts';
import { renderPage, showMoney } from '#stripe-sandbox/checkout/render-page.ts';
import type { Html } from '#stripe-sandbox/checkout/render-page.ts';
import type { Customer, PortalSession, Subscription } from '#stripe-sandbox/shapes/wire.ts';

interface Billing {
  readonly session: PortalSession;
  readonly customer: Customer | undefined;
  readonly subscription: Subscription | undefined;
}

/** The page on which a customer sees the subscription, cancels it or keeps it. */
export const renderBillingPage = ({ session, customer, subscription }: Billing): Html =>
  renderPage(
    'Your subscription',
    html`
      <h1>Your subscription</h1>
      ${subscription ? describe(subscription, customer) : html`<p class="muted">There is no subscription yet.</p>`}
      ${subscription ? actions(session, subscription) : ''}
      ${session.return_url ? html`<p><a class="button" href="${session.return_url}">Back</a></p>` : ''}
      ${subscription && subscription.status !== 'canceled' ? clock(session) : ''}
    `,
  );

const describe = (subscription: Subscription, customer: Customer | undefined): Html => {
  const [item] = subscription.items.data;
  const price = item ? `${showMoney(item.price.unit_amount, subscription.currency)} a month` : '';
  return html`
    ${subscription.status === 'past_due' ? pastDue : ''}
    <section class="card" aria-labelledby="plan-title">
      <h2 id="plan-title">${price}</h2>
      <dl>
        <dt>State</dt>
        <dd>${stateOf(subscription)}</dd>
        <dt>${dateLabel(subscription)}</dt>
        <dd>${showDate(periodEndOf(subscription))}</dd>
        <dt>Pays with</dt>
        <dd>Test card 4242 4242 4242 4242</dd>
        <dt>Your email</dt>
        <dd>${customer?.email ?? 'not given'}</dd>
      </dl>
    </section>
  `;
};

const pastDue = html`
  <p class="alert" role="alert">
    <strong>The last payment did not go through.</strong> Pay now to keep your subscription running.
  </p>
`;

const stateOf = ({ status, cancel_at_period_end }: Subscription): string => {
  if (status === 'canceled') return 'Ended';
  if (cancel_at_period_end) return 'Cancelled, runs until the end of the paid month';
  return status === 'past_due' ? 'Payment overdue' : 'Active';
};

const dateLabel = ({ status, cancel_at_period_end }: Subscription): string => {
  if (status === 'canceled') return 'Was paid until';
  return cancel_at_period_end ? 'Ends on' : 'Next payment';
};

const actions = ({ id }: PortalSession, { status, cancel_at_period_end }: Subscription): Html | '' => {
  if (status === 'canceled') return '';
  const address = `/p/session/${id}`;
  return html`
    <form method="post" action="${address}/cancel">
      ${
        status === 'past_due'
          ? html`<button class="primary" type="submit" formaction="${address}/pay">Pay now</button>`
          : ''
      }
      ${
        cancel_at_period_end
          ? html`<button class="primary" type="submit" formaction="${address}/keep">Keep subscription</button>`
          : html`<button type="submit">Cancel subscription</button>`
      }
    </form>
    ${cancel_at_period_end ? '' : html`<p class="muted">It then runs until the end of the month that is paid.</p>`}
  `;
};

const clock = ({ id }: PortalSession): Html => html`
  <section class="card" aria-labelledby="clock-title">
    <h2 id="clock-title">Let a month pass</h2>
    <p class="muted">For trying things out: what would happen at the end of the paid month happens now.</p>
    <form method="post" action="/p/session/${id}/month">
      <button type="submit">Next month, card accepted</button>
      <button type="submit" formaction="/p/session/${id}/declined-month">Next month, card declined</button>
    </form>
  </section>
`;

const showDate = (seconds: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);

/** The door was never there, or has closed behind the customer. */
export const renderClosedBillingPage = (session: PortalSession | undefined): Html =>
  renderPage(
    'Billing page closed',
    html`<h1>This billing page is closed</h1>
      <p>For your safety it is open for one hour only. Go back to the shop and open it again.</p>
      ${session?.return_url ? html`<a class="button primary" href="${session.return_url}">Back</a>` : ''}`,
  );
