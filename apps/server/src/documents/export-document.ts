import { FilesUnavailable } from '@evergrant/ports/files/files.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { downloadDocument } from '#documents/download-document.ts';
import { isExecuted, listVersions } from '#documents/executed-versions.ts';
import { previewDocument } from '#documents/preview-document.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

export interface ExportedFile {
  /** Below the folder of what it belongs to. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file that belongs here and cannot be given. */
export interface MissingFile {
  readonly name: string;
  /** For the person whose file it is. */
  readonly missing: string;
}

type Needs = Pick<Context, 'db' | 'files' | 'pdf' | 'clock' | 'log'>;
type Exported = AsyncGenerator<ExportedFile | MissingFile>;

/** A document as its owner may take it along: every fact as JSON, then the document itself, one file at a time. */
export async function* exportDocument(context: Needs, document: DocumentRow): Exported {
  const versions = await listVersions(context.db, document.id);
  const { userId: _owner, interview, ...rest } = document;
  const frozen = versions.map(
    ({ id, version, sha256, findings, requirements, executedPdfSha256, executedAt, createdAt }) => {
      return { id, version, sha256, findings, requirements, executedPdfSha256, executedAt, createdAt };
    },
  );
  yield asJson('facts.json', { document: rest, interview, versions: frozen });

  for (const version of versions) {
    if (version.id !== document.currentVersionId && isExecuted(document, version))
      yield* earlierVersion(context, version);
  }
  yield* presentDocument(context, document, versions);
}

/** A value as a file that people and programs can read. */
export const asJson = (name: string, value: unknown): ExportedFile => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`, 'utf8'),
});

async function* presentDocument(context: Needs, document: DocumentRow, versions: readonly VersionRow[]): Exported {
  const current = versions.find(({ id }) => id === document.currentVersionId);
  if (!current || document.paidAt === null) {
    const { html } = previewDocument(document, context.clock());
    yield { name: 'document-preview.html', bytes: Buffer.from(html, 'utf8') };
    return;
  }
  // Everyone has signed and the copy is still being printed: what they signed is there already.
  if (document.status === 'signed' && current.executedAt === null) {
    yield { name: 'document.html', bytes: Buffer.from(current.html, 'utf8') };
    return;
  }
  for (const format of ['html', 'pdf'] as const) {
    const name = `document.${format}`;
    yield await orMissing(name, async () => {
      const { bytes } = await downloadDocument(context, { documentId: document.id, userId: document.userId, format });
      return { name, bytes };
    });
  }
}

async function* earlierVersion({ files }: Needs, version: VersionRow): Exported {
  const { executedHtml, executedPdfKey } = version;
  if (executedHtml !== null) yield { name: `signed-version-${version.version}.html`, bytes: Buffer.from(executedHtml) };
  if (executedPdfKey === null) return;
  const name = `signed-version-${version.version}.pdf`;
  yield await orMissing(name, async () => {
    const bytes = await files.get(executedPdfKey);
    return bytes ? { name, bytes } : { name, missing: 'It cannot be found where it was kept.' };
  });
}

/** The file, or that it cannot be given: one of them must not spoil all others. */
const orMissing = async (
  name: string,
  load: () => Promise<ExportedFile | MissingFile>,
): Promise<ExportedFile | MissingFile> => {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Refused) return { name, missing: error.message };
    if (error instanceof FilesUnavailable) return { name, missing: 'The place where it is kept did not answer.' };
    throw error;
  }
};
