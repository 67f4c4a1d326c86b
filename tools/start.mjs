// Starts everything on a fresh machine: installs and builds when needed, then runs the server and the payment sandbox.
// Plain JavaScript, because the Node that starts it may be too old for anything else.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildIfChanged } from './start/build-if-changed.mjs';
import { findNode } from './start/find-node.mjs';
import { installIfChanged } from './start/install-if-changed.mjs';
import { writeOnce } from './start/write-once.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.PORT || 3000);
const dataDir = path.resolve(process.env.DATA_DIR || path.join(root, '.data'));
// The server ends itself by force a second before.
const stopWithinMs = (Number(process.env.STOP_WITHIN_SECONDS || 9) + 1) * 1000;
const isSandboxed = !process.env.STRIPE_SECRET_KEY && process.env.NODE_ENV !== 'production';
const rememberImports = pathToFileURL(path.join(root, 'tools/start/remember-imports.mjs')).href;
const nodeOptions = ['--disable-warning=ExperimentalWarning', '--import', rememberImports];
const children = new Set();
let isStopping = false;

const say = (text) => process.stdout.write(`${text}\n`);

/** Keys that the server and its payment sandbox share; made once for a data folder. */
const readSandboxKeys = () => {
  const file = path.join(dataDir, 'sandbox-keys.json');
  const fresh = {
    secretKey: `sk_test_${randomBytes(24).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
  };
  writeOnce(file, JSON.stringify(fresh));
  return JSON.parse(readFileSync(file, 'utf8'));
};

const run = (file, env) => {
  const child = spawn(node, [...nodeOptions, path.join(root, file)], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.add(child);
  child.on('exit', (code, signal) => {
    children.delete(child);
    stop(code ?? (signal ? 1 : 0));
  });
  return child;
};

/** Ends both processes; leaves with the first bad exit code. What does not end in time is ended by force, which is a failure. */
const stop = (code) => {
  if (!isStopping) {
    isStopping = true;
    process.exitCode = code;
    for (const child of children) child.kill('SIGTERM');
    setTimeout(() => {
      process.exitCode ||= 1;
      for (const child of children) child.kill('SIGKILL');
    }, stopWithinMs).unref();
  }
  if (children.size === 0) process.exit();
};

const startSandbox = (keys, sandboxPort) =>
  run('tools/stripe-sandbox/main.ts', {
    PORT: String(sandboxPort),
    DATA_DIR: path.join(dataDir, 'sandbox'),
    SECRET_KEY: keys.secretKey,
    WEBHOOK_SECRET: keys.webhookSecret,
    WEBHOOK_URL: `http://127.0.0.1:${port}/api/payments/webhook`,
    PUBLIC_URL: `http://localhost:${sandboxPort}`,
  });

const announce = (sandboxPort) => {
  const address = (process.env.BASE_URL || `http://localhost:${port}`).replace(/\/+$/, '');
  const isProduction = process.env.NODE_ENV === 'production';
  const rows = [
    ['App', address],
    ...(process.env.SMTP_URL || isProduction ? [] : [['Mailbox', `${address}/dev/mailbox`]]),
    ...(isSandboxed ? [['Payment sandbox', `http://localhost:${sandboxPort}`]] : []),
    ['API reference', `${address}/api/docs`],
  ];
  say(`\nEvergrant is ready.\n\n${rows.map(([name, url]) => `  ${name.padEnd(16)} ${url}`).join('\n')}\n`);
};

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(0));

await installIfChanged(root, say);
// Somebody who says where the built web app is has built it.
if (!process.env.WEB_ROOT) await buildIfChanged(root, say);

const node = findNode(root, say);
const compileCache = path.join(root, 'node_modules', '.cache', 'evergrant-node');
const keys = isSandboxed ? readSandboxKeys() : undefined;
const sandboxPort = Number(process.env.SANDBOX_PORT || port + 1);
const server = run('apps/server/src/main.ts', {
  PORT: String(port),
  DATA_DIR: dataDir,
  ...(keys && {
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    STRIPE_SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
  }),
});
server.on('message', (message) => {
  if (isStopping) return;
  // The sandbox waits until the data folder is ours alone.
  if (message === 'locked' && keys) startSandbox(keys, sandboxPort);
  if (message === 'ready') announce(sandboxPort);
});
