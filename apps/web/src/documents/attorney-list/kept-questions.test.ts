import { expect, test } from 'vitest';
import { withQuestion } from '#documents/attorney-list/kept-questions.ts';

test('a question is noted once, the newest last', () => {
  expect(withQuestion(['Who pays?'], 'When?')).toEqual(['Who pays?', 'When?']);
  expect(withQuestion(['Who pays?'], 'Who pays?')).toEqual(['Who pays?']);
});
