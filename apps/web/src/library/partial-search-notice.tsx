import { Button, Paper, Text } from '@mantine/core';
import classes from '#library/partial-search-notice.module.css';

/** Says that a search saw less than it should have, and offers to try again. */
export const PartialSearchNotice = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Paper role="status" className={classes.notice}>
    <Text fw={600}>Only titles and summaries were searched</Text>
    <Text>The full texts could not be loaded.</Text>
    <Button variant="default" onClick={onRetry}>
      Try Again
    </Button>
  </Paper>
);
