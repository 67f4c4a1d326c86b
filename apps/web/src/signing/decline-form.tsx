import type { WitnessPage } from '@evergrant/contract/signing.ts';
import { Button, Group, Text, Textarea, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { announcementOf } from '#signing/announcement.ts';
import { postDecline } from '#signing/api.ts';
import { witnessPageKey } from '#signing/use-witnessing.ts';
import classes from '#signing/witness-page.module.css';
import { firstNameOf } from '#signing/witness-words.ts';
import { Notice } from '#ui/notice.tsx';

interface DeclineFormProps {
  readonly token: string;
  readonly page: WitnessPage;
}

// The person has just asked for the field, so it takes the focus.
const focusOnce = (field: HTMLTextAreaElement | null): void => field?.focus();

/** The way to say no, with a reason if one likes. It stays small until it is asked for. */
export const DeclineForm = ({ token, page }: DeclineFormProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const queryClient = useQueryClient();
  const owner = firstNameOf(page.ownerName);
  const decline = useMutation({
    mutationFn: () => postDecline(token, reason),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: witnessPageKey(token) }),
  });

  if (!isOpen) {
    return (
      <div className={classes.decline}>
        <Text c="dimmed">Not you, or you would rather not?</Text>
        <Button variant="subtle" onClick={() => setIsOpen(true)}>
          Decline to sign
        </Button>
      </div>
    );
  }
  return (
    <section className={classes.signature} aria-labelledby="decline-heading">
      <Title order={2} id="decline-heading">
        Decline to sign
      </Title>
      <Text>That is all right. {owner} is told by email, with your reason if you give one.</Text>
      <Textarea
        ref={focusOnce}
        label="Your reason (optional)"
        autosize
        minRows={2}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {decline.isError && (
        <Notice tone="error">
          {announcementOf(decline.error, 'Your answer could not be saved. Please try again.').message}
        </Notice>
      )}
      <Group gap="sm">
        <Button loading={decline.isPending} onClick={() => decline.mutate()}>
          Decline and tell {owner}
        </Button>
        <Button variant="default" onClick={() => setIsOpen(false)}>
          Go back
        </Button>
      </Group>
    </section>
  );
};
