/** What goes wrong with the next matching call. "After" means that the work is done and only the answer is lost. */
export interface Fault {
  /** Such as `POST /v1/checkout/sessions`; absent means any call. */
  readonly operation?: string;
  readonly kind: 'drop-before' | 'drop-after' | 'error-500' | 'error-500-after' | 'rate-429' | 'garbage';
}

/** How tests make the sandbox misbehave; may be turned at any time. */
export interface Knobs {
  /** How many further copies of every event are sent at the same moment. */
  duplicateWebhooks: number;
  /** Events that happen while this is on are never sent. */
  dropWebhooks: boolean;
  /** With 5, every fifth event is never sent; 0 loses none. */
  loseEveryNthWebhook: number;
  /** Off is a platform that has not signed up for Connect: no account can be opened. */
  isConnectEnabled: boolean;
  /** Refunds that are made while this is on fail right afterwards, as with a card that was closed. */
  areRefundsFailing: boolean;
  /** Each fault is used up by one call. */
  readonly faults: Fault[];
}

export const createKnobs = (): Knobs => ({
  duplicateWebhooks: 0,
  dropWebhooks: false,
  loseEveryNthWebhook: 0,
  isConnectEnabled: true,
  areRefundsFailing: false,
  faults: [],
});

/** Takes the first fault that is meant for this call. */
export const takeFault = (knobs: Knobs, operation: string): Fault | undefined => {
  const index = knobs.faults.findIndex((fault) => !fault.operation || fault.operation === operation);
  return index < 0 ? undefined : knobs.faults.splice(index, 1)[0];
};
