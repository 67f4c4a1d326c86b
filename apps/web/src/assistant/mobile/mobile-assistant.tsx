import { Badge, Button, Group, Progress, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import { ChatComposer } from '#assistant/chat-composer.tsx';
import { ChatHistory } from '#assistant/chat-history.tsx';
import classes from '#assistant/mobile/mobile-assistant.module.css';
import { FailedMessage } from '#assistant/failed-message.tsx';
import { ComingReply } from '#assistant/coming-reply.tsx';
import { useTalkActs, type RenderForm } from '#assistant/mobile/use-talk-acts.tsx';
import { OnItsWay } from '#assistant/on-its-way.tsx';
import { BringPaper } from '#assistant/papers/bring-paper.tsx';
import { OfferPaper } from '#assistant/papers/offer-paper.tsx';
import { QuietAnswers } from '#assistant/quiet-answers.tsx';
import { TappedAnswers } from '#assistant/tapped-answers.tsx';
import { ReadAloudSwitch } from '#assistant/voice/read-aloud-switch.tsx';
import { useReadAloud } from '#assistant/voice/use-read-aloud.ts';
import { useMobileChat } from '#assistant/mobile/use-mobile-chat.ts';
import { useSaveTalk, type ToSave } from '#assistant/mobile/use-save-talk.ts';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly onSaved: (documentId: string) => void;
  /** The form of a fact, where it is asked or changed. */
  readonly renderForm: RenderForm;
}

/** A conversation on the phone that stays on the phone until it is saved. */
export const MobileAssistant = ({ onSaved, renderForm }: Props) => {
  const say = useSay();
  const talk = useMobileChat();
  const input = useRef<HTMLTextAreaElement>(null);
  const after = () => input.current?.focus();
  const { form, onForm, cardActs } = useTalkActs(talk, { renderForm, after });
  const reading = useReadAloud(talk.messages.findLast(({ sender }) => sender === 'ai'));

  return (
    <section className={classes.assistant} aria-labelledby="assistant-heading">
      <TalkHead documentType={talk.documentType} progress={talk.progress} />
      <ChatHistory
        messages={talk.messages}
        cardActs={talk.isReplying ? undefined : cardActs}
        reading={reading}
        className={classes.history}
      >
        <Answering talk={talk} />
        <WaysOn talk={talk} form={form} onForm={onForm} />
        {talk.said.length === 0 ? <OfferPaper desk={talk.desk} /> : null}
      </ChatHistory>
      <div className={classes.bar}>
        <SaveButton
          talk={talk}
          onSaved={(documentId) => {
            talk.forget();
            onSaved(documentId);
          }}
        />
      </div>
      {talk.failure ? <FailedMessage failure={talk.failure} onRetry={talk.retry} after={after} /> : null}
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

const Answering = ({
  talk,
}: {
  readonly talk: Pick<ReturnType<typeof useMobileChat>, 'isReplying' | 'coming' | 'stop'>;
}) => {
  if (!talk.isReplying) return null;
  return talk.coming === undefined ? (
    <OnItsWay isWaiting={false} onStop={talk.stop} />
  ) : (
    <ComingReply words={talk.coming} cards={undefined} />
  );
};

interface WaysOnProps extends Pick<ReturnType<typeof useTalkActs>, 'form' | 'onForm'> {
  readonly talk: Pick<ReturnType<typeof useMobileChat>, 'isReplying' | 'messages' | 'choices' | 'send'>;
}

const WaysOn = ({ talk, form, onForm }: WaysOnProps) => (
  <>
    <TappedAnswers choices={talk.choices} onTap={talk.send} />
    {form}
    {talk.isReplying ? null : (
      <QuietAnswers
        messages={talk.messages}
        choices={talk.choices}
        isComplete={false}
        onTap={talk.send}
        onForm={onForm}
      />
    )}
  </>
);

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
        {documentType ? <Badge variant="light">{say(documentType)}</Badge> : null}
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

interface SaveButtonProps {
  readonly talk: ToSave;
  readonly onSaved: (documentId: string) => void;
}

const SaveButton = ({ talk, onSaved }: SaveButtonProps) => {
  const say = useSay();
  const { said, takings } = talk;
  const { save, saved } = useSaveTalk(talk, onSaved);
  const isSaving = saved !== undefined;
  return (
    <Button className={classes.save} disabled={said.length + takings.length === 0 || isSaving} onClick={save}>
      {say(isSaving ? `Saving ${saved} of ${said.length}…` : 'Save to my account')}
    </Button>
  );
};
