import type { Outbound } from '#stripe-sandbox/books.ts';
import type { Knobs } from '#stripe-sandbox/knobs.ts';
import type { Ledger } from '#stripe-sandbox/ledger.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
import { signPayload } from '#stripe-sandbox/webhooks/sign-payload.ts';

export interface WebhookSettings {
  readonly url: string;
  readonly secret: string;
  /** The pause before each repeat; after the last one the event is given up. */
  readonly retryDelaysInMs: readonly number[];
  readonly knobs: Knobs;
}

export interface Deliveries extends Outbound {
  /** Resolves when everything that is under way now has been tried. */
  readonly tried: () => Promise<void>;
  /** Resolves when nothing waits any more. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Delivery {
  readonly eventId: string;
  readonly payload: string;
  readonly attempts: number;
  readonly dueAt: number;
}

const timeoutInMs = 10_000;
const atTheSameTime = 8;

/** Posts every promised event until the receiver says 2xx; promises are in the ledger, so a restart goes on. */
export const deliverWebhooks = (ledger: Ledger, settings: WebhookSettings): Deliveries => {
  const underWay = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const waiting = (): readonly Delivery[] => ledger.list('delivery') as readonly Delivery[];
  const idle = tellOnce(() => underWay.size === 0 && waiting().length === 0);

  // What a former run left waiting is due at once: the shop is probably back too.
  const left = waiting().map((delivery) => ({ ...delivery, dueAt: Date.now() }));
  ledger.commit(left.map((value) => ({ table: 'delivery', key: value.eventId, value })));

  const wake = (): void => {
    if (stopping.signal.aborted) return;
    clearTimeout(timer);
    const rest = waiting().filter(({ eventId }) => !underWay.has(eventId));
    const due = rest.filter(({ dueAt }) => dueAt <= Date.now()).slice(0, atTheSameTime - underWay.size);
    for (const delivery of due) underWay.set(delivery.eventId, attempt(delivery));
    idle.look();
    // At the limit, the next one to finish wakes the rest.
    if (underWay.size >= atTheSameTime) return;
    const next = Math.min(...rest.filter((delivery) => !due.includes(delivery)).map(({ dueAt }) => dueAt));
    if (Number.isFinite(next)) timer = setTimeout(wake, Math.max(next - Date.now(), 1)).unref();
  };

  const attempt = async (delivery: Delivery): Promise<void> => {
    const isTaken = await post(delivery.payload, settings, stopping.signal);
    underWay.delete(delivery.eventId);
    // A stopped sandbox leaves the promise as it is: the next start tries again.
    if (stopping.signal.aborted) return;
    const value = isTaken ? null : postpone(delivery, settings.retryDelaysInMs);
    ledger.commit([{ table: 'delivery', key: delivery.eventId, value }]);
    wake();
  };

  return {
    promise: promiseEvents(settings),
    wake,
    tried: async () => {
      await Promise.all(underWay.values());
    },
    settled: idle.reached,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await Promise.all(underWay.values());
    },
  };
};

/** Tells whoever waits for it when a state is reached; somebody has to look. */
const tellOnce = (isReached: () => boolean) => {
  let waiting: (() => void)[] = [];
  const look = (): void => {
    if (!isReached()) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  const reached = (): Promise<void> =>
    new Promise((resolve) => {
      waiting.push(resolve);
      look();
    });
  return { look, reached };
};

const promiseEvents = (settings: WebhookSettings): Outbound['promise'] => {
  let told = 0;
  return (event) => {
    told += 1;
    const { dropWebhooks, loseEveryNthWebhook: nth } = settings.knobs;
    if (dropWebhooks || (nth > 0 && told % nth === 0)) return [];
    const value: Delivery = { eventId: event.id, payload: JSON.stringify(event), attempts: 0, dueAt: Date.now() };
    return [{ table: 'delivery', key: event.id, value }];
  };
};

const postpone = (delivery: Delivery, delays: readonly number[]): Delivery | null => {
  const delay = delays[delivery.attempts];
  if (delay === undefined) return null;
  return { ...delivery, attempts: delivery.attempts + 1, dueAt: Date.now() + delay };
};

const post = async (payload: string, settings: WebhookSettings, stopped: AbortSignal): Promise<boolean> => {
  const copies = Array.from({ length: 1 + settings.knobs.duplicateWebhooks }, () =>
    postOnce(payload, settings, stopped),
  );
  const [first = false] = await Promise.all(copies);
  return first;
};

const postOnce = async (payload: string, settings: WebhookSettings, stopped: AbortSignal): Promise<boolean> => {
  try {
    const response = await fetch(settings.url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signPayload(payload, { secret: settings.secret, at: nowInSeconds() }),
        'user-agent': 'Stripe/1.0 (Evergrant sandbox)',
      },
      body: payload,
      signal: AbortSignal.any([stopped, AbortSignal.timeout(timeoutInMs)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
};
