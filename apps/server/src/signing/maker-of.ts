import { signersOf } from '@evergrant/domain/assembly/signers-of.ts';
import { makersOf as makersAmong } from '@evergrant/domain/execution/cosigners.ts';
import type { VersionRow } from '#documents/document-row.ts';

/** The maker of a frozen document, as it names them; the account may be in another name. */
export const makerOf = ({ document }: Pick<VersionRow, 'document'>): string => {
  const [maker] = signersOf(document);
  if (!maker) throw new Error(`nobody signs ${document.title}`);
  return maker.name;
};

/** Everybody who makes a frozen document, as it names them, its owner first. */
export const makersOf = ({ document }: Pick<VersionRow, 'document'>): readonly string[] =>
  makersAmong(signersOf(document));
