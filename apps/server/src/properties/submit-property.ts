import type { PropertySubmission } from '@evergrant/contract/properties.ts';
import { media, mediaKinds, mediaLimits, type MediaKind } from '@evergrant/domain/properties/media-kinds.ts';
import { readProperty, type Property } from '@evergrant/domain/properties/read-property.ts';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { submissionsForEmail, submissionsFromAddress, tooMany } from '#properties/limits.ts';
import { propertyFiles, propertySubmissions } from '#properties/tables.ts';
import type { Actor, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { networkOf } from '#platform/network-of.ts';
import { rateLimitOf } from '#platform/rate-limit.ts';
import { Refused } from '#platform/refused.ts';

type Needs = Pick<Context, 'db' | 'announce' | 'clock'>;

interface Submission {
  readonly actor: Actor;
  readonly typed: PropertySubmission;
  readonly origin: Origin;
}

/** Keeps what an owner tells about a property with the files they sent, and tells the team. Repeating it changes nothing. */
export const submitProperty = async (
  context: Needs,
  { actor, typed, origin }: Submission,
): Promise<{ readonly submissionId: string }> => {
  const property = requireProperty(typed);
  const { idempotencyKey } = typed;
  const uploadIds = [...new Set(typed.uploadIds)];
  const earlier = await findEarlier(context.db, { idempotencyKey, property, uploadIds });
  if (earlier) return { submissionId: earlier };
  const rateLimit = rateLimitOf(context.db);
  await rateLimit.count(submissionsFromAddress, networkOf(origin.ipAddress), tooMany);
  await rateLimit.count(submissionsForEmail, property.submitterEmail, tooMany);

  return context.db.transaction(async (tx) => {
    const userId = actor.kind === 'member' ? actor.userId : null;
    const [kept] = await tx
      .insert(propertySubmissions)
      .values({ ...property, userId, idempotencyKey, createdAt: context.clock() })
      .onConflictDoNothing()
      .returning({ id: propertySubmissions.id });
    // The same submission, sent twice at once: the other one has just been kept.
    if (!kept) return { submissionId: (await findEarlier(tx, { idempotencyKey, property, uploadIds })) ?? '' };
    await claimUploads(tx, { submissionId: kept.id, uploadIds });

    await appendAudit(tx, {
      stream: `property:${kept.id}`,
      at: context.clock(),
      actor: userId === null ? 'guest' : `member:${userId}`,
      action: 'property submitted',
      details: { files: uploadIds.length },
      origin,
    });
    await context.announce(tx, 'property.submitted', { submissionId: kept.id });
    return { submissionId: kept.id };
  });
};

const requireProperty = ({ idempotencyKey: _key, uploadIds: _ids, ...typed }: PropertySubmission): Property => {
  const read = readProperty(typed);
  if (read.ok) return read.value;
  const [first] = read.reason;
  throw new Refused('invalid', {
    code: 'invalid-property',
    message: first?.message ?? 'Please check what you entered.',
    errors: read.reason,
  });
};

interface Sent {
  readonly idempotencyKey: string;
  readonly property: Property;
  readonly uploadIds: readonly string[];
}

/** The submission that was kept under the key, when it said the same. */
const findEarlier = async (
  tx: Pick<Tx, 'select'>,
  { idempotencyKey, property, uploadIds }: Sent,
): Promise<string | undefined> => {
  const [earlier] = await tx
    .select()
    .from(propertySubmissions)
    .where(eq(propertySubmissions.idempotencyKey, idempotencyKey));
  if (!earlier) return undefined;
  const files = await tx
    .select({ id: propertyFiles.id })
    .from(propertyFiles)
    .where(eq(propertyFiles.submissionId, earlier.id))
    .orderBy(asc(propertyFiles.position));
  const fields = Object.keys(property) as (keyof Property)[];
  const isSame = fields.every((field) => earlier[field] === property[field]);
  if (isSame && files.map(({ id }) => id).join() === uploadIds.join()) return earlier.id;
  throw new Refused('conflict', {
    code: 'key-reused',
    message: 'This form was sent before with other words. Please send it again.',
  });
};

const claimUploads = async (
  tx: Tx,
  { submissionId, uploadIds }: { readonly submissionId: string; readonly uploadIds: readonly string[] },
): Promise<void> => {
  if (uploadIds.length === 0) return;
  const free = await tx
    .select({ id: propertyFiles.id, kind: propertyFiles.kind })
    .from(propertyFiles)
    .where(
      and(
        inArray(propertyFiles.id, [...uploadIds]),
        isNull(propertyFiles.submissionId),
        isNotNull(propertyFiles.storedAt),
      ),
    )
    .for('update');
  requireAll(uploadIds, new Set(free.map(({ id }) => id)));
  requireFew(free.map(({ kind }) => kind as MediaKind));
  for (const [position, id] of uploadIds.entries()) {
    await tx.update(propertyFiles).set({ submissionId, position }).where(eq(propertyFiles.id, id));
  }
};

const requireAll = (wanted: readonly string[], free: ReadonlySet<string>): void => {
  const errors = wanted
    .filter((id) => !free.has(id))
    .map((id) => ({ field: `uploadIds.${id}`, message: 'This file is no longer kept. Please send it again.' }));
  if (errors.length === 0) return;
  const message = 'A photo or video that you added is no longer kept. Please send it again.';
  throw new Refused('conflict', { code: 'upload-gone', message, errors });
};

const requireFew = (kinds: readonly MediaKind[]): void => {
  for (const medium of media) {
    const { count } = mediaLimits[medium];
    if (kinds.filter((kind) => mediaKinds[kind].medium === medium).length <= count) continue;
    throw new Refused('invalid', { code: 'too-many-files', message: `You can send up to ${count} ${medium}s.` });
  }
};
