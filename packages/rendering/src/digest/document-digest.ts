import { createHash } from 'node:crypto';
import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { canonicalJson } from '#digest/canonical-json.ts';

/** SHA-256 of a document's canonical JSON, 64 hex digits: the fingerprint of the record that signers were shown. */
export const digestOf = (document: LegalDocument): string =>
  createHash('sha256').update(canonicalJson(document), 'utf8').digest('hex');
