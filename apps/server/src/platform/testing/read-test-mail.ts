import type { OutboxMessage } from '@evergrant/ports/mail/outbox-mail.ts';
import { vi } from 'vitest';
import type { TestContext } from '#platform/testing/open-test-context.ts';

/** The newest mail to an address whose subject contains the words, once all jobs are done. */
export const readTestMail = async (context: TestContext, to: string, words: string): Promise<OutboxMessage> => {
  await context.jobsDone();
  // Some requests announce their mail only after they have answered.
  return vi.waitFor(
    async () => {
      const found = (await context.mail.list(to)).find(({ subject }) => subject.includes(words));
      if (!found) throw new Error(`no mail to ${to} about ${words}`);
      return found;
    },
    { timeout: 60_000, interval: 50 },
  );
};

/** Where the button of a mail leads. */
export const linkOf = ({ text }: Pick<OutboxMessage, 'text'>): URL => {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!link) throw new Error('there is no link in this mail');
  return new URL(link);
};
