import type { Witness } from '@evergrant/contract/signing.ts';
import { Button, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { announcementOf } from '#signing/announcement.ts';
import type { Announcement } from '#signing/announcement.ts';
import { postWitness } from '#signing/api.ts';
import { newWitnessRefusal } from '#signing/new-witness-refusal.ts';
import { whoTakesPlace } from '#signing/places-taken.ts';
import { signingKey } from '#signing/use-signing.ts';
import classes from '#signing/witness-panel.module.css';
import { Notice } from '#ui/notice.tsx';

interface AddWitnessFormProps {
  readonly trustId: string;
  readonly witnesses: readonly Witness[];
}

/** Name and email of the next witness. What was typed stays until the server has accepted it. */
export const AddWitnessForm = ({ trustId, witnesses }: AddWitnessFormProps) => {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [refusal, setRefusal] = useState<Announcement & { fields?: readonly ('name' | 'email')[] }>();
  const nameInput = useRef<HTMLInputElement>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const isWrong = (field: 'name' | 'email') => refusal?.fields?.includes(field) ?? false;

  const refuse = (why: Announcement & { fields?: readonly ('name' | 'email')[] }) => {
    setRefusal(why);
    const [first] = why.fields ?? [];
    if (first) (first === 'name' ? nameInput : emailInput).current?.focus();
  };
  const add = useAddWitness(trustId, refuse, () => {
    setName('');
    setEmail('');
    nameInput.current?.focus();
  });
  const submit = () => {
    if (add.isPending) return;
    const emails = whoTakesPlace(witnesses).map((witness) => witness.email);
    const why = newWitnessRefusal({ name, email }, emails);
    if (why) return refuse(why);
    setRefusal(undefined);
    add.mutate({ name: name.trim(), email: email.trim() });
  };

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
        <TextInput
          ref={nameInput}
          label="Witness name"
          autoComplete="off"
          maxLength={120}
          value={name}
          error={isWrong('name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          ref={emailInput}
          label="Witness email"
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          error={isWrong('email')}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={add.isPending}>
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

const useAddWitness = (trustId: string, onRefusal: (why: Announcement) => void, onAdded: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (witness: { name: string; email: string }) => postWitness(trustId, witness),
    onSuccess: onAdded,
    onError: (error) => onRefusal(announcementOf(error, 'Failed to add witness. Please try again.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: signingKey(trustId) }),
  });
};
