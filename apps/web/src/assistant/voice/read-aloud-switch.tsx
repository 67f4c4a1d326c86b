import { Checkbox } from '@mantine/core';
import type { Reading } from '#assistant/voice/use-read-aloud.ts';
import { useSay } from '#platform/language/use-say.ts';

/** Whether new questions are read aloud by themselves; remembered in this browser. */
export const ReadAloudSwitch = ({ reading }: { readonly reading: Reading }) => {
  const say = useSay();
  return (
    <Checkbox
      py="xs"
      label={say('Read questions aloud')}
      checked={reading.isAlways}
      onChange={(event) => reading.setAlways(event.currentTarget.checked)}
    />
  );
};
