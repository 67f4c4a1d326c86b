import { expect, test } from 'vitest';
import { plainText } from '#assembly/plain-text.ts';
import type { LegalDocument } from '#assembly/document.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Facts } from '#facts/facts.ts';
import { allOwnWords, sectionsOf, sectionText } from '#review/read-document.ts';

const trusts = ['living-trust', 'joint-trust', 'testamentary-trust'] as const;

const family: Facts = {
  specialArrangements: ['heldForLife', 'wishes', 'protector'],
  lifetimePayments: 'needs',
  lifetimePower: 'family',
  trustProtector: { name: 'Harriet Olmsted' },
  wishesForShares: ['education'],
};

const finished = (id: (typeof trusts)[number], change: Facts = {}): LegalDocument => {
  const type = documentTypeOf(id);
  const result = type.finish({ ...type.sample, ...change }, '2026-11-23');
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  return result.value;
};

const presentDuty =
  /\b(?:the|a successor|an independent) trustees? (?:pays?|keeps?|holds?(?! title)|adds?|applies|apply|follows?|sells?|accounts?|sends?|distributes?|transfers?|divides?|invests?|files?|informs?|gives?|delivers?)\b/iu;

const oldPhrases =
  /also not as one|into line with|stays valid|with the necessary changes|In spite of|as far as the law|brought up to date|those entitled to it/u;

test.each(trusts)('no section of a %s tells a duty in the present tense, or speaks another English', (id) => {
  for (const document of [finished(id), finished(id, family)]) {
    const present = sectionsOf(document).filter((section) => presentDuty.test(sectionText(document, section.id)));
    expect(present.map((section) => section.id)).toEqual([]);
    expect(allOwnWords(document)).not.toMatch(oldPhrases);
  }
});

test.each([
  ['living-trust', 2],
  ['joint-trust', 2],
  ['testamentary-trust', 1],
] as const)('the date of a %s is written in no more places than it has', (id, count) => {
  expect(plainText(finished(id)).match(/\(date of signing\)/gu) ?? []).toHaveLength(count);
});
