import type { Witness } from '@evergrant/contract/signing.ts';
import { Button, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ChangeEvent } from 'react';
import { announcementOf } from '#signing/announcement.ts';
import type { Announcement } from '#signing/announcement.ts';
import { postWitness } from '#signing/api.ts';
import { newWitnessRefusal } from '#signing/new-witness-refusal.ts';
import { whoTakesPlace } from '#signing/places-taken.ts';
import { signingKey } from '#signing/use-signing.ts';
import classes from '#signing/witness-panel.module.css';
import { Notice } from '#ui/notice.tsx';

interface AddWitnessFormProps {
  readonly documentId: string;
  readonly witnesses: readonly Witness[];
}

type Field = 'name' | 'email';
type Refusal = Announcement & { readonly fields?: readonly Field[] };

/** Name and email of the next witness. What was typed stays until the server has accepted it. */
export const AddWitnessForm = ({ documentId, witnesses }: AddWitnessFormProps) => {
  const { name, email, refusal, isAdding, submit } = useNewWitness(documentId, witnesses);

  return (
    <form
      noValidate
      className={classes.form}
      aria-labelledby="add-witness"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Title order={4} id="add-witness">
        {witnesses.some(({ status }) => status === 'declined') ? 'Name another person' : 'Add a witness'}
      </Title>
      <div className={classes.fields}>
        <TextInput label="Witness name" autoComplete="off" maxLength={120} {...name} />
        <TextInput label="Witness email" type="email" autoComplete="off" maxLength={254} {...email} />
        <Button type="submit" variant="default" loading={isAdding}>
          Add Witness
        </Button>
      </div>
      {refusal && (
        <Notice tone="error" title={refusal.title}>
          {refusal.message}
        </Notice>
      )}
    </form>
  );
};

const useNewWitness = (documentId: string, witnesses: readonly Witness[]) => {
  const [typed, setTyped] = useState({ name: '', email: '' });
  const [refusal, setRefusal] = useState<Refusal>();
  const name = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);

  const refuse = (why: Refusal) => {
    setRefusal(why);
    const [first] = why.fields ?? [];
    if (first) (first === 'name' ? name : email).current?.focus();
  };
  const add = useAddWitness(documentId, refuse, () => {
    setTyped({ name: '', email: '' });
    name.current?.focus();
  });
  const submit = () => {
    if (add.isPending) return;
    const emails = whoTakesPlace(witnesses).map((witness) => witness.email);
    const why = newWitnessRefusal(typed, emails);
    if (why) return refuse(why);
    setRefusal(undefined);
    add.mutate({ name: typed.name.trim(), email: typed.email.trim() });
  };
  const field = (of: Field) => ({
    value: typed[of],
    error: refusal?.fields?.includes(of) ?? false,
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
      setTyped((before) => ({ ...before, [of]: value })),
  });

  return {
    name: { ref: name, ...field('name') },
    email: { ref: email, ...field('email') },
    refusal,
    isAdding: add.isPending,
    submit,
  };
};

const useAddWitness = (documentId: string, onRefusal: (why: Announcement) => void, onAdded: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (witness: { name: string; email: string }) => postWitness(documentId, witness),
    onSuccess: onAdded,
    onError: (error) => onRefusal(announcementOf(error, 'Failed to add witness. Please try again.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: signingKey(documentId) }),
  });
};
