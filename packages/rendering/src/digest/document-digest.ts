import { createHash } from 'node:crypto';
import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { plainText } from '@evergrant/domain/assembly/plain-text.ts';

/** SHA-256 of an instrument's plain text in UTF-8, 64 hex digits: the one fingerprint of what people sign (decision 48). */
export const digestOf = (document: LegalDocument): string =>
  createHash('sha256').update(plainText(document), 'utf8').digest('hex');
