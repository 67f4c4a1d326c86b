import { Button, Group, Text } from '@mantine/core';
import { useSay } from '#platform/language/use-say.ts';
import type { Announcement } from '#signing/announcement.ts';
import { Notice } from '#ui/notice.tsx';

interface NamesakeQuestionProps {
  readonly question: Announcement;
  readonly isBusy: boolean;
  readonly onSame: () => void;
  readonly onAnother: () => void;
}

/** Whether a witness is the person in the document whose name is like theirs; the owner answers for it. */
export const NamesakeQuestion = ({ question, isBusy, onSame, onAnother }: NamesakeQuestionProps) => {
  const say = useSay();
  return (
    <Notice tone="info" title={say(question.title)}>
      <Text size="sm">{say(question.message)}</Text>
      <Group mt="xs">
        <Button variant="default" disabled={isBusy} onClick={onSame}>
          {say('Yes, the same person')}
        </Button>
        <Button variant="default" loading={isBusy} onClick={onAnother}>
          {say('No, another person')}
        </Button>
      </Group>
    </Notice>
  );
};
