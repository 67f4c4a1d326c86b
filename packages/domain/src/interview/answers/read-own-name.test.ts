import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';

const { interview } = documentTypeOf('living-trust');
const factsAfter = (message: string): unknown =>
  interview.replyTo(interview.open(), message, '2026-11-20').interview.facts;

test.each([
  ['Nora Blake', 'Nora Blake'],
  ['My name is Nora Blake', 'Nora Blake'],
  ['Hello, Nora Blake.', 'Nora Blake'],
  ['nora blake', 'Nora Blake'],
  ['This is Peter Novak', 'Peter Novak'],
  ['María José Cantú', 'María José Cantú'],
])('the name alone is an answer from the first message on: %s', (message, grantorName) => {
  expect(factsAfter(message)).toEqual({ grantorName });
});

test.each([
  'need trust',
  'Living trust please',
  'Trust for Anna Bell',
  'Help please',
  'first one please',
  'Let us begin',
])('an opening that names nobody as its speaker records no name: %s', (message) => {
  const turn = interview.replyTo(interview.open(), message, '2026-11-20');
  expect(turn.interview.facts).toEqual({});
  expect(turn.reply).not.toContain('What you said of');
});

test.each([
  ['Harold T. Beaumont III', 'Harold T. Beaumont III'],
  ['Charles Edward Windham, Junior', 'Charles Edward Windham Jr.'],
  ['Whitfield, Mary Jo', 'Mary Jo Whitfield'],
  ['first name Kwame last name Boateng', 'Kwame Boateng'],
  ['Put me down as Zeynep Yildiz-Carter please', 'Zeynep Yildiz-Carter'],
  ['my drivers license says Bobby Ray Tuttle', 'Bobby Ray Tuttle'],
  ['Everyone knows me as Red, but officially Leonard Patrick Doyle', 'Leonard Patrick Doyle'],
  ['esperanza de leon, spelled with a z', 'Esperanza de Leon'],
  ['Okay here goes. Lucille Ann Prescott', 'Lucille Ann Prescott'],
  ['Grace Will Hopewell', 'Grace Will Hopewell'],
  ['My ID says "Deborah R. Stein" but I sign as Debbie Stein', 'Deborah R. Stein'],
])('a name in parts, as a paper has it or with how it is said is the name: %s', (message, grantorName) => {
  expect(factsAfter(message)).toEqual({ grantorName });
});

test.each([
  ['Mary Beth Hollis (Mary Elizabeth on my birth certificate)', 'Mary Beth Hollis'],
  ['April May Summers', 'April May Summers'],
  ['Paul, Ann', 'Ann Paul'],
])('a name that may be another one is asked back: %s', (message, grantorName) => {
  const { facts, doubt } = interview.replyTo(interview.open(), message, '2026-11-20').interview;
  expect(facts).toEqual({});
  expect(doubt?.proposed).toEqual({ grantorName });
});

test.each([
  'Good Morning Sir',
  'Merry Christmas',
  'Hi, I am setting this up for my mom, Gloria Estes',
  'Happy Holidays',
])('a greeting and somebody else are no name of the speaker: %s', (message) => {
  const { facts, doubt } = interview.replyTo(interview.open(), message, '2026-11-20').interview;
  expect({ ...facts, ...doubt?.proposed }).toEqual({});
});

test.each([
  "My son's full name is Evan Thomas Kowalski",
  'my daughters legal name is Ana Lucia Ruiz',
  "Our grandson's name is Peter Novak",
])('the name of a relative is not taken for that of the speaker: %s', (message) => {
  const turn = interview.replyTo(interview.open(), message, '2026-11-20');
  expect(turn.interview.facts).not.toHaveProperty('grantorName');
  expect(turn.interview.doubt?.proposed ?? {}).not.toHaveProperty('grantorName');
});
