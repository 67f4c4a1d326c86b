import { affiliateTerms } from '#content/affiliate-program.ts';
import type { Table } from '#content/legal/legal-page.ts';

/** Every cookie and every entry in the browser’s storage. */
export const browserStorage: Table = {
  kind: 'table',
  caption: 'What we keep in your browser',
  head: ['Name', 'What for', 'How long'],
  rows: [
    ['evergrant.session', 'Keeps you signed in', '7 days from your last visit, or until you log out'],
    ['evergrant.second-factor', 'Waits for your code while you sign in', '10 minutes'],
    [
      'evergrant.browser',
      'Remembers that you logged in here, so that strangers who try your address cannot lock you out',
      '1 year from your last login',
    ],
    ['evergrant.registration', 'Remembers that you registered in this browser, so that one click confirms', '7 days'],
    ['evergrant.confirmation', 'Lets you confirm the email address of a new account', '24 hours'],
    ['evergrant.reset', 'Lets you set a new password after a mailed link', '1 hour'],
    ['evergrant.email-change', 'Lets you confirm a new email address', '24 hours'],
    ['evergrant.claim', 'Proves that a guest’s purchase was made in this browser', '30 days'],
    [
      'evergrant.referral',
      'Remembers which affiliate’s link brought you, only if you came by one',
      `${affiliateTerms.linkDays} days`,
    ],
    ['evergrant-member (local storage)', 'Remembers that somebody is a member here, not who', 'Until you log out'],
    [
      'evergrant-words (local storage)',
      'What you have typed for a document and not sent yet, for your account alone, so that nothing is lost when the page is closed',
      'Until it is sent',
    ],
    [
      'evergrant-talk (local storage)',
      'What you have said to the Trust Assistant on this device, for your account alone',
      'Until you save it to your account',
    ],
    [
      'evergrant-read-aloud (local storage)',
      'Remembers that questions are to be read aloud',
      'Until you switch it off',
    ],
    ['evergrant-language (local storage)', 'Remembers that you read in Spanish', 'Until you choose English'],
    [
      'Checkout details (session storage)',
      'The purchase in progress, and a guest’s name and email address so that no form asks twice',
      'Until you close the tab',
    ],
    [
      'Confirmation mail (session storage)',
      'When it may be sent again, and to which address',
      'Until you close the tab',
    ],
    [
      'Affiliate application (session storage)',
      'What you typed into the application, without the payout details, so that it is there after you log in',
      'Until it is sent, or you close the tab',
    ],
  ],
};
