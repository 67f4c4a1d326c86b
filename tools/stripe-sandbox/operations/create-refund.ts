import { ApiRefusal, noSuch } from '#stripe-sandbox/api/api-refusal.ts';
import { readInteger, readMetadata, readText, refuseUnknown } from '#stripe-sandbox/api/read-params.ts';
import type { Call, Operation } from '#stripe-sandbox/operations/operation.ts';
import { buildEvent } from '#stripe-sandbox/shapes/build-event.ts';
import { buildRefund } from '#stripe-sandbox/shapes/build-refund.ts';
import type { Charge, PaymentIntent } from '#stripe-sandbox/shapes/wire.ts';

const failures = ['refund.updated', 'charge.refund.updated', 'refund.failed'];
const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'];

/** POST /v1/refunds */
export const createRefund: Operation = (call) => {
  const { params, areRefundsFailing } = call;
  refuseUnknown(params, ['amount', 'charge', 'payment_intent', 'reason', 'metadata']);
  const charge = requireCharge(call);
  const left = charge.amount - charge.amount_refunded;
  const amount = readInteger(params, 'amount', 1) ?? left;
  const reason = readText(params, 'reason') ?? null;
  if (reason && !reasons.includes(reason)) {
    throw new ApiRefusal(`Invalid reason: must be one of ${reasons.join(', ')}`, { param: 'reason' });
  }
  if (left === 0) {
    throw new ApiRefusal(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
      isExecuted: true,
    });
  }
  if (amount > left) {
    throw new ApiRefusal(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  }

  const { refund, refunded } = buildRefund(charge, { amount, reason, metadata: readMetadata(params) });
  // The answer and its events know nothing of it yet; the money comes back to us a moment later.
  const failed = { ...refund, status: 'failed', failure_reason: 'lost_or_stolen_card' };
  const before = { amount_refunded: charge.amount_refunded, refunded: false };

  return {
    body: refund,
    change: {
      objects: areRefundsFailing ? [failed, charge] : [refund, refunded],
      events: [
        buildEvent('charge.refunded', refunded, before),
        buildEvent('refund.created', refund),
        ...(areRefundsFailing ? failures.map((type) => buildEvent(type, failed, { status: refund['status'] })) : []),
      ],
    },
  };
};

const requireCharge = ({ books, params }: Call): Charge => {
  const chargeId = readText(params, 'charge');
  const paymentIntentId = readText(params, 'payment_intent');
  const param = chargeId ? 'charge' : 'payment_intent';
  const id = chargeId ?? paymentIntentId;
  if (!id) {
    throw new ApiRefusal('One of the following params should be provided for this request: payment_intent or charge.', {
      code: 'parameter_missing',
    });
  }
  const latest = books.findObject<PaymentIntent>('payment_intent', paymentIntentId ?? '')?.latest_charge;
  const charge = books.findObject<Charge>('charge', chargeId ?? latest ?? '');
  if (!charge) throw noSuch(param, id, param);
  if (!charge.paid) throw new ApiRefusal(`This ${param} does not have a successful charge to refund.`, { param });
  return charge;
};
