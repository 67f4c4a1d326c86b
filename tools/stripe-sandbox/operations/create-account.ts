import { ApiRefusal } from '#stripe-sandbox/api/api-refusal.ts';
import {
  readBranch,
  readMetadata,
  readText,
  refuseUnknown,
  requireBranch,
  requireText,
} from '#stripe-sandbox/api/read-params.ts';
import type { Form } from '#stripe-sandbox/api/parse-form.ts';
import type { Operation } from '#stripe-sandbox/operations/operation.ts';
import { buildAccount } from '#stripe-sandbox/shapes/build-account.ts';

/** POST /v1/accounts, for people who are paid and see the light dashboard. */
export const createAccount: Operation = ({ params, isConnectEnabled }) => {
  refuseUnknown(params, ['email', 'controller', 'capabilities', 'metadata']);
  if (!isConnectEnabled) {
    throw new ApiRefusal(
      "You can only create new accounts if you've signed up for Connect, which you can do at https://dashboard.stripe.com/connect.",
    );
  }
  requireController(params);

  const account = buildAccount({
    email: readText(params, 'email') ?? null,
    metadata: readMetadata(params),
    wantsTransfers: wantsTransfers(params),
  });
  return { body: account, change: { objects: [account] } };
};

// The only combination that the sandbox emulates; another one would be answered with an account that differs from it.
const emulated = { 'fees.payer': 'application', 'losses.payments': 'application', 'stripe_dashboard.type': 'express' };

const requireController = (params: Form): void => {
  const controller = requireBranch(params, 'controller');
  refuseUnknown(controller, ['fees', 'losses', 'requirement_collection', 'stripe_dashboard'], 'controller');
  for (const [path, wanted] of Object.entries(emulated)) {
    const [name = '', field = ''] = path.split('.');
    if (requireText(requireBranch(controller, name), field) === wanted) continue;
    throw new ApiRefusal(`The sandbox has accounts with controller[${name}][${field}]=${wanted} only.`, {
      param: `controller[${name}][${field}]`,
    });
  }
};

const wantsTransfers = (params: Form): boolean => {
  const capabilities = readBranch(params, 'capabilities') ?? {};
  refuseUnknown(capabilities, ['transfers'], 'capabilities');
  const transfers = readBranch(capabilities, 'transfers') ?? {};
  refuseUnknown(transfers, ['requested'], 'capabilities[transfers]');
  return readText(transfers, 'requested') === 'true';
};
