import { cards } from '@evergrant/domain/catalogue/cards.ts';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { messageInForm } from '#platform/api-problem.ts';
import { useSession } from '#platform/session.ts';
import { sendNewTrust, trustsQuery } from '#trusts/api.ts';
import classes from '#trusts/create-trust-form.module.css';
import { DocumentTypePicker } from '#trusts/document-type-picker.tsx';
import { findMistakes, validateNewTrust } from '#trusts/validate-new-trust.ts';
import { notifyError, notifySuccess } from '#ui/notify.ts';

/** Name and type of a new document; tells `onCreated` the id of the document that was begun. */
export const CreateTrustForm = ({ onCreated }: { readonly onCreated: (trustId: string) => void }) => {
  const client = useQueryClient();
  const session = useSession();
  const nameInput = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [documentTypeId, setDocumentTypeId] = useState('');
  const [isRefused, setRefused] = useState(false);
  // Said once the form was sent, and gone with what it was about.
  const mistakes = isRefused ? findMistakes({ name, documentTypeId }) : {};
  const creation = useMutation({
    mutationFn: sendNewTrust,
    onSuccess: (trust) => {
      void client.invalidateQueries({ queryKey: trustsQuery.queryKey });
      notifySuccess('Legal document created', `${trust.name} is ready to be filled in.`);
      onCreated(trust.id);
    },
    onError: (error) => notifyError('Error creating document', messageInForm(error, 'An unexpected error occurred')),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refusal = validateNewTrust({ name, documentTypeId }, session.state === 'signed-in');
    if (!refusal) return creation.mutate({ name: name.trim(), documentTypeId });
    setRefused(true);
    if (!name.trim()) nameInput.current?.focus();
    notifyError('Error', refusal);
  };
  const chosen = cards.find((type) => type.id === documentTypeId);
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <TextInput
        ref={nameInput}
        label="Document Name"
        description="For you to recognize it, for example “Reyes Family Trust”."
        maxLength={120}
        maw="34rem"
        value={name}
        error={mistakes.name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <DocumentTypePicker
        types={cards}
        value={documentTypeId}
        error={mistakes.documentTypeId}
        onChange={setDocumentTypeId}
      />
      <div className={classes.bar}>
        <Text size="sm" c="dimmed" className={classes.chosen}>
          {chosen ? `Chosen: ${chosen.name}` : 'No document type chosen yet'}
        </Text>
        <Group gap="sm" wrap="nowrap" className={classes.acts}>
          <Button component={Link} to="/dashboard" variant="default">
            Cancel
          </Button>
          <Button type="submit" disabled={creation.isPending}>
            {creation.isPending ? 'Creating...' : 'Continue to Document Setup'}
          </Button>
        </Group>
      </div>
    </form>
  );
};
