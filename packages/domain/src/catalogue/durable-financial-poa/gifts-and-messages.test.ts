import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';

const { interview, sample } = documentTypeOf('durable-financial-poa');
const { mayMakeGifts: _gifts, mayReadMessages: _messages, ...facts } = sample;
const say = (message: string) => {
  const asked = { kind: 'fact', field: 'mayMakeGifts', also: 'mayReadMessages' } as const;
  const { facts: after, doubt } = interview.replyTo(
    { ...interview.open(), facts, asked },
    message,
    '2026-11-28',
  ).interview;
  return [after.mayMakeGifts, after.mayReadMessages, Object.keys(doubt?.proposed ?? {}).length];
};

test.each([
  ['no to both', [false, false, 0]],
  ['yes to both', [true, true, 0]],
  ['Yes. No.', [true, false, 0]],
  ['No gifts, and yes to the emails', [false, true, 0]],
] as const)('of gifts and messages, asked in one breath, “%s” answers both', (said, after) => {
  expect(say(said)).toEqual(after);
});

test.each(['No', 'Yes', 'no, nothing given away. reading my mail is fine'])(
  '“%s” may be meant for one of them and is asked back',
  (said) => {
    expect(say(said)).toEqual([undefined, undefined, 2]);
  },
);

test.each([
  ['Fine, no to those, except Rosemary can read my email', true],
  ['Let her read my email after all', true],
  ['No to all of these but she may read my email', true],
] as const)('“%s” takes no messages back that are granted', (said, after) => {
  const { mayDisclaim: _disclaim, isAgentPaid: _paid, ...others } = sample;
  const asked = { kind: 'offer', fields: ['mayDisclaim', 'isAgentPaid'] } as const;
  const open = { ...interview.open(), facts: { ...others, mayReadMessages: true }, asked };
  expect(interview.replyTo(open, said, '2026-11-28').interview.facts.mayReadMessages).toBe(after);
});
