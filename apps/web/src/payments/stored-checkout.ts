/** What this browser remembers of the checkout it opened, so that the next screen finds it without the address. */
export interface StoredCheckout {
  readonly sessionId: string;
  readonly amountInCents: number;
  readonly productType: string;
}

/** Remembers a checkout for this tab. A browser that refuses storage only loses this comfort. */
export const storeCheckout = ({ sessionId, amountInCents, productType }: StoredCheckout): void => {
  try {
    sessionStorage.setItem('stripeSessionId', sessionId);
    sessionStorage.setItem('stripeAmount', String(amountInCents));
    sessionStorage.setItem('stripeProductType', productType);
    sessionStorage.setItem('stripeCertifiedCopy', 'false');
  } catch {
    // Private windows may refuse; the session id also stands in the address.
  }
};

/** The checkout that this tab opened last. */
export const storedSessionId = (): string | undefined => {
  try {
    return sessionStorage.getItem('stripeSessionId') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Forgets the checkout once it has ended. */
export const forgetCheckout = (): void => {
  try {
    for (const key of ['stripeSessionId', 'stripeAmount', 'stripeProductType', 'stripeCertifiedCopy']) {
      sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was stored.
  }
};
