import { expect, test } from 'vitest';
import { strategies } from '#content/strategies.ts';
import { relatedGuides } from '#library/related-guides.ts';

test('after a guide come those of its category, and never the guide itself', () => {
  expect(relatedGuides('dynasty-trust').map(({ id }) => id)).toEqual([
    'domestic-asset-protection-trust',
    'irrevocable-life-insurance-trust',
    'pour-over-will-and-incapacity-documents',
  ]);
  for (const { id } of strategies) {
    const related = relatedGuides(id).map((guide) => guide.id);
    expect(new Set(related).size).toBe(3);
    expect(related).not.toContain(id);
  }
});
