import { createHash } from 'node:crypto';
import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { canonicalJson } from '#digest/canonical-json.ts';
import { instrumentOf } from '#digest/instrument-of.ts';

/** SHA-256 of an instrument's canonical JSON, 64 hex digits: the fingerprint of the record that signers were shown. */
export const digestOf = (document: LegalDocument): string =>
  createHash('sha256')
    .update(canonicalJson(instrumentOf(document)), 'utf8')
    .digest('hex');
