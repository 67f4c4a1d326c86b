import { eq } from 'drizzle-orm';
import type { Inside } from '#platform/context.ts';
import { witnesses } from '#signing/tables.ts';
import type { WitnessRow } from '#signing/witness-row.ts';

/** Takes somebody off the list. Whoever has declined stays on record, and their link goes on saying so. */
export const takeOff = async (
  { tx, clock }: Inside<'clock'>,
  { id, status }: Pick<WitnessRow, 'id' | 'status'>,
): Promise<void> => {
  if (status === 'declined') {
    await tx.update(witnesses).set({ removedAt: clock() }).where(eq(witnesses.id, id));
    return;
  }
  await tx.delete(witnesses).where(eq(witnesses.id, id));
};
