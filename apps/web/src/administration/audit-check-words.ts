import type { AuditCheck } from '@evergrant/contract/administration-records.ts';
import { formatDate, formatTime } from '#ui/format-date.ts';

/** When the audit log was last verified, and what was found, in one sentence. */
export const auditCheckWords = ({ last }: Pick<AuditCheck, 'last'>): string => {
  if (last === null) return 'The log has not been verified yet; that happens every night.';
  const when = `${formatDate(last.at)}, ${formatTime(last.at)}`;
  const entries = last.entryCount === 1 ? '1 entry' : `${last.entryCount} entries`;
  if (last.brokenCount === 0) return `Last verified ${when}: ${entries}, every chain of hashes is whole.`;
  return `Last verified ${when}: ${entries}, ${last.brokenCount} broken ${last.brokenCount === 1 ? 'chain' : 'chains'}.`;
};
