/** What a certificate prints from the document: nothing else in it is filled in. */
export type PrintedSlot = (typeof printedSlots)[number];

const printedSlots = ['signer', 'capacity', 'entity'] as const;

/** What the notary writes by hand. */
export type NotarySlot =
  | 'date'
  | 'year'
  | 'notary'
  | 'identification'
  | 'place'
  | 'county'
  | 'entity-kind'
  | 'witness'
  | 'witness-name'
  | 'identifying-witness';

/**
 * A piece of a certificate: words, a slot that the document fills, a blank line for the notary, an open box for the notary
 * to tick, or pronouns of which the notary strikes the wrong ones.
 */
export type CertificatePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'printed'; readonly slot: PrintedSlot }
  | { readonly kind: 'blank'; readonly slot: NotarySlot; readonly label: string }
  | { readonly kind: 'box'; readonly label: string }
  | { readonly kind: 'pronoun'; readonly options: readonly string[] };

/** The words of a certificate as paragraphs of parts, one paragraph a line. Throws on a slot that nobody knows. */
export const partsOfTemplate = (template: string): readonly (readonly CertificatePart[])[] =>
  template.split('\n').map((line) =>
    line
      .split(/(\{[^}]+\})/u)
      .filter((piece) => piece !== '')
      .map((piece) => (piece.startsWith('{') ? slotOf(piece.slice(1, -1)) : { kind: 'text', text: piece })),
  );

const slotOf = (name: string): CertificatePart => {
  if (isPrinted(name)) return { kind: 'printed', slot: name };
  if (name.startsWith('box:')) return { kind: 'box', label: name.slice(4) };
  if (name.startsWith('pronoun:')) return { kind: 'pronoun', options: name.slice(8).split('/') };

  const blank = blankByName.get(name);
  if (!blank) throw new Error(`unknown slot of a certificate: ${name}`);
  return { kind: 'blank', ...blank };
};

const isPrinted = (name: string): name is PrintedSlot => printedSlots.some((slot) => slot === name);

const blankByName: ReadonlyMap<string, { readonly slot: NotarySlot; readonly label: string }> = new Map([
  ['date', { slot: 'date', label: 'date of the notarial act' }],
  ['year', { slot: 'year', label: 'year of the notarial act' }],
  ['notary', { slot: 'notary', label: 'name and title of the notary public' }],
  ['identification', { slot: 'identification', label: 'how the signer was identified' }],
  ['place', { slot: 'place', label: 'place of the notarial act' }],
  ['county', { slot: 'county', label: 'county of the notarial act' }],
  ['entityKind', { slot: 'entity-kind', label: 'kind of organization' }],
  ['witness', { slot: 'witness', label: 'signature of the witness' }],
  ['witnessName', { slot: 'witness-name', label: 'name of a witness' }],
  ['identifyingWitness', { slot: 'identifying-witness', label: 'witness who identified the signer' }],
]);
