import { FilesUnavailable } from '@evergrant/ports/files/files.ts';
import type { Context } from '#platform/context.ts';
import { listScans } from '#signing/list-scans.ts';
import type { ExportedFile, MissingFile } from '#documents/export-document.ts';

/** The scans of a document as its owner may take them along, one at a time. */
export async function* exportScans(
  { db, files }: Pick<Context, 'db' | 'files'>,
  documentId: string,
): AsyncGenerator<ExportedFile | MissingFile> {
  for (const [index, { fileKey, name: called }] of (await listScans(db, documentId)).entries()) {
    const name = `scans/${index + 1} ${called}`;
    const bytes = await files.get(fileKey).catch((error: unknown) => {
      if (error instanceof FilesUnavailable) return undefined;
      throw error;
    });
    yield bytes ? { name, bytes } : { name, missing: 'It cannot be read where it is kept.' };
  }
}
