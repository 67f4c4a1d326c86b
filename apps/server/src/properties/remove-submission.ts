import { eq } from 'drizzle-orm';
import { propertyFiles, propertySubmissions } from '#properties/tables.ts';
import type { Administrator, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

interface Removal {
  readonly admin: Administrator;
  readonly submissionId: string;
  readonly origin: Origin;
}

/** An administrator removes a submission with its files for good, as its sender may ask. The audit names nobody. */
export const removeSubmission = (
  { db, announce, clock }: Pick<Context, 'db' | 'announce' | 'clock'>,
  { admin, submissionId, origin }: Removal,
): Promise<void> =>
  db.transaction(async (tx) => {
    const files = await tx
      .select({ key: propertyFiles.fileKey })
      .from(propertyFiles)
      .where(eq(propertyFiles.submissionId, submissionId));
    const [removed] = await tx
      .delete(propertySubmissions)
      .where(eq(propertySubmissions.id, submissionId))
      .returning({ id: propertySubmissions.id });
    if (!removed) {
      const message = 'This submission has been deleted already.';
      throw new Refused('absent', { code: 'submission-not-found', title: 'Submission not deleted', message });
    }
    await appendAudit(tx, {
      stream: `property:${submissionId}`,
      at: clock(),
      actor: `admin:${admin.userId}`,
      action: 'property submission deleted',
      details: { files: files.length },
      origin,
    });
    await announce(tx, 'property.removed', { fileKeys: files.map(({ key }) => key) });
  });
