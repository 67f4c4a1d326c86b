import type { Witness } from '@evergrant/contract/signing.ts';
import { whyNoWitness } from '@evergrant/domain/execution/say-why-not-add-witness.ts';
import { Button, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ChangeEvent } from 'react';
import { codeOf } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { announcementOf } from '#signing/announcement.ts';
import type { Announcement } from '#signing/announcement.ts';
import { postWitness } from '#signing/api.ts';
import { NamesakeQuestion } from '#signing/namesake-question.tsx';
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
  const say = useSay();
  const { name, email, refusal, question, isAdding, submit, answer } = useNewWitness(documentId, witnesses);

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
        {say(witnesses.some(({ status }) => status === 'declined') ? 'Name another person' : 'Add a witness')}
      </Title>
      <div className={classes.fields}>
        <TextInput label={say('Witness name')} autoComplete="off" maxLength={120} {...name} />
        <TextInput label={say('Witness email')} type="email" autoComplete="off" maxLength={254} {...email} />
        <Button type="submit" variant="default" loading={isAdding}>
          {say('Add Witness')}
        </Button>
      </div>
      {question && (
        <NamesakeQuestion
          question={question}
          isBusy={isAdding}
          onSame={() => answer('same')}
          onAnother={() => answer('another')}
        />
      )}
      {refusal && (
        <Notice tone="error" title={say(refusal.title)}>
          {say(refusal.message)}
        </Notice>
      )}
    </form>
  );
};

const useNewWitness = (documentId: string, witnesses: readonly Witness[]) => {
  const [typed, setTyped] = useState({ name: '', email: '' });
  const [refusal, setRefusal] = useState<Refusal>();
  const [question, setQuestion] = useState<Announcement>();
  const name = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);

  const refuse = (why: Refusal) => {
    setRefusal(why);
    const [first] = why.fields ?? [];
    if (first) (first === 'name' ? name : email).current?.focus();
  };
  const onAdded = () => {
    setTyped({ name: '', email: '' });
    name.current?.focus();
  };
  const add = useAddWitness(documentId, { onRefusal: refuse, onQuestion: setQuestion, onAdded });
  const send = (isAnotherPerson: boolean) =>
    add.mutate({ name: typed.name.trim(), email: typed.email.trim(), ...(isAnotherPerson && { isAnotherPerson }) });
  const answer = (who: 'same' | 'another') => {
    if (who === 'another') return send(true);
    setQuestion(undefined);
    refuse({ ...whyNoWitness['named-in-document'], fields: ['name'] });
  };
  const submit = () => {
    if (add.isPending) return;
    const emails = whoTakesPlace(witnesses).map((witness) => witness.email);
    const why = newWitnessRefusal(typed, emails);
    if (why) return refuse(why);
    setRefusal(undefined);
    setQuestion(undefined);
    send(false);
  };
  const change = (of: Field, value: string) => {
    setTyped((before) => ({ ...before, [of]: value }));
    // It was asked of the name as it stood.
    setQuestion(undefined);
  };

  return {
    name: { ref: name, ...fieldOf('name', { typed, refusal, change }) },
    email: { ref: email, ...fieldOf('email', { typed, refusal, change }) },
    refusal,
    question,
    isAdding: add.isPending,
    submit,
    answer,
  };
};

interface FormState {
  readonly typed: Readonly<Record<Field, string>>;
  readonly refusal: Refusal | undefined;
  readonly change: (of: Field, value: string) => void;
}

const fieldOf = (of: Field, { typed, refusal, change }: FormState) => ({
  value: typed[of],
  error: refusal?.fields?.includes(of) ?? false,
  onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => change(of, value),
});

interface Outcome {
  readonly onRefusal: (why: Announcement) => void;
  /** Whether it is somebody in the document has to be answered first. */
  readonly onQuestion: (question: Announcement | undefined) => void;
  readonly onAdded: () => void;
}

const useAddWitness = (documentId: string, { onRefusal, onQuestion, onAdded }: Outcome) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (witness: Parameters<typeof postWitness>[1]) => postWitness(documentId, witness),
    onSuccess: () => {
      onQuestion(undefined);
      onAdded();
    },
    onError: (error) => {
      const said = announcementOf(error, 'Failed to add witness. Please try again.');
      const isAsked = codeOf(error) === 'may-be-named';
      onQuestion(isAsked ? said : undefined);
      if (!isAsked) onRefusal(said);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: signingKey(documentId) }),
  });
};
