import { ActionIcon, Button, Textarea } from '@mantine/core';
import { IconArrowUp, IconMicrophone, IconPlayerStop } from '@tabler/icons-react';
import { useId, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import classes from '#assistant/chat-composer.module.css';
import { useDictation } from '#assistant/voice/use-dictation.ts';
import { messageLength } from '#assistant/words/message-length.ts';
import { withHeard } from '#assistant/words/with-heard.ts';
import { notifySuccess } from '#ui/notify.ts';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  readonly label?: string;
  readonly placeholder?: string;
  readonly draft: string;
  readonly isReplying: boolean;
  readonly lockedBecause?: string | undefined;
  readonly onDraft: (draft: string) => void;
  readonly onSend: (text: string) => void;
  /** The name of the button where speaking is offered to everybody: a browser that cannot listen says so. */
  readonly speakLabel?: string;
  /** What stands in the last line, beside the keys. */
  readonly children?: ReactNode;
}

/** The input: Enter sends, Shift and Enter begin a new line; what is spoken lands in it, to be checked. */
export const ChatComposer = ({ lockedBecause, ...props }: Props) =>
  lockedBecause === undefined ? <OpenComposer {...props} /> : <LockedComposer words={lockedBecause} />;

const LockedComposer = ({ words }: { readonly words: string }) => {
  const say = useSay();
  return <p className={classes.locked}>{say(words)}</p>;
};

const OpenComposer = ({ inputRef, draft, isReplying, onDraft, onSend, children, ...props }: Props) => {
  const say = useSay();
  const { label = 'Your answer', placeholder = 'Type your answer...', speakLabel } = props;
  const length = messageLength(draft);
  const canSend = !isReplying && !length.isTooLong;
  const dictation = useDictation((heard) => {
    if (heard !== '') onDraft(withHeard(draft, heard));
    inputRef.current?.focus();
  });
  const id = useId();
  const isListening = dictation?.isListening ?? false;
  const hasButton = dictation !== undefined || speakLabel !== undefined;

  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSend(draft);
      }}
    >
      <Textarea
        ref={inputRef}
        className={classes.input}
        aria-label={say(label)}
        aria-describedby={`${id}-length ${id}-keys`}
        aria-invalid={length.isTooLong || undefined}
        placeholder={say(isListening ? 'Listening…' : placeholder)}
        autosize
        minRows={1}
        maxRows={6}
        value={draft}
        onChange={(event) => onDraft(event.currentTarget.value)}
        onKeyDown={(event) => onEnter(event, () => canSend && onSend(draft))}
        rightSectionWidth={hasButton ? 52 : undefined}
        rightSection={
          hasButton ? (
            <SpeakButton label={speakLabel} isListening={isListening} onClick={dictation?.toggle ?? sayComing} />
          ) : undefined
        }
      />
      <Button type="submit" size="lg" className={classes.send} disabled={!canSend}>
        <span className={classes.sendWord}>{say('Send')}</span>
        <IconArrowUp className={classes.sendMark} size={24} aria-hidden />
      </Button>
      <ComposerNotes id={id} length={length} isListening={isListening}>
        {children}
      </ComposerNotes>
    </form>
  );
};

const onEnter = (event: KeyboardEvent, send: () => void): void => {
  // While an input method composes a character, Enter belongs to it.
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  send();
};

interface SpeakButtonProps {
  readonly label: string | undefined;
  readonly isListening: boolean;
  readonly onClick: () => void;
}

const SpeakButton = ({ isListening, label = 'Dictate', onClick }: SpeakButtonProps) => {
  const say = useSay();
  return (
    <ActionIcon
      variant={isListening ? 'filled' : 'subtle'}
      size={44}
      className={classes.speak}
      onClick={onClick}
      aria-label={say(isListening ? 'Stop listening' : label)}
      aria-pressed={isListening}
    >
      {isListening ? <IconPlayerStop aria-hidden /> : <IconMicrophone aria-hidden />}
    </ActionIcon>
  );
};

const sayComing = () => notifySuccess('Voice input feature coming soon');

interface NotesProps extends Pick<Props, 'children'> {
  readonly id: string;
  readonly length: ReturnType<typeof messageLength>;
  readonly isListening: boolean;
}

const ComposerNotes = ({ id, length, isListening, children }: NotesProps) => {
  const say = useSay();
  return (
    <>
      <p className={classes.heard} role="status">
        {isListening ? say('Listening. What you say lands in the input; nothing is sent before you press Send.') : null}
      </p>
      <p
        id={`${id}-length`}
        className={classes.length}
        data-over={length.isTooLong || undefined}
        role={length.isTooLong ? 'alert' : undefined}
      >
        {length.words === undefined ? null : say(length.words)}
      </p>
      <div className={classes.last}>
        <p id={`${id}-keys`} className={classes.keys}>
          {say('Enter sends, Shift + Enter begins a new line.')}
        </p>
        {children}
      </div>
    </>
  );
};
