import { existsSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from './run-program.mjs';
import { fingerprint, isStamped, stamp } from './stamp.mjs';

const sources = [
  'package-lock.json',
  'apps/web',
  'packages/domain/src',
  'packages/contract/src',
  'packages/rendering/src',
];

/** Builds the web app unless it was built from exactly these sources. */
export const buildIfChanged = async (root, say) => {
  const print = fingerprint(root, sources);
  const file = path.join(root, 'apps/web/build/.evergrant-built');
  if (isStamped(file, print) && existsSync(path.join(root, 'apps/web/build/client/index.html'))) return;
  say('Building the web app …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, output } = await runProgram(npm, ['run', 'build', '--silent'], { cwd: root, isQuiet: true });
  if (status !== 0) {
    say(`${output}\nThe web app could not be built.`);
    process.exit(1);
  }
  stamp(file, print);
};
