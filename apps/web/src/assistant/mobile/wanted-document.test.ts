import { expect, test } from 'vitest';
import { wantedDocument } from '#assistant/mobile/wanted-document.ts';

test('nobody who is told of a testamentary trust gets a living trust saved', () => {
  const wanted = wantedDocument(['I need something for my children', 'A testamentary trust, please']);
  expect(wanted).toEqual({ name: 'My Testamentary Trust', documentTypeId: 'testamentary-trust' });
});

test('a talk that names no type is saved as what people begin with', () => {
  expect(wantedDocument(['Hello'])).toEqual({ name: 'My Living Trust', documentTypeId: 'living-trust' });
});
