import { queryOptions } from '@tanstack/react-query';

/** The member's own affiliate record. Pages for everybody ask too, so what calls the server is loaded when it is needed. */
export const affiliateQuery = queryOptions({
  queryKey: ['affiliate', 'own'],
  queryFn: async ({ signal }) => (await import('#affiliates/api.ts')).loadAffiliate(signal),
});
