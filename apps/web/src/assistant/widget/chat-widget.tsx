import { ActionIcon, Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconMessageCircle, IconMinus, IconX } from '@tabler/icons-react';
import { useEffect, useRef, type RefObject } from 'react';
import { Link, useLocation } from 'react-router';
import { ChatComposer } from '#assistant/chat-composer.tsx';
import { ChatHistory } from '#assistant/chat-history.tsx';
import { ComingReply } from '#assistant/coming-reply.tsx';
import { FailedMessage } from '#assistant/failed-message.tsx';
import { TappedAnswers } from '#assistant/tapped-answers.tsx';
import { useReadAloud } from '#assistant/voice/use-read-aloud.ts';
import classes from '#assistant/widget/chat-widget.module.css';
import { useStepAside } from '#assistant/widget/use-step-aside.ts';
import { useWidgetChat } from '#assistant/widget/use-widget-chat.ts';
import { leaveAssistant, openAssistant, useAssistantState } from '#assistant/widget/widget-door.ts';
import { useSay } from '#platform/language/use-say.ts';
import { loginPath } from '#platform/return-to.ts';
import { rememberSession } from '#platform/session.ts';

interface Props {
  /** Whether its button floats over the page; without, it is opened by Help alone. */
  readonly isFloating: boolean;
}

/** The floating assistant for members: closed, open, or minimised with the conversation kept. */
export const ChatWidget = ({ isFloating }: Props) => {
  const say = useSay();
  const state = useAssistantState();
  const chat = useWidgetChat();
  const input = useRef<HTMLTextAreaElement>(null);

  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && state === 'open') leaveAssistant('minimised');
  });

  if (state !== 'open') {
    return isFloating ? (
      <Launcher words={say(state === 'minimised' || chat.hasBegun ? 'Continue our chat' : 'Ask the assistant')} />
    ) : null;
  }
  return (
    <section className={classes.panel} aria-label={say('Estate planning assistant')}>
      <header className={classes.head}>
        <h2>{say('Estate planning assistant')}</h2>
        <ActionIcon
          variant="subtle"
          size={44}
          onClick={() => leaveAssistant('minimised')}
          aria-label={say('Minimise the assistant')}
        >
          <IconMinus size={22} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          size={44}
          onClick={() => leaveAssistant('closed')}
          aria-label={say('Close the assistant')}
        >
          <IconX size={22} aria-hidden />
        </ActionIcon>
      </header>
      <WidgetHistory chat={chat} />
      {chat.failure ? (
        <FailedMessage failure={chat.failure} onRetry={chat.retry} after={() => input.current?.focus()}>
          {chat.failure.kind === 'signed-out' ? <LogInAgain /> : null}
        </FailedMessage>
      ) : null}
      <WidgetComposer chat={chat} input={input} />
    </section>
  );
};

// Whoever comes back from there finds the question as it was.
const LogInAgain = () => {
  const say = useSay();
  const { pathname, search, hash } = useLocation();
  return (
    <Button
      component={Link}
      variant="default"
      to={loginPath(`${pathname}${search}${hash}`)}
      onClick={() => rememberSession(null)}
    >
      {say('Log in')}
    </Button>
  );
};

const Launcher = ({ words }: { readonly words: string }) => {
  const launcher = useRef<HTMLButtonElement>(null);
  const isInTheWay = useStepAside(launcher);
  return (
    <button
      ref={launcher}
      type="button"
      className={classes.launcher}
      data-aside={isInTheWay || undefined}
      data-opens-assistant
      // Its words are not drawn at every width, and while it comes back they appear after it: its name is always there.
      aria-label={words}
      onClick={openAssistant}
    >
      <IconMessageCircle size={24} aria-hidden />
      <span>{words}</span>
    </button>
  );
};

type Chat = ReturnType<typeof useWidgetChat>;

const WidgetHistory = ({ chat }: { readonly chat: Chat }) => {
  const say = useSay();
  const reading = useReadAloud(chat.messages.findLast(({ sender }) => sender === 'ai'));
  return (
    <ChatHistory messages={chat.messages} reading={reading} className={classes.history}>
      {chat.isReplying ? <OnItsWay words={chat.coming} /> : null}
      <TappedAnswers choices={chat.choices} label={say('Questions you can tap')} onTap={chat.send} />
    </ChatHistory>
  );
};

const OnItsWay = ({ words }: { readonly words: string | undefined }) => {
  const say = useSay();
  return words === undefined ? (
    <p className={classes.typing}>{say('Looking that up…')}</p>
  ) : (
    <ComingReply words={words} cards={undefined} />
  );
};

interface WidgetComposerProps {
  readonly chat: Chat;
  readonly input: RefObject<HTMLTextAreaElement | null>;
}

const WidgetComposer = ({ chat, input }: WidgetComposerProps) => {
  const say = useSay();
  useEffect(() => input.current?.focus(), [input]);
  return (
    <ChatComposer
      inputRef={input}
      label={say('Your question')}
      placeholder={say('Type your question...')}
      draft={chat.draft}
      isReplying={chat.isReplying}
      onDraft={chat.setDraft}
      onSend={chat.send}
    >
      <p className={classes.legal}>{say('This is general information, not legal advice.')}</p>
    </ChatComposer>
  );
};
