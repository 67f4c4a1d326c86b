import { languageOf } from '@evergrant/domain/wording/spoken/language-of.ts';
import { isSamePerson } from '@evergrant/domain/facts/same-person.ts';
import { nameInMail } from '@evergrant/domain/names/name-in-mail.ts';
import { findCosigner, roleIn } from '#signing/list-asked.ts';
import { makerOf, makersOf } from '#signing/maker-of.ts';
import { methodOf } from '#signing/method-of.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

interface Asked {
  readonly document: DocumentRow;
  readonly version: VersionRow;
  readonly witness: WitnessRow;
  /** The name of the account, for when the maker's cannot stand in a mail. */
  readonly accountName: string;
}

/** In whose name somebody is written to, who makes the document, as what and in which capacities they are to sign, in which language, and whether that executes the document. */
export const askedBy = ({ document, version, witness, accountName }: Asked) => ({
  ownerName: nameInMail(makerOf(version), accountName),
  makers: makersOf(version)
    .filter((name) => !isSamePerson(name, witness.name))
    .map((name, index) => nameInMail(name, index === 0 ? accountName : 'another person')),
  role: roleIn(version, witness),
  capacity: findCosigner(version, witness)?.capacity,
  language: languageOf(document.interview),
  isAcknowledgment: methodOf(document, version) === 'print-and-sign',
});
