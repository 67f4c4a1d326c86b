import { randomBytes } from 'node:crypto';
import { ApiRefusal, noSuch } from '#stripe-sandbox/api/api-refusal.ts';
import type { Form } from '#stripe-sandbox/api/parse-form.ts';
import { readUrl, refuseUnknown, requireText } from '#stripe-sandbox/api/read-params.ts';
import type { Operation } from '#stripe-sandbox/operations/operation.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
import type { OnboardingDoor } from '#stripe-sandbox/shapes/wire.ts';

const opensForSeconds = 5 * 60;

/** POST /v1/account_links */
export const createAccountLink: Operation = ({ books, params, publicUrl }) => {
  refuseUnknown(params, ['account', 'type', 'return_url', 'refresh_url']);
  const accountId = requireText(params, 'account');
  if (requireText(params, 'type') !== 'account_onboarding') {
    throw new ApiRefusal('Invalid type: must be account_onboarding', { param: 'type' });
  }
  if (!books.findObject('account', accountId)) throw noSuch('account', accountId, 'account');

  const secret = randomBytes(18).toString('base64url');
  const created = nowInSeconds();
  const door: OnboardingDoor = {
    accountId,
    returnUrl: requireUrl(params, 'return_url'),
    refreshUrl: requireUrl(params, 'refresh_url'),
    expiresAt: created + opensForSeconds,
  };
  return {
    body: {
      object: 'account_link',
      created,
      expires_at: door.expiresAt,
      url: `${publicUrl}/setup/${accountId}/${secret}`,
    },
    change: { entries: [{ table: 'onboarding', key: secret, value: door }] },
  };
};

const requireUrl = (params: Form, name: string): string => readUrl(params, name) ?? requireText(params, name);
