import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { StoredInterview } from '#interview/interview.ts';

const { interview } = documentTypeOf('llc-formation');
const today = '2026-11-20';

const asking = (field: 'businessPurpose' | 'llcName'): StoredInterview => {
  const asked = { kind: 'fact', field } as const;
  return { ...interview.open(), asked, trail: [asked] };
};

test.each(['ugh, whatever comes along', 'haha, candles and lol cards'])(
  'what is not understood twice where words are asked is asked back as it was written: %s',
  (words) => {
    const once = interview.replyTo(asking('businessPurpose'), words, today).interview;
    expect(once.facts.businessPurpose).toBeUndefined();
    const { doubt } = interview.replyTo({ ...once, asked: asking('businessPurpose').asked }, words, today).interview;
    expect(doubt?.proposed.businessPurpose).toContain(words);
  },
);

test.each([
  ['llcName', 'Magpie and Ember Coffee LLC'],
  ['llcName', 'Fair Weather Roofing LLC'],
  ['businessPurpose', 'A coffee cart, plus catering for weddings'],
  ['businessPurpose', 'We repair printers and doorbells'],
] as const)('a word that people also say by the way is part of an answer: %s %s', (field, words) => {
  const { facts } = interview.replyTo(asking(field), words, today).interview;
  expect(String(facts[field])).toContain(words);
});

test.each(['let me get another coffee first', 'the doorbell, one moment'])('and by the way it is none: %s', (words) => {
  expect(interview.replyTo(asking('businessPurpose'), words, today).interview.facts.businessPurpose).toBeUndefined();
});
