import { Button, Group, Modal, Text, Textarea } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useSay } from '#platform/language/use-say.ts';

interface ReasonDialogProps {
  readonly title: string;
  /** What the reason is about, and what follows. */
  readonly children: ReactNode;
  readonly label: string;
  /** Who reads it. */
  readonly description: string;
  /** What is said to whoever gives none. */
  readonly missing: string;
  readonly action: string;
  readonly isGrave?: boolean;
  readonly isPending: boolean;
  readonly onSubmit: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for a reason before something is sent. What was typed stays when sending fails. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const say = useSay();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setProblem(props.missing);
    props.onSubmit(reason);
  };
  return (
    <Modal opened onClose={props.onClose} title={props.title} closeButtonProps={{ 'aria-label': say('Close') }}>
      <form onSubmit={submit} noValidate>
        <Text mb="md">{props.children}</Text>
        <Textarea
          label={props.label}
          description={props.description}
          value={reason}
          error={problem}
          maxLength={1000}
          autosize
          minRows={3}
          required
          data-autofocus
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <Group justify="flex-end" gap="sm" mt="lg">
          <Button variant="default" onClick={props.onClose}>
            {say('Cancel')}
          </Button>
          <Button type="submit" {...(props.isGrave ? { color: 'red' } : {})} loading={props.isPending}>
            {props.action}
          </Button>
        </Group>
      </form>
    </Modal>
  );
};
