import { expect, test } from 'vitest';
import { analyzeMessage } from '#interview/language/analyze-message.ts';

const namesIn = (message: string): readonly string[] => {
  const { organizations, names } = analyzeMessage(message);
  return [...organizations, ...names].map(({ name }) => name);
};

test.each([
  ['The rescue squad, Fiddler Branch Rescue Squad, they came for my daddy', ['Fiddler Branch Rescue Squad']],
  ['the library, Lewes Public Library', ['Lewes Public Library']],
  ['The animal shelter. Franklin County Animal Shelter.', ['Franklin County Animal Shelter']],
  ["the food bank, that's the Roanoke Food Bank", ['Roanoke Food Bank']],
  ["the hospital, St. Mary's Hospital", ["St. Mary's Hospital"]],
])('what an organization is called by before its whole name is no second one: “%s”', (message, names) => {
  expect(namesIn(message)).toEqual(names);
});

test('two whole names are two', () => {
  expect(namesIn('Trinity Church, Holy Trinity Church')).toHaveLength(2);
});
