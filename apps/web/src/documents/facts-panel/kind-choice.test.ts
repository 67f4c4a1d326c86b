import { expect, test } from 'vitest';
import { kindChoice } from '#documents/facts-panel/kind-choice.ts';

const labels = (chosen: string, name: string): readonly string[] =>
  kindChoice(chosen, { name }).data.map(({ label }) => label);

test('what a name says by itself is shown, and what was chosen wins over it', () => {
  expect(kindChoice('', { name: 'Jun Park' }).value).toBe('person');
  expect(kindChoice('', { name: 'Oak Trust Company' }).value).toBe('organization');
  expect(kindChoice('person', { name: 'Oak Trust Company' }).value).toBe('person');
});

test('a name that does not say it shows nothing as chosen', () => {
  expect(kindChoice('', { name: 'Habitat for Humanity' }).value).toBe('');
  expect(labels('', 'Habitat for Humanity')).toEqual(['Please choose', 'Person', 'Organization']);
  expect(labels('organization', 'Habitat for Humanity')).toEqual(['Person', 'Organization']);
});
