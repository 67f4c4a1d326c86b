import type { TrustSummary } from '@evergrant/contract/trusts.ts';
import { findDocumentType } from '@evergrant/domain/catalogue/document-types.ts';
import { cleanText } from '@evergrant/domain/facts/clean-text.ts';
import { suggestFromName } from '@evergrant/domain/interview/usual-answer.ts';
import { openInterview } from '@evergrant/domain/interview/open-interview.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { describeTrust } from '#trusts/describe-trust.ts';
import { trusts } from '#trusts/tables.ts';

interface Wanted {
  readonly member: Member;
  readonly name: string;
  readonly documentTypeId: string;
  readonly origin: Origin;
}

/** Begins a document: a fresh interview, nothing recorded yet. */
export const createTrust = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { member, origin, ...wanted }: Wanted,
): Promise<TrustSummary> => {
  const name = cleanText(wanted.name);
  if (name === '') throw mistake('name', 'Please enter a document name.');
  if (wanted.documentTypeId === '') throw mistake('documentTypeId', 'Please select a document type.');
  const type = requireAvailableType(wanted.documentTypeId);

  const now = clock();
  return db.transaction(async (tx) => {
    const row = {
      userId: member.userId,
      name,
      type: type.name,
      documentTypeId: type.id,
      createdAt: now,
      updatedAt: now,
    };
    const [trust] = await tx
      .insert(trusts)
      .values({ ...row, interview: openInterview(type.id, suggestFromName(row.name)) })
      .returning();
    if (!trust) throw new Error('the new trust was not returned');
    const details = { name, type: type.name };
    await appendAudit(tx, {
      stream: `trust:${trust.id}`,
      at: now,
      actor: `member:${member.userId}`,
      action: 'trust created',
      details,
      origin,
    });
    return describeTrust(trust);
  });
};

const mistake = (field: string, message: string): Refused =>
  new Refused('invalid', { code: `missing-${field}`, title: 'Error', message, errors: [{ field, message }] });

const requireAvailableType = (id: string) => {
  const type = findDocumentType(id) ?? findDocumentType('living-trust');
  if (!type) throw new Error('the catalogue has no living trust');
  if (type.isAvailable) return type;
  const message = `${type.name} is not available yet. Please choose another document type.`;
  const errors = [{ field: 'documentTypeId', message }];
  throw new Refused('conflict', { code: 'type-not-available', title: 'Error creating document', message, errors });
};
