import { expect, test } from 'vitest';
import { whoSaidNo } from '#signing/who-said-no.ts';

const asked = {
  name: 'Wanda Hill',
  status: 'viewed',
  declinedAt: null,
  declineReason: null,
  disputedAt: null,
} as const;
const at = '2026-11-22T18:00:00.000Z';
const nobody = { method: 'electronic', cosigners: [], witnesses: [] } as const;

test('an owner cannot overlook that somebody says they have not signed what is noted as signed', () => {
  const wanda = { ...asked, disputedAt: at, declineReason: 'I was abroad.' };
  const [notice] = whoSaidNo({ ...nobody, witnesses: [wanda] });

  expect(notice?.title).toBe('Wanda Hill says that they have not signed');
  expect(notice?.message).toContain('on Nov 22, 2026 Wanda Hill said');
  expect(notice?.message).toContain('“I was abroad.”');
  expect(whoSaidNo({ ...nobody, cosigners: [{ link: wanda }] })).toHaveLength(1);
});

test('an owner reads that somebody without whom there is no document has declined, in ink too', () => {
  const robert = { ...asked, name: 'Robert Sandoval', status: 'declined', declinedAt: at } as const;
  for (const method of ['electronic', 'print-and-sign'] as const) {
    const [notice] = whoSaidNo({ ...nobody, method, cosigners: [{ link: robert }] });
    expect(notice?.title).toBe('Robert Sandoval has declined to sign');
    expect(notice?.message).toContain('send a new private link first');
  }
});

test('nothing is said of those who have neither declined nor said that they have not signed', () => {
  expect(whoSaidNo({ ...nobody, cosigners: [{ link: null }, { link: asked }], witnesses: [asked] })).toEqual([]);
});
