import type { Act } from '#assembly/act.ts';

/** How many lines an instrument has for witnesses. */
export const witnessLinesOf = ({ acts }: { readonly acts: readonly Act<unknown>[] }): number =>
  Math.max(0, ...acts.map((act) => (act.kind === 'witness' ? act.witnessLines : 0)));
