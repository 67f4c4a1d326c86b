import { brand } from '@evergrant/domain/brand/brand.ts';

/** The first thing that a person opens in their export, in plain words. */
export const writeReadme = (input: { readonly name: string; readonly email: string; readonly at: Date }): string =>
  [
    `Your ${brand.name} data`,
    '',
    `This is everything that ${brand.name} keeps about the account of ${input.name} (${input.email}),`,
    `as it was on ${input.at.toISOString()}. All times are in UTC.`,
    '',
    'account.json      your name, your address, and how your account is protected',
    'sessions.json     where you are signed in',
    'purchases.json    what you ordered, paid and subscribed to; amounts are in cents',
    'audit.json        what happened to your account, in order',
    'affiliate.json    your affiliate application, what you earned and what you were paid; amounts are in cents',
    'people.json       everybody whom your documents name, each once, with what you said of them',
    'properties.json   properties that you told us about; their photos and videos are in properties/',
    '',
    'trusts/           one folder for each of your documents:',
    '  facts.json          every answer that is recorded, and the versions that were frozen',
    '  conversation.json   what you and the assistant said',
    '  witnesses.json      whom you asked to witness or to sign with you',
    '  signatures.json     who signed, when, and the drawn signatures (as PNG data)',
    '  scans/              your scans of sheets that were signed in ink',
    '  audit.json          what happened to the document, in order; every entry seals the one before it',
    '  document.html/.pdf  the document; document-preview.html while it is not finished or not paid for',
    '  signed-version-…    signed copies of earlier versions',
    '',
    'NOT-INCLUDED.txt  is here only if a file could not be given; it lists which, and why',
    '',
    'Files that end in .json are text; any editor opens them, and any program can read them.',
    'Your password, the secret of your authenticator app and the secrets in mailed links are not included:',
    'we keep no readable copy of them.',
    '',
    `Questions? ${brand.supportEmail}`,
    '',
  ].join('\n');

/** The list of what could not be given, with the reason beside each name. */
export const listMissing = (files: readonly { readonly name: string; readonly missing: string }[]): string =>
  [
    'These files belong to your data and could not be included:',
    '',
    ...files.flatMap(({ name, missing }) => [name, `  ${missing}`, '']),
    `We have been alerted. Please try the export again later, or write to ${brand.supportEmail}.`,
    '',
  ].join('\n');
