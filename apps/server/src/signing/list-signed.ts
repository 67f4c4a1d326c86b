import type { WitnessDocument } from '@evergrant/contract/witness-document.ts';
import { dayInZone } from '@evergrant/rendering/moment/day-in-zone.ts';
import { asc, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { DbOrTx } from '#platform/database/database.ts';
import { makerOf } from '#signing/maker-of.ts';
import { roleGiven } from '#signing/role-given.ts';
import { paperSignatures, signatures } from '#signing/tables.ts';
import type { VersionRow } from '#documents/document-row.ts';

/** Who has signed a version so far, with the drawing; in ink last. No address of anybody is told. */
export const listSigned = async (
  db: DbOrTx,
  version: Pick<VersionRow, 'id' | 'document'>,
): Promise<z.output<typeof WitnessDocument>['signed']> => {
  const drawn = await db
    .select()
    .from(signatures)
    .where(eq(signatures.documentVersionId, version.id))
    // Whoever made the document first, also of two who signed in the same moment.
    .orderBy(desc(eq(signatures.role, 'owner')), asc(signatures.signedAt), asc(signatures.id));
  const inInk = await db.select().from(paperSignatures).where(eq(paperSignatures.documentVersionId, version.id));
  return [
    ...drawn.map(({ role, signerId, name, signedAt, timeZone, signatureData }) => ({
      name: role === 'owner' ? makerOf(version) : name,
      role: roleGiven(version, { role, signerId }),
      signedOn: dayInZone(signedAt.toISOString(), timeZone),
      signedAt: signedAt.toISOString(),
      timeZone,
      image: signatureData,
    })),
    ...inInk.map(({ name, role, signerId, signedOn }) => ({
      name,
      role: roleGiven(version, { role, signerId }),
      signedOn,
      signedAt: null,
      timeZone: null,
      image: null,
    })),
  ];
};
