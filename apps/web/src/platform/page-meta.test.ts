import { expect, test } from 'vitest';
import { publicPageMeta } from '#platform/page-meta.ts';

const page = { title: 'Pricing', description: 'What it costs.', path: '/pricing' };

test('a page with keywords states them, and one without has no empty entry', () => {
  const stated = publicPageMeta({ ...page, keywords: ['living trust', 'price'] });
  expect(stated).toContainEqual({ name: 'keywords', content: 'living trust, price' });
  expect(JSON.stringify(publicPageMeta(page))).not.toContain('keywords');
});
