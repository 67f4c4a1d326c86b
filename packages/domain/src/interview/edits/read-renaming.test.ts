import { expect, test } from 'vitest';
import { changedBy, sayAt } from '#interview/testing/whitcombs.ts';

const named = (value: unknown): readonly string[] =>
  (value as readonly { readonly name: string }[]).map(({ name }) => name);

test.each([
  ["juniper's last name is now only Reyes, no Whitcomb", 'Juniper Reyes'],
  ['juniper name is only juniper reyes on her new license. no whitcomb', 'Juniper Reyes'],
  ['Juniper got divorced, her legal name is Juniper Whitcomb now, not Reyes', 'Juniper Whitcomb'],
  ["my daughter took her husband's name, she is Juniper Whitcomb Salas now", 'Juniper Whitcomb Salas'],
  ['Juniper Reyes, without the Whitcomb', 'Juniper Reyes'],
])('“%s” is a new name of a known person everywhere', (message, name) => {
  const { children, beneficiaries, successorTrustee } = changedBy(message);
  expect(named(children)[1]).toBe(name);
  expect(named(beneficiaries)[1]).toBe(name);
  expect(successorTrustee).toMatchObject({ name });
});

test.each([
  ['Solveig Haaland now', 'Solveig Haaland'],
  ['Solveig got married, she is Solveig Haaland now', 'Solveig Haaland'],
  ['put please solveig haaland, she married. not brandt any more', 'Solveig Haaland'],
  ['you know Solveig goes by Haaland only now. Solveig Haaland. she told me at easter', 'Solveig Haaland'],
  ['SOLVEIG IS B-R-A-N-D-T-T WITH TWO TS. BRANDTT.', 'Solveig Brandtt'],
  ["BRANDTT WITH TWO T'S", 'Solveig Brandtt'],
  ['solveig is spelled S-O-L-V-E-Y-G', 'Solveyg Brandt'],
  ["it's Brandtt with double t, solveig", 'Solveig Brandtt'],
  ['solveig spells her last name Brant, no d', 'Solveig Brant'],
  ['Its Solvej not Solveig, with a j', 'Solvej Brandt'],
  ['Solveig, by the way, is Solveyg. S-O-L-V-E-Y-G.', 'Solveyg Brandt'],
  ['solveig is solveyg. S O L V E Y G same last name', 'Solveyg Brandt'],
  ['Solveig, she is Solveig Brandt Haaland now, she married in the spring', 'Solveig Brandt Haaland'],
  ["Solveig's divorced, she's back to Solveig Haaland, no more Brandt", 'Solveig Haaland'],
  ["Solveig's a Brandt-Haaland since last year, with the hyphen", 'Solveig Brandt-Haaland'],
  [
    "Solveig is just her nickname, she's Sigrid Solveig Brandt on everything official so use that",
    'Sigrid Solveig Brandt',
  ],
  ['solveig just what we call her tho, put sigrid brandt', 'Sigrid Brandt'],
  ['On her passport Solveig is Solveyg Brandt, they always mess it up', 'Solveyg Brandt'],
])('“%s” reaches the offices and the gifts', (message, name) => {
  const { successorTrustees, specificGifts } = changedBy(message);
  expect(named(successorTrustees)[1]).toBe(name);
  expect(specificGifts).toMatchObject([{ recipient: name }, {}]);
});

test.each([
  ['Thaddeus goes by Thad on his license, Thad Okoro', 'Thad Okoro'],
  ['Oh I must get Thaddeus right, he is Okorro, with two r. Thaddeus Okorro.', 'Thaddeus Okorro'],
  ['Thaddeus legally changed it, his name is Theodore Okoro now', 'Theodore Okoro'],
  ['the last name of Thaddeus is Okorafor now', 'Thaddeus Okorafor'],
  ['please write Thaddeus A. Okoro', 'Thaddeus A. Okoro'],
  ['I typed Okoro but it is Okoroh', 'Thaddeus Okoroh'],
])('“%s” is the same person', (message, name) => {
  expect(named(changedBy(message)['children'])[2]).toBe(name);
});

test.each([
  'caspian spells Whitcomb with a b, you got it',
  'juniper spells Reyes with an s on the end, Reyes, you got it right I guess',
  'the street is Adobe with one b',
  'Thaddeus is busy now',
  'Solveig is Norwegian',
  "The Okoro is with two k's",
  'Caspian is closer',
])('“%s” renames nobody', (message) => {
  expect(changedBy(message)).toEqual({});
});

test('a family name that only a first name leads to is asked back', () => {
  const turn = sayAt('Solveig goes by Haaland');
  expect(turn.interview.doubt?.proposed.successorTrustees?.[1]?.name).toBe('Solveig Haaland');
});
