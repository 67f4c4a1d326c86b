import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

/** What is done for documents later. */
export const trustJobs = ({ files }: Pick<Context, 'files'>) => ({
  'trusts.remove-files': async ({ fileKeys }: Pick<ProductEvents['trust.deleted'], 'fileKeys'>): Promise<void> => {
    for (const key of fileKeys) await files.remove(key);
  },
});
