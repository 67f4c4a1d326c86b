import { nameInMail } from '@evergrant/domain/names/name-in-mail.ts';
import { findCosigner } from '#signing/list-asked.ts';
import { makerOf } from '#signing/maker-of.ts';
import { methodOf } from '#signing/method-of.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import type { TrustRow, VersionRow } from '#trusts/trust-row.ts';

interface Asked {
  readonly trust: TrustRow;
  readonly version: VersionRow;
  readonly witness: WitnessRow;
  /** The name of the account, for when the maker's cannot stand in a mail. */
  readonly accountName: string;
}

/** In whose name somebody is written to, in which capacities they are to sign, and whether that executes the document. */
export const askedBy = ({ trust, version, witness, accountName }: Asked) => ({
  ownerName: nameInMail(makerOf(version), accountName),
  capacity: findCosigner(version, witness)?.capacity,
  isAcknowledgment: methodOf(trust, version) === 'print-and-sign',
});
