import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VersionScans } from '#documents/version-scans.tsx';

const scan = { id: 's1', name: 'signed sheets.pdf', sizeInBytes: 1_500_000, createdAt: '2026-11-22T20:00:00.000Z' };
const shown = (scans: readonly (typeof scan)[]) =>
  renderToStaticMarkup(
    createElement(
      MantineProvider,
      null,
      createElement(VersionScans, { documentId: 'd1', version: { number: 1, scans: [...scans] } }),
    ),
  );

test('the scans of a version that was replaced can all be reached, with name, size and day', () => {
  const html = shown([scan, { ...scan, id: 's2', name: 'page 2.jpg' }]);

  expect(html).toContain('href="/api/documents/d1/scans/s1"');
  expect(html).toContain('href="/api/documents/d1/scans/s2"');
  expect(html).toMatch(/signed sheets\.pdf<\/a>, 1\.4 MB, kept on November 2\d, 2026/u);
});

test('a version without scans says nothing of any', () => {
  expect(shown([])).not.toContain('Scan');
});
