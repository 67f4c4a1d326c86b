import type { Act } from '#assembly/act.ts';
import type { LegalDocument, Section } from '#assembly/document.ts';
import { finalize } from '#assembly/finalize.ts';
import { writeInstrument } from '#assembly/write-instrument.ts';
import { livingTrustInstrument } from '#catalogue/living-trust/instrument.ts';
import { settleLivingTrust, type LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import { livingTrustSubject } from '#catalogue/living-trust/living-trust-subject.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { reviewLivingTrust } from '#catalogue/living-trust/review-living-trust.ts';
import type { Facts } from '#facts/facts.ts';
import { printedNames } from '#facts/printed-names.ts';
import { executionRule } from '#law/execution-rule.ts';
import { everyLaw } from '#law/every-law.ts';
import type { Finding } from '#review/finding.ts';
import { wholeText } from '#review/read-document.ts';
import { reviewDocument } from '#review/review-document.ts';

/** The living trust of settled facts; throws when it cannot be finished. */
export const assembled = (facts: LivingTrustFacts): LegalDocument => {
  const document = finalize(writeInstrument(livingTrustInstrument, { facts, draftedOn: '2026-11-20' }));
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return document.value;
};

/** Everything that a review says of a document with these facts. */
export const reviewed = (document: LegalDocument, facts: LivingTrustFacts): readonly Finding[] => [
  ...reviewDocument(document, {
    ...livingTrustSubject(facts),
    maker: facts.grantorName,
    parties: printedNames(livingTrustPlan.questions, facts as Facts, wholeText(document)),
    articleCount: livingTrustInstrument.articles.length,
    witnessesRequired: facts.law ? executionRule('lifetime-trust', facts.law).witnesses : 0,
    isAcknowledged: true,
  }),
  ...reviewLivingTrust(document, facts),
];

export const florida = settleLivingTrust(livingTrustSample, everyLaw);
export const california = settleLivingTrust(
  { ...livingTrustSample, grantorState: 'CA', governingState: 'CA' },
  everyLaw,
);

/** Replaces words of a document wherever they stand; words that are not there are a broken fixture. */
export const reworded = (document: LegalDocument, from: string, to: string): LegalDocument => {
  const text = JSON.stringify(document);
  if (!text.includes(from)) throw new Error(`not in the document: ${from}`);
  return JSON.parse(text.replaceAll(from, to)) as LegalDocument;
};

export const withSection = (
  document: LegalDocument,
  id: string,
  change: (section: Section) => Section,
): LegalDocument => ({
  ...document,
  articles: document.articles.map((article) => ({
    ...article,
    sections: article.sections.map((section) => (section.id === id ? change(section) : section)),
  })),
});

export const withActs = (document: LegalDocument, change: (act: Act) => Act): LegalDocument => ({
  ...document,
  acts: document.acts.map(change),
});

export const withoutAct = (document: LegalDocument, kind: Act['kind']): LegalDocument => ({
  ...document,
  acts: document.acts.filter((act) => act.kind !== kind),
});

export const inserted = (words: string): LegalDocument =>
  reworded(
    assembled(florida),
    'Those purposes are material purposes',
    `Those purposes, ${words}, are material purposes`,
  );

export const settled = (change: Partial<Facts>): LivingTrustFacts =>
  settleLivingTrust({ ...livingTrustSample, ...change }, everyLaw);
