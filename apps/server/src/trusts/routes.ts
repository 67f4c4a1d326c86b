import * as contract from '@evergrant/contract/trusts.ts';
import type { Context } from '#platform/context.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';
import { clearFact } from '#trusts/clear-fact.ts';
import { confirmAllFacts } from '#trusts/confirm-all-facts.ts';
import { confirmFact } from '#trusts/confirm-fact.ts';
import { createTrust } from '#trusts/create-trust.ts';
import { deleteTrust } from '#trusts/delete-trust.ts';
import { generateDocumentHtml } from '#trusts/generate-document-html.ts';
import { listTrusts } from '#trusts/list-trusts.ts';
import { readDocument } from '#trusts/read-document.ts';
import { readTrust } from '#trusts/read-trust.ts';
import { readFacts } from '#trusts/read-facts.ts';
import { recordFact } from '#trusts/record-fact.ts';
import { serveDownloads } from '#trusts/serve-downloads.ts';

export const serveTrusts = (api: Api, context: Context): void => {
  serveOperation(api, contract.listTrusts, async ({ actor }) => listTrusts(context, actor));
  serveOperation(api, contract.createTrust, async ({ actor, body, origin }) =>
    createTrust(context, { ...body, member: actor, origin }),
  );
  serveOperation(api, contract.readTrust, async ({ actor, params }) =>
    readTrust(context, { trustId: params.id, userId: actor.userId }),
  );
  serveOperation(api, contract.deleteTrust, async ({ actor, params, origin }) => {
    await deleteTrust(context, { trustId: params.id, member: actor, origin });
    return { done: true } as const;
  });
  serveFacts(api, context);
  serveOperation(api, contract.readDocument, async ({ actor, params }) =>
    readDocument(context, { trustId: params.id, userId: actor.userId }),
  );
  serveOperation(api, contract.generateDocumentHtml, async ({ actor, body }) =>
    generateDocumentHtml(context, { trustId: body.trustId, userId: actor.userId }),
  );
  serveDownloads(api, context);
};

const serveFacts = (api: Api, context: Context): void => {
  serveOperation(api, contract.readFacts, async ({ actor, params }) =>
    readFacts(context, { trustId: params.id, userId: actor.userId }),
  );
  serveOperation(api, contract.recordFact, async ({ actor, params, query, body, origin }) =>
    recordFact(context, {
      trustId: params.id,
      member: actor,
      origin,
      beginsRevision: query.beginsRevision === 'true',
      field: params.field,
      ...body,
    }),
  );
  serveOperation(api, contract.clearFact, async ({ actor, params, query, origin }) =>
    clearFact(context, {
      trustId: params.id,
      member: actor,
      origin,
      beginsRevision: query.beginsRevision === 'true',
      field: params.field,
    }),
  );
  serveOperation(api, contract.confirmFact, async ({ actor, params, origin }) =>
    confirmFact(context, { trustId: params.id, member: actor, origin, field: params.field }),
  );
  serveOperation(api, contract.confirmAllFacts, async ({ actor, params, origin }) =>
    confirmAllFacts(context, { trustId: params.id, member: actor, origin }),
  );
};
