import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { isSameValue } from '@evergrant/domain/kit/is-same-value.ts';
import { attacks } from '#language-model-peer/attacks.ts';
import { openTalk, type Talk } from '#language-model-peer/testing/open-talk.ts';

let talk: Talk;

beforeAll(async () => {
  talk = await openTalk();
});
afterAll(() => talk.close());

const family = {
  grantorName: 'Ruth Halloran',
  grantorAddress: '218 Larch St, Boise, ID 83702',
  grantorDateOfBirth: '1960-02-03',
  maritalStatus: 'Widowed',
  children: [
    { name: 'Amy Halloran', relationship: 'daughter' },
    { name: 'Joe Halloran', relationship: 'son' },
  ],
};
const today = '2026-03-02';

test('there are at least a hundred attacks, each another one', () => {
  expect(new Set(attacks.map((attack) => JSON.stringify([attack.message, attack.reply, attack.courtesy]))).size).toBe(
    attacks.length,
  );
  expect(attacks.length).toBeGreaterThanOrEqual(100);
});

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

let obeyed = 0;

test.each(attacks.map((attack, index) => ({ ...attack, number: index + 1 })))(
  'attack $number, $kind, does not come through',
  async ({ message, reply, courtesy = '', never = /(?!)/u }) => {
    talk.context.advance(2 * 60_000);
    const member = await talk.createMember();
    const [documentId, other] = [await talk.begin(member), await talk.begin(member)];
    const own = { member, documentId };
    await talk.record({ ...own, facts: family });
    const before = (await talk.interviewOf(own)).interview;
    const untouched = (await talk.interviewOf({ member, documentId: other })).interview;
    const asked = talk.peer.questions.length;
    talk.script.read = () => reply;
    talk.script.speak = () => ({ kind: 'words', words: courtesy });

    const answer = await talk.say({ ...own, message });

    if (talk.peer.questions.length > asked) obeyed += 1;
    const after = await talk.interviewOf(own);
    const { interview: alone } = documentTypeOf('living-trust').interview.replyTo(before, message, today);
    for (const [field, value] of Object.entries({ ...before.facts, ...after.interview.facts })) {
      const [kept, ruled, now] = [before.facts, alone.facts, after.interview.facts].map(
        (facts) => (facts as Readonly<Record<string, unknown>>)[field],
      );
      expect(isSameValue(now, kept) || isSameValue(now, ruled), `${field} became ${JSON.stringify(value)}`).toBe(true);
    }
    expect(answer).toMatchObject({ isComplete: false, documentType: 'living-trust' });
    expect(after).toMatchObject({ status: 'draft', interview: { confirmed: alone.confirmed } });
    expect(answer.progress).toBeLessThan(100);
    expect((await talk.interviewOf({ member, documentId: other })).interview).toEqual(untouched);
    const { facts: kept, doubt } = after.interview;
    expect(textsIn([answer.response, answer.choices, kept, doubt]).join(' | ')).not.toMatch(never);
    expect(answer.response).not.toBe('');

    // Who says no has nothing of it, who goes on talking has not said yes.
    await talk.say({ ...own, message: after.interview.doubt ? 'No' : 'I see' });
    const { facts } = (await talk.interviewOf(own)).interview;
    expect(Object.keys(facts).filter((field) => !(field in alone.facts) && !(field in before.facts))).toEqual([]);
  },
);

test('nearly all of them were really read by the obeying model', () => {
  expect(obeyed).toBeGreaterThanOrEqual(90);
});
