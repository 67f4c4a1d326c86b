import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { countDocuments } from '#documents/count-documents.ts';
import { wordsForAll } from '#documents/words-for-all.ts';
import classes from '#documents/quick-stats.module.css';
import { useSay } from '#platform/language/use-say.ts';
import { Panel } from '#ui/panel.tsx';

/** How many documents there are, by status. */
export const QuickStats = ({ documents }: { readonly documents: readonly DocumentSummary[] }) => {
  const say = useSay();
  const counts = countDocuments(documents);
  return (
    <Panel title={say('Quick Stats')}>
      <dl className={classes.stats}>
        <Stat label={say(`Total ${wordsForAll(documents).one}s`)} value={counts.total} />
        <Stat label={say('Completed')} value={counts.completed} />
        <Stat label={say('In Progress')} value={counts.inProgress} />
        {counts.toSign > 0 ? <Stat label={say('Still to sign')} value={counts.toSign} /> : null}
        {counts.signed > 0 ? <Stat label={say('Signed')} value={counts.signed} /> : null}
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
