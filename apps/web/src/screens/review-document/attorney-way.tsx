import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import { Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { wordsOf } from '#documents/attorney-list/words-of.ts';
import classes from '#documents/review/review.module.css';
import { useSay } from '#platform/language/use-say.ts';
import { Panel } from '#ui/panel.tsx';

interface Props {
  readonly documentId: string;
  readonly notes: FactsAnswer['notes'];
}

/** The way to the list of questions for an attorney. */
export const AttorneyWay = ({ documentId, notes }: Props) => {
  const say = useSay();
  const count = wordsOf(notes, true).length;
  return (
    <Panel title={say('Questions for an attorney')} aside={count === 0 ? undefined : String(count)}>
      <Text size="sm">
        {say(
          count === 0
            ? 'What the assistant cannot answer is kept here. You can add a question of your own.'
            : 'The assistant could not answer these. Print them and take them along.',
        )}
      </Text>
      {notes.length > count ? (
        <Text size="sm">{say('What was noted in your words stands on the list too.')}</Text>
      ) : null}
      <Link to={`/trust/${documentId}/questions`} className={classes.linkRow}>
        <IconPrinter size={18} aria-hidden /> {say('Open the list')}
      </Link>
    </Panel>
  );
};
