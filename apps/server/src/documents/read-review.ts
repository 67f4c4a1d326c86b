import type { ReviewAnswer } from '@evergrant/contract/review.ts';
import { languageOf } from '@evergrant/domain/wording/spoken/language-of.ts';
import { findingsIn } from '@evergrant/domain/wording/spoken/say-findings.ts';
import { summaryIn } from '@evergrant/domain/wording/spoken/say-summary.ts';
import type { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { findingsOf, findingsOfVersion } from '#documents/findings-of.ts';
import { loadOwnDocument, type OwnDocument } from '#documents/load-own-document.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import { todayOf } from '#documents/today.ts';

/** What a person reads before they confirm a document; of a finished one, what was true on the day on which it was frozen. */
export const readReview = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  own: OwnDocument,
): Promise<z.input<typeof ReviewAnswer>> => {
  const document = await loadOwnDocument(db, own);
  const version =
    document.currentVersionId === null ? undefined : await readFrozenVersion(db, document.currentVersionId);

  const type = typeOf(document);
  // What the person would confirm: the usual settings stand beside what they have said.
  const interview = version ? document.interview : type.interview.takeUsual(document.interview);
  const { facts } = interview;
  const draftedOn = version?.document.draftedOn ?? todayOf(clock());
  const instrument = version?.document ?? type.preview(facts, draftedOn);

  const found = version ? findingsOfVersion(document, version) : findingsOf({ ...document, interview }, instrument);
  const language = languageOf(document.interview);

  return {
    summary: [...summaryIn(language, type.summary(facts, draftedOn))],
    findings: [...findingsIn(language, found)],
    ownWords: type.interview.ownWords(document.interview) ?? null,
    state: instrument.governingStateCode === undefined ? null : instrument.governingState,
    maker: type.makerName(facts) ?? null,
  };
};
