import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { witnesses } from '#signing/tables.ts';
import type { WitnessRow } from '#signing/witness-row.ts';

/** Takes somebody off the list. Whoever has declined stays on record, and their link goes on saying so. */
export const takeOff = async (tx: Tx, { id, status }: Pick<WitnessRow, 'id' | 'status'>, at: Date): Promise<void> => {
  if (status === 'declined') {
    await tx.update(witnesses).set({ removedAt: at }).where(eq(witnesses.id, id));
    return;
  }
  await tx.delete(witnesses).where(eq(witnesses.id, id));
};
