import { Loader, Text } from '@mantine/core';
import classes from '#ui/state.module.css';

/** A spinner with words, announced politely. Says what is being loaded. */
export const LoadingState = ({ label = 'Loading…' }: { readonly label?: string }) => (
  <output className={classes.state}>
    <Loader size="md" aria-hidden="true" />
    <Text component="span" c="dimmed">
      {label}
    </Text>
  </output>
);
