import type { Table } from '#content/legal/legal-page.ts';

/** Who else sees what, and why. */
export const recipients: Table = {
  kind: 'table',
  caption: 'Who receives what',
  head: ['Who', 'What, and why'],
  rows: [
    [
      'Your witnesses',
      'Your name, the document’s name and the whole document, once you invite them. After signing, a copy with its certificate.',
    ],
    [
      'The owner of a document',
      'When you act as witness: your name, email address, and when you opened and signed. The certificate also shows your internet address and browser to all who receive a copy.',
    ],
    [
      'Stripe, our payment provider',
      'Your email address, what you buy, and our order number. You type your card on its page. If an affiliate is paid through it, Stripe identifies the affiliate itself.',
    ],
    ['Our mail provider', 'Address and text of the mails that we send.'],
    ['Our hosting and storage providers', 'They keep the database and the files for us and may not use them.'],
    [
      'An automation service, where we have connected one',
      'After a payment: its amount and the payer’s email address. With an invitation: the witness’s name, email address and link, and the document’s name.',
    ],
    ['Affiliates', 'That a purchase was made through their link, when, and its amount. Never who bought.'],
    [
      'Our own team',
      'Administrators see purchases, affiliates with their payout details, property submissions and the audit trail, but not the contents of your documents or conversations. They sign in with a second factor, and what they decide is recorded.',
    ],
    ['Courts and authorities', 'What the law obliges us to give, and no more.'],
  ],
};
