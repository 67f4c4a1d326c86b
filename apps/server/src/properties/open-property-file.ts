import { and, eq, isNotNull } from 'drizzle-orm';
import { propertyFiles } from '#properties/tables.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { attachmentNamed } from '#documents/attachment-named.ts';

interface OpenedFile {
  /** Its bytes as they are read; cancel it if it is not sent. */
  readonly stream: ReadableStream<Uint8Array>;
  /** With which it must be answered: the browser saves it and never runs or shows it as a page. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Opens a submitted photo or video, for the team alone. */
export const openPropertyFile = async (
  { db, files }: Pick<Context, 'db' | 'files'>,
  { fileId }: { readonly fileId: string },
): Promise<OpenedFile> => {
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(fileId);
  const [file] = isId
    ? await db
        .select()
        .from(propertyFiles)
        .where(and(eq(propertyFiles.id, fileId), isNotNull(propertyFiles.submissionId)))
    : [];
  const stream = file && (await files.getStream(file.fileKey));
  if (!file || !stream) throw new Refused('absent', { code: 'not-found', message: 'This file is not kept any more.' });

  const [name = '', extension = ''] = file.name.split(/\.(?=[^.]*$)/);
  return {
    stream,
    headers: {
      'Content-Type': file.kind,
      'Content-Length': String(file.sizeInBytes),
      'Content-Disposition': attachmentNamed(name, extension),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "sandbox; default-src 'none'",
    },
  };
};
