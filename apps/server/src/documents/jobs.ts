import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';
import type { RepeatedJob } from '#platform/jobs.ts';
import { describeOlderVersions } from '#documents/describe-older-versions.ts';

/** What is done for documents later. */
export const documentJobs = ({ files }: Pick<Context, 'files'>) => ({
  'documents.remove-files': async ({
    fileKeys,
  }: Pick<ProductEvents['document.deleted'], 'fileKeys'>): Promise<void> => {
    for (const key of fileKeys) await files.remove(key);
  },
});

/** Every night, and at every start. */
export const repeatedDocumentJobs = (context: Pick<Context, 'db' | 'log'>): readonly RepeatedJob[] => [
  { name: 'documents.describe-older', cron: '37 3 * * *', run: () => describeOlderVersions(context) },
];
