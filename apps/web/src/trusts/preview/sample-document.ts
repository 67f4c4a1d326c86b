import { draftLivingTrust } from '@evergrant/domain/catalogue/living-trust/assemble-living-trust.ts';
import { renderHtml } from '@evergrant/rendering/html/render-html.ts';
import { sampleFacts } from '#trusts/preview/sample-facts.ts';

/** The sample living trust as a page, with the PREVIEW watermark, drafted `draftedOn` (`YYYY-MM-DD`). */
export const sampleDocumentHtml = (draftedOn: string): string =>
  renderHtml(draftLivingTrust(sampleFacts, { draftedOn }), { watermark: true });
