import { Loader, Text } from '@mantine/core';
import { useSay } from '#platform/language/use-say.ts';
import classes from '#ui/state.module.css';

/** A spinner with words, announced politely. Says what is being loaded. */
export const LoadingState = ({ label }: { readonly label?: string }) => {
  const say = useSay();
  return (
    <output className={classes.state}>
      <Loader size="md" aria-hidden="true" />
      <Text component="span" c="dimmed">
        {label ?? say('Loading…')}
      </Text>
    </output>
  );
};
