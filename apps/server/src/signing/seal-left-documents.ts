import type { Context } from '#platform/context.ts';
import { sealDocument } from '#signing/seal-document.ts';
import { listUnsealed } from '#documents/list-unsealed.ts';

const hourInMs = 3_600_000;

/** Seals what everyone signed more than an hour ago and no attempt could finish, e.g. while no file could be kept. */
export const sealLeftDocuments = async (
  context: Parameters<typeof sealDocument>[0] & Pick<Context, 'log'>,
): Promise<void> => {
  const { db, clock, log } = context;
  for (const left of await listUnsealed(db, new Date(clock().getTime() - hourInMs))) {
    await sealDocument(context, left).catch((error: unknown) => log.error({ err: error, ...left }, 'not sealed yet'));
  }
};
