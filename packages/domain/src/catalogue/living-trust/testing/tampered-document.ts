import type { Act } from '#assembly/act.ts';
import type { LegalDocument, Section } from '#assembly/document.ts';
import { plainText } from '#assembly/plain-text.ts';
import { sha256 } from '#assembly/sha256.ts';
import { finalize } from '#assembly/finalize.ts';
import { draftOf } from '#catalogue/living-trust/draft-of.ts';
import { settleLivingTrust, type LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import { livingTrustSubject } from '#catalogue/living-trust/living-trust-subject.ts';
import { reviewLivingTrust } from '#catalogue/living-trust/review-living-trust.ts';
import { executionMethod } from '#execution/execution-of.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import type { Finding } from '#review/finding.ts';
import { reviewDocument } from '#review/review-document.ts';
import type { WitnessName } from '#review/review-subject.ts';

/** The living trust of settled facts; throws when it cannot be finished. */
export const assembled = (facts: LivingTrustFacts): LegalDocument => {
  const document = finalize(draftOf(facts, { draftedOn: '2026-11-20' }));
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return document.value;
};

/** Everything that a review says of a document with these facts. */
export const reviewed = (
  document: LegalDocument,
  facts: LivingTrustFacts,
  witnesses: readonly WitnessName[] = [],
): readonly Finding[] => [
  ...reviewDocument(document, livingTrustSubject(facts), {
    method: executionMethod('lifetime-trust', facts.law),
    witnesses,
  }),
  ...reviewLivingTrust(document, facts),
];

export const florida = settleLivingTrust(livingTrustSample, everyLaw);
export const california = settleLivingTrust(
  { ...livingTrustSample, grantorState: 'CA', governingState: 'CA' },
  everyLaw,
);

export const sealed = (document: LegalDocument): LegalDocument => ({
  ...document,
  contentHash: sha256(plainText(document)),
});

/** Replaces words of a document wherever they stand, and seals it again; words that are not there are a broken fixture. */
export const reworded = (document: LegalDocument, from: string, to: string): LegalDocument => {
  const text = JSON.stringify(document);
  if (!text.includes(from)) throw new Error(`not in the document: ${from}`);
  return sealed(JSON.parse(text.replaceAll(from, to)) as LegalDocument);
};

export const withSection = (
  document: LegalDocument,
  id: string,
  change: (section: Section) => Section,
): LegalDocument =>
  sealed({
    ...document,
    articles: document.articles.map((article) => ({
      ...article,
      sections: article.sections.map((section) => (section.id === id ? change(section) : section)),
    })),
  });

export const withActs = (document: LegalDocument, change: (act: Act) => Act): LegalDocument =>
  sealed({ ...document, acts: document.acts.map(change) });

export const withoutAct = (document: LegalDocument, kind: Act['kind']): LegalDocument =>
  sealed({ ...document, acts: document.acts.filter((act) => act.kind !== kind) });

export const rewordedIn = (document: LegalDocument, id: string, from: string, to: string): LegalDocument =>
  withSection(document, id, (section) => JSON.parse(JSON.stringify(section).replaceAll(from, to)) as Section);

export const inserted = (words: string): LegalDocument =>
  reworded(
    assembled(florida),
    'Those purposes are material purposes',
    `Those purposes, ${words}, are material purposes`,
  );

export const settled = (change: Partial<Facts>): LivingTrustFacts =>
  settleLivingTrust({ ...livingTrustSample, ...change }, everyLaw);
