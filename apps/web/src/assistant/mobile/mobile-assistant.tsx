import { Badge, Button, Group, Progress, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import { ChatComposer } from '#assistant/chat-composer.tsx';
import { ChatHistory } from '#assistant/chat-history.tsx';
import classes from '#assistant/mobile/mobile-assistant.module.css';
import { OnItsWay } from '#assistant/on-its-way.tsx';
import type { KeptTaking } from '#assistant/mobile/kept-talk.ts';
import { BringPaper } from '#assistant/papers/bring-paper.tsx';
import { OfferPaper } from '#assistant/papers/offer-paper.tsx';
import { QuietAnswers } from '#assistant/quiet-answers.tsx';
import { TappedAnswers } from '#assistant/tapped-answers.tsx';
import { ReadAloudSwitch } from '#assistant/voice/read-aloud-switch.tsx';
import { useReadAloud } from '#assistant/voice/use-read-aloud.ts';
import { useMobileChat } from '#assistant/mobile/use-mobile-chat.ts';
import { useSaveTalk } from '#assistant/mobile/use-save-talk.ts';
import { useSay } from '#platform/language/use-say.ts';

/** A conversation on the phone that stays on the phone until it is saved. */
export const MobileAssistant = ({ onSaved }: { readonly onSaved: (documentId: string) => void }) => {
  const say = useSay();
  const talk = useMobileChat();
  const input = useRef<HTMLTextAreaElement>(null);
  const reading = useReadAloud(talk.messages.findLast(({ sender }) => sender === 'ai'));

  return (
    <section className={classes.assistant} aria-labelledby="assistant-heading">
      <TalkHead documentType={talk.documentType} progress={talk.progress} />
      <ChatHistory messages={talk.messages} reading={reading} className={classes.history}>
        {talk.isReplying ? <OnItsWay isWaiting={false} onStop={talk.stop} /> : null}
        <TappedAnswers choices={talk.choices} onTap={talk.send} />
        {talk.isReplying ? null : (
          <QuietAnswers messages={talk.messages} choices={talk.choices} isComplete={false} onTap={talk.send} />
        )}
        {talk.said.length === 0 ? <OfferPaper desk={talk.desk} /> : null}
      </ChatHistory>
      <div className={classes.bar}>
        <SaveButton
          said={talk.said}
          takings={talk.takings}
          onSaved={(documentId) => {
            talk.forget();
            onSaved(documentId);
          }}
        />
      </div>
      <ChatComposer
        inputRef={input}
        draft={talk.draft}
        isReplying={talk.isReplying}
        speakLabel={say('Speak your answer')}
        onDraft={talk.setDraft}
        onSend={talk.send}
      >
        <BringPaper desk={talk.desk} />
        {reading ? <ReadAloudSwitch reading={reading} /> : null}
      </ChatComposer>
    </section>
  );
};

interface TalkHeadProps {
  /** The name of the type that was guessed. */
  readonly documentType: string | undefined;
  readonly progress: number;
}

const TalkHead = ({ documentType, progress }: TalkHeadProps) => {
  const say = useSay();
  return (
    <header className={classes.head}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Title order={1} size="h3" id="assistant-heading">
          {say('Trust Assistant')}
        </Title>
        {documentType ? <Badge variant="light">{documentType}</Badge> : null}
      </Group>
      <Text size="sm" c="dimmed">
        {say('Nothing is kept anywhere else before you save it.')}
      </Text>
      <Group justify="space-between" gap="xs">
        <Text size="sm" id="mobile-progress">
          {say('Progress')}
        </Text>
        <Text size="sm">{progress}%</Text>
      </Group>
      <Progress.Root size="md">
        <Progress.Section value={progress} withAria aria-labelledby="mobile-progress" />
      </Progress.Root>
    </header>
  );
};

const SaveButton = ({
  said,
  takings,
  onSaved,
}: {
  readonly said: readonly string[];
  readonly takings: readonly KeptTaking[];
  readonly onSaved: (documentId: string) => void;
}) => {
  const say = useSay();
  const { save, saved } = useSaveTalk({ said, takings }, onSaved);
  const isSaving = saved !== undefined;
  return (
    <Button className={classes.save} disabled={said.length + takings.length === 0 || isSaving} onClick={save}>
      {say(isSaving ? `Saving ${saved} of ${said.length}…` : 'Save to my account')}
    </Button>
  );
};
