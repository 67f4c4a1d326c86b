import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesIn, textsIn } from '#wording/messages-in.ts';
import type { Message } from '#wording/read-messages.ts';

const server = 'apps/server/src';

// What mails say in files that set none themselves, and receipts.
const sources = [
  `${server}/payments/purchases/{read-receipt,receipt-page}.ts`,
  `${server}/{documents/say-next-act,signing/words-for-executed}.ts`,
  `${server}/notifications/mail-frame.ts`,
  'packages/domain/src/catalogue/{available-types,name-in-sentence}.ts',
];

const affiliates = 'the work with affiliates is in English';
const staff = 'it goes to those who run the product';

/** Mails that are written in English alone, each with its reason. */
const elsewhere: Readonly<Record<string, string>> = {
  [`${server}/administration/mail-audit-break.ts`]: staff,
  [`${server}/properties/mail-submission.ts`]: staff,
  [`${server}/personal-data/jobs.ts`]: 'the account that had a language is deleted',
  [`${server}/payments/purchases/compose-second-payment.ts`]: staff,
  [`${server}/payments/refunds/compose-refund-failure.ts`]: staff,
  [`${server}/payments/refunds/compose-refund-request.ts`]: staff,
  [`${server}/affiliates/commissions/mail-commission.ts`]: affiliates,
  [`${server}/affiliates/payouts/mail-payout.ts`]: affiliates,
  [`${server}/affiliates/payouts/mail-payout-problem.ts`]: affiliates,
  [`${server}/affiliates/payouts/mail-payout-account.ts`]: affiliates,
  [`${server}/affiliates/applications/notify-administrator.ts`]: staff,
  [`${server}/affiliates/applications/mail-application-received.ts`]: affiliates,
  [`${server}/affiliates/applications/mail-decision.ts`]: affiliates,
};

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

const filesOfMails = (root: string): readonly string[] => [
  ...globSync(`${server}/**/*.ts`, { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts') && !(file in elsewhere) && read(root, file).includes('composeMail({'),
  ),
  ...globSync(sources, { cwd: root }),
];

/** Every sentence of the mails that are written in the language of whoever gets them. */
export const readMails = (root: string): readonly Message[] =>
  filesOfMails(root).flatMap((file) => messagesIn(read(root, file)).map((message) => ({ file, message })));

/** Every text that is written in what such mails are made of. */
export const textsOfMails = (root: string): Set<string> =>
  new Set(filesOfMails(root).flatMap((file) => textsIn(read(root, file))));
