import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '#platform/cannot-start.ts';

/** The secret of this installation: made once, kept in the data folder, readable by its owner alone. */
export const readSecret = (folder: string): string => {
  const file = join(folder, 'session-secret');
  mkdirSync(folder, { recursive: true });
  // A link appears whole or not at all: a start that is cut short must not leave an empty secret behind.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new CannotStart(`${file} is too short for a secret. Remove it and start again.`);
  return secret;
};
