import type { RequiredSigner } from '#execution/required-signers.ts';
import type { PlainDate } from '#kit/plain-date.ts';

interface Line extends Pick<RequiredSigner, 'lineId' | 'role' | 'order'> {
  /** The day of the signature that counts there; undefined while there is none. */
  readonly signedOn: PlainDate | undefined;
}

/** Between which days a line can have been signed, as far as the others say. */
export interface DaysAround {
  /** The last day on which a maker who comes before has signed. */
  readonly makersSignedOn: PlainDate | undefined;
  /** Of a maker: the first day on which somebody who comes after has signed. */
  readonly othersSignedOn: PlainDate | undefined;
}

/** The days that the order of signing leaves to one line: nobody signs before the makers whose signature they follow. */
export const daysAround = (lines: readonly Line[], lineId: string): DaysAround => {
  const line = lines.find((one) => one.lineId === lineId);
  if (!line) return { makersSignedOn: undefined, othersSignedOn: undefined };
  const before = lines.filter((one) => isMaker(one) && one.order < line.order);
  const after = isMaker(line) ? lines.filter(({ order }) => order > line.order) : [];
  return { makersSignedOn: daysOf(before).at(-1), othersSignedOn: daysOf(after)[0] };
};

const isMaker = ({ role }: Pick<Line, 'role'>): boolean => role === 'owner' || role === 'maker';

const daysOf = (lines: readonly Line[]): readonly PlainDate[] =>
  lines.flatMap(({ signedOn }) => signedOn ?? []).toSorted();
