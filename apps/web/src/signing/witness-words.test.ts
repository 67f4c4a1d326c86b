import { expect, test } from 'vitest';
import { meaningFor, requestTo, signedAs, whoIsFirst } from '#signing/witness-words.ts';

const asked = {
  role: 'witness',
  capacity: null,
  state: 'ready',
  ownerName: 'Marisol Okonkwo',
  makers: ['Marisol Okonkwo'],
  awaitedMakers: [],
  witnessName: 'Wanda Hill',
  documentName: 'The Okonkwo Family Trust',
  method: 'electronic',
} as const;

test('where the law asks for ink, nobody is thanked for having signed the document', () => {
  expect(signedAs({ ...asked, method: 'print-and-sign' })).toBe(
    'You have acknowledged The Okonkwo Family Trust online',
  );
});

test('no sentence to a witness gives the document two articles', () => {
  expect(requestTo(asked)).toBe('Marisol Okonkwo asks you to witness The Okonkwo Family Trust.');
  expect(requestTo({ ...asked, documentName: 'Lake House Trust' })).toContain('to witness the Lake House Trust.');
  expect(signedAs(asked)).toBe('You have signed as a witness of The Okonkwo Family Trust');
});

test('a witness is never told that the owner signed before that is so', () => {
  expect(meaningFor(asked).join(' ')).not.toContain('Marisol has not signed yet.');
  const early = meaningFor({ ...asked, state: 'waiting-for-owner' }).join(' ');
  expect(early).not.toMatch(/Marisol (?:has )?signed/);
  expect(early).toContain('Marisol has not signed yet.');
});

test('a witness is told to confirm what they will state, and no signature that they have not seen', () => {
  const words = meaningFor(asked).join(' ');
  for (const stated of ['old enough to be one', 'does not name you', 'asked you', 'of sound mind and acts freely'])
    expect(words).toContain(stated);
  expect(words).not.toMatch(/saw|signature/);
});

test('a spouse is told that they are named and consent, never that they witness', () => {
  const spouse = { ...asked, role: 'spouse', capacity: 'Spouse, joining and consenting' } as const;
  const words = [requestTo(spouse), ...meaningFor(spouse), signedAs(spouse)].join(' ');
  expect(words).toContain('has a line for your signature: “Spouse, joining and consenting”');
  expect(words).toContain('You are not asked as a witness.');
  expect(words).not.toContain('as a witness of');
});

const joint = {
  ...asked,
  ownerName: 'Helen Sandoval',
  makers: ['Helen Sandoval', 'Robert Sandoval'],
  documentName: 'The Sandoval Trust',
} as const;

test('a witness of what two people make is asked by both and states it of both', () => {
  expect(requestTo(joint)).toBe('Helen Sandoval and Robert Sandoval ask you to witness The Sandoval Trust.');
  expect(meaningFor(joint).join(' ')).toContain(
    'that Helen and Robert asked you, and that as far as you know each of them is of sound mind and acts freely.',
  );
});

test('a witness waits for both who make the document, and is told for whom', () => {
  const early = { ...joint, state: 'waiting-for-owner' } as const;
  const said = (awaitedMakers: readonly string[]) => meaningFor({ ...early, awaitedMakers })[0];
  expect(said(joint.makers)).toMatch(/^Helen and Robert have not signed yet\..* you sign after them/u);
  expect(said(['Robert Sandoval'])).toMatch(/^Robert has not signed yet\..* you sign after Robert/u);
  expect(whoIsFirst({ ...early, awaitedMakers: joint.makers })).toBe('Helen and Robert sign');
  expect(whoIsFirst(early)).toBe('Helen signs');
});

test('whoever makes the document too is never told to accept what somebody else has made', () => {
  const maker = { ...joint, role: 'maker', witnessName: 'Robert Sandoval', capacity: 'Grantor and Trustee' } as const;
  const words = [requestTo(maker), ...meaningFor(maker)].join(' ');
  expect(words).toContain('asks you to sign The Sandoval Trust, which you make together.');
  expect(words).toContain('You make this document together with Helen Sandoval. It has a line for your signature');
  expect(words).toContain('By signing you make it too');
  expect(words).not.toMatch(/names you|accept/);
  expect(meaningFor({ ...maker, method: 'print-and-sign' }).join(' ')).not.toContain('By signing');
});
