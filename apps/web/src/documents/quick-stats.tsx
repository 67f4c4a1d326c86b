import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { countDocuments } from '#documents/count-documents.ts';
import { wordsForAll } from '#documents/words-for-all.ts';
import classes from '#documents/quick-stats.module.css';
import { Panel } from '#ui/panel.tsx';

/** How many documents there are, by status. */
export const QuickStats = ({ documents }: { readonly documents: readonly DocumentSummary[] }) => {
  const counts = countDocuments(documents);
  return (
    <Panel title="Quick Stats">
      <dl className={classes.stats}>
        <Stat label={`Total ${wordsForAll(documents).one}s`} value={counts.total} />
        <Stat label="Completed" value={counts.completed} />
        <Stat label="In Progress" value={counts.inProgress} />
        {counts.toSign > 0 ? <Stat label="Still to sign" value={counts.toSign} /> : null}
        {counts.signed > 0 ? <Stat label="Signed" value={counts.signed} /> : null}
      </dl>
    </Panel>
  );
};

const Stat = ({ label, value }: { readonly label: string; readonly value: number }) => (
  <div className={classes.stat}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
