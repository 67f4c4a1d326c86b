import { blocksOfAct } from '#assembly/blocks-of-act.ts';
import type { Draft, DraftBlock } from '#assembly/draft.ts';
import type { Instrument } from '#assembly/instrument.ts';
import { readTerms } from '#assembly/read-terms.ts';
import { inlinesOfBlocks } from '#assembly/walk-draft.ts';
import { writeInstrument } from '#assembly/write-instrument.ts';

/**
 * The terms that stand without their meaning once every passage with a `when` is left out, in sentences; empty where a term that is
 * always used is always defined. `facts` are those of a draft of which nothing is known, so that each passage writes what it always
 * writes. A use that hangs on another passage asks for that one (`has`) and is left out with it.
 */
export const findLooseTerms = <Facts>(instrument: Instrument<Facts>, facts: Facts): readonly string[] => {
  const draft = writeInstrument(withoutConditions(instrument), { facts, draftedOn: anyDay });
  const parts = partsOf(draft);
  const defined = new Set(parts.flatMap(({ blocks }) => termsIn(blocks, draft, 'defined')));
  return parts.flatMap(({ name, blocks }) =>
    [...new Set(termsIn(blocks, draft, 'used'))]
      .filter((id) => !defined.has(id))
      .map((id) => `${name} always uses the term ${id}, which is not always defined`),
  );
};

// No term hangs on the day of the draft.
const anyDay = '2026-01-01';

const withoutConditions = <Facts>(instrument: Instrument<Facts>): Instrument<Facts> => ({
  ...instrument,
  articles: instrument.articles.map((one) => ({ ...one, clauses: one.clauses.filter(isSure) })),
  acts: instrument.acts.filter(isSure),
  schedules: instrument.schedules.filter(isSure),
  exhibits: (instrument.exhibits ?? []).filter(isSure),
});

const isSure = ({ when }: { readonly when?: unknown }): boolean => when === undefined;

interface Part {
  readonly name: string;
  readonly blocks: readonly DraftBlock[];
}

const partsOf = ({ front = [], opening, articles, acts, schedules }: Draft): readonly Part[] => [
  { name: 'the front page', blocks: front },
  { name: 'the opening', blocks: opening },
  ...[...articles.flatMap(({ sections }) => sections), ...schedules].map(({ id, blocks }) => ({ name: id, blocks })),
  ...acts.map((act) => ({ name: `the act “${act.heading}”`, blocks: blocksOfAct(act) })),
];

const termsIn = (
  blocks: readonly DraftBlock[],
  draft: Pick<Draft, 'terms' | 'relationsTo'>,
  as: 'defined' | 'used',
): readonly string[] =>
  readTerms(inlinesOfBlocks(blocks), draft).flatMap((inline) =>
    inline.kind === 'term' && inline.isDefinition === (as === 'defined') ? [inline.id] : [],
  );
