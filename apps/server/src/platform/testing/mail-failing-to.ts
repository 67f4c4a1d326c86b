import type { Mail } from '@evergrant/ports/mail/mail.ts';
import type { TestContext } from '#platform/testing/open-test-context.ts';

/** Mail that fails to one address and goes out to every other. */
export const mailFailingTo = ({ mail }: TestContext, email: string, error: Error): Mail => ({
  send: async (message) => {
    if (message.to === email) throw error;
    await mail.send(message);
  },
});
