import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsFolder } from '#platform/database/open-embedded.ts';

const steps = readdirSync(migrationsFolder())
  .filter((name) => name.endsWith('.sql'))
  .toSorted();
const idOf = (digit: number): string => `${digit}1111111-1111-4111-8111-111111111111`;

const line = (name: string, capacity: string, kind = 'person') => ({ kind, id: capacity, name, capacity });
const trustee = 'Trustee, accepting the Trust';
const signersByName = {
  joint: [
    line('Helen Sandoval', 'Grantor'),
    line('Robert Sandoval', 'Grantor'),
    line('Helen Sandoval', trustee),
    line('Robert Sandoval', trustee),
  ],
  alone: [line('Marisol Reyes', 'Grantor'), line('Luis Reyes', trustee)],
  company: [line('Hansen Holdings LLC', 'Member', 'organization'), line('Nora Hansen', 'Member')],
};

let database: PGlite;

const apply = async (names: readonly string[]): Promise<void> => {
  for (const name of names) await database.exec(readFileSync(join(migrationsFolder(), name), 'utf8'));
};

beforeAll(async () => {
  database = await PGlite.create();
  await apply(steps.filter((name) => name < '0026'));
  for (const [index, [name, signers]] of Object.entries(signersByName).entries()) {
    const [documentId, versionId] = [idOf(index + 1), idOf(index + 5)];
    const frozen = JSON.stringify({ acts: [{ kind: 'sign', signers }], articles: [], schedules: [] });
    await database.query(
      `insert into documents (id, user_id, name, type, document_type_id, interview, current_version_id)
        values ($1, 'member', $2, 'x', 'x', '{}', $3)`,
      [documentId, name, versionId],
    );
    await database.query(
      `insert into document_versions (id, document_id, version, document, html, sha256) values ($1, $2, 1, $3, 'x', 'x')`,
      [versionId, documentId, frozen],
    );
  }
  await database.exec(
    `insert into documents (user_id, name, type, document_type_id, interview) values ('member', 'draft', 'x', 'x', '{}')`,
  );
  await apply(steps.filter((name) => name >= '0026'));
});
afterAll(() => database.close());

test('no list forgets who makes a document together with its owner where it was frozen before lists said so', async () => {
  const { rows } = await database.query<{ name: string; other_makers: readonly string[] }>(
    'select name, other_makers from documents',
  );
  expect(Object.fromEntries(rows.map((row) => [row.name, row.other_makers]))).toEqual({
    joint: ['Robert Sandoval'],
    alone: [],
    company: ['Hansen Holdings LLC'],
    draft: [],
  });
});
