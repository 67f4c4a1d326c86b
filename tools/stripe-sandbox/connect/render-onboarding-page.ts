import { html } from 'hono/html';
import { renderPage } from '#stripe-sandbox/checkout/render-page.ts';
import type { Html } from '#stripe-sandbox/checkout/render-page.ts';
import type { Account } from '#stripe-sandbox/shapes/wire.ts';

interface Onboarding {
  readonly account: Account;
  /** The page's own path. */
  readonly action: string;
}

/** The page on which somebody who is to be paid sets up the account, or leaves it for later. */
export const renderOnboardingPage = ({ account, action }: Onboarding): Html =>
  renderPage(
    'Set up your payouts',
    html`
      <h1>Set up your payouts</h1>
      <p class="muted">
        Here Stripe would ask for your name, your date of birth and the bank account that you want to be paid to. This
        is a test: nothing on this page asks for them, and nothing is needed.
      </p>
      <section class="card" aria-labelledby="account-title">
        <h2 id="account-title">Your payout account</h2>
        <dl>
          <dt>Email</dt>
          <dd>${account.email ?? 'not given'}</dd>
          <dt>Bank account</dt>
          <dd>Test bank, ending in 6789</dd>
          <dt>State</dt>
          <dd>${stateOf(account)}</dd>
        </dl>
      </section>
      <form method="post" action="${action}/complete">
        <button class="primary" type="submit">Complete onboarding</button>
        <button class="quiet" type="submit" formaction="${action}/leave">Leave without finishing</button>
      </form>
      ${trial(action)}
    `,
  );

const stateOf = ({ details_submitted, payouts_enabled }: Account): string => {
  if (payouts_enabled) return 'Ready to be paid';
  return details_submitted ? 'Handed in, more is needed or being checked' : 'Not finished';
};

const trial = (action: string): Html => html`
  <section class="card" aria-labelledby="trial-title">
    <h2 id="trial-title">Try another ending</h2>
    <p class="muted">What Stripe may also decide, for trying things out.</p>
    <form method="post" action="${action}/review">
      <button type="submit">Hand in, still being checked</button>
      <button type="submit" formaction="${action}/restrict">Hand in, more documents needed</button>
    </form>
  </section>
`;

export const renderUnknownOnboardingPage = (): Html =>
  renderPage(
    'No such page',
    html`<h1>There is no such page</h1>
      <p>Go back to your affiliate dashboard and start the payout setup again.</p>`,
  );
