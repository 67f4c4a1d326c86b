import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeText, h } from '#html/markup.ts';

test('whatever was typed, escaped text holds no character that HTML reads as markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(escapeText(typed)).not.toMatch(/[<>"'`\u202E]|&(?!(amp|lt|gt|quot|#39|#96);)/);
    }),
  );
});

test('a slot is escaped and markup is not escaped twice', () => {
  expect(h`<p>${h`<b>${'A & B'}</b>`}${undefined}${[h`<i>1</i>`, h`<i>2</i>`]}${3}</p>`.html).toBe(
    '<p><b>A &amp; B</b><i>1</i><i>2</i>3</p>',
  );
});
