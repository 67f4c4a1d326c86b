import type { LegalDocument } from '#assembly/document.ts';
import { inlinesOf, sectionsOf } from '#review/read-document.ts';

interface InLine {
  /** The id of the section. */
  readonly section: string;
  readonly people: readonly { readonly name: string }[];
}

/** True when a section names these people in this order, and nobody else; a section that is left out names nobody. */
export const standInOrder = (document: LegalDocument, { section, people }: InLine): boolean => {
  const blocks = sectionsOf(document).find(({ id }) => id === section)?.blocks ?? [];
  const named = inlinesOf(blocks).flatMap((inline) => (inline.kind === 'party' ? [inline.name] : []));
  return named.join('\n') === people.map(({ name }) => name).join('\n');
};
