import type { Ref } from '#assembly/clause.ts';
import type { Prose } from '#assembly/draft.ts';
import { p } from '#assembly/prose.ts';
import type { Makers } from '#derived/makers.ts';
import type { Disposition } from '#disposition/disposition.ts';

interface Ended {
  readonly disposition: Pick<Disposition, 'alternates'>;
  readonly ref: Ref<'death.contingent' | 'death.ultimate'>;
  readonly makers: Pick<Makers, 'last'>;
}

/** Who comes next where a trust ends by the death of its beneficiary and no line takes: those named, and otherwise the heirs. */
export const nextAfterLife = ({ disposition, ref, makers: { last } }: Ended): Prose =>
  p`under ${disposition.alternates === 'heirsAtLaw' ? ref('death.ultimate') : ref('death.contingent')}, as if ${last} had died immediately after the Beneficiary`;
