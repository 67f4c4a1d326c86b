import { Button, Divider, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteAccountDialog } from '#accounts/delete-account-dialog.tsx';
import { OutcomeNotice } from '#accounts/outcome-notice.tsx';
import { loadDeletionPreview, loadExport } from '#accounts/personal-data-api.ts';
import { useSay } from '#platform/language/use-say.ts';
import { sizeInWords } from '#ui/size-in-words.ts';
import { useLeaving } from '#accounts/use-leaving.ts';
import { Panel } from '#ui/panel.tsx';
import { saveFile } from '#ui/save-file.ts';

/** Everything that is kept about a person: theirs to take along, and to have deleted. */
export const YourDataSection = () => {
  const say = useSay();
  return (
    <Panel title={say('Your data')}>
      <Stack gap="lg">
        <DataExport />
        <Divider />
        <Deletion />
      </Stack>
    </Panel>
  );
};

const DataExport = () => {
  const say = useSay();
  const [arrived, setArrived] = useState(0);
  const download = useMutation({
    mutationFn: () => loadExport(setArrived),
    onMutate: () => setArrived(0),
    onSuccess: ({ file, name }) => saveFile(file, name),
  });
  return (
    <Stack gap="md">
      <Text>
        {say(
          'Download everything we keep about you as one ZIP file: your account, your answers and conversations, your documents with their signatures and history, and your purchases.',
        )}
      </Text>
      <Group gap="md">
        <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
          {say('Download my data')}
        </Button>
        <Text c="dimmed" size="sm" role="status">
          {download.isPending ? progressInWords(arrived) : null}
        </Text>
      </Group>
      <OutcomeNotice
        error={download.error}
        title={say('Your data could not be downloaded')}
        done={download.data ? `Your data has been saved as ${download.data.name}.` : undefined}
      />
    </Stack>
  );
};

const progressInWords = (arrived: number): string =>
  arrived === 0 ? 'Collecting your data…' : `Downloading… ${sizeInWords(arrived)} so far`;

const Deletion = () => {
  const say = useSay();
  const preview = useMutation({ mutationFn: loadDeletionPreview });
  const leave = useLeaving();
  return (
    <Stack gap="md">
      <div>
        <Title order={3}>{say('Delete my account')}</Title>
        <Text mt={4}>
          {say(
            'Your account and your drafts are deleted for good. Documents that everyone has signed stay on record in a minimal form, because others rely on them.',
          )}
        </Text>
      </div>
      <Group>
        <Button variant="outline" color="red" loading={preview.isPending} onClick={() => preview.mutate()}>
          {say('Delete my account')}
        </Button>
      </Group>
      <OutcomeNotice error={preview.error} title={say('This could not be opened')} />
      {preview.data ? (
        <DeleteAccountDialog preview={preview.data} onDeleted={leave} onClose={() => preview.reset()} />
      ) : null}
    </Stack>
  );
};
