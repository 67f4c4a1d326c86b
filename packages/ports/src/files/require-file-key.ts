import { FileKeyRefused } from '#files/files.ts';

/**
 * Accepts keys that mean the same in every storage: parts of lower-case letters, digits, `-`, `_` and `.`,
 * joined by `/`, no part starting with a dot, at most 512 characters.
 * @throws FileKeyRefused
 */
export const requireFileKey = (key: string): string => {
  const isSafe = key.length <= 512 && /^[a-z0-9_-][a-z0-9._-]{0,99}(\/[a-z0-9_-][a-z0-9._-]{0,99})*$/.test(key);
  if (!isSafe) throw new FileKeyRefused(`Not a storable key: ${JSON.stringify(key.slice(0, 80))}`);
  return key;
};
