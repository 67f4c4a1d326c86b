import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a witness link: 256 random bits, and what is kept of it. */
export const createWitnessToken = (): { readonly token: string; readonly tokenHash: string } => {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashWitnessToken(token) };
};

/** SHA-256 in hex; a random token of this length needs no slower hash. */
export const hashWitnessToken = (token: string): string => createHash('sha256').update(token).digest('hex');
