import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { auditCheckQuery } from '#administration/api.ts';
import { auditCheckWords } from '#administration/audit-check-words.ts';
import { Notice } from '#ui/notice.tsx';

/** Whether the audit log is as it was written, and when that was last looked at. */
export const AuditCheckNotice = () => {
  const { data } = useQuery(auditCheckQuery);
  if (!data) return null;
  return (
    <>
      <Text size="sm" c="dimmed">
        {auditCheckWords(data)}
      </Text>
      {data.breaks.length > 0 && (
        <Notice tone="error" title="The audit log does not hold">
          {data.breaks.map(({ stream, position }) => `${stream}, entry ${position}`).join('; ')}
        </Notice>
      )}
    </>
  );
};
