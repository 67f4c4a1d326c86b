import { expect, test } from 'vitest';
import { readJson } from '#platform/http/read-json.ts';

const refused = (code: string) => expect.objectContaining({ refusal: expect.objectContaining({ code }) });
const codeOf = (text: string): unknown => {
  try {
    return readJson(text);
  } catch (error) {
    return error;
  }
};

test('a body of very many values is refused before any shape tries its variants on them', () => {
  const keys = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`key${index}`, index]));
  expect(codeOf(JSON.stringify({ value: keys }))).toEqual(refused('too-much'));
  const spread = Array.from({ length: 1000 }, () => Array.from({ length: 10 }, () => 'x'));
  expect(codeOf(JSON.stringify({ value: spread }))).toEqual(refused('too-much'));
});

test('the longest list of property that a fact takes is read', () => {
  const asset = {
    description: 'House',
    category: 'realEstate',
    currentTitle: 'Ann Lee',
    state: 'CA',
    ownership: 'own',
  };
  const body = { value: Array.from({ length: 100 }, () => asset) };
  expect(readJson(JSON.stringify(body))).toEqual(body);
});
