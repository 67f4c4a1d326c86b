import { Checkbox } from '@mantine/core';
import type { Reading } from '#assistant/voice/use-read-aloud.ts';

/** Whether new questions are read aloud by themselves; remembered in this browser. */
export const ReadAloudSwitch = ({ reading }: { readonly reading: Reading }) => (
  <Checkbox
    py="xs"
    label="Read questions aloud"
    checked={reading.isAlways}
    onChange={(event) => reading.setAlways(event.currentTarget.checked)}
  />
);
