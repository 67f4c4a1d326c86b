import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const skipped = new Set(['node_modules', 'build', '.react-router', 'dist']);

/** A fingerprint of files and folders: names, sizes and times of change. */
export const fingerprint = (root, names) => {
  const hash = createHash('sha256');
  const add = (file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) return void hash.update(`${path.relative(root, file)} ${stat.size} ${stat.mtimeMs}\n`);
    for (const entry of readdirSync(file).sort()) if (!skipped.has(entry)) add(path.join(file, entry));
  };
  for (const name of names) add(path.join(root, name));
  return hash.digest('hex');
};

/** Whether a step has been done for this fingerprint. */
export const isStamped = (file, print) => {
  try {
    return readFileSync(file, 'utf8') === print;
  } catch {
    return false;
  }
};

/** Notes that a step has been done. */
export const stamp = (file, print) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, print);
};
