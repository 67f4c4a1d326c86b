import type { WitnessPage } from '@evergrant/contract/signing.ts';
import { Button, Group, Text, Textarea, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { codeOf } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { announcementOf } from '#signing/announcement.ts';
import { postDecline } from '#signing/api.ts';
import { declineWords } from '#signing/decline-words.ts';
import { witnessPageKey } from '#signing/use-witnessing.ts';
import classes from '#signing/witness-page.module.css';
import { Notice } from '#ui/notice.tsx';
import { notifySuccess } from '#ui/notify.ts';

interface DeclineFormProps {
  readonly token: string;
  readonly page: WitnessPage;
}

// The person has just asked for the field, so it takes the focus.
const focusOnce = (field: HTMLTextAreaElement | null): void => field?.focus();

/** The way to say no, with a reason if one likes. It stays small until it is asked for. */
export const DeclineForm = ({ token, page }: DeclineFormProps) => {
  const say = useSay();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const words = declineWords(page);
  const decline = useDecline(token);

  if (!isOpen) {
    return (
      <div className={classes.decline}>
        <Text c="dimmed">{say(words.question)}</Text>
        <Button variant="subtle" onClick={() => setIsOpen(true)}>
          {say(words.title)}
        </Button>
      </div>
    );
  }
  return (
    <section className={classes.signature} aria-labelledby="decline-heading">
      <Title order={2} id="decline-heading">
        {say(words.title)}
      </Title>
      <Text>{say(words.meaning)}</Text>
      <Textarea
        ref={focusOnce}
        label={say('Your reason (optional)')}
        autosize
        minRows={2}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {decline.isError && (
        <Notice tone="error">
          {say(announcementOf(decline.error, 'Your answer could not be saved. Please try again.').message)}
        </Notice>
      )}
      <Group gap="sm">
        <Button loading={decline.isPending} onClick={() => decline.mutate(reason)}>
          {say(words.confirm)}
        </Button>
        <Button variant="default" onClick={() => setIsOpen(false)}>
          {say('Go back')}
        </Button>
      </Group>
    </section>
  );
};

const useDecline = (token: string) => {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: witnessPageKey(token) });
  return useMutation({
    mutationFn: (reason: string) => postDecline(token, reason),
    onSuccess: ({ voidsInk }) => {
      if (voidsInk) notifySuccess('The Note Is Taken Back', 'It is not said any more that you signed on paper.');
      return reload();
    },
    // Their word is on record all the same, and the page says so.
    onError: (error) => (codeOf(error) === 'document-signed' ? reload() : undefined),
  });
};
