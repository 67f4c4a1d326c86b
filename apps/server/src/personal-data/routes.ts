import * as contract from '@evergrant/contract/personal-data.ts';
import { Problem } from '@evergrant/contract/problem.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { deleteCookie } from 'hono/cookie';
import type { Accounts } from '#accounts/accounts.ts';
import { deleteAccount } from '#personal-data/delete-account.ts';
import { beginExport } from '#personal-data/begin-export.ts';
import { previewDeletion } from '#personal-data/preview-deletion.ts';
import { zipFiles } from '#personal-data/zip-files.ts';
import { requireMember } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';

export const servePersonalData = (api: Api, context: Context, accounts: Accounts): void => {
  serveOperation(api, contract.previewDeletion, ({ actor }) => previewDeletion(context, actor.userId));
  serveOperation(api, contract.deleteAccount, async ({ actor, body, http }) => {
    await deleteAccount(context, accounts, { member: actor, ...body });
    const { authCookies } = await accounts.auth.$context;
    deleteCookie(http, authCookies.sessionToken.name, { path: '/' });
    return { done: true } as const;
  });
  serveExport(api, context, accounts);
};

/** The export is answered as bytes, so it is no operation of the JSON contract. */
const serveExport = (api: Api, context: Context, accounts: Accounts): void => {
  api.openAPIRegistry.registerPath({
    method: 'get',
    path: '/account/export',
    operationId: 'exportMyData',
    summary: 'Everything that is kept about the member, as one ZIP of JSON and documents',
    tags: ['personal data'],
    security: [{ session: [] }, { bearer: [] }],
    responses: {
      200: {
        description: 'The archive',
        content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
      },
      default: { description: 'Refused', content: { 'application/problem+json': { schema: Problem } } },
    },
  });
  api.get('/account/export', async (http) => {
    const member = requireMember(http.var.actor);
    const now = context.clock();
    const name = `${brand.name.toLowerCase()}-data-${now.toISOString().slice(0, 10)}.zip`;
    const headers = {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
    };
    // Whoever asks for the headers alone reads nothing, so nothing would ever end.
    if (http.req.raw.method === 'HEAD') return http.body(null, 200, headers);
    return http.body(zipFiles(await beginExport(context, accounts, member), now), 200, headers);
  });
};
