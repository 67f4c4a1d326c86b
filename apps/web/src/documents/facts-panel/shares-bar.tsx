import { Button, Group, Progress, Stack } from '@mantine/core';
import { percentageOfShare } from '@evergrant/domain/kit/share.ts';
import classes from '#documents/facts-panel/facts-panel.module.css';
import { percentText, shareTotal, type SharesState } from '#documents/facts-panel/shares.ts';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly typed: readonly string[];
  readonly state: SharesState;
  /** Nobody needs a share yet. */
  readonly mayStayOpen: boolean;
  readonly onSplitEqually: () => void;
}

/** The running total of the shares and what is still missing. */
export const SharesBar = ({ typed, state, mayStayOpen, onSplitEqually }: Props) => {
  const say = useSay();
  const total = shareTotal(typed);
  return (
    <Stack gap={6}>
      <Group justify="space-between" align="center" gap="xs">
        <output className={classes.total}>
          {say(`Total ${percentText(total)}.`)} {say(hintOf(state, mayStayOpen))}
        </output>
        <Button variant="default" onClick={onSplitEqually}>
          {say('Split equally')}
        </Button>
      </Group>
      <Progress
        value={Math.min(percentageOfShare(total), 100)}
        color={state.kind === 'over' ? 'red' : 'green'}
        aria-label={say(`Shares given out: ${percentText(total)}`)}
      />
    </Stack>
  );
};

const hintOf = (state: SharesState, mayStayOpen: boolean): string => {
  switch (state.kind) {
    case 'complete':
      return 'All of it is given out.';
    case 'empty':
      return mayStayOpen
        ? 'One person alone needs no share; several must make 100 % together.'
        : 'Give each person a share; together they must make 100 %.';
    case 'blank-share':
      return 'Someone has no share yet. Give them one, or remove them.';
    case 'short':
      return `${percentText(state.by)} still to give.`;
    case 'over':
      return `${percentText(state.by)} too much.`;
  }
};
