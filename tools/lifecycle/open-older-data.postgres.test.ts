import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { openTestPostgres } from '@evergrant/server/platform/testing/open-test-postgres.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openVisitor, type Account } from '#lifecycle/open-visitor.ts';
import { openTestFolder, startReady, stopProduct } from '#lifecycle/start-product.ts';

type ContentById = Readonly<Record<string, Readonly<Record<'facts' | 'conversation' | 'signing', object>>>>;

/** What the API said of everything that the older version kept, in its words, taken down by it before it ended. */
interface Kept {
  readonly owner: Account;
  readonly ids: { readonly signed: string };
  readonly trusts: readonly unknown[];
  readonly purchases: readonly ({ readonly trustId: string | null } & object)[];
  readonly signedPdfSha256: string;
  readonly documents: ContentById;
}

/** The same in the words of today. */
interface Owned {
  readonly documents: readonly unknown[];
  readonly purchases: readonly object[];
  readonly signedPdfSha256: string;
  readonly contentById: ContentById;
  /** Everybody whom the answers name, each once. */
  readonly named: readonly string[];
}

const olderData = join(import.meta.dirname, 'older-data');

const readKept = (kind: 'embedded' | 'postgres'): Kept =>
  JSON.parse(readFileSync(join(olderData, `${kind}.json`), 'utf8')) as Kept;

const whatIsOwned = ({ trusts, purchases, signedPdfSha256, documents }: Kept): Owned => ({
  documents: trusts,
  purchases: purchases.map(({ trustId, ...purchase }) => ({ ...purchase, documentId: trustId })),
  signedPdfSha256,
  contentById: documents,
  named: [...new Set(Object.values(documents).flatMap(({ facts }) => namesIn(facts)))].toSorted(),
});

const namesIn = (facts: object): readonly string[] =>
  (facts as { readonly rows: readonly { readonly field: string; readonly value: unknown }[] }).rows.flatMap((row) =>
    row.field === 'grantorName' || row.field === 'spouseName' ? [String(row.value)] : namesOf(row.value),
  );

const namesOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(namesOf);
  return typeof value === 'object' && value !== null && 'name' in value ? [String(value.name)] : [];
};

const unpack = (kind: 'embedded' | 'postgres'): string => {
  const folder = openTestFolder();
  const packed = readFileSync(join(olderData, `${kind}.tar.zst`));
  execFileSync('tar', ['-x', '-C', folder], { input: zstdDecompressSync(packed) });
  return folder;
};

/** What is there of what was kept. */
const openAndRead = async (
  kept: Kept,
  dataDir: string,
  settings?: Readonly<Record<string, string>>,
): Promise<Owned> => {
  const product = await startReady(dataDir, settings);
  const owner = openVisitor(product.url);
  await owner.read('/api/accounts/login', { method: 'POST', body: kept.owner });

  const contentById: Record<string, ContentById[string]> = {};
  // Whom the documents name is entered into the register first, so that what is read after it has come through that.
  const { people } = await owner.read<{ people: readonly { readonly name: string }[] }>('/api/people');
  for (const id of Object.keys(kept.documents)) {
    const { rows } = await owner.read<{ rows: readonly { state: string }[] }>(`/api/documents/${id}/facts`);
    contentById[id] = {
      facts: { rows: rows.filter(({ state }) => state !== 'missing') },
      conversation: await owner.read(`/api/documents/${id}/messages`),
      signing: await owner.read(`/api/documents/${id}/signing`),
    };
  }
  const pdf = await owner.ask(`/api/documents/${kept.ids.signed}/document.pdf`);
  const { documents } = await owner.read<Pick<Owned, 'documents'>>('/api/documents');
  const { purchases } = await owner.read<Pick<Owned, 'purchases'>>('/api/account/purchases');
  const signedPdfSha256 = createHash('sha256')
    .update(Buffer.from(await pdf.arrayBuffer()))
    .digest('hex');
  await stopProduct(product);
  return { documents, purchases, signedPdfSha256, contentById, named: people.map(({ name }) => name).toSorted() };
};

test('a data folder of the first version opens with nothing lost, and the signed copy byte for byte', async () => {
  const kept = readKept('embedded');
  expect(await openAndRead(kept, unpack('embedded'))).toMatchObject(whatIsOwned(kept));
});

test('a PostgreSQL dump of the first version opens with nothing lost, and the signed copy byte for byte', async () => {
  const dataDir = unpack('postgres');
  const postgres = await openTestPostgres();
  onTestFinished(async () => {
    await postgres.database.close();
    await postgres.stop();
  });
  const url = new URL(postgres.url);
  const psql = (database: string, ...asked: readonly string[]): void => {
    url.pathname = database;
    execFileSync('psql', [url.href, '--quiet', '--set=ON_ERROR_STOP=1', ...asked], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  };
  psql('postgres', '--command=create database evergrant');
  psql('evergrant', `--file=${join(dataDir, 'database.sql')}`);

  const kept = readKept('postgres');
  expect(await openAndRead(kept, dataDir, { DATABASE_URL: url.href })).toMatchObject(whatIsOwned(kept));
});
