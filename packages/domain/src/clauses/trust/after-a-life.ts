import type { Ref } from '#assembly/clause.ts';
import type { Prose } from '#assembly/draft.ts';
import { p } from '#assembly/prose.ts';
import type { Makers } from '#derived/makers.ts';
import type { Disposition } from '#disposition/disposition.ts';

interface Ended {
  readonly disposition: Pick<Disposition, 'alternates' | 'failingPart' | 'children'>;
  readonly ref: Ref<'death.contingent' | 'death.ultimate' | 'death.lapse'>;
  readonly makers: Pick<Makers, 'last'>;
}

/** Who takes where a trust ends by the death of its beneficiary and no line does: whoever would take a share that fails; see decision 76. */
export const othersAfterLife = (ended: Ended): Prose => {
  const {
    disposition,
    ref,
    makers: { last },
  } = ended;
  return disposition.failingPart === 'otherParts'
    ? p`as ${disposition.children === undefined ? p`a Share of a Beneficiary who does not survive ${last}` : 'a Share that nobody takes'} passes under ${ref('death.lapse')}, as if ${last} had died immediately after the Beneficiary`
    : nextAfterLife(ended);
};

/** Who comes next where a trust ends by the death of its beneficiary: those named, and otherwise the heirs. */
export const nextAfterLife = ({ disposition, ref, makers: { last } }: Ended): Prose =>
  p`under ${disposition.alternates === 'heirsAtLaw' ? ref('death.ultimate') : ref('death.contingent')}, as if ${last} had died immediately after the Beneficiary`;
