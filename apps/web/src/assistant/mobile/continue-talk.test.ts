import { expect, test } from 'vitest';
import { beginTalk, continueTalk, speakInTalk, type Talk } from '#assistant/mobile/continue-talk.ts';

const today = '2026-11-23';

const say = async (messages: readonly string[]): Promise<Talk> => {
  let { talk } = await beginTalk();
  for (const index of messages.keys())
    ({ talk } = await continueTalk(talk, { said: messages.slice(0, index + 1), today }));
  return talk;
};

test('whoever turns to another type is asked its questions, and is not asked again what was said', async () => {
  const name = 'My name is Nora Blake';
  const turned = await say([name, 'I want a testamentary trust']);
  expect(turned.type.id).toBe('testamentary-trust');
  expect(turned.interview.documentType).toBe('testamentary-trust');
  expect(turned.interview.facts).toMatchObject({ grantorName: 'Nora Blake' });
});

test('a talk in Spanish begins, goes on and turns to another type in Spanish', async () => {
  const begun = await beginTalk('es');
  expect(begun.reply).toContain('El documento mismo se redacta en inglés');
  const spoken = [{ after: 0, language: 'es' }] as const;
  const said = ['me llamo Nora Peña', 'el 5 de marzo de 1958'];
  const first = await continueTalk(begun.talk, { said: said.slice(0, 1), spoken, today });
  expect(first.talk.interview.facts).toMatchObject({ grantorName: 'Nora Peña' });
  expect(first.reply).toContain('¿Cuál es su domicilio');
  const turned = await continueTalk(first.talk, {
    said: [...said.slice(0, 1), 'I want a testamentary trust'],
    spoken,
    today,
  });
  expect(turned.talk.interview).toMatchObject({ documentType: 'testamentary-trust', language: 'es' });
  expect(turned.talk.interview.facts).toMatchObject({ grantorName: 'Nora Peña' });
});

test('a talk can be gone on with in another language, and keeps what was said', async () => {
  const { talk, reply } = await speakInTalk(await say(['hello', 'Nora Blake']), 'es');
  expect(reply).toContain('¿Cuál es su domicilio');
  expect(talk.rows.find(({ field }) => field === 'grantorName')?.label).toBe('Su nombre legal completo');
});

test('a talk that stays with its type goes on where it was', async () => {
  const talk = await say(['I need a living trust. My name is Nora Blake', '12 Oak Lane, Dayton, OH 45402']);
  expect(talk.interview.documentType).toBe('living-trust');
  expect(talk.interview.facts).toMatchObject({ grantorName: 'Nora Blake' });
  expect(JSON.stringify(talk.interview.facts)).toContain('12 Oak Lane');
});
