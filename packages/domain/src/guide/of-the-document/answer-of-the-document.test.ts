import { expect, test } from 'vitest';
import { answerOfTheDocument, documentAnswers } from '#guide/of-the-document/answer-of-the-document.ts';

const trust = 'living trust';
const will = 'pour-over will';
const agency = 'durable power of attorney';
const company = 'LLC formation';

test.each([
  [trust, 'Can they change the trust after I’m gone?', 'trust-after-death'],
  [trust, 'once I die can somebody alter it', 'trust-after-death'],
  [will, 'can they change the will after I die?', 'will-after-death'],
  [trust, 'Can I cancel it later?', 'revoke-trust'],
  [will, 'Can I cancel it later?', 'revoke-will'],
  [agency, 'Can I cancel it later?', 'agency-revoked'],
  [company, 'Can I cancel it later?', 'company-closed'],
  [agency, 'can I fire him', 'agency-revoked'],
  [agency, 'what if they steal from me', 'agency-misused'],
  [agency, 'does it still work after my death', 'agency-after-death'],
  [agency, 'does it cover medical decisions', 'agency-and-health'],
  [trust, 'Will an LLC protect my house', 'home-in-company'],
  [company, 'will it protect my house', 'company-shield'],
  [company, 'can they sue me personally', 'company-shield'],
  [company, 'can my wife take half in a divorce', 'company-and-divorce'],
  [trust, 'can creditors of my son take his share', 'creditors-of-takers'],
  [trust, 'can my house be taken by creditors', 'creditors-of-maker'],
  [will, 'does this avoid probate', 'will-and-probate'],
  [will, 'how long does probate take', 'probate-takes'],
  [agency, 'is it valid in Georgia', 'in-another-state'],
  [trust, 'is this legal', 'legal-at-all'],
  [agency, 'will I lose control of my money', 'agency-control'],
])('asked while a %s is made, “%s” is about that document', (documentName, question, id) => {
  expect(answerOfTheDocument(question, documentName)?.id).toBe(id);
});

test.each([
  [trust, 'how do I cancel my subscription'],
  [company, 'can I cancel my order'],
  [trust, 'does this cancel my old trust'],
  [will, 'does it revoke my earlier will'],
  [trust, 'can I leave the house to Amy and the rest to Joe'],
  [trust, 'who are my beneficiaries'],
  ['joint trust', 'can they change the trust after I am gone'],
  [will, 'what is an executor'],
  [agency, 'what is an agent'],
  [company, 'what is a member'],
  [trust, 'what happens if we get divorced'],
])('asked while a %s is made, “%s” is about something else', (documentName, question) => {
  expect(answerOfTheDocument(question, documentName)).toBeUndefined();
});

test('every answer says on what it depends, or stays brief', () => {
  const words = documentAnswers.map(({ answer }) => answer.split(/\s+/u).length);
  expect(Math.max(...words)).toBeLessThan(90);
  expect(new Set(documentAnswers.map(({ id }) => id)).size).toBe(documentAnswers.length);
});
