import { Button, Paper, Text } from '@mantine/core';
import classes from '#library/partial-search-notice.module.css';

interface PartialSearchNoticeProps {
  /** False when not even titles could be searched. */
  readonly hasSearched?: boolean;
  readonly onRetry: () => void;
}

/** Says that a search saw less than it should have, and offers to try again. */
export const PartialSearchNotice = ({ hasSearched = true, onRetry }: PartialSearchNoticeProps) => (
  <Paper role="status" className={classes.notice}>
    <Text fw={600}>{hasSearched ? 'Only titles and summaries were searched' : 'Nothing was searched'}</Text>
    <Text>{hasSearched ? 'The full texts could not be loaded.' : 'The search could not be loaded.'}</Text>
    <Button variant="default" onClick={onRetry}>
      Try Again
    </Button>
  </Paper>
);
