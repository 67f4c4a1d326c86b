import { ActionIcon, Badge, Button, Group, Progress, Text, Title } from '@mantine/core';
import { IconMicrophone, IconMicrophoneOff } from '@tabler/icons-react';
import { useRef } from 'react';
import { ChatComposer } from '#assistant/chat-composer.tsx';
import { ChatHistory } from '#assistant/chat-history.tsx';
import chat from '#assistant/chat-window.module.css';
import classes from '#assistant/mobile/mobile-assistant.module.css';
import { QuietAnswers } from '#assistant/quiet-answers.tsx';
import { useMobileChat } from '#assistant/mobile/use-mobile-chat.ts';
import { useSaveTalk } from '#assistant/mobile/use-save-talk.ts';
import { useVoice } from '#assistant/mobile/use-voice.ts';

/** A conversation on the phone that stays on the phone until it is saved. */
export const MobileAssistant = ({ onSaved }: { readonly onSaved: (documentId: string) => void }) => {
  const talk = useMobileChat();
  const input = useRef<HTMLTextAreaElement>(null);
  const voice = useVoice((text) => {
    talk.setDraft(text);
    input.current?.focus();
  });

  return (
    <section className={classes.assistant} aria-labelledby="assistant-heading">
      <TalkHead documentType={talk.documentType} progress={talk.progress} />
      <ChatHistory messages={talk.messages} isReplying={talk.isReplying} className={classes.history}>
        {talk.choices.length > 0 ? (
          <div className={chat.choices} role="group" aria-label="Answers you can tap">
            {talk.choices.map((choice) => (
              <Button key={choice} variant="default" className={chat.choice} onClick={() => talk.send(choice)}>
                {choice}
              </Button>
            ))}
          </div>
        ) : null}
        {talk.isReplying ? null : (
          <QuietAnswers messages={talk.messages} choices={talk.choices} isComplete={false} onTap={talk.send} />
        )}
      </ChatHistory>
      <div className={classes.bar}>
        <ActionIcon
          variant="default"
          size={50}
          onClick={voice.toggle}
          aria-label={voice.isListening ? 'Stop listening' : 'Speak your answer'}
          aria-pressed={voice.isListening}
        >
          {voice.isListening ? <IconMicrophoneOff aria-hidden /> : <IconMicrophone aria-hidden />}
        </ActionIcon>
        <SaveButton said={talk.said} onSaved={onSaved} />
      </div>
      <ChatComposer
        inputRef={input}
        draft={talk.draft}
        isReplying={talk.isReplying}
        lockedBecause={undefined}
        onDraft={talk.setDraft}
        onSend={talk.send}
      />
    </section>
  );
};

interface TalkHeadProps {
  /** The name of the type that was guessed. */
  readonly documentType: string | undefined;
  readonly progress: number;
}

const TalkHead = ({ documentType, progress }: TalkHeadProps) => (
  <header className={classes.head}>
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <Title order={1} size="h3" id="assistant-heading">
        Trust Assistant
      </Title>
      {documentType ? <Badge variant="light">{documentType}</Badge> : null}
    </Group>
    <Text size="sm" c="dimmed">
      Nothing leaves this device before you save it.
    </Text>
    <Group justify="space-between" gap="xs">
      <Text size="sm" id="mobile-progress">
        Progress
      </Text>
      <Text size="sm">{progress}%</Text>
    </Group>
    <Progress.Root size="md">
      <Progress.Section value={progress} withAria aria-labelledby="mobile-progress" />
    </Progress.Root>
  </header>
);

const SaveButton = ({
  said,
  onSaved,
}: {
  readonly said: readonly string[];
  readonly onSaved: (documentId: string) => void;
}) => {
  const { save, saved } = useSaveTalk(said, onSaved);
  const isSaving = saved !== undefined;
  return (
    <Button className={classes.save} disabled={said.length === 0 || isSaving} onClick={save}>
      {isSaving ? `Saving ${saved} of ${said.length}…` : 'Save to my account'}
    </Button>
  );
};
