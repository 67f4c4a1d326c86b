/** Tables into which nothing is written that a person has to answer for, each with its reason. */
export const tablesOfNoAct: Readonly<Record<string, string>> = {
  affiliateAnalytics: 'visits, counted without anybody’s name',
  applicationNotices: 'which administrator was mailed of an application; the application is recorded',
  auditBreaks: 'what was found in the trail itself',
  auditChecks: 'when the trail itself was looked at',
  automationDeliveries: 'each row is the record of one delivery, and of how it ended',
  claimSecrets: 'what a purchase can be claimed with; the claim is recorded',
  commissionMonths: 'sums of commissions, each of which is recorded',
  messages: 'what was said stands as it was said, and goes with its document, whose end is recorded',
  orders: 'by a payment page nobody owes or owns anything; its payment, its claim and its refund are recorded',
  paymentEvents: 'each row is the record of what the provider said',
  payoutRuns: 'which days were run; each payout is recorded',
  rateLimits: 'attempts, counted for minutes',
  refunds: 'the provider’s sum for a payment; what it changes in a purchase is recorded',
  signInChallenges: 'half of a sign-in, for minutes; it opens nothing by itself',
  verifications: 'mailed links, for an hour; the password that is set by one is recorded',
};

/** Files that write into other tables without an entry, each with its reason. */
export const filesOfNoAct: Readonly<Record<string, string>> = {
  'apps/server/src/accounts/accounts.ts': 'when a session was last seen',
  'apps/server/src/accounts/login.ts': 'a session that nobody has seen, in place of which a second factor is asked',
  'apps/server/src/accounts/register.ts':
    'an account that nobody has confirmed is nobody’s; its confirmation is recorded',
  'apps/server/src/accounts/second-factor/take-totp-code.ts': 'which code was the last, so that none counts twice',
  'apps/server/src/affiliates/payouts/send-payout.ts':
    'which process sends; freezing, sending and failing are recorded',
  'apps/server/src/documents/describe-older-versions.ts':
    'what follows from a frozen version, which it leaves as it is',
  'apps/server/src/documents/people/open-register.ts': 'who is meant in answers that stand as they were given',
  'apps/server/src/documents/people/save-people.ts': 'the people of a draft; a correction by hand is recorded',
  'apps/server/src/documents/reserve-executed.ts': 'where a file is about to be written; the written one is recorded',
  'apps/server/src/documents/write-document.ts': 'answers of a draft; the trail speaks from the finished interview on',
  'apps/server/src/payments/subscriptions/record-invoice.ts': 'a month that was not paid yet; a paid one is recorded',
  'apps/server/src/payments/subscriptions/record-subscription.ts':
    'the provider’s newest word; what it opens and closes is recorded with each document',
  'apps/server/src/properties/remove-uploads.ts': 'a file that nobody has submitted',
  'apps/server/src/properties/take-upload.ts': 'a file that nobody has submitted',
  'apps/server/src/signing/forget-witnesses.ts': 'what goes with a deleted document, whose end is recorded',
  'apps/server/src/signing/mail-invitation.ts': 'the link of a mail; that it was sent is recorded',
  'apps/server/src/signing/reserve-scan.ts': 'a scan that is arriving; that it came is recorded',
  'apps/server/src/signing/take-scan.ts': 'a scan that did not arrive',
  'apps/server/src/signing/void-invitations.ts': 'what a revision takes back; the revision is recorded',
};
