import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { LookUp } from '#interview/conversation/look-up.ts';
import type { StoredInterview } from '#interview/interview.ts';
import { expect, test } from 'vitest';

const { interview: engine } = documentTypeOf('living-trust');
const known: LookUp = ({ question }) => (/\b(?:cost|much is)\b/iu.test(question) ? 'It costs something.' : undefined);

const say = (interview: StoredInterview, message: string) =>
  engine.replyTo(interview, message, '2026-11-20', { lookUp: known });

const after = (...messages: readonly string[]): StoredInterview =>
  messages.reduce((before, message) => {
    const { interview } = say(before, message);
    return interview.doubt ? say(interview, 'yes').interview : interview;
  }, engine.open());

const atName = after();
const atStatus = after('Harriet Elaine Moss', '12 Elm Street, Columbus, OH 43215', 'Franklin', 'March 4, 1961');

test('a question that is known is answered, and the open one is asked again', () => {
  const { reply, recorded, interview } = say(atStatus, 'how much is all of this?');
  expect(recorded).toEqual([]);
  expect(interview.facts).toEqual(atStatus.facts);
  expect(reply).toMatch(/^It costs something\.\n\n.*single, married/su);
});

test.each(['can he still take something since we arent divorced', 'Am I divorced if it is not signed?'])(
  '“%s” records nothing, and is kept for an attorney where nobody knows it',
  (message) => {
    const { recorded, interview } = say(atStatus, message);
    expect(recorded).toEqual([]);
    expect(interview.facts).toEqual(atStatus.facts);
  },
);

test('what nobody knows here is said, and kept for an attorney', () => {
  const { reply, interview } = say(atStatus, 'do they tax lottery tickets in Nevada?');
  expect(reply).toContain('I do not know that');
  expect(interview.notes).toMatchObject([{ words: 'do they tax lottery tickets in Nevada?', isQuestion: true }]);
});

test.each(['widowed?', 'could it be widowed?'])('an answer that is asked, “%s”, is asked back', (message) => {
  const { recorded, interview } = say(atStatus, message);
  expect(recorded).toEqual([]);
  expect(interview.doubt?.proposed).toEqual({ maritalStatus: 'Widowed' });
});

test.each(['Married. How much is this btw?', 'Married, how much is this btw'])(
  '“%s” is recorded and answered',
  (message) => {
    const { reply, interview } = say(atStatus, message);
    expect(interview.facts.maritalStatus).toBe('Married');
    expect(reply).toContain('It costs something.');
  },
);

test.each(['why?', 'why do you need that?', 'what does that mean?'])(
  '“%s” is answered by what the open question says of itself',
  (message) => {
    expect(say(atName, message).reply).toContain('identifies you');
  },
);

test.each(['how many more of these', 'are we nearly done', 'how much longer?'])(
  '“%s” tells how much is left',
  (message) => {
    expect(say(atStatus, message).reply).toMatch(/About \d+ more questions are left/u);
  },
);

test('the name of somebody who is known does not keep a question from being understood', () => {
  const asked: string[] = [];
  engine.replyTo(
    { ...atStatus, facts: { ...atStatus.facts, successorTrustee: { name: 'Conrad Moss' } } },
    'Can Conrad see what it costs?',
    '2026-11-20',
    {
      lookUp: ({ question }) => {
        asked.push(question);
        return undefined;
      },
    },
  );
  expect(asked[0]).toBe('Can they see what it costs?');
});
