import * as contract from '@evergrant/contract/papers.ts';
import { findInPaper } from '#assistant/papers/find-in-paper.ts';
import { readPaperText } from '#assistant/papers/read-paper-text.ts';
import { takeFromPaper } from '#assistant/papers/take-from-paper.ts';
import type { Context } from '#platform/context.ts';
import type { LargeBody } from '#platform/http/guard-requests.ts';
import { readArriving } from '#platform/http/read-arriving.ts';
import { readOut } from '#platform/http/read-out.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';
import { serveRaw } from '#platform/http/serve-raw.ts';

/** The address to which a paper is sent. What is larger is told so in the words of the capability. */
export const paperBody: LargeBody = {
  method: 'POST',
  path: `/api${contract.papersPath}`,
  maxBytes: 4 * contract.largestPaperInBytes,
};

const brought = {
  id: 'readPaperText',
  method: 'post',
  path: contract.papersPath,
  tag: 'assistant',
  access: 'anyone',
  summary: 'The text of a file (PDF, Word, CSV or plain text, 10 MB); nothing of it is kept',
  takesBytes: true,
  answers: { description: 'Its text', type: 'application/json', schema: contract.PaperText },
} as const;

const longestInMs = 5 * 60_000;

/** Papers that people bring: their text, what is found in it, and what is taken of that. */
export const servePapers = (api: Api, context: Context): void => {
  serveRaw(api, brought, async ({ actor, origin, http }) => {
    const source = readArriving(http.req.raw.body, { atMostInMs: longestInMs });
    try {
      return http.json(contract.PaperText.parse(await readPaperText(context, { actor, source, origin })));
    } catch (error) {
      await readOut(source, paperBody.maxBytes);
      throw error;
    }
  });
  serveOperation(api, contract.findInPaper, async ({ actor, params, body }) =>
    findInPaper(context, { documentId: params.id, userId: actor.userId, text: body.text }),
  );
  serveOperation(api, contract.takeFromPaper, async ({ actor, params, query, body, origin }) =>
    takeFromPaper(context, {
      documentId: params.id,
      member: actor,
      origin,
      beginsRevision: query.beginsRevision === 'true',
      taken: body.taken,
    }),
  );
};
