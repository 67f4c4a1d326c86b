import { Button, Group, Text } from '@mantine/core';
import type { Announcement } from '#signing/announcement.ts';
import { Notice } from '#ui/notice.tsx';

interface NamesakeQuestionProps {
  readonly question: Announcement;
  readonly isBusy: boolean;
  readonly onSame: () => void;
  readonly onAnother: () => void;
}

/** Whether a witness is the person in the document whose name is like theirs; the owner answers for it. */
export const NamesakeQuestion = ({ question, isBusy, onSame, onAnother }: NamesakeQuestionProps) => (
  <Notice tone="info" title={question.title}>
    <Text size="sm">{question.message}</Text>
    <Group mt="xs">
      <Button variant="default" disabled={isBusy} onClick={onSame}>
        Yes, the same person
      </Button>
      <Button variant="default" loading={isBusy} onClick={onAnother}>
        No, another person
      </Button>
    </Group>
  </Notice>
);
