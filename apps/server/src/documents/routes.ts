import * as contract from '@evergrant/contract/documents.ts';
import * as notes from '@evergrant/contract/notes.ts';
import * as review from '@evergrant/contract/review.ts';
import { Facts } from '@evergrant/contract/fact-shapes.ts';
import type { Context } from '#platform/context.ts';
import type { SmallBody } from '#platform/http/guard-requests.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';
import { askAttorney } from '#documents/ask-attorney.ts';
import { changeNote } from '#documents/change-note.ts';
import { clearFact } from '#documents/clear-fact.ts';
import { confirmAllFacts } from '#documents/confirm-all-facts.ts';
import { confirmFact } from '#documents/confirm-fact.ts';
import { createDocument } from '#documents/create-document.ts';
import { deleteDocument } from '#documents/delete-document.ts';
import { generateDocumentHtml } from '#documents/generate-document-html.ts';
import { listDocuments } from '#documents/list-documents.ts';
import { readDocumentHtml } from '#documents/read-document-html.ts';
import { readDocument } from '#documents/read-document.ts';
import { readFacts } from '#documents/read-facts.ts';
import { readReview } from '#documents/read-review.ts';
import { recordFact } from '#documents/record-fact.ts';
import { removeNote } from '#documents/remove-note.ts';
import { takeUpNote } from '#documents/take-up-note.ts';
import { servePeople } from '#documents/people/serve-people.ts';
import { serveDownloads } from '#documents/serve-downloads.ts';

/** The addresses to which one fact is sent; a hundred items of property with all that can be said of them are 300 KB. */
export const factBody: SmallBody = {
  method: 'PUT',
  path: /^\/api\/documents\/[^/]+\/(?:facts|answers)\/[^/]+$/,
  maxBytes: 512 * 1024,
};

export const serveDocuments = (api: Api, context: Context): void => {
  serveOperation(api, contract.listDocuments, async ({ actor }) => listDocuments(context, actor));
  serveOperation(api, contract.createDocument, async ({ actor, body, origin }) =>
    createDocument(context, { ...body, member: actor, origin }),
  );
  serveOperation(api, contract.readDocument, async ({ actor, params }) =>
    readDocument(context, { documentId: params.id, userId: actor.userId }),
  );
  serveOperation(api, contract.deleteDocument, async ({ actor, params, origin }) => {
    await deleteDocument(context, { documentId: params.id, member: actor, origin });
    return { done: true } as const;
  });
  serveFacts(api, context);
  serveNotes(api, context);
  serveOperation(api, review.readReview, async ({ actor, params }) =>
    readReview(context, { documentId: params.id, userId: actor.userId }),
  );
  serveOperation(api, contract.readDocumentHtml, async ({ actor, params }) =>
    readDocumentHtml(context, { documentId: params.id, userId: actor.userId }),
  );
  serveOperation(api, contract.generateDocumentHtml, async ({ actor, body }) =>
    generateDocumentHtml(context, { documentId: body.trustId, userId: actor.userId }),
  );
  serveDownloads(api, context);
  servePeople(api, context);
};

const serveFacts = (api: Api, context: Context): void => {
  // A shape that was made before the description of the interface was loaded cannot be named in it; its copy can.
  api.openAPIRegistry.register('Facts', Facts.clone());
  serveOperation(api, contract.readFacts, async ({ actor, params }) =>
    readFacts(context, { documentId: params.id, userId: actor.userId }),
  );
  serveOperation(api, contract.recordFact, async ({ actor, params, query, body, origin }) =>
    recordFact(context, {
      documentId: params.id,
      member: actor,
      origin,
      beginsRevision: query.beginsRevision === 'true',
      field: params.field,
      ...body,
    }),
  );
  serveOperation(api, contract.clearFact, async ({ actor, params, query, origin }) =>
    clearFact(context, {
      documentId: params.id,
      member: actor,
      origin,
      beginsRevision: query.beginsRevision === 'true',
      field: params.field,
    }),
  );
  serveOperation(api, contract.confirmFact, async ({ actor, params, origin }) =>
    confirmFact(context, { documentId: params.id, member: actor, origin, field: params.field }),
  );
  serveOperation(api, contract.confirmAllFacts, async ({ actor, params, query, origin }) =>
    confirmAllFacts(context, {
      documentId: params.id,
      member: actor,
      origin,
      takesUsual: query.takesUsual === 'true',
    }),
  );
};

const serveNotes = (api: Api, context: Context): void => {
  serveOperation(api, notes.changeNote, async ({ actor, params, body, origin }) =>
    changeNote(context, { documentId: params.id, member: actor, origin, ...body }),
  );
  serveOperation(api, notes.removeNote, async ({ actor, params, body, origin }) =>
    removeNote(context, { documentId: params.id, member: actor, origin, ...body }),
  );
  serveOperation(api, review.takeUpNote, async ({ actor, params, query, body, origin }) =>
    takeUpNote(context, {
      documentId: params.id,
      member: actor,
      origin,
      beginsRevision: query.beginsRevision === 'true',
      ...body,
    }),
  );
  serveOperation(api, review.askAttorney, async ({ actor, params, body, origin }) =>
    askAttorney(context, { documentId: params.id, member: actor, origin, ...body }),
  );
};
