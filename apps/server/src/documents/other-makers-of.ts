import { signersOf } from '@evergrant/domain/assembly/signers-of.ts';
import { makersOf } from '@evergrant/domain/execution/cosigners.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { todayOf } from '#documents/today.ts';
import type { DocumentRow } from '#documents/document-row.ts';

type Made = Pick<DocumentRow, 'documentTypeId' | 'interview' | 'currentVersionId' | 'otherMakers'>;

/** Who makes a document together with its owner: as its frozen version says, or as its answers say while there is none. */
export const otherMakersOf = (document: Made, now: Date): readonly string[] => {
  if (document.currentVersionId !== null) return document.otherMakers;
  const draft = typeOf(document).preview(document.interview.facts, todayOf(now));
  return makersOf(signersOf(draft)).slice(1);
};
