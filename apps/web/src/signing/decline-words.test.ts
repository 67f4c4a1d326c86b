import { expect, test } from 'vitest';
import { declineWords } from '#signing/decline-words.ts';

const asked = { ownerName: 'Helen Marie Sandoval', isExecuted: false } as const;

test('whoever is said to have signed on paper is offered to say that it is not so, and what follows', () => {
  const stated = { ...asked, state: 'on-paper' } as const;
  expect(declineWords(stated)).toMatchObject({ title: 'I have not signed', confirm: 'Say so and tell Helen' });
  expect(declineWords(stated).meaning).toContain('The note is taken back');
  expect(declineWords({ ...stated, isExecuted: true }).meaning).toContain('kept on record');
});

test('whoever has not signed yet is not asked about ink', () => {
  expect(declineWords({ ...asked, state: 'ready' })).toMatchObject({ title: 'Decline to sign' });
});
