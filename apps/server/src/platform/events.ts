import type { AffiliateDecision } from '@evergrant/domain/affiliates/affiliate-decision.ts';
import type { Language } from '@evergrant/domain/kit/language.ts';

/** Everything that one capability tells the others, and who listens. One job per listener, sent with the event. */
export interface ProductEvents {
  /** `requestId`: what one mail answers, so that a job that runs again mails nothing twice. */
  'account.confirmation-requested': { readonly userId: string; readonly requestId: string };
  'account.registered-again': {
    readonly email: string;
    readonly language?: Language;
    readonly hasPurchase: boolean;
    readonly requestId: string;
  };
  /** Told for unknown addresses too, with `nobody`: what is asked must take as long as what is granted. */
  'account.reset-asked': { readonly userId: string };
  'account.reset-requested': { readonly userId: string; readonly sealedToken: string };
  'account.confirmed': { readonly userId: string };
  'account.email-change-requested': { readonly changeId: string };
  'account.email-changed': { readonly userId: string; readonly changeId: string; readonly oldEmail: string };
  /** `at`: when, in ISO 8601. */
  'account.protection-changed': { readonly userId: string; readonly change: ProtectionChange; readonly at: string };
  /** `sealedContact`: whom to tell, once nobody is kept under their name any more. `fileKeys`: files nobody refers to. */
  'account.deleted': {
    readonly sealedContact: string;
    readonly keptDocuments: number;
    readonly fileKeys: readonly string[];
  };
  'payment.received': { readonly orderId: string };
  /** The same had been paid for already; this purchase unlocks nothing. */
  'payment.doubled': { readonly purchaseId: string };
  /** The next month of a subscription was paid. */
  'payment.renewed': { readonly invoiceId: string };
  /** Money that was due did not come; `invoiceId` names the month of a subscription. */
  'payment.failed': { readonly orderId: string; readonly invoiceId: string | null };
  /** `refundedInCents`: all that has been given back of this purchase so far. */
  'payment.refunded': {
    readonly purchaseId: string;
    readonly orderId: string;
    readonly refundedInCents: number;
    readonly isComplete: boolean;
  };
  /** `at`: when, in ISO 8601; what was declined can be asked for again. */
  'refund.requested': { readonly purchaseId: string; readonly at: string };
  'refund.declined': { readonly purchaseId: string; readonly reason: string; readonly at: string };
  /** Money that was given back has not arrived; the purchase no longer stands as refunded. */
  'refund.failed': { readonly orderId: string; readonly refundId: string };
  'subscription.changed': { readonly subscriptionId: string };
  'subscription.ended': { readonly subscriptionId: string };
  /** Told for addresses without a purchase too, with none: what is asked must take as long as what is granted. */
  'claim.link-asked': { readonly orderIds: readonly string[] };
  /** A member now owns what was bought as a guest. */
  'purchase.claimed': { readonly orderId: string };
  /** A waiting package now pays for a document. */
  'package.used': { readonly documentId: string };
  'interview.completed': { readonly documentId: string; readonly userId: string };
  /** `fileKeys`: what the files port still holds for the document. */
  'document.deleted': { readonly documentId: string; readonly fileKeys: readonly string[] };
  /** A finished document is being changed; what was invited, viewed or signed before `revisedAt` (ISO 8601) is void. */
  'document.revised': { readonly documentId: string; readonly revisedAt: string };
  'owner.signed': { readonly documentId: string };
  /** Everybody who makes a document together has signed it, and somebody else is still missing. */
  'makers.signed': { readonly documentId: string };
  /** `witnessId`: a witness's or a co-signer's row; so in all of these. */
  'witness.viewed': { readonly documentId: string; readonly witnessId: string };
  'witness.signed': { readonly documentId: string; readonly witnessId: string };
  /** `voidsInk`: what the owner had stated of their ink is void with it. */
  'witness.declined': { readonly documentId: string; readonly witnessId: string; readonly voidsInk?: boolean };
  /** Somebody whose ink was stated says, after the document was signed, that they have not signed. */
  'ink.disputed': { readonly documentId: string; readonly witnessId: string };
  'document.executed': { readonly documentId: string; readonly versionId: string };
  /** `fileKeys`: what an attempt to keep the executed copy may have left before it broke off. */
  'document.reprinted': { readonly fileKeys: readonly string[] };
  /** `fileKeys`: of a scan that its owner has removed. */
  'scan.removed': { readonly fileKeys: readonly string[] };
  'automation.queued': { readonly deliveryId: string };
  /** `at`: when, in ISO 8601; whoever was rejected may apply again. */
  'affiliate.applied': { readonly affiliateId: string; readonly at: string };
  'commission.earned': { readonly commissionId: string };
  /** A refund has taken back a part of a commission; `reversalId` names the entry. */
  'commission.reversed': { readonly reversalId: string };
  /** Something about the account that an affiliate is paid to; what, the provider has to be asked. */
  'payout-account.changed': { readonly accountId: string };
  'payout-account.ready': { readonly affiliateId: string; readonly accountId: string };
  /** The provider has moved money of a payout, or taken some of it back. */
  'transfer.told': {
    readonly payoutId: string;
    readonly transferId: string;
    readonly accountId: string | null;
    readonly amountInCents: number;
    readonly reversedInCents: number;
  };
  'payout.sent': { readonly payoutId: string };
  'payout.failed': { readonly payoutId: string; readonly attempt: number };
  /** `at`: when, in ISO 8601. */
  'affiliate.decided': {
    readonly affiliateId: string;
    readonly decision: AffiliateDecision;
    readonly at: string;
  };
  /** `position`: of the first entry of the trail that is not as it was written. */
  'audit.broken': { readonly stream: string; readonly position: number };
  /** `fileKeys`: what the files port still holds for the submission. */
  'property.removed': { readonly fileKeys: readonly string[] };
  'property.submitted': { readonly submissionId: string };
  /** `fileKeys`: what the files port still holds of photos and videos that nobody refers to. */
  'property.files-removed': { readonly fileKeys: readonly string[] };
}

export type ProtectionChange =
  | 'password'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-codes-renewed'
  | 'recovery-code-used';

export type EventName = keyof ProductEvents;

/** Listeners by event; each name is a job in the `jobs.ts` of its capability. */
export const listenersByEvent = {
  'account.confirmation-requested': ['accounts.mail-confirmation'],
  'account.registered-again': ['accounts.mail-already-registered'],
  'account.reset-asked': ['accounts.begin-reset'],
  'account.reset-requested': ['accounts.mail-reset'],
  'account.confirmed': ['accounts.mail-welcome', 'payments.claim-promised'],
  'account.email-change-requested': ['accounts.mail-email-change', 'accounts.mail-email-change-notice'],
  'account.email-changed': ['accounts.mail-email-changed'],
  'account.protection-changed': ['accounts.mail-protection-changed'],
  'account.deleted': ['personal-data.mail-farewell', 'documents.remove-files'],
  'payment.received': [
    'payments.complete-document',
    'payments.mail-receipt',
    'payments.automate',
    'affiliates.earn-commission',
  ],
  'payment.doubled': ['payments.return-second', 'payments.mail-second'],
  'payment.renewed': ['payments.mail-renewal'],
  'payment.failed': ['payments.mail-failure'],
  'payment.refunded': ['payments.end-refunded', 'payments.mail-refund', 'affiliates.take-back-commission'],
  'refund.requested': ['payments.mail-refund-request'],
  'refund.declined': ['payments.mail-refund-decline'],
  'refund.failed': ['payments.unlock-unreturned', 'payments.mail-refund-failure'],
  'subscription.changed': ['payments.follow-subscription'],
  'subscription.ended': ['payments.mail-subscription-end'],
  'claim.link-asked': ['payments.mail-claim-links'],
  'purchase.claimed': ['payments.complete-claimed', 'affiliates.hold-claimed'],
  'interview.completed': ['payments.complete-entitled-document'],
  'package.used': ['payments.close-checkouts'],
  'document.deleted': [
    'assistant.forget-conversation',
    'signing.forget-witnesses',
    'documents.remove-files',
    'payments.close-checkouts',
  ],
  'document.revised': ['signing.void-invitations'],
  'owner.signed': ['signing.send-kept-invitations'],
  'makers.signed': ['signing.send-kept-invitations'],
  'witness.viewed': ['signing.mail-viewed'],
  'witness.signed': ['signing.mail-signed', 'affiliates.hold-witnessed'],
  'witness.declined': ['signing.mail-declined'],
  'ink.disputed': ['signing.mail-disputed'],
  'document.executed': ['signing.seal-document'],
  'document.reprinted': ['documents.remove-files'],
  'scan.removed': ['documents.remove-files'],
  'automation.queued': ['notifications.deliver-automation'],
  'affiliate.applied': ['affiliates.mail-application-received', 'affiliates.notify-administrators'],
  'commission.earned': ['affiliates.mail-commission'],
  'commission.reversed': ['affiliates.mail-reversal'],
  'payout-account.changed': ['affiliates.mirror-payout-account'],
  'payout-account.ready': ['affiliates.mail-payout-account'],
  'transfer.told': ['affiliates.follow-transfer'],
  'payout.sent': ['affiliates.mail-payout'],
  'payout.failed': ['affiliates.mail-payout-problem'],
  'affiliate.decided': ['administration.mail-decision'],
  'audit.broken': ['administration.mail-audit-break'],
  'property.removed': ['documents.remove-files'],
  'property.submitted': ['properties.mail-team', 'properties.mail-confirmation'],
  'property.files-removed': ['properties.remove-files'],
} as const satisfies { readonly [Name in EventName]: readonly string[] };

export type ListenerName = (typeof listenersByEvent)[EventName][number];
