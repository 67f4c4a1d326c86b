import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsFolder } from '#platform/database/open-embedded.ts';

const steps = readdirSync(migrationsFolder())
  .filter((name) => name.endsWith('.sql'))
  .toSorted();
const [documentId, versionId, witnessId] = [1, 2, 3].map((digit) => `${digit}1111111-1111-4111-8111-111111111111`);

let database: PGlite;

const apply = async (names: readonly string[]): Promise<void> => {
  for (const name of names) await database.exec(readFileSync(join(migrationsFolder(), name), 'utf8'));
};

beforeAll(async () => {
  database = await PGlite.create();
  await apply(steps.filter((name) => name < '0020'));
  await database.exec(`
    insert into witnesses (id, trust_id, name, email, email_key)
      values ('${witnessId}', '${documentId}', 'Wanda', 'w@example.org', 'w@example.org');
    insert into signatures (trust_id, witness_id, document_version_id, document_sha256, role, name, email,
      signature_data, user_agent, consent_version, signed_at)
      values ('${documentId}', null, '${versionId}', 'a', 'owner', 'Mia', 'm@example.org', 'x', 'x', 'x', '2026-01-02T03:04:05.678Z'),
      ('${documentId}', '${witnessId}', '${versionId}', 'a', 'witness', 'Wanda', 'w@example.org', 'x', 'x', 'x', '2026-01-03T03:04:05.678Z');
    insert into paper_signatures (trust_id, document_version_id, signer_id, name, signed_on, stated_by, stated_at)
      values ('${documentId}', '${versionId}', 'spouse', 'Tom', '2026-01-05', 'Mia', '2026-01-06');
    insert into audit_rows (stream, position, at, actor, action, details, ip_address, previous_hash, hash)
      values ('trust:${documentId}', 1, '2026-01-02T03:04:05.678Z', 'member:m', 'owner signed', '{}', '203.0.113.1', '', ''),
      ('trust:${documentId}', 2, '2026-01-02T04:00:00Z', 'system', 'witness reminded', '{"witnessId":"${witnessId}"}', null, '', ''),
      ('trust:${documentId}', 3, '2026-01-03T03:04:05.678Z', 'witness:${witnessId}', 'witness signed', '{}', '203.0.113.2', '', '')`);
  await apply(steps.filter((name) => name >= '0020' && name < '0029'));
  await database.exec(`
    insert into paper_signatures (document_id, document_version_id, role, signer_id, name, signed_on, stated_by, stated_at)
      values ('${documentId}', '${versionId}', 'witness', 'witness-12', 'Wes', '2026-01-05', 'Mia', '2026-01-06'),
      ('${documentId}', '${versionId}', 'notary', 'notary-2', 'Noor', '2026-01-05', 'Mia', '2026-01-06')`);
  await apply(steps.filter((name) => name >= '0029'));
});
afterAll(() => database.close());

test('signatures of an older data folder keep everything, and are given the addresses that the trail has of them', async () => {
  const { rows } = await database.query('select role, signed_from, time_zone from signatures order by role');
  expect(rows).toEqual([
    { role: 'owner', signed_from: '203.0.113.1', time_zone: 'UTC' },
    { role: 'witness', signed_from: '203.0.113.2', time_zone: 'UTC' },
  ]);
});

test('a reminder and ink that were noted before stand in the tables of today', async () => {
  const reminded = await database.query('select reminded_at from witnesses');
  expect(reminded.rows).toEqual([{ reminded_at: new Date('2026-01-02T04:00:00Z') }]);
  const ink = await database.query(`select role, signer_id, name from paper_signatures where role = 'spouse'`);
  expect(ink.rows).toEqual([{ role: 'spouse', signer_id: 'spouse', name: 'Tom' }]);
});

test('a witness whose ink was stated before keeps the number of the line, and nobody else has one', async () => {
  const ink = await database.query('select role, witness_number from paper_signatures order by role');
  expect(ink.rows).toEqual([
    { role: 'notary', witness_number: null },
    { role: 'spouse', witness_number: null },
    { role: 'witness', witness_number: 12 },
  ]);
  const forget = database.exec(`update paper_signatures set witness_number = null where role = 'witness'`);
  await expect(forget).rejects.toThrow('paper_signatures_witness_numbered');
});
