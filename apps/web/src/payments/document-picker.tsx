import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { Box, NativeSelect, Text } from '@mantine/core';
import { sayHowFar } from '#payments/next-steps.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';

interface Props {
  readonly documents: readonly DocumentSummary[];
  readonly chosenId: string | undefined;
  readonly onChoose: (documentId: string) => void;
}

/** Which document is being bought; a choice where there are several. */
export const DocumentPicker = ({ documents, chosenId, onChoose }: Props) => {
  const say = useSay();
  const chosen = documents.find((document) => document.id === chosenId);
  return (
    <Panel title={say('Your document')}>
      {documents.length > 1 ? (
        <NativeSelect
          label={say('Which document is this payment for?')}
          value={chosenId ?? ''}
          onChange={(event) => onChoose(event.currentTarget.value)}
          data={[
            ...(chosen ? [] : [{ value: '', label: say('Choose a document') }]),
            ...documents.map((document) => ({ value: document.id, label: document.name })),
          ]}
        />
      ) : null}
      {chosen ? (
        <Text mt={documents.length > 1 ? 'xs' : 0}>
          <strong>{chosen.name}</strong>
          {`, ${say(chosen.type)}, ${say(`${chosen.progress}% complete`)}.`}
          {chosen.isInterviewComplete ? ` ${say(sayHowFar(chosen))}` : ''}
        </Text>
      ) : null}
      {chosen && !chosen.isInterviewComplete ? (
        <Box mt="sm">
          <Notice tone="attention" title={say('It is not finished yet')}>
            {say(sayHowFar(chosen))}
          </Notice>
        </Box>
      ) : null}
    </Panel>
  );
};
