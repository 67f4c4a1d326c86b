import { clause, type Ref } from '#assembly/clause.ts';
import type { Prose } from '#assembly/draft.ts';
import { p, para, party } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import * as after from '#derived/after-spouse.ts';
import { makers } from '#derived/makers.ts';

/** Who takes what this instrument kept for the spouse, in trust or as a home to live in. */
export const afterSpouse = clause({
  id: 'death.afterSpouse',
  heading: 'What Was Kept for the Spouse',
  source: own('Uniform Probate Code 2-707'),
  facts: [after.afterSpouse, makers],
  refers: ['death.shares', 'death.lapse'],
  when: (facts) => facts.afterSpouse !== undefined,
  body: ({ makers: { any }, ...facts }, { ref }) => [
    para(
      p`Property that this Article holds for the Spouse, and that a Section leaves to this one after the death of the Spouse, is distributed ${facts.afterSpouse === undefined ? [] : takersWords(facts.afterSpouse, { ref, any })}. Who takes, and in which part, is determined at the death of the Spouse, and not at the death of ${any}. No part of it passes to the estate of the Spouse.`,
    ),
  ],
});

interface Division {
  readonly ref: Ref<'death.shares' | 'death.lapse'>;
  readonly any: string;
}

const takersWords = (next: after.AfterSpouse, { ref, any }: Division): Prose => {
  switch (next.to) {
    case 'otherShares':
      return p`as the residue would be distributed under ${ref('death.shares')} if ${any} had died immediately after the Spouse and the Spouse had been given no Share, the Shares that then take effect, as ${ref('death.lapse')} says, being alone increased, in proportion to their size. What so falls to a Share is held or distributed on the terms of that Share. A Share that does not then take effect receives nothing under this Section; if none does, the property passes under ${ref('death.lapse')} as the Share of the Spouse`;
    case 'nextInLine':
      return p`as the Share of the Spouse would be distributed under ${ref('death.lapse')} if ${any} had died immediately after the Spouse`;
    case 'named':
      return p`to ${party('giftRecipient', next.name)}, if then living or in existence, and otherwise ${takersWords({ to: next.otherwise }, { ref, any })}`;
  }
};
