import * as contract from '@evergrant/contract/affiliates.ts';
import type { z } from 'zod';
import { createPayoutAccount } from '#affiliates/payouts/create-payout-account.ts';
import { openOnboarding } from '#affiliates/payouts/open-onboarding.ts';
import { readPayoutAccount } from '#affiliates/payouts/read-payout-account.ts';
import type { Member, Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';

type Operation = typeof contract.affiliateStripeConnect;

interface Asked {
  readonly member: Member;
  readonly origin: Origin;
  readonly body: z.output<Operation['body']>;
}

export const servePayoutAccounts = (api: Api, context: Context): void => {
  serveOperation(api, contract.affiliateStripeConnect, ({ actor, origin, body }) =>
    answer(context, { member: actor, origin, body }),
  );
};

const answer = async (context: Context, { member, origin, body }: Asked): Promise<z.input<Operation['answer']>> => {
  switch (body.action) {
    case 'create_account': {
      const { affiliateId } = body;
      return { success: true, ...(await createPayoutAccount(context, { member, affiliateId, origin })) };
    }
    case 'create_onboarding_link': {
      const { accountId } = body;
      return { success: true, accountId, ...(await openOnboarding(context, { member, accountId })) };
    }
    case 'get_account_status': {
      const { accountId } = body;
      return { success: true, accountId, ...(await readPayoutAccount(context, { member, accountId })) };
    }
  }
};
