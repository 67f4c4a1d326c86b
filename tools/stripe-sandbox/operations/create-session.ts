import { ApiRefusal, noSuch } from '#stripe-sandbox/api/api-refusal.ts';
import type { Form } from '#stripe-sandbox/api/parse-form.ts';
import {
  readBranch,
  readInteger,
  readMetadata,
  readText,
  readUrl,
  refuseUnknown,
  requireBranch,
  requireInteger,
  requireText,
} from '#stripe-sandbox/api/read-params.ts';
import type { Books } from '#stripe-sandbox/books.ts';
import type { Operation } from '#stripe-sandbox/operations/operation.ts';
import { buildLineItem } from '#stripe-sandbox/shapes/build-line-item.ts';
import { buildSession } from '#stripe-sandbox/shapes/build-session.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
import type { Customer, SessionPlan } from '#stripe-sandbox/shapes/wire.ts';

const known = [
  'mode',
  'ui_mode',
  'client_reference_id',
  'customer',
  'customer_email',
  'success_url',
  'cancel_url',
  'expires_at',
  'metadata',
  'line_items',
  'payment_intent_data',
  'subscription_data',
];

/** POST /v1/checkout/sessions */
export const createSession: Operation = ({ books, params, publicUrl }) => {
  refuseUnknown(params, known);
  const mode = readMode(params);
  const lines = readLines(params, mode);
  const metadata = readMetadata(params);
  const later = readBranch(params, mode === 'payment' ? 'payment_intent_data' : 'subscription_data') ?? {};
  refuseUnknown(later, ['metadata', 'description']);
  requireSum(lines, mode);

  const session = buildSession({
    mode,
    items: lines.map(({ item }) => item),
    currency: lines[0]?.item.currency ?? 'usd',
    clientReferenceId: readText(params, 'client_reference_id') ?? null,
    ...readBuyer(params, books),
    successUrl: readUrl(params, 'success_url') ?? requireText(params, 'success_url'),
    cancelUrl: readUrl(params, 'cancel_url') ?? null,
    expiresAt: readExpiry(params),
    metadata,
    publicUrl,
  });
  const plan: SessionPlan = {
    items: lines.map(({ item }) => item),
    metadata: readMetadata(later),
    description: readText(later, 'description') ?? null,
  };

  return {
    body: session,
    change: {
      objects: [session, ...lines.flatMap(({ product, price }) => [product, price])],
      entries: [{ table: 'plan', key: session.id, value: plan }],
    },
  };
};

type Line = ReturnType<typeof buildLineItem>;

const readMode = (params: Form): 'payment' | 'subscription' => {
  const mode = requireText(params, 'mode');
  if (mode !== 'payment' && mode !== 'subscription') {
    throw new ApiRefusal('Invalid mode: must be one of payment, subscription', { param: 'mode' });
  }
  if ((readText(params, 'ui_mode') ?? 'hosted_page') !== 'hosted_page') {
    throw new ApiRefusal('Invalid ui_mode: the sandbox offers hosted_page', { param: 'ui_mode' });
  }
  const foreign = mode === 'payment' ? 'subscription_data' : 'payment_intent_data';
  if (params[foreign]) throw new ApiRefusal(`You can not pass \`${foreign}\` in \`${mode}\` mode.`, { param: foreign });
  return mode;
};

const readLines = (params: Form, mode: string): readonly Line[] => {
  const lines = Object.values(requireBranch(params, 'line_items')).map((line) => {
    if (typeof line === 'string') throw new ApiRefusal('Invalid array', { param: 'line_items' });
    return readLine(line);
  });
  const recurring = lines.filter(({ price }) => price['recurring'] !== null).length;
  if (mode === 'payment' && recurring > 0) {
    throw new ApiRefusal('You specified `payment` mode but passed a recurring price.', { param: 'mode' });
  }
  if (mode === 'subscription' && recurring !== lines.length) {
    throw new ApiRefusal('You must provide recurring prices in `subscription` mode.', { param: 'mode' });
  }
  return lines;
};

const readLine = (line: Form): Line => {
  refuseUnknown(line, ['quantity', 'price_data'], 'line_items');
  const price = requireBranch(line, 'price_data');
  refuseUnknown(price, ['currency', 'unit_amount', 'product_data', 'recurring'], 'price_data');
  const product = requireBranch(price, 'product_data');
  refuseUnknown(product, ['name', 'description', 'metadata'], 'product_data');

  return buildLineItem({
    name: requireText(product, 'name'),
    description: readText(product, 'description') ?? null,
    unitAmount: requireInteger(price, 'unit_amount', 0),
    currency: readCurrency(price),
    quantity: requireInteger(line, 'quantity', 1),
    interval: readInterval(price),
  });
};

const readCurrency = (price: Form): string => {
  const currency = requireText(price, 'currency').toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) throw new ApiRefusal(`Invalid currency: ${currency}`, { param: 'currency' });
  return currency;
};

const readInterval = (price: Form): 'month' | null => {
  const recurring = readBranch(price, 'recurring');
  if (!recurring) return null;
  refuseUnknown(recurring, ['interval'], 'recurring');
  if (requireText(recurring, 'interval') !== 'month') {
    throw new ApiRefusal('Invalid interval: the sandbox renews every month', { param: 'interval' });
  }
  return 'month';
};

const requireSum = (lines: readonly Line[], mode: string): void => {
  const currencies = new Set(lines.map(({ item }) => item.currency));
  if (currencies.size !== 1)
    throw new ApiRefusal('All line items must have the same currency.', { param: 'line_items' });
  const total = lines.reduce((sum, { item }) => sum + item.amount_total, 0);
  if (mode === 'payment' && total < 50) {
    throw new ApiRefusal("The Checkout Session's total amount due must add up to at least $0.50 usd", {
      code: 'amount_too_small',
    });
  }
};

const readBuyer = (params: Form, books: Books) => {
  const customer = readText(params, 'customer') ?? null;
  const customerEmail = readText(params, 'customer_email') ?? null;
  if (customer && customerEmail) {
    throw new ApiRefusal('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer',
    });
  }
  if (customerEmail && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(customerEmail)) {
    throw new ApiRefusal(`Invalid email address: ${customerEmail}`, { code: 'email_invalid', param: 'customer_email' });
  }
  if (!customer) return { customer, customerEmail };
  const found = books.findObject<Customer>('customer', customer);
  if (!found) throw noSuch('customer', customer, 'customer');
  return { customer, customerEmail: found.email };
};

const readExpiry = (params: Form): number | undefined => {
  const expiresAt = readInteger(params, 'expires_at', 0);
  if (expiresAt === undefined) return undefined;
  const ahead = expiresAt - nowInSeconds();
  if (ahead >= 30 * 60 - 5 && ahead <= 24 * 60 * 60 + 5) return expiresAt;
  throw new ApiRefusal('The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from now.', {
    param: 'expires_at',
  });
};
