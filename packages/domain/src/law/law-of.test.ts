import { expect, test } from 'vitest';
import { lawOf } from '#law/law-of.ts';
import { stateCodes, stateFileByCode } from '#law/state-files.ts';
import { stateLawSchema } from '#law/state-law.ts';
import { z } from 'zod';

test('the law of all 51 jurisdictions is there and matches its schema', () => {
  expect(stateCodes).toHaveLength(51);
  for (const code of stateCodes) {
    const checked = stateLawSchema.safeParse(stateFileByCode[code]);
    if (!checked.success) throw new Error(`${code}: ${z.prettifyError(checked.error)}`);
    expect(checked.data.code).toBe(code);
  }
});

test('a file is checked once and remembered', () => {
  expect(lawOf('TX')).toBe(lawOf('TX'));
});
