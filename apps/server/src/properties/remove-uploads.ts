import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { propertyFiles } from '#properties/tables.ts';
import type { Context } from '#platform/context.ts';

type Needs = Pick<Context, 'db' | 'announce'>;

const atOnce = 500;

/** Removes a file that was sent and not submitted; one that is gone or submitted is left as it is. */
export const removeUpload = async ({ db, announce }: Needs, uploadId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const gone = await tx
      .delete(propertyFiles)
      .where(and(eq(propertyFiles.id, uploadId), isNull(propertyFiles.submissionId)))
      .returning({ fileKey: propertyFiles.fileKey });

    if (gone.length > 0) await announce(tx, 'property.files-removed', { fileKeys: gone.map(({ fileKey }) => fileKey) });
  });

/** Removes what nobody has submitted within a day. */
export const removeUnclaimedUploads = async (context: Needs & Pick<Context, 'clock'>): Promise<void> => {
  const before = new Date(context.clock().getTime() - dayInMs);
  while ((await removeSome(context, before)) === atOnce);
};

const removeSome = async ({ db, announce }: Needs, before: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const old = await tx
      .select({ id: propertyFiles.id })
      .from(propertyFiles)
      .where(and(isNull(propertyFiles.submissionId), lt(propertyFiles.createdAt, before)))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    if (old.length === 0) return 0;
    const ids = old.map(({ id }) => id);
    const gone = await tx
      .delete(propertyFiles)
      .where(inArray(propertyFiles.id, ids))
      .returning({ fileKey: propertyFiles.fileKey });
    await announce(tx, 'property.files-removed', { fileKeys: gone.map(({ fileKey }) => fileKey) });
    return gone.length;
  });
