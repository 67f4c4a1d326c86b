import { expect, test } from 'vitest';
import { inTurn } from '#interview/warmth/in-turn.ts';
import { sayNoted } from '#interview/warmth/say-noted.ts';

const note = (words: string) => ({ words });
const roses = 'The roses should be looked after';

test('what is the whole of a message is kept without being read back', () => {
  const said = sayNoted({ notes: [note(roses)] }, { noted: [roses], message: `${roses}.` });
  expect(said).toMatch(/in your notes|as you said it|in your words/u);
  expect(said).not.toContain('roses');
});

test('sentences that are kept one by one are the whole message all the same', () => {
  const noted = ['Ann never paid me back', 'I have forgiven her'];
  expect(sayNoted({ notes: noted.map(note) }, { noted, message: `${noted.join(', and ')}.` })).not.toContain('“');
});

test('a part of a message is said, so that nobody takes it for an answer', () => {
  expect(sayNoted({ notes: [note(roses)] }, { noted: [roses], message: `No. ${roses}.` })).toContain(`“${roses}”`);
});

test('a long part is said by its beginning, and many parts are not read back', () => {
  const long = `${roses} by somebody who knows how to cut them back in the first week of March`;
  const said = sayNoted({ notes: [note(long)] }, { noted: [long], message: `No. ${long}` });
  expect(said).toContain('“The roses should be looked after by somebody who knows how to…”');
  const three = ['The roses stay here', 'The piano stays here', 'The clock goes north'];
  expect(sayNoted({}, { noted: three, message: `No. ${three.join('. ')}` })).not.toContain('“');
});

test('however often something is kept, it is never said with the same opening words twice running', () => {
  for (const message of [roses, `No. ${roses}`]) {
    let said = '';
    for (let count = 0; count < 24; count += 1) {
      const notes = Array.from({ length: count % 5 }, () => note(roses));
      const next = sayNoted({ notes, said }, { noted: [roses], message });
      expect(next.slice(0, 12)).not.toBe(said.slice(0, 12));
      said = next;
    }
  }
});

test('where nothing is kept, nothing is said', () => {
  expect(sayNoted({}, { noted: [], message: 'Yes' })).toBe('');
});

test('the wording in turn gives way to the next where it was said last', () => {
  const wordings = ['Good', 'Fine', 'Got it'] as const;
  expect(inTurn(wordings, { said: undefined, at: 4 })).toBe('Fine');
  expect(inTurn(wordings, { said: 'Fine: Ohio. Which county?', at: 4 })).toBe('Got it');
});
