import type { TrustSummary } from '@evergrant/contract/trusts.ts';
import { Box, NativeSelect, Text } from '@mantine/core';
import { sayHowFar } from '#payments/next-steps.ts';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';

interface Props {
  readonly trusts: readonly TrustSummary[];
  readonly chosenId: string | undefined;
  readonly onChoose: (trustId: string) => void;
}

/** Which document is being bought; a choice where there are several. */
export const TrustPicker = ({ trusts, chosenId, onChoose }: Props) => {
  const chosen = trusts.find((trust) => trust.id === chosenId);
  return (
    <Panel title="Your document">
      {trusts.length > 1 ? (
        <NativeSelect
          label="Which document is this payment for?"
          value={chosenId ?? ''}
          onChange={(event) => onChoose(event.currentTarget.value)}
          data={[
            ...(chosen ? [] : [{ value: '', label: 'Choose a document' }]),
            ...trusts.map((trust) => ({ value: trust.id, label: `${trust.name} (${trust.type})` })),
          ]}
        />
      ) : null}
      {chosen ? (
        <Text mt={trusts.length > 1 ? 'xs' : 0}>
          <strong>{chosen.name}</strong>, {chosen.type}, {chosen.progress}% complete.
          {chosen.isInterviewComplete ? ` ${sayHowFar(chosen)}` : ''}
        </Text>
      ) : null}
      {chosen && !chosen.isInterviewComplete ? (
        <Box mt="sm">
          <Notice tone="attention" title="Questions are still open">
            {sayHowFar(chosen)}
          </Notice>
        </Box>
      ) : null}
    </Panel>
  );
};
