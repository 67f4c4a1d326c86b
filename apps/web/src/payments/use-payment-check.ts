import type { PaymentStatus } from '@evergrant/contract/payments.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { nextCheckInMs, quietAttempts } from '#payments/check-schedule.ts';
import { paymentState } from '#payments/payment-state.ts';
import { ApiProblem } from '#platform/api-problem.ts';

type AnyStatus = Pick<PaymentStatus, 'status' | 'isConfirmed'>;

export type PaymentCheck<Status extends AnyStatus = PaymentStatus> =
  | { readonly state: 'verifying' }
  | { readonly state: 'confirmed'; readonly payment: Status }
  | { readonly state: 'unconfirmed' }
  | { readonly state: 'expired'; readonly payment: Status }
  | { readonly state: 'not-found' };

/** Asks the server about a checkout until it is confirmed or has ended; what the server does not confirm is not paid. */
export const usePaymentCheck = <Status extends AnyStatus>(
  sessionId: string,
  ask: (sessionId: string) => Promise<Status>,
) => {
  const client = useQueryClient();
  const [check, setCheck] = useState<PaymentCheck<Status>>({ state: 'verifying' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    void keepLooking({ client, sessionId, ask, signal: stop.signal, tell: setCheck });
    return () => stop.abort();
  }, [client, sessionId, ask, round]);

  const checkAgain = () => {
    setCheck({ state: 'verifying' });
    setRound((before) => before + 1);
  };
  return { check, checkAgain };
};

interface Question<Status> {
  readonly client: QueryClient;
  readonly sessionId: string;
  readonly ask: (sessionId: string) => Promise<Status>;
}

interface Search<Status extends AnyStatus> extends Question<Status> {
  readonly signal: AbortSignal;
  readonly tell: (check: PaymentCheck<Status>) => void;
}

const keepLooking = async <Status extends AnyStatus>(search: Search<Status>): Promise<void> => {
  const { signal, tell } = search;
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    const found = await look(search);
    if (signal.aborted) return;
    if (found.state !== 'unconfirmed' || attempt >= quietAttempts) tell(found);
    if (found.state !== 'unconfirmed') return;
    await pause(nextCheckInMs(attempt), signal);
  }
};

const look = async <Status extends AnyStatus>({
  client,
  sessionId,
  ask,
}: Question<Status>): Promise<PaymentCheck<Status>> => {
  try {
    const payment = await client.fetchQuery({
      queryKey: ['payment', sessionId],
      queryFn: async () => ask(sessionId),
      staleTime: 0,
      retry: false,
    });
    const state = paymentState(payment);
    return state === 'waiting' ? { state: 'unconfirmed' } : { state, payment };
  } catch (error) {
    return isUnknownPayment(error) ? { state: 'not-found' } : { state: 'unconfirmed' };
  }
};

const isUnknownPayment = (error: unknown): boolean =>
  error instanceof ApiProblem && [400, 403, 404, 422].includes(error.status);

const pause = async (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
