import { Webhook } from 'standardwebhooks';
import { AutomationFailed } from '#automation/automation.ts';
import type { Automation, AutomationMessage } from '#automation/automation.ts';

const timeoutInMs = 10_000;

/**
 * Posts messages to an address as JSON `{event, ...data, timestamp}`, signed by the Standard Webhooks scheme.
 * `secret`: base64, with or without the prefix `whsec_`.
 */
export const createWebhookAutomation = ({
  url,
  secret,
}: {
  readonly url: string;
  readonly secret: string;
}): Automation => {
  const signer = new Webhook(secret);
  return {
    deliver: async (message) => {
      const sentAt = new Date();
      const body = JSON.stringify(describe(message));
      const response = await post(url, {
        body,
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': message.id,
          'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
          'webhook-signature': signer.sign(message.id, sentAt, body),
        },
      });
      await response.body?.cancel();
      if (response.ok) return response.status;
      throw new AutomationFailed(response.status, `the receiver answered ${response.status}`);
    },
  };
};

const describe = ({ event, data, occurredAt }: AutomationMessage): object => ({
  event,
  ...data,
  timestamp: occurredAt.toISOString(),
});

const post = async (url: string, request: { readonly body: string; readonly headers: Record<string, string> }) => {
  try {
    // A redirect would carry signed personal data to an address that the operator did not name.
    const signal = AbortSignal.timeout(timeoutInMs);
    return await fetch(url, { method: 'POST', redirect: 'error', signal, ...request });
  } catch (error) {
    throw new AutomationFailed(undefined, 'the receiver did not answer', { cause: error });
  }
};
