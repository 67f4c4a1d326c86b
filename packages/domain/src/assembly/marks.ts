import type { DraftInline, TermForm } from '#assembly/draft.ts';

// What a passage lists before it prints it. Its words get these from the engine, typed by its lists, and never from here.

/** A defined term in use; needed only where the wording is not recognised by itself. */
export const term = (id: string, form: TermForm = 'one'): DraftInline => ({
  kind: 'term',
  id,
  form,
  isDefinition: false,
});

/** The one place where a term is given its meaning. */
export const define = (id: string, form: TermForm = 'one'): DraftInline => ({
  kind: 'term',
  id,
  form,
  isDefinition: true,
});

/** A reference to an article, section or schedule by its id; the number is filled in when the document is numbered. */
export const ref = (target: string): DraftInline => ({ kind: 'reference', target });
