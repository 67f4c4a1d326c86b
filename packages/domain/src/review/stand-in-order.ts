import type { LegalDocument } from '#assembly/document.ts';
import type { Place } from '#review/place.ts';
import { inlinesOf, sectionsOf } from '#review/read-document.ts';

interface InLine {
  readonly section: Place;
  readonly people: readonly { readonly name: string }[];
}

/** True when a section names these people in this order, and nobody else; a section that is left out names nobody. */
export const standInOrder = (document: LegalDocument, { section, people }: InLine): boolean => {
  const blocks = sectionsOf(document).find(({ id }) => id === section.id)?.blocks ?? [];
  const named = inlinesOf(blocks).flatMap((inline) => (inline.kind === 'party' ? [inline.name] : []));
  return named.join('\n') === people.map(({ name }) => name).join('\n');
};
