import * as cosigners from '@evergrant/contract/cosigners.ts';
import * as contract from '@evergrant/contract/signing.ts';
import { watchSigning } from '@evergrant/contract/signing-events.ts';
import { streamSSE } from 'hono/streaming';
import type { Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';
import { serveRaw } from '#platform/http/serve-raw.ts';
import { networkOf } from '#platform/network-of.ts';
import { Refused } from '#platform/refused.ts';
import { rateLimitOf, type Limit } from '#platform/rate-limit.ts';
import { addWitness } from '#signing/add-witness.ts';
import { declineAsWitness } from '#signing/decline-as-witness.ts';
import { inviteAllWitnesses } from '#signing/invite-all-witnesses.ts';
import { inviteCosigner } from '#signing/invite-cosigner.ts';
import { inviteWitness } from '#signing/invite-witness.ts';
import { openWitnessLink } from '#signing/open-witness-link.ts';
import { readSigning } from '#signing/read-signing.ts';
import { refuseOwner } from '#signing/refuse-owner.ts';
import { removeWitness } from '#signing/remove-witness.ts';
import { serveScans } from '#signing/serve-scans.ts';
import { serveVersions } from '#signing/serve-versions.ts';
import { signAsOwner } from '#signing/sign-as-owner.ts';
import { signAsWitness } from '#signing/sign-as-witness.ts';
import { statePaperSignature } from '#signing/state-paper-signature.ts';
import { viewAsWitness } from '#signing/view-as-witness.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';

const heartbeatMs = 30_000;

export const serveSigning = (api: Api, context: Context): void => {
  serveOperation(api, contract.readSigning, ({ actor, params }) =>
    readSigning(context, { member: actor, documentId: params.id }),
  );
  serveOperation(api, contract.addWitness, ({ actor, params, body, origin }) =>
    addWitness(context, { member: actor, documentId: params.id, ...body, origin }),
  );
  serveOperation(api, contract.removeWitness, async ({ actor, params, origin }) => {
    const { id: documentId, witnessId } = params;
    await removeWitness(context, { member: actor, documentId, witnessId, origin });
    return { done: true } as const;
  });
  serveOperation(api, contract.sendWitnessInvitation, ({ actor, body: { trustId: documentId, witnessId }, origin }) =>
    inviteWitness(context, { member: actor, documentId, witnessId, origin }),
  );
  serveOperation(api, contract.inviteAllWitnesses, ({ actor, params, origin }) =>
    inviteAllWitnesses(context, { member: actor, documentId: params.id, origin }),
  );
  serveOperation(api, cosigners.inviteCosigner, ({ actor, params: { id: documentId, signerId }, body, origin }) =>
    inviteCosigner(context, { member: actor, documentId, signerId, ...body, origin }),
  );
  serveOperation(
    api,
    cosigners.statePaperSignature,
    async ({ actor, params: { id: documentId, lineId }, body, origin }) => {
      await statePaperSignature(context, { member: actor, documentId, signerId: lineId, ...body, origin });
      return { done: true } as const;
    },
  );
  serveOperation(api, contract.signAsOwner, ({ actor, params, body, origin }) =>
    signAsOwner(context, { member: actor, documentId: params.id, body, origin }),
  );
  serveWitness(api, context);
  serveVersions(api, context);
  serveScans(api, context);
  serveEvents(api, context);
};

const guessesFromAddress: Limit = { name: 'witness-link', attempts: 30, seconds: 60 };

/** What the holder of a link may do. The link's secret is all that proves who they are, so guesses are counted. */
const serveWitness = (api: Api, context: Context): void => {
  const rateLimit = rateLimitOf(context.db);
  const guarded = <Answer>({ ipAddress }: Origin, work: () => Promise<Answer>): Promise<Answer> => {
    const message = 'Too many attempts. Please wait a few minutes before trying again.';
    const isWrong = (error: unknown): boolean => error instanceof Refused && error.refusal.code === 'invalid-link';
    return rateLimit.guess({ limit: guessesFromAddress, key: networkOf(ipAddress), message, isWrong }, work);
  };
  serveOperation(api, contract.openWitnessLink, ({ params, origin }) =>
    guarded(origin, () => openWitnessLink(context, params)),
  );
  serveOperation(api, contract.viewAsWitness, ({ params, actor, origin }) =>
    guarded(origin, async () => {
      await refuseOwner(context, { ...params, actor });
      return viewAsWitness(context, { ...params, origin });
    }),
  );
  serveOperation(api, contract.signAsWitness, ({ params, actor, body, origin }) =>
    guarded(origin, async () => {
      await refuseOwner(context, { ...params, actor });
      return signAsWitness(context, { ...params, body, origin });
    }),
  );
  serveOperation(api, contract.declineAsWitness, ({ params, body, origin }) =>
    guarded(origin, () => declineAsWitness(context, { ...params, ...body, origin })),
  );
};

/** News about a document for its owner's open pages. */
const serveEvents = (api: Api, { db, live }: Context): void => {
  const answers = { description: 'Events', type: 'text/event-stream', schema: watchSigning.answer };
  serveRaw(api, { ...watchSigning, answers }, async ({ actor, params, http }) => {
    const document = await loadOwnDocument(db, { documentId: params.id, userId: actor.userId });
    http.header('X-Accel-Buffering', 'no');
    return streamSSE(http, async (stream) => {
      // Before the page hears that we are ready, so that nothing falls between.
      const stop = live.subscribe(`document:${document.id}`, (data) => void stream.writeSSE({ data }));
      await stream.writeSSE({ event: 'ready', data: 'ready' });
      const beat = setInterval(() => void stream.writeSSE({ event: 'ping', data: 'ping' }), heartbeatMs);
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      clearInterval(beat);
      stop();
    });
  });
};
