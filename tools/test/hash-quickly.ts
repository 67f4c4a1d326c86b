// Loaded before the tests of a worker: passwords are hashed at a 64th of the cost. Hashing is slow on purpose, and the
// tests do it hundreds of times; what starts the product itself hashes at full cost.
import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Done = (error: Error | null, key: Buffer<ArrayBuffer>) => void;

const fullCost = 16_384;
const { scrypt } = crypto;

const hashQuickly = (
  password: BinaryLike,
  salt: BinaryLike,
  length: number,
  ...rest: [Done] | [ScryptOptions, Done]
) => {
  if (rest.length === 1) return scrypt(password, salt, length, rest[0]);
  const [options, done] = rest;
  return scrypt(password, salt, length, options.N === fullCost ? { ...options, N: fullCost / 64 } : options, done);
};

crypto.scrypt = hashQuickly;
syncBuiltinESMExports();
