import type { Table } from '#content/legal/legal-page.ts';

/** How long what is kept. */
export const retention: Table = {
  kind: 'table',
  caption: 'What stays how long',
  head: ['What', 'How long'],
  rows: [
    ['Account, answers, conversations, drafts', 'Until you delete them or the account'],
    [
      'A document that you delete',
      'Removed with its signatures and witnesses. The audit trail keeps that it existed, until you delete the account.',
    ],
    [
      'A document that everyone has signed, after you delete your account',
      'The signed text and file, the signatures with names and email addresses, and its audit trail stay, because your witnesses and beneficiaries rely on them. Facts, drafts and the conversation go.',
    ],
    ['That an account was deleted', 'The day and the number of documents stay, without your name.'],
    [
      'Purchases, invoices and refunds',
      'As long as bookkeeping law asks; without your name once the account is deleted',
    ],
    [
      'A guest’s name and email address',
      'Until the payment page expires, or until an account takes the purchase over; else as long as we keep the purchase',
    ],
    ['Affiliate records', 'What was earned and paid stays in the books, without the account once that is deleted'],
    ['Visits counted for affiliates', 'As long as the affiliate’s record'],
    [
      'Property submissions',
      'Until you ask us to delete them, or delete the account with which you sent them. Files that were never submitted are removed after a day.',
    ],
    ['Sign-ins', 'They end 7 days after the last visit. The entry goes with your account at the latest.'],
    ['Counters of attempts', 'About an hour'],
    ['Finished tasks, such as a mail to send', 'About a week'],
    [
      'Messages to an automation service, where we have connected one',
      'Kept as a record of what was sent, without private links, until the account they are about is deleted',
    ],
  ],
};
