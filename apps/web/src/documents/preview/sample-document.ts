import { startingType } from '@evergrant/domain/catalogue/document-types.ts';
import { renderHtml } from '@evergrant/rendering/html/render-html.ts';

/** A sample of the first document that people make as a page, with the PREVIEW watermark, drafted `draftedOn` (`YYYY-MM-DD`). */
export const sampleDocumentHtml = async (draftedOn: string): Promise<string> => {
  const { sampleLaw } = await import('@evergrant/domain/catalogue/sample-law.ts');
  const type = (await startingType.load())(sampleLaw);
  return renderHtml(type.preview(type.sample, draftedOn), { watermark: true });
};
