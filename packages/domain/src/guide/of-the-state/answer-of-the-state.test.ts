import { expect, test } from 'vitest';
import { answerOfTheState } from '#guide/of-the-state/answer-of-the-state.ts';
import { everyLaw } from '#law/every-law.ts';
import { noLaw } from '#law/law-source.ts';
import { stateCodes } from '#law/state-code.ts';

const ask = (question: string, state = 'OH', documentName = 'living trust') =>
  answerOfTheState({ question, state, documentName, laws: everyLaw });

test.each([
  ['how many witnesses do I need', 'OH', 'pour-over will', ['Ohio', 'two witnesses', '2107.03']],
  ['does it have to be notarized in Ohio', 'TX', 'living trust', ['Ohio does not ask for a notary']],
  ['is Texas a community property state', 'OH', 'living trust', ['Yes, Texas', '3.002']],
  ['how much can my wife claim anyway', 'NY', 'living trust', ['New York', '1/3', '5-1.1-A']],
  ['does my Florida condo need something separate', 'OH', 'living trust', ['Florida', 'deed']],
  ['do we also need to register in NC?', 'DE', 'operating agreement', ['North Carolina', 'foreign company']],
  ['do I need a notary, OK?', 'TX', 'durable power of attorney', ['Texas', 'before a notary']],
  ['do they pay inheritance tax in Pennsylvania', 'PA', 'living trust', ['Pennsylvania', '15%', 'not a spouse']],
])('“%s”, asked in %s of a %s, is answered from its law', (question, state, documentName, words) => {
  const answer = ask(question, state, documentName);
  expect(answer?.isKnown).toBe(true);
  for (const word of words) expect(answer?.words).toContain(word);
});

test.each(['how much does it cost', 'are you an AI', 'what is community property', 'my witness got no email'])(
  '“%s” asks nothing of a state',
  (question) => {
    expect(ask(question)).toBeUndefined();
  },
);

test('without the law of a state nothing is said of it', () => {
  expect(
    answerOfTheState({ question: 'how many witnesses do I need', state: 'OH', documentName: 'will', laws: noLaw }),
  ).toBeUndefined();
});

test('no answer is built from a value that is missing, in any state', () => {
  const questions = [
    'how many witnesses do I need',
    'do I need a notary',
    'what can my husband claim by law',
    'is there an estate tax',
    'is it a community property state',
    'do I have to register my trust',
    'are no-contest clauses enforced here',
    'can the notary do it online',
    'can my wife disinherit the children by law, who is left nothing',
    'who decides about my funeral by law',
  ];
  for (const state of stateCodes)
    for (const question of questions) expect(ask(question, state)?.words ?? '').not.toMatch(/undefined|null|NaN/u);
});
