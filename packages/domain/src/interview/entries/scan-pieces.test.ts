import { expect, test } from 'vitest';
import { scanPieces } from '#interview/entries/scan-pieces.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';

const known = ['Rex Hale', 'Tammy Hale', 'Jo Beth Hale'];
const kinds = (text: string): readonly string[] =>
  scanPieces(analyzeMessage(text, known)).flatMap(({ kind }) => (kind === 'filler' || kind === 'comma' ? [] : [kind]));

test.each([
  [
    'Rex half at 30, the girls a quarter each right away',
    ['called', 'share', 'age', 'called', 'share', 'each', 'outright'],
  ],
  ['everything to my wife, then the kids equally', ['whole', 'to', 'called', 'then', 'called', 'equal']],
  ['my pastor Otis Cleary if she is unable', ['called', 'called', 'then']],
  ['everybody but Rex', ['except', 'called']],
  ['Tammy. She lives close', ['called', 'stop', 'remark']],
  ['Rex if he has quit by then', ['called', 'condition', 'remark']],
])('every word of “%s” has a part in the answer', (text, parts) => {
  expect(kinds(text)).toEqual(parts);
});
