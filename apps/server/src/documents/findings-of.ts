import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import type { TypeFinding } from '@evergrant/domain/document-type/type-findings.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { findFactsBehind, requirementsOfVersion } from '#documents/requirements-of.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

type Reviewed = Pick<DocumentRow, 'documentTypeId' | 'interview' | 'currentVersionId'>;

/** What a person should read about a draft, in plain words. */
export const findingsOf = (document: Reviewed, instrument: LegalDocument): TypeFinding[] =>
  typeOf(document).findings(document.interview.facts, instrument).map(told);

/** What a person should read about a frozen version: what was found on its day. */
export const findingsOfVersion = (
  document: Reviewed,
  version: Pick<VersionRow, 'id' | 'document' | 'findings' | 'requirements'>,
): TypeFinding[] => {
  if (version.findings) return [...version.findings];
  const facts = findFactsBehind(document, version);
  return facts
    ? typeOf(document).findings(facts, version.document).map(told)
    : [{ level: 'information', message: requirementsOfVersion(document, version).method.reason }];
};

const told = ({ level, message }: TypeFinding): TypeFinding => ({ level, message });
