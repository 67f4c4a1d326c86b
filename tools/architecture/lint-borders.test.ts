import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

// The probe has no installed packages, which type-aware rules need; the borders need no types.
const lintRules = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace('"typeAware": true', '"typeAware": false');

const inProbe = (name: string, text: string, probe: (folder: string) => void): void => {
  const folder = mkdtempSync(join(tmpdir(), 'borders-'));
  try {
    writeFileSync(join(folder, '.oxlintrc.json'), lintRules);
    cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
    for (const file of ['packages/domain/tsconfig.json', 'packages/domain/package.json']) {
      cpSync(join(root, file), join(folder, file));
    }
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    probe(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const lint = (name: string, text: string): string => {
  let said = '';
  inProbe(name, text, (folder) => {
    const run = spawnSync(join(root, 'node_modules/.bin/oxlint'), [name], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(run.status).not.toBe(0);
    said = run.stdout;
  });
  return said;
};

const probes: readonly (readonly [string, string, string, RegExp])[] = [
  [
    'a clock in the domain',
    'packages/domain/src/kit/probe.ts',
    'export const now = (): number => Date.now();',
    /no clock/,
  ],
  [
    'chance in the domain',
    'packages/domain/src/kit/probe.ts',
    'export const roll = (): number => Math.random();',
    /no chance/,
  ],
  [
    'the Stripe SDK outside ports',
    'apps/server/src/payments/probe.ts',
    "import Stripe from 'stripe';\nexport const a = Stripe;",
    /packages\/ports/,
  ],
  [
    'the mail SDK outside ports',
    'apps/server/src/signing/probe.ts',
    "import mailer from 'nodemailer';\nexport const a = mailer;",
    /packages\/ports/,
  ],
  [
    'the S3 SDK outside ports',
    'apps/server/src/documents/probe.ts',
    "import { S3 } from '@aws-sdk/client-s3';\nexport const a = S3;",
    /packages\/ports/,
  ],
  [
    'the SDK of language models outside ports',
    'apps/server/src/assistant/probe.ts',
    "import { generateText } from 'ai';\nexport const a = generateText;",
    /packages\/ports/,
  ],
  [
    'the SDK of one provider outside ports',
    'apps/server/src/assistant/probe.ts',
    "import { createAnthropic } from '@ai-sdk/anthropic';\nexport const a = createAnthropic;",
    /packages\/ports/,
  ],
  [
    'the environment outside env.ts',
    'apps/server/src/documents/probe.ts',
    "export const a = process.env['A'];",
    /env\.ts/,
  ],
  [
    'a relative import',
    'apps/server/src/documents/probe.ts',
    "import { a } from '../a.ts';\nexport const b = a;",
    /own name/,
  ],
  ['a default export', 'packages/domain/src/kit/probe.ts', 'export default 1;', /no-default-export/],
  [
    'a file of 301 lines',
    'packages/domain/src/kit/probe.ts',
    'export const a = 1;\n'.repeat(1) + '// line\n'.repeat(301),
    /max-lines/,
  ],
];

test.each(probes)('the linter finds %s', (_what, name, text, expected) => {
  expect(lint(name, text)).toMatch(expected);
});

test.each([
  ['Node', 'export const here = process.cwd();'],
  ['the browser', 'export const title = document.title;'],
])('the compiler refuses %s in the domain', (_what, text) => {
  inProbe('packages/domain/src/probe.ts', text, (folder) => {
    const run = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', 'packages/domain'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(run.status).not.toBe(0);
    expect(run.stdout).toMatch(/Cannot find name/);
  });
});

test('the compiler accepts what belongs into the domain', () => {
  inProbe('packages/domain/src/probe.ts', 'export const two = 1 + 1;', (folder) => {
    const run = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', 'packages/domain'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(run.stdout).toBe('');
    expect(run.status).toBe(0);
  });
});

test('a file that nothing uses is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'borders-'));
  try {
    const files = {
      'package.json': '{ "name": "probe", "type": "module", "dependencies": { "zod": "4.6.7" } }',
      'knip.json': '{ "entry": ["main.ts"], "project": ["*.ts"] }',
      'main.ts': "import { used } from './used.ts';\nconsole.log(used);\n",
      'used.ts': 'export const used = 1;\nexport const unused = 2;\n',
      'forgotten.ts': 'export const nobody = 1;\n',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const knip = join(root, 'node_modules/.bin/knip');
    const run = spawnSync(knip, ['--no-progress'], { cwd: folder, encoding: 'utf8' });
    expect(run.status).not.toBe(0);
    for (const dead of ['forgotten.ts', 'unused', 'zod']) expect(run.stdout).toContain(dead);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
