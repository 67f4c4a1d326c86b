import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Runs the project's own commands one after the other, shows the output of those that fail, and counts. */
export const runSteps = (root, steps, say) => {
  const bin = path.join(root, 'node_modules', '.bin');
  // The project's own Node stands first on the path, whatever started this.
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  let passed = 0;
  let failed = 0;
  for (const [name, [command, ...options], folder = '.'] of steps) {
    const { status, stdout, stderr } = spawnSync(command, options, {
      cwd: path.join(root, folder),
      encoding: 'utf8',
      env,
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    });
    say(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
    if (status === 0) {
      passed += 1;
      continue;
    }
    failed += 1;
    say(`${stdout ?? ''}${stderr ?? ''}`);
  }
  return { passed, failed };
};
