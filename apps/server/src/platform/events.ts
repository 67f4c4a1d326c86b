/** Everything that one capability tells the others, and who listens. One job per listener, sent with the event. */
export interface ProductEvents {
  'account.confirmation-requested': { readonly userId: string; readonly isReminder: boolean };
  'account.registered-again': { readonly email: string };
  'account.reset-requested': { readonly userId: string; readonly sealedToken: string };
  'account.confirmed': { readonly userId: string };
  'payment.received': { readonly orderId: string };
  'interview.completed': { readonly trustId: string; readonly userId: string };
  /** `fileKeys`: what the files port still holds for the document. */
  'trust.deleted': { readonly trustId: string; readonly fileKeys: readonly string[] };
  /** A finished document is being changed; what was invited, viewed or signed before `revisedAt` (ISO 8601) is void. */
  'trust.revised': { readonly trustId: string; readonly revisedAt: string };
  'owner.signed': { readonly trustId: string };
  'witness.viewed': { readonly trustId: string; readonly witnessId: string };
  'witness.signed': { readonly trustId: string; readonly witnessId: string };
  'document.executed': { readonly trustId: string; readonly versionId: string };
}

export type EventName = keyof ProductEvents;

/** Listeners by event; each name is a job in the `jobs.ts` of its capability. */
export const listenersByEvent = {
  'account.confirmation-requested': ['accounts.mail-confirmation'],
  'account.registered-again': ['accounts.mail-already-registered'],
  'account.reset-requested': ['accounts.mail-reset'],
  'account.confirmed': ['accounts.mail-welcome'],
  'payment.received': ['payments.complete-trust', 'payments.mail-receipt'],
  'interview.completed': ['payments.complete-entitled-trust'],
  'trust.deleted': ['assistant.forget-conversation', 'signing.forget-witnesses', 'trusts.remove-files'],
  'trust.revised': ['signing.void-invitations'],
  'owner.signed': [],
  'witness.viewed': ['signing.mail-viewed'],
  'witness.signed': ['signing.mail-signed'],
  'document.executed': ['signing.seal-document'],
} as const satisfies { readonly [Name in EventName]: readonly string[] };

export type ListenerName = (typeof listenersByEvent)[EventName][number];
