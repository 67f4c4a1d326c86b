/**
 * The folders of the domain that serve every document type: they import neither a type nor a clause, and name no clause by its id.
 */
export const engines = [
  'assembly',
  'derived',
  'disposition',
  'execution',
  'facts',
  'interview',
  'law',
  'people',
  'review',
  'rules',
] as const;

/** Those of them that name no fact: the others are where facts are defined, judged and derived. */
export const enginesWithoutFacts = engines.filter(
  (engine) => engine !== 'derived' && engine !== 'facts' && engine !== 'rules',
);

/** True for a file of an engine. */
export const isOfEngine = (file: string): boolean =>
  engines.some((engine) => file.startsWith(`packages/domain/src/${engine}/`));
