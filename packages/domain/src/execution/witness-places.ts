interface Listed {
  readonly id: string;
  readonly name: string;
}

interface Stated {
  readonly lineId: string;
  /** The witness of the list who signed there; null for somebody who is not on it. */
  readonly witnessId: string | null;
  readonly name: string;
}

/** A line for a witness. */
interface WitnessPlace {
  readonly lineId: string;
  /** Undefined while nobody is named for it. */
  readonly name: string | undefined;
  /** The witness of the list to whom it belongs. */
  readonly witnessId: string | undefined;
}

interface Witnesses {
  /** Who is asked, in the order in which they were named; nobody who declined. */
  readonly listed: readonly Listed[];
  /** Who signed in ink, by line. */
  readonly stated: readonly Stated[];
  readonly needed: number;
}

/**
 * The lines for witnesses, as many as are needed and never fewer than there are witnesses. Whoever has signed in ink keeps their
 * line; those who are still to sign take the lines that are left.
 */
export const witnessPlaces = ({ listed, stated, needed }: Witnesses): readonly WitnessPlace[] => {
  const waiting = listed.filter(({ id }) => !stated.some(({ witnessId }) => witnessId === id));
  const highest = Math.max(0, ...stated.map(({ lineId }) => Number(lineId.replace('witness-', ''))));
  const count = Math.max(needed, highest, stated.length + waiting.length);
  const lines = Array.from({ length: count }, (_, index) => `witness-${index + 1}`);
  const left = lines.filter((lineId) => !stated.some((one) => one.lineId === lineId));
  return lines.map((lineId) => {
    const ink = stated.find((one) => one.lineId === lineId);
    const next = ink ? undefined : waiting[left.indexOf(lineId)];
    return { lineId, name: ink?.name ?? next?.name, witnessId: ink?.witnessId ?? next?.id };
  });
};
