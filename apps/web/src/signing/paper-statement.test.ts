import type { RequiredSigner } from '@evergrant/contract/required-signers.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaperStatement } from '#signing/paper-statement.tsx';

const line: RequiredSigner = {
  lineId: 'grantor',
  role: 'owner',
  name: 'Helen Sandoval',
  capacity: 'Grantor',
  method: 'ink',
  online: null,
  printedAt: '2026-11-22T10:00:00.000Z',
  paper: null,
  hasSigned: false,
  hasDeclined: false,
  whyNotPaper: null,
};
const shown = (signer: RequiredSigner) =>
  renderToStaticMarkup(
    createElement(
      MantineProvider,
      null,
      createElement(
        QueryClientProvider,
        { client: new QueryClient() },
        createElement(PaperStatement, { documentId: 'd1', signer, signers: [signer] }),
      ),
    ),
  );

test('nobody is asked for ink of which nothing can come: the reason stands beside a button that waits, with the way to the copy', () => {
  const html = shown({ ...line, printedAt: null, whyNotPaper: 'No copy has been taken yet.' });

  expect(html).toMatch(/<button[^>]*disabled=""/u);
  expect(html).toContain('No copy has been taken yet.');
  expect(html).toContain('/api/documents/d1/document-to-sign.pdf');
});

test('a line that may be stated has an open button and no reason', () => {
  expect(shown(line)).not.toMatch(/disabled=""|document-to-sign/u);
});
