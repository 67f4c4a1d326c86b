import { fstatSync } from 'node:fs';
import { startSandbox } from '#stripe-sandbox/start-sandbox.ts';

const fail = (sentence: string): never => {
  console.error(`Payment sandbox: ${sentence}`);
  process.exit(1);
};

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const isTaken = 'code' in error && error.code === 'EADDRINUSE';
  return isTaken ? `its port is already taken (EADDRINUSE). Set SANDBOX_PORT to another one.` : error.message;
};

const requireSetting = (name: string, shape: RegExp): string => {
  const value = process.env[name] ?? '';
  return shape.test(value) ? value : fail(`set ${name} to something like ${shape.source}`);
};

if (process.env['NODE_ENV'] === 'production' && process.env['DEMO'] !== '1') {
  fail('test payments do not belong into production; set DEMO=1 to run a public demonstration without real money.');
}

const sandbox = await startSandbox({
  port: Number(requireSetting('PORT', /^\d{1,5}$/)),
  dataDir: requireSetting('DATA_DIR', /./),
  secretKey: requireSetting('SECRET_KEY', /^sk_test_\w{8,}$/),
  webhookUrl: requireSetting('WEBHOOK_URL', /^https?:\/\/./),
  webhookSecret: requireSetting('WEBHOOK_SECRET', /^whsec_\S{8,}$/),
  ...(process.env['PUBLIC_URL'] ? { publicUrl: process.env['PUBLIC_URL'] } : {}),
}).catch((error: unknown) => fail(explain(error)));

const stopWithinMs = Number(process.env['STOP_WITHIN_SECONDS'] || 9) * 1000;
let isStopping = false;
const stop = async (): Promise<void> => {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), stopWithinMs).unref();
  await sandbox.stop();
  process.exit(0);
};

const onStop = (): void => void stop();
process.on('SIGTERM', onStop).on('SIGINT', onStop).on('disconnect', onStop);

// A parent that holds the other end of stdin takes the sandbox with it; a terminal or /dev/null does not.
const stdin = fstatSync(0);
if (stdin.isFIFO() || stdin.isSocket()) process.stdin.on('end', onStop).on('error', onStop).resume();

if (process.connected === false) onStop();
process.send?.({ url: sandbox.url });
console.log(`Payment sandbox (test payments, no money moves): ${sandbox.url}`);
