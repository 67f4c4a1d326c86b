import { nameInMail } from '@evergrant/domain/names/name-in-mail.ts';
import { findCosigner } from '#signing/list-asked.ts';
import { makerOf } from '#signing/maker-of.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import type { VersionRow } from '#trusts/trust-row.ts';

interface Asked {
  readonly version: VersionRow;
  readonly witness: WitnessRow;
  /** The name of the account, for when the maker's cannot stand in a mail. */
  readonly accountName: string;
}

/** In whose name somebody is written to, and in which capacities they are to sign. */
export const askedBy = ({ version, witness, accountName }: Asked) => ({
  ownerName: nameInMail(makerOf(version), accountName),
  capacity: findCosigner(version, witness)?.capacity,
});
