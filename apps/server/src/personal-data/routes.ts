import * as contract from '@evergrant/contract/personal-data.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { deleteCookie } from 'hono/cookie';
import type { Accounts } from '#accounts/accounts.ts';
import { deleteAccount } from '#personal-data/delete-account.ts';
import { beginExport } from '#personal-data/begin-export.ts';
import { previewDeletion } from '#personal-data/preview-deletion.ts';
import { zipFiles } from '#personal-data/zip-files.ts';
import type { Context } from '#platform/context.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';
import { serveRaw } from '#platform/http/serve-raw.ts';

export const servePersonalData = (api: Api, context: Context & Accounts): void => {
  serveOperation(api, contract.previewDeletion, ({ actor }) => previewDeletion(context, actor.userId));
  serveOperation(api, contract.deleteAccount, async ({ actor, body, origin, http }) => {
    await deleteAccount(context, { member: actor, ...body, origin });
    const { authCookies } = await context.auth.$context;
    deleteCookie(http, authCookies.sessionToken.name, { path: '/' });
    return { done: true } as const;
  });
  serveExport(api, context);
};

/** The export is answered as bytes, so it is no operation of the JSON contract. */
const serveExport = (api: Api, context: Context): void => {
  const described = {
    id: 'exportMyData',
    method: 'get',
    path: '/account/export',
    tag: 'personal data',
    access: 'member',
    summary: 'Everything that is kept about the member, as one ZIP of JSON and documents',
    answers: { description: 'The archive', type: 'application/zip' },
  } as const;
  serveRaw(api, described, async ({ actor, http }) => {
    const now = context.clock();
    const name = `${brand.name.toLowerCase()}-data-${now.toISOString().slice(0, 10)}.zip`;
    const headers = {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
    };
    // Whoever asks for the headers alone reads nothing, so nothing would ever end.
    if (http.req.raw.method === 'HEAD') return http.body(null, 200, headers);
    return http.body(zipFiles(await beginExport(context, actor), now), 200, headers);
  });
};
