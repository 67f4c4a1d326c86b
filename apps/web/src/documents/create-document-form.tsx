import { cards } from '@evergrant/domain/catalogue/cards.ts';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { messageInForm } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { useSession } from '#platform/session.ts';
import { sendNewDocument, documentsQuery } from '#documents/api.ts';
import classes from '#documents/create-document-form.module.css';
import { DocumentTypePicker } from '#documents/document-type-picker.tsx';
import { findMistakes, validateNewDocument } from '#documents/validate-new-document.ts';
import { notifyError, notifySuccess } from '#ui/notify.ts';

/** Name and type of a new document; tells `onCreated` the id of the document that was begun. */
export const CreateDocumentForm = ({ onCreated }: { readonly onCreated: (documentId: string) => void }) => {
  const say = useSay();
  const session = useSession();
  const nameInput = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [documentTypeId, setDocumentTypeId] = useState('');
  const [isRefused, setRefused] = useState(false);
  // Said once the form was sent, and gone with what it was about.
  const mistakes = isRefused ? findMistakes({ name, documentTypeId }) : {};
  const creation = useCreation(onCreated);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refusal = validateNewDocument({ name, documentTypeId }, session.state === 'signed-in');
    if (!refusal) return creation.mutate({ name: name.trim(), documentTypeId });
    setRefused(true);
    if (!name.trim()) nameInput.current?.focus();
    notifyError('Error', refusal);
  };
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <TextInput
        ref={nameInput}
        label={say('Document Name')}
        description={say('For you to recognize it, for example “Reyes Family Trust” or “My will”.')}
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
      <EndOfForm documentTypeId={documentTypeId} isCreating={creation.isPending} />
    </form>
  );
};

const useCreation = (onCreated: (documentId: string) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: sendNewDocument,
    onSuccess: (document) => {
      void client.invalidateQueries({ queryKey: documentsQuery.queryKey });
      notifySuccess('Legal document created', `${document.name} is ready to be filled in.`);
      onCreated(document.id);
    },
    onError: (error) => notifyError('Error creating document', messageInForm(error, 'An unexpected error occurred')),
  });
};

interface EndOfFormProps {
  readonly documentTypeId: string;
  readonly isCreating: boolean;
}

const EndOfForm = ({ documentTypeId, isCreating }: EndOfFormProps) => {
  const say = useSay();
  const chosen = cards.find((type) => type.id === documentTypeId);
  return (
    <div className={classes.bar}>
      <Text size="sm" c="dimmed" className={classes.chosen}>
        {say(chosen ? `Chosen: ${chosen.name}` : 'No document type chosen yet')}
      </Text>
      <Group gap="sm" wrap="nowrap" className={classes.acts}>
        <Button component={Link} to="/dashboard" variant="default">
          {say('Cancel')}
        </Button>
        <Button type="submit" disabled={isCreating}>
          {say(isCreating ? 'Creating...' : 'Continue to Document Setup')}
        </Button>
      </Group>
    </div>
  );
};
