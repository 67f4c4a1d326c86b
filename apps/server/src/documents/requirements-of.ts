import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import type { Requirements } from '@evergrant/domain/execution/requirements.ts';
import type { Facts } from '@evergrant/domain/facts/facts.ts';
import type { Context } from '#platform/context.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import { todayOf } from '#documents/today.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

type Typed = Pick<DocumentRow, 'documentTypeId' | 'interview' | 'currentVersionId'>;
type Frozen = Pick<VersionRow, 'id' | 'document' | 'requirements'>;

interface When {
  /** Of a document that is frozen. */
  readonly version: Frozen | undefined;
  readonly now: Date;
}

/** What is asked of a document when it is signed: of a frozen one what was asked on its day, of a draft what is asked now. */
export const requirementsOf = (document: Typed, { version, now }: When): Requirements =>
  version
    ? requirementsOfVersion(document, version)
    : typeOf(document).execution.requirements(document.interview.facts, todayOf(now));

/** The same for a document whose version has not been read yet. */
export const loadRequirements = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  document: Typed,
): Promise<Requirements> => {
  const { currentVersionId } = document;
  const version = currentVersionId === null ? undefined : await readFrozenVersion(db, currentVersionId);
  return requirementsOf(document, { version, now: clock() });
};

/** What was asked of a frozen version. */
export const requirementsOfVersion = (document: Typed, version: Frozen): Requirements =>
  version.requirements ??
  documentTypeOf(document.documentTypeId).execution.requirementsOf(
    version.document,
    findFactsBehind(document, version) ?? {},
  );

/** The answers that a version was frozen from; undefined once a later draft has overwritten them. */
export const findFactsBehind = (
  { currentVersionId, interview }: Pick<Typed, 'currentVersionId' | 'interview'>,
  { id }: Pick<Frozen, 'id'>,
): Facts | undefined => (id === currentVersionId ? interview.facts : undefined);
