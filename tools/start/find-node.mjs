import { existsSync } from 'node:fs';
import path from 'node:path';

/** The Node that the project runs on: the one among its packages, whatever the machine has. */
export const findNode = (root, say) => {
  const own = path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  say(
    'Evergrant needs Node 24. There is no package of it for this kind of machine: please install Node 24 and start again.',
  );
  process.exit(1);
};
