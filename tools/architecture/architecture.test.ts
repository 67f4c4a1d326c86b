import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { engines } from '#architecture/engines.ts';
import { borders, findViolations } from '#architecture/find-violations.ts';
import { readImports } from '#architecture/read-imports.ts';

const root = resolve(import.meta.dirname, '../..');

const violationsOf = (files: Readonly<Record<string, string>>): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'borders-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  try {
    return findViolations(readImports(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test('the project keeps every border', () => {
  expect(findViolations(readImports(root))).toEqual([]);
});

const probes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'arrows between workspaces point inward': {
    'packages/contract/src/probe.ts': "import { a } from '@evergrant/ports/mail/mail.ts';",
  },
  'the domain imports itself, zod, fraction.js and the libraries of language': {
    'packages/domain/src/facts/probe.ts': "import { readFileSync } from 'node:fs';",
  },
  'libraries of language are used in one folder': {
    'packages/domain/src/interview/reader/probe.ts': "import nlp from 'compromise';",
  },
  'engines know no document type': {
    'packages/domain/src/interview/probe.ts': "import { livingTrust } from '#catalogue/living-trust/living-trust.ts';",
  },
  'engines know no clauses': {
    'packages/domain/src/assembly/probe.ts': "import { notLegalAdvice } from '#clauses/general/not-legal-advice.ts';",
  },
  'document types do not know each other': {
    'packages/domain/src/catalogue/pour-over-will/probe.ts':
      "import { livingTrustInstrument } from '#catalogue/living-trust/instrument.ts';",
  },
  'clauses know no document type': {
    'packages/domain/src/clauses/probe.ts': "import type { Card } from '#document-type/card.ts';",
  },
  'a passage gets references and definitions from the engine, typed by its lists': {
    'packages/domain/src/clauses/probe.ts': "import { ref } from '#assembly/marks.ts';",
  },
  'names of people are compared in one place': {
    'packages/domain/src/rules/probe.ts': "import { nameKey } from '#facts/name-key.ts';",
  },
  'apps reach a document type through the catalogue': {
    'apps/server/src/documents/probe.ts':
      "import { livingTrust } from '@evergrant/domain/catalogue/living-trust/living-trust.ts';",
  },
  'ports do not know each other': {
    'packages/ports/src/mail/probe.ts': "import type { Files } from '#files/files.ts';",
  },
  'tables, routes and jobs are private to their capability': {
    'apps/server/src/signing/probe.ts': "import { documents } from '#documents/tables.ts';",
  },
  'only the composition root chooses adapters': {
    'apps/server/src/signing/probe.ts': "import { createSmtpMail } from '@evergrant/ports/mail/smtp-mail.ts';",
  },
  'the platform knows no capability': {
    'apps/server/src/platform/probe.ts': "import { login } from '#accounts/login.ts';",
  },
  'web capabilities meet in screens': {
    'apps/web/src/signing/probe.tsx': "import { Chat } from '#assistant/chat.tsx';",
  },
  'what web screens share knows no capability': {
    'apps/web/src/ui/probe.tsx': "import { Chat } from '#assistant/chat.tsx';",
  },
};

test.each(borders.map(({ name }) => name))('a file that crosses this border is found: %s', (name) => {
  const found = violationsOf(probes[name] ?? {});
  expect(found.filter((sentence) => sentence.startsWith(name))).toHaveLength(1);
});

test('the web app that imports the server is found', () => {
  const found = violationsOf({
    'apps/web/src/platform/probe.ts': "import { createApp } from '@evergrant/server/app.ts';",
  });
  expect(found).toHaveLength(1);
});

test('a ring of capabilities is found', () => {
  const found = violationsOf({
    'apps/server/src/documents/probe.ts': "import { a } from '#signing/a.ts';",
    'apps/server/src/signing/probe.ts': "import { b } from '#payments/b.ts';",
    'apps/server/src/payments/probe.ts': "import { c } from '#documents/c.ts';",
  });
  expect(found).toContain('no ring of capabilities: documents -> signing -> payments -> documents');
});

test('a folder of the domain and the folder within it that import each other are found', () => {
  const found = violationsOf({
    'packages/domain/src/interview/probe.ts': "import { read } from '#interview/reader/probe.ts';",
    'packages/domain/src/interview/reader/probe.ts': "import type { Interview } from '#interview/interview.ts';",
  });
  expect(found).toEqual(['no ring of nested folders of the domain: interview -> interview/reader -> interview']);
});

test.each(engines)('a file of %s that imports a clause or a document type is found', (engine) => {
  const found = violationsOf({
    [`packages/domain/src/${engine}/probe.ts`]: "import { a } from '#clauses/general/a.ts';",
    [`packages/domain/src/${engine}/another.ts`]: "import { b } from '#catalogue/pour-over-will/b.ts';",
  });
  expect(found.map((sentence) => sentence.split(':')[0])).toEqual(
    expect.arrayContaining(['engines know no clauses', 'engines know no document type']),
  );
});

test('an engine that knows what a document type is, is found', () => {
  const found = violationsOf({
    'packages/domain/src/interview/probe.ts': "import type { DocumentType } from '#document-type/document-type.ts';",
  });
  expect(found).toHaveLength(1);
});

test('a ring of folders of the domain is found, and a ring of files', () => {
  const found = violationsOf({
    'packages/domain/src/rules/probe.ts': "import { a } from '#interview/probe.ts';",
    'packages/domain/src/interview/probe.ts': "import type { B } from '#rules/probe.ts';",
  });
  expect(found).toContain('no ring of folders of the domain: interview -> rules -> interview');
  expect(found).toContain('no ring of files of the domain: interview/probe.ts -> rules/probe.ts -> interview/probe.ts');
});

test('a ring of files of one capability is found, also where it hangs on types alone', () => {
  const found = violationsOf({
    'apps/server/src/signing/certify.ts': "import { roleGiven } from '#signing/role-given.ts';",
    'apps/server/src/signing/role-given.ts': "import type { Row } from '#signing/certify.ts';",
  });
  expect(found).toEqual([
    'no ring of files of the apps: server/src/signing/certify.ts -> server/src/signing/role-given.ts -> server/src/signing/certify.ts',
  ]);
});
