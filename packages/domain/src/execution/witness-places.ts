interface Listed {
  readonly id: string;
  readonly name: string;
}

interface Stated {
  /** Which of the lines for witnesses, from 1. */
  readonly number: number;
  /** The witness of the list who signed there; null for somebody who is not on it. */
  readonly witnessId: string | null;
  readonly name: string;
}

/** A line for a witness. */
interface WitnessPlace {
  /** Which of the lines for witnesses, from 1. */
  readonly number: number;
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
  const highest = Math.max(0, ...stated.map(({ number }) => number));
  const count = Math.max(needed, highest, stated.length + waiting.length);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const left = numbers.filter((number) => !stated.some((one) => one.number === number));
  return numbers.map((number) => {
    const ink = stated.find((one) => one.number === number);
    const next = ink ? undefined : waiting[left.indexOf(number)];
    return {
      number,
      lineId: `witness-${number}`,
      name: ink?.name ?? next?.name,
      witnessId: ink?.witnessId ?? next?.id,
    };
  });
};
