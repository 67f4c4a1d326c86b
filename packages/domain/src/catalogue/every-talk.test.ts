import { describe, expect, test } from 'vitest';
import { madeTypes } from '#catalogue/document-types.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { talkWith } from '#interview/testing/talk-with.ts';
import { agreeing } from '#interview/testing/agreeing.ts';

const today = '2026-11-20';

test.each(madeTypes.map(({ id }) => id))('a %s is made by conversation alone, from hello to the end', (id) => {
  const { interview, script, finish } = documentTypeOf(id);
  expect(script[0]).toBe('hello');
  const talked = talkWith(interview, today)(script);
  expect(interview.completeness(talked, today)).toMatchObject({ isComplete: true, missing: [], problems: [] });
  expect(finish(talked.facts, today)).toMatchObject({ ok: true });
});

describe.each(madeTypes.map(({ id }) => [id]))('in the talk of a %s', (id) => {
  const { interview, script } = documentTypeOf(id);
  const stray = 'It was raining over there until the evening';

  test('no sentence beside an answer is dropped without a word', () => {
    const lost: unknown[] = [];
    const [hello = '', ...answers] = script;
    let { interview: state } = interview.replyTo(interview.open(), hello, today);
    for (const message of answers) {
      const beside = `${message.replace(/[.!]$/u, '')}. ${stray}`;
      const { reply, interview: after } = agreeing(interview).replyTo(state, beside, today);
      const isKept = `${reply} ${JSON.stringify([after.facts, after.notes])}`
        .toLowerCase()
        .includes('raining over there');
      const isAskedBack = after.doubt !== null || reply.includes('I am not sure that I understood that');
      const isObjection = reply.includes('I did not understand what should change');
      if (!isKept && !isAskedBack && !isObjection) lost.push([state.asked, beside, reply.slice(0, 200)]);
      state = agreeing(interview).replyTo(state, message, today).interview;
    }
    expect(lost).toEqual([]);
  });

  test('an answer that is understood is not said to be partly lost', () => {
    let state = interview.open();
    for (const message of script) {
      const turn = agreeing(interview).replyTo(state, message, today);
      expect([message, turn.interview.notes ?? []]).toEqual([message, state.notes ?? []]);
      state = turn.interview;
    }
  });
});

test('words that belong to a later question are kept for it, and offered there', () => {
  const { interview, sample } = documentTypeOf('living-trust');
  const said = 'My sister Ana Obi comes next';
  const { descendantsTakeFirst: _first, contingentBeneficiaries: _next, ...facts } = sample;
  const open = { ...interview.open(), facts, asked: { kind: 'fact', field: 'descendantsTakeFirst' } } as const;
  const told = agreeing(interview).replyTo(open, `No. ${said}.`, today);
  expect(told.interview.facts.descendantsTakeFirst).toBe(false);
  expect(told.reply).toContain('What you said of “Contingent beneficiaries” I take up when we come to it.');
  const there = { ...told.interview, asked: { kind: 'fact', field: 'contingentBeneficiaries' } } as const;
  const asked = interview.replyTo(there, 'why?', today);
  expect(asked.reply).toContain(`You said: “${said}”. For “Contingent beneficiaries” I understood: Ana Obi (sister`);
  expect(asked.choices).toEqual(['Yes', 'No']);
  const taken = interview.replyTo(asked.interview, 'yes', today);
  expect(taken.interview.facts.contingentBeneficiaries).toMatchObject([{ name: 'Ana Obi' }]);
  expect(taken.interview.later).toEqual([]);
});
