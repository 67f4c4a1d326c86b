import type { PlanId } from '@evergrant/domain/catalogue/prices.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { openCheckout, type Order } from '#payments/api.ts';
import { paymentNotice, type PaymentFailure, type PaymentNotice } from '#payments/payment-notice.ts';
import { openPaymentWindow, type PaymentWindow } from '#payments/payment-window.ts';
import { storeCheckout } from '#payments/stored-checkout.ts';
import { ApiProblem, Unreachable } from '#platform/api-problem.ts';

/** A checkout whose payment page is open in another tab. */
export interface OpenedCheckout {
  readonly sessionId: string;
  readonly url: string;
}

type Wish = Omit<Order, 'idempotencyKey'>;

/** Opens the payment page for an order; a double click, or a second try after a lost answer, opens the same checkout. */
export const useCheckout = (onFailure: (notice: PaymentNotice) => void) => {
  const attempt = useRef<{ wish: string; key: string }>(undefined);
  const [opened, setOpened] = useState<OpenedCheckout>();

  const paying = useMutation({
    mutationFn: async ({ order }: { readonly order: Order; readonly tab: PaymentWindow }) => openCheckout(order),
    onSuccess: (session, { order, tab }) => {
      storeCheckout({ ...session, amountInCents: order.plan.priceInCents, productType: order.plan.id });
      if (tab.go(session.url) === false) onFailure(paymentNotice(blocked(order.plan.id)));
      setOpened(session);
    },
    onError: (error, { order, tab }) => {
      tab.close();
      onFailure(paymentNotice(failureOf(order.plan.id, error)));
    },
  });

  const pay = (wish: Wish) => {
    if (paying.isPending) return;
    const order = { ...wish, idempotencyKey: keyOf(attempt, wish) };
    paying.mutate({ order, tab: openPaymentWindow() });
  };
  const chooseAgain = () => {
    attempt.current = undefined;
    setOpened(undefined);
  };
  return { pay, opened, chooseAgain, isOpening: paying.isPending };
};

const keyOf = (attempt: { current: { wish: string; key: string } | undefined }, wish: Wish): string => {
  const text = JSON.stringify([wish.plan.id, wish.trustId, wish.heardAboutUs]);
  if (attempt.current?.wish !== text) attempt.current = { wish: text, key: crypto.randomUUID() };
  return attempt.current.key;
};

const blocked = (plan: PlanId): PaymentFailure => ({ plan, status: 'unusable', message: '', isNavigation: true });

const failureOf = (plan: PlanId, error: unknown): PaymentFailure => ({
  plan,
  status: statusOf(error),
  message: error instanceof Error ? error.message : '',
});

const statusOf = (error: unknown): PaymentFailure['status'] => {
  if (error instanceof ApiProblem) return error.status;
  return error instanceof Unreachable ? 'unreachable' : 'unusable';
};
