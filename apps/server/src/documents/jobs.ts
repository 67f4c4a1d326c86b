import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

/** What is done for documents later. */
export const documentJobs = ({ files }: Pick<Context, 'files'>) => ({
  'documents.remove-files': async ({
    fileKeys,
  }: Pick<ProductEvents['document.deleted'], 'fileKeys'>): Promise<void> => {
    for (const key of fileKeys) await files.remove(key);
  },
});
