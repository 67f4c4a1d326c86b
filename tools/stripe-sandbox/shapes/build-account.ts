import { newId } from '#stripe-sandbox/shapes/new-id.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
import type { Account, Metadata } from '#stripe-sandbox/shapes/wire.ts';

export interface NewAccount {
  readonly email: string | null;
  readonly metadata: Metadata;
  /** Whether the account asks to be sent money. */
  readonly wantsTransfers: boolean;
}

/** A fresh account of somebody who is to be paid: nothing is known yet, nothing can be sent. */
export const buildAccount = ({ email, metadata, wantsTransfers }: NewAccount): Account => {
  const id = newId('acct');
  return {
    id,
    object: 'account',
    business_profile: null,
    business_type: null,
    capabilities: wantsTransfers ? { transfers: 'inactive' } : {},
    charges_enabled: false,
    controller: {
      fees: { payer: 'application' },
      is_controller: true,
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
      type: 'application',
    },
    country: 'US',
    created: nowInSeconds(),
    default_currency: 'usd',
    details_submitted: false,
    email,
    external_accounts: { object: 'list', data: [], has_more: false, url: `/v1/accounts/${id}/external_accounts` },
    metadata,
    payouts_enabled: false,
    requirements: requirementsOf(questions),
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type: 'express',
  };
};

/** How far the owner of an account has come; `restricted`: everything was answered, and then something new was asked. */
export type Onboarding = 'complete' | 'in-review' | 'restricted';

const capabilityOf = { complete: 'active', 'in-review': 'pending', restricted: 'inactive' } as const;

/** The account after its owner came to a point of the onboarding. */
export const moveAccount = (account: Account, onboarding: Onboarding): Account => ({
  ...account,
  capabilities: account.capabilities.transfers === undefined ? {} : { transfers: capabilityOf[onboarding] },
  details_submitted: true,
  payouts_enabled: onboarding === 'complete',
  requirements: requirementsOf(onboarding === 'restricted' ? ['individual.verification.document'] : []),
});

const questions = ['external_account', 'individual.dob.day', 'individual.first_name', 'tos_acceptance.date'];

const requirementsOf = (due: readonly string[]) => ({
  alternatives: [],
  current_deadline: null,
  currently_due: due,
  disabled_reason: due.length > 0 ? 'requirements.past_due' : null,
  errors: [],
  eventually_due: due,
  past_due: due,
  pending_verification: [],
});
