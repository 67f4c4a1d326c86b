import { expect, test } from 'vitest';
import { auditCheckWords } from '#administration/audit-check-words.ts';

const at = '2026-11-23T02:50:00.000Z';

test('the portal never says that the log is whole when a chain was found broken, or when nobody looked', () => {
  expect(auditCheckWords({ last: { at, entryCount: 12, brokenCount: 0 } })).toContain('every chain of hashes is whole');
  expect(auditCheckWords({ last: { at, entryCount: 12, brokenCount: 1 } })).toMatch(/12 entries, 1 broken chain\.$/u);
  expect(auditCheckWords({ last: null })).not.toContain('whole');
});
