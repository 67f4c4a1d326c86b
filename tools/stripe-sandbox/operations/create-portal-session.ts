import { noSuch } from '#stripe-sandbox/api/api-refusal.ts';
import { readUrl, refuseUnknown, requireText } from '#stripe-sandbox/api/read-params.ts';
import type { Operation } from '#stripe-sandbox/operations/operation.ts';
import { buildEvent } from '#stripe-sandbox/shapes/build-event.ts';
import { buildPortalSession } from '#stripe-sandbox/shapes/build-portal-session.ts';

/** POST /v1/billing_portal/sessions */
export const createPortalSession: Operation = ({ books, params, publicUrl }) => {
  refuseUnknown(params, ['customer', 'return_url']);
  const customer = requireText(params, 'customer');
  if (!books.findObject('customer', customer)) throw noSuch('customer', customer, 'customer');

  const session = buildPortalSession({ customer, returnUrl: readUrl(params, 'return_url') ?? null, publicUrl });
  return {
    body: session,
    change: { objects: [session], events: [buildEvent('billing_portal.session.created', session)] },
  };
};
