import { FilesUnavailable } from '@evergrant/ports/files/files.ts';
import { asc, eq } from 'drizzle-orm';
import { findSubmission } from '#properties/list-submissions.ts';
import { propertyFiles, propertySubmissions } from '#properties/tables.ts';
import type { Context } from '#platform/context.ts';
import type { DbOrTx, Tx } from '#platform/database/database.ts';

/** Every property that a member has submitted, with its files named. */
export const exportProperties = async (db: DbOrTx, userId: string) => {
  const own = await listOwn(db, userId);
  const found = await Promise.all(own.map(({ id }) => findSubmission(db, id)));
  return found.flatMap((submission) => {
    if (!submission) return [];
    const { userId: _owner, ...told } = submission;
    return [told];
  });
};

type PropertyFile = { readonly name: string } & (
  | { readonly chunks: AsyncIterable<Uint8Array> }
  | { readonly missing: string }
);

/** The photos and videos of a member's properties, one after the other. */
export async function* exportPropertyFiles(
  { db, files }: Pick<Context, 'db' | 'files'>,
  userId: string,
): AsyncGenerator<PropertyFile> {
  for (const { fileKey, id, name } of await listFiles(db, userId)) {
    // Names may be the same; ids never are.
    const exported = `properties/${id.slice(0, 8)} ${name}`;
    const chunks = await files.getStream(fileKey).catch((error: unknown) => {
      if (error instanceof FilesUnavailable) return undefined;
      throw error;
    });
    yield chunks
      ? { name: exported, chunks }
      : { name: exported, missing: 'It cannot be found where it was kept, or that place did not answer.' };
  }
}

/** Removes every property of a member; the answer is what the files port still holds of them. */
export const forgetProperties = async (tx: Tx, userId: string): Promise<readonly string[]> => {
  const gone = await listFiles(tx, userId);
  await tx.delete(propertySubmissions).where(eq(propertySubmissions.userId, userId));
  return gone.map(({ fileKey }) => fileKey);
};

const listOwn = (db: DbOrTx, userId: string) =>
  db
    .select({ id: propertySubmissions.id })
    .from(propertySubmissions)
    .where(eq(propertySubmissions.userId, userId))
    .orderBy(asc(propertySubmissions.createdAt));

const listFiles = (db: DbOrTx, userId: string) =>
  db
    .select({ id: propertyFiles.id, name: propertyFiles.name, fileKey: propertyFiles.fileKey })
    .from(propertyFiles)
    .innerJoin(propertySubmissions, eq(propertySubmissions.id, propertyFiles.submissionId))
    .where(eq(propertySubmissions.userId, userId))
    .orderBy(asc(propertySubmissions.createdAt), asc(propertyFiles.position));
