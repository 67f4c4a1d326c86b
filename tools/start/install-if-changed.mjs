import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from './run-program.mjs';
import { isStamped, stamp } from './stamp.mjs';

/** Installs the locked packages unless exactly these are installed. */
export const installIfChanged = async (root, say) => {
  const lockfile = path.join(root, 'package-lock.json');
  const print = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  const file = path.join(root, 'node_modules', '.evergrant-installed');
  if (isStamped(file, print) || wasInstalledAfter(root, lockfile)) return;
  say('Installing packages (about a minute the first time) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = await runProgram(npm, options, { cwd: root });
  if (status !== 0) {
    say('The packages could not be installed. Is the npm registry reachable? Then try again.');
    process.exit(1);
  }
  stamp(file, print);
};

/** Whether somebody ran npm themselves since the lockfile last changed. */
const wasInstalledAfter = (root, lockfile) => {
  const installed = statSync(path.join(root, 'node_modules', '.package-lock.json'), { throwIfNoEntry: false });
  return installed !== undefined && installed.mtimeMs >= statSync(lockfile).mtimeMs;
};
