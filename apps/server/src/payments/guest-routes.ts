import * as contract from '@evergrant/contract/guest-purchases.ts';
import type { Accounts } from '#accounts/accounts.ts';
import { createRegistrationCookie } from '#accounts/registration-cookie.ts';
import { checkGuestPayment } from '#payments/checkout/check-guest-payment.ts';
import { claimPurchase } from '#payments/claims/claim-purchase.ts';
import { claimCookie } from '#payments/claims/claim-cookie.ts';
import { createGuestPayment } from '#payments/checkout/create-guest-payment.ts';
import { resendClaimLink } from '#payments/claims/resend-claim-link.ts';
import { registerAfterPurchase } from '#payments/claims/register-after-purchase.ts';
import { countPackages, usePackage } from '#payments/entitlement/spend-package.ts';
import type { Context } from '#platform/context.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';

const done = { done: true } as const;

/** What somebody without an account can buy, and how it becomes a member's. */
export const serveGuestPurchases = (api: Api, context: Context & Accounts): void => {
  const cookie = claimCookie(context.settings.origin.startsWith('https:'));
  const registration = createRegistrationCookie(context);

  serveOperation(api, contract.createGuestPayment, async ({ body, origin, http }) => {
    const referralCode = await http.var.findReferral?.(body.metadata.referralCode);
    const asked = { wanted: body, browserSecret: cookie.read(http), origin, referralCode };
    const { session, browserSecret } = await createGuestPayment(context, asked);
    cookie.write(http, browserSecret);
    return session;
  });
  serveOperation(api, contract.checkGuestPayment, ({ body, origin, http }) =>
    checkGuestPayment(context, { ...body, browserSecret: cookie.read(http), origin }),
  );
  serveOperation(api, contract.registerAfterPurchase, async ({ body, origin, http }) => {
    const registered = { typed: body, browserSecret: cookie.read(http), origin };
    await registration.write(http, await registerAfterPurchase(context, registered));
    return done;
  });
  serveOperation(api, contract.resendClaimLink, async ({ body, origin }) => {
    await resendClaimLink(context, { email: body.email, origin });
    return done;
  });
  serveOperation(api, contract.claimPurchase, ({ actor, body, origin, http }) =>
    claimPurchase(context, {
      member: actor,
      proof: body,
      browserSecret: cookie.read(http),
      origin,
    }),
  );
  serveOperation(api, contract.countPackages, async ({ actor }) => ({
    availableCount: await countPackages(context.db, actor.userId),
  }));
  serveOperation(api, contract.usePackage, async ({ actor, body }) => {
    await usePackage(context, { member: actor, documentId: body.documentId });
    return done;
  });
};
