import { expect, test } from 'vitest';
import { sayReplaced } from '#execution/replaced-sheets.ts';
import { instrumentKinds } from '#law/execution-kind.ts';

test('whoever replaces what is signed is told by whom, that everybody signs anew, and what becomes of the old sheets', () => {
  for (const kind of instrumentKinds) {
    const said = sayReplaced({ kind, signedBy: ['Ana Paz', 'Ben Lee'], isInInk: true });
    expect(said).toMatch(
      /^These sheets are signed in ink by Ana Paz and Ben Lee\. A new version has to be signed anew by/,
    );
    expect(said).toMatch(/everybody\. .{40,}\.$/);
  }
  expect(sayReplaced({ kind: 'financial-power-of-attorney', signedBy: [], isInInk: false })).toMatch(
    /^Somebody has signed or acknowledged this version\. .*revoke them in writing or destroy them, and tell your agent/,
  );
  expect(sayReplaced({ kind: 'will', signedBy: ['Ana Paz'], isInInk: false })).toMatch(
    /destroy the old one only after that\.$/,
  );
});
