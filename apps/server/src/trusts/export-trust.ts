import type { Context } from '#platform/context.ts';
import { downloadDocument } from '#trusts/download-document.ts';
import { isExecuted, listVersions } from '#trusts/executed-versions.ts';
import { previewDocument } from '#trusts/preview-document.ts';
import type { TrustRow, VersionRow } from '#trusts/trust-row.ts';

export interface ExportedFile {
  /** Below the folder of what it belongs to. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

type Needs = Pick<Context, 'db' | 'files' | 'pdf' | 'clock'>;

/** A document as its owner may take it along: every fact as JSON, then the document itself, one file at a time. */
export async function* exportTrust(context: Needs, trust: TrustRow): AsyncGenerator<ExportedFile> {
  const versions = await listVersions(context.db, trust.id);
  const { documentHtml: _html, userId: _owner, interview, ...document } = trust;
  const frozen = versions.map(({ id, version, sha256, executedPdfSha256, executedAt, createdAt }) => {
    return { id, version, sha256, executedPdfSha256, executedAt, createdAt };
  });
  yield asJson('facts.json', { document, interview, versions: frozen });

  for (const version of versions) {
    if (version.id !== trust.currentVersionId && isExecuted(trust, version)) yield* earlierVersion(context, version);
  }
  yield* presentDocument(context, trust, versions);
}

/** A value as a file that people and programs can read. */
export const asJson = (name: string, value: unknown): ExportedFile => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`, 'utf8'),
});

async function* presentDocument(
  context: Needs,
  trust: TrustRow,
  versions: readonly VersionRow[],
): AsyncGenerator<ExportedFile> {
  const current = versions.find(({ id }) => id === trust.currentVersionId);
  if (!current || trust.paidAt === null) {
    const { html } = previewDocument(trust, context.clock());
    yield { name: 'document-preview.html', bytes: Buffer.from(html, 'utf8') };
    return;
  }
  // Everyone has signed and the copy is still being printed: what they signed is there already.
  if (trust.status === 'signed' && current.executedAt === null) {
    yield { name: 'document.html', bytes: Buffer.from(current.html, 'utf8') };
    return;
  }
  for (const format of ['html', 'pdf'] as const) {
    const { bytes } = await downloadDocument(context, { trustId: trust.id, userId: trust.userId, format });
    yield { name: `document.${format}`, bytes };
  }
}

async function* earlierVersion({ files }: Needs, version: VersionRow): AsyncGenerator<ExportedFile> {
  const { executedHtml, executedPdfKey } = version;
  if (executedHtml !== null) yield { name: `signed-version-${version.version}.html`, bytes: Buffer.from(executedHtml) };
  const pdf = executedPdfKey === null ? undefined : await files.get(executedPdfKey);
  if (pdf) yield { name: `signed-version-${version.version}.pdf`, bytes: pdf };
}
