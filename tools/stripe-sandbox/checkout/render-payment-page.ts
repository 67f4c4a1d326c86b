import { html } from 'hono/html';
import type { Books } from '#stripe-sandbox/books.ts';
import { renderPage, showMoney } from '#stripe-sandbox/checkout/render-page.ts';
import type { Html } from '#stripe-sandbox/checkout/render-page.ts';
import type { LineItem, Session } from '#stripe-sandbox/shapes/wire.ts';

interface OpenPage {
  readonly books: Books;
  readonly wasDeclined: boolean;
}

/** The page of a session that can still be paid. */
export const renderOpenPage = (session: Session, { books, wasDeclined }: OpenPage): Html => {
  const items = books.findPlan(session.id)?.items ?? [];
  const amount = showMoney(session.amount_total, session.currency);
  const action = `/c/pay/${session.id}`;

  return renderPage(
    `Pay ${amount}`,
    html`
      <h1>${items.map(({ description }) => description).join(', ')}</h1>
      ${describe(items, books)}
      <p class="amount">${amount}${session.mode === 'subscription' ? ' a month' : ''}</p>
      <p class="muted">${session.mode === 'subscription' ? monthly : 'Paid once.'}</p>
      ${wasDeclined ? declined : ''}
      <section class="card" aria-labelledby="card-title">
        <h2 id="card-title">You pay with the test card</h2>
        <dl>
          <dt>Card number</dt>
          <dd>4242 4242 4242 4242</dd>
          <dt>Valid until</dt>
          <dd>12/34</dd>
          <dt>Your email</dt>
          <dd>${session.customer_email ?? 'not given'}</dd>
        </dl>
        <p class="muted">Never type a real card number here: nothing on this page asks for one.</p>
      </section>
      <form method="post" action="${action}/pay">
        <button class="primary" type="submit">Pay ${amount}</button>
        <button type="submit" formaction="${action}/decline">Decline card</button>
        ${session.cancel_url ? cancelButton(action) : ''}
      </form>
    `,
  );
};

const monthly = 'Paid today and then every month, until it is cancelled.';

const declined = html`
  <p class="alert" role="alert">
    <strong>Your card was declined.</strong> Nothing was paid. You can try again with the test card, or cancel.
  </p>
`;

const cancelButton = (action: string): Html =>
  html`<button class="quiet" type="submit" formaction="${action}/cancel">Cancel and go back</button>`;

const describe = (items: readonly LineItem[], books: Books): Html | '' => {
  const texts = items.flatMap(({ price }) => {
    const text = books.findObject('product', price.product)?.['description'];
    return typeof text === 'string' ? [text] : [];
  });
  return texts.length > 0 ? html`<p class="muted">${texts.join(' ')}</p>` : '';
};

/** The page of a session that was paid or has expired. */
export const renderClosedPage = (session: Session): Html => {
  if (session.status === 'complete') {
    const onwards = session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
    return renderPage(
      'Already paid',
      html`<h1>This was already paid</h1>
        <p>You don’t need to pay again.</p>
        <a class="button primary" href="${onwards}">Continue</a>`,
    );
  }
  // Closed before its time: by the shop, which knows why.
  const wasClosedEarly = session.expires_at > Date.now() / 1000;
  return renderPage(
    'Payment page closed',
    html`<h1>This payment page is closed</h1>
      <p>
        ${wasClosedEarly ? replaced : 'It was open for a limited time and nothing was paid. Go back to start again.'}
      </p>
      ${session.cancel_url ? html`<a class="button primary" href="${session.cancel_url}">Go back</a>` : ''}`,
  );
};

const replaced =
  'A newer payment page that you opened has taken its place, or there is nothing left to pay for. Nothing was paid here.';

export const renderUnknownPage = (): Html =>
  renderPage(
    'No such payment page',
    html`<h1>There is no such payment page</h1>
      <p>Go back to the shop and start the payment again.</p>`,
  );
