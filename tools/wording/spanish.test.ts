import { fileURLToPath } from 'node:url';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { documentAnswers } from '@evergrant/domain/guide/of-the-document/answer-of-the-document.ts';
import { topics } from '@evergrant/domain/guide/topics.ts';
import { languagesOf } from '@evergrant/domain/wording/spoken/languages-of.ts';
import { wordsOfPlan } from '@evergrant/domain/wording/spoken/words-of-plan.ts';
import { glossary } from '@evergrant/domain/interview/glossary.ts';
import guideAsks from '@evergrant/domain/wording/spanish/guide-asks.json' with { type: 'json' };
import { spanishWording } from '@evergrant/domain/wording/spanish/spanish.ts';
import type { Wording } from '@evergrant/domain/wording/translation/catalogue.ts';
import { spanishMailWords } from '@evergrant/domain/wording/spanish/mails.ts';
import { spanishScreenWords } from '@evergrant/domain/wording/spanish/screens.ts';
import { expect, test } from 'vitest';
import { missingFrom, plainSentence, withOtherValues } from '#wording/missing-from.ts';
import { readMails, textsOfMails } from '#wording/read-mails.ts';
import { readPlans } from '#wording/read-plans.ts';
import { messagesIn } from '#wording/messages-in.ts';
import { readScreens, textsOfScreens } from '#wording/read-screens.ts';
import { messagesOfConversation, messagesOfType, type Message } from '#wording/read-messages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const wording: Wording = Object.assign({}, ...Object.values(spanishWording)) as Wording;

const plans = await readPlans(root);
const spoken = plans.filter((plan) => languagesOf(plan).includes('es'));
const conversation = messagesOfConversation(root);
const guideWords = [
  ...[...topics, ...documentAnswers].flatMap(({ answer, page }) => [answer, page.label]),
  'Read on: {1} ({2})',
];
const sentencesOf = (messages: readonly Message[]): readonly string[] => messages.map(({ message }) => message);

test('the server offers Spanish for every type that can be made in it, the living trust among them', () => {
  const ids = spoken.map(({ documentType }) => documentType);
  expect(ids).toContain('living-trust');
  expect(ids.filter((id) => !documentTypeOf(id).interview.languages.includes('es'))).toEqual([]);
});

test('everything that an interview says besides its questions is said in Spanish', () => {
  expect(missingFrom(wording, sentencesOf(conversation))).toEqual([]);
  expect(
    missingFrom(
      wording,
      glossary.map(({ meaning }) => meaning),
    ),
  ).toEqual([]);
});

test.each(spoken)('every question, answer and rule of the $documentType is said in Spanish', (plan) => {
  expect(missingFrom(wording, wordsOfPlan(plan))).toEqual([]);
  expect(missingFrom(wording, sentencesOf(messagesOfType(root, plan)))).toEqual([]);
});

test('the screens on which a document is made say everything in the language of the person', () => {
  const { said, unsaid } = readScreens(root);
  expect(unsaid).toEqual([]);
  expect(missingFrom(spanishScreenWords, sentencesOf(said))).toEqual([]);
});

test('the mails of an account, a purchase and a signing say everything in the language of whoever gets them', () => {
  expect(missingFrom({ ...spanishScreenWords, ...spanishMailWords }, sentencesOf(readMails(root)))).toEqual([]);
});

test('every answer of the guide is given in Spanish, and found by a Spanish question', () => {
  expect(missingFrom(wording, guideWords)).toEqual([]);
  const asked = topics.filter(({ id }) => id !== 'crisis').map(({ id }) => id);
  expect(Object.keys(guideAsks).toSorted()).toEqual(asked.toSorted());
});

test('a translation has the values of its sentence', () => {
  expect(withOtherValues(wording)).toEqual([]);
  expect(withOtherValues(spanishScreenWords)).toEqual([]);
  expect(withOtherValues(spanishMailWords)).toEqual([]);
});

test('no translation is left of a sentence that nobody says any more', () => {
  const { values: _values, ...sentences } = spanishWording;
  const said = new Set([
    ...sentencesOf(conversation),
    ...spoken.flatMap((plan) => [...wordsOfPlan(plan), ...sentencesOf(messagesOfType(root, plan))]),
    ...glossary.map(({ meaning }) => meaning),
    ...guideWords,
  ]);
  const kept = Object.values(sentences).flatMap((one: Wording) => Object.keys(one));
  expect(kept.filter((sentence) => !said.has(plainSentence(sentence)))).toEqual([]);
});

test('no translation is left of words that no screen shows any more', () => {
  const written = textsOfScreens(root);
  const { said } = readScreens(root);
  for (const { message } of said) written.add(message);
  expect(Object.keys(spanishScreenWords).filter((words) => !written.has(plainSentence(words)))).toEqual([]);
});

test('no translation is left of words that no mail says any more', () => {
  const written = new Set([...textsOfMails(root), ...sentencesOf(readMails(root))]);
  expect(Object.keys(spanishMailWords).filter((words) => !written.has(plainSentence(words)))).toEqual([]);
});

test('a sentence that was added without its Spanish is found', () => {
  const source =
    "export const greet = (name: string) => `Good to see you again, ${name}. Shall we ${name ? 'go on' : 'begin'}?`;";
  const added = messagesIn(source);
  expect(added).toEqual(['Good to see you again, {1}. Shall we go on?', 'Good to see you again, {1}. Shall we begin?']);
  expect(missingFrom(wording, added)).toEqual(added);
});

test('a translation that has lost a value is found', () => {
  expect(withOtherValues({ 'Nice to meet you, {1}': 'Mucho gusto' })).toEqual(['Nice to meet you, {1}']);
});

test('a sentence without Spanish is found also where it looks like a value of another one', () => {
  const added = ['Documents that everyone has signed stay on record.', 'Signed on {1}.'];
  expect(missingFrom({ '{1} on {2}.': '{1} el {2}.' }, added)).toEqual(added.slice(0, 1));
});
