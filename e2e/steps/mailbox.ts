import { expect, type APIRequestContext } from '@playwright/test';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The newest mail to an address whose subject matches, once it is there. */
export const waitForMail = async (
  request: APIRequestContext,
  { to, subject }: { readonly to: string; readonly subject: RegExp },
): Promise<Mail> => {
  let found: Mail | undefined;
  await expect(async () => {
    const answer = await request.get(`/dev/mailbox.json?to=${encodeURIComponent(to)}`);
    const mails = (await answer.json()) as readonly Mail[];
    found = mails.find((mail) => subject.test(mail.subject));
    expect(found, `a mail to ${to} with ${subject}`).toBeDefined();
  }).toPass();
  if (!found) throw new Error('unreachable');
  return found;
};

/** The first link in a mail's plain text that matches. */
export const linkIn = (mail: Mail, pattern: RegExp): string => {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((url) => pattern.test(url));
  if (!link) throw new Error(`no link like ${pattern} in "${mail.subject}"`);
  return link;
};
