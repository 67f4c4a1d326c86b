import type { PlanId } from '@evergrant/domain/catalogue/prices.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PaymentFailure } from '#payments/payment-notice.ts';
import { openPaymentWindow, type PaymentWindow } from '#payments/payment-window.ts';
import type { Plan } from '#payments/plans.ts';
import { storeCheckout } from '#payments/stored-checkout.ts';
import { ApiProblem, Unreachable } from '#platform/api-problem.ts';

/** A checkout whose payment page is open in another tab. */
export interface OpenedCheckout {
  readonly sessionId: string;
  readonly url: string;
}

interface Wish {
  readonly plan: Plan;
}

interface PaymentPage<Wanted extends Wish> {
  readonly open: (order: Wanted & { readonly idempotencyKey: string }) => Promise<OpenedCheckout>;
  readonly onFailure: (failure: PaymentFailure) => void;
}

/** Opens the payment page for a wish; a double click, or a second try after a lost answer, opens the same checkout. */
export const usePaymentPage = <Wanted extends Wish>({ open, onFailure }: PaymentPage<Wanted>) => {
  const attempt = useRef<{ wish: string; key: string }>(undefined);
  const [opened, setOpened] = useState<OpenedCheckout>();

  const paying = useMutation({
    mutationFn: async ({ wish }: { readonly wish: Wanted; readonly tab: PaymentWindow }) =>
      open({ ...wish, idempotencyKey: keyOf(attempt, wish) }),
    onSuccess: (session, { wish: { plan }, tab }) => {
      storeCheckout({ ...session, amountInCents: plan.priceInCents, productType: plan.id });
      if (tab.go(session.url) === false) onFailure(blocked(plan.id));
      setOpened(session);
    },
    onError: (error, { wish, tab }) => {
      tab.close();
      onFailure(failureOf(wish.plan.id, error));
    },
  });

  const pay = (wish: Wanted) => {
    if (!paying.isPending) paying.mutate({ wish, tab: openPaymentWindow() });
  };
  const chooseAgain = () => {
    attempt.current = undefined;
    setOpened(undefined);
  };
  return { pay, opened, chooseAgain, isOpening: paying.isPending };
};

const keyOf = (attempt: { current: { wish: string; key: string } | undefined }, wish: Wish): string => {
  const text = JSON.stringify({ ...wish, plan: wish.plan.id });
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
