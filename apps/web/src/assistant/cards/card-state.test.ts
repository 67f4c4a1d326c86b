import { expect, test } from 'vitest';
import { cardState, newestIn } from '#assistant/cards/card-state.ts';

const changed = { display: 'Married', displayWas: 'Single' };

test('a card knows whether its fact still is what was understood, was put back, or is another by now', () => {
  expect(cardState(changed, 'Married')).toBe('holds');
  expect(cardState(changed, 'Single')).toBe('undone');
  expect(cardState(changed, 'Widowed')).toBe('changed-since');
});

test('a fact that was taken out holds while nothing stands there', () => {
  expect(cardState({ display: '', displayWas: 'Travis' }, '')).toBe('holds');
});

test('only what was answered since the person spoke last can be acted on', () => {
  const said = [
    { id: '1', sender: 'ai' },
    { id: '2', sender: 'user' },
    { id: '3', sender: 'ai' },
    { id: '3-since', sender: 'ai' },
  ] as const;
  expect([...newestIn(said)]).toEqual(['3', '3-since']);
  expect([...newestIn(said.slice(0, 2))]).toEqual([]);
});
