import type { StateCode } from '#law/state-code.ts';
import { stateFileByCode } from '#law/state-files.ts';
import { stateLawSchema, type StateLaw } from '#law/state-law.ts';

const lawByCode = new Map<StateCode, StateLaw>();

/**
 * The law of a jurisdiction, checked against its schema on first use and remembered. Compiled research, 2026-11-22, reviewed
 * by no attorney. Throws when a file breaks the schema, which a test rules out.
 */
export const lawOf = (code: StateCode): StateLaw => {
  const known = lawByCode.get(code);
  if (known) return known;

  const law = stateLawSchema.parse(stateFileByCode[code]);
  lawByCode.set(code, law);
  return law;
};
