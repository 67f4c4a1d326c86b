import { ActionIcon, Button, Textarea } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconMessageCircle, IconMinus, IconX } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import classes from '#assistant/widget/chat-widget.module.css';
import { useStepAside } from '#assistant/widget/use-step-aside.ts';
import { useWidgetChat } from '#assistant/widget/use-widget-chat.ts';
import { leaveAssistant, openAssistant, useAssistantState } from '#assistant/widget/widget-door.ts';
import { WidgetLine } from '#assistant/widget/widget-line.tsx';

interface Props {
  /** Whether its button floats over the page; without, it is opened by Help alone. */
  readonly isFloating: boolean;
}

/** The floating assistant for members: closed, open, or minimised with the conversation kept. */
export const ChatWidget = ({ isFloating }: Props) => {
  const state = useAssistantState();
  const chat = useWidgetChat();

  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && state === 'open') leaveAssistant('minimised');
  });

  if (state !== 'open') {
    return isFloating ? <Launcher words={state === 'minimised' ? 'Continue our chat' : 'Ask the assistant'} /> : null;
  }
  return (
    <section className={classes.panel} aria-label="Estate planning assistant">
      <header className={classes.head}>
        <h2>Estate planning assistant</h2>
        <ActionIcon
          variant="subtle"
          size={44}
          onClick={() => leaveAssistant('minimised')}
          aria-label="Minimise the assistant"
        >
          <IconMinus size={22} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          size={44}
          onClick={() => leaveAssistant('closed')}
          aria-label="Close the assistant"
        >
          <IconX size={22} aria-hidden />
        </ActionIcon>
      </header>
      <WidgetHistory chat={chat} />
      <WidgetComposer chat={chat} />
    </section>
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
  const history = useRef<HTMLDivElement>(null);
  useEffect(() => {
    history.current?.scrollTo({ top: history.current.scrollHeight });
  }, [chat.lines.length, chat.isReplying, chat.choices.length]);

  return (
    <div
      ref={history}
      className={classes.history}
      role="log"
      aria-live="polite"
      aria-label="Messages"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {chat.lines.map((line) => (
        <WidgetLine key={line.id} line={line} />
      ))}
      {chat.isReplying ? <p className={classes.typing}>Looking that up…</p> : null}
      {chat.choices.length > 0 ? (
        <div className={classes.choices} role="group" aria-label="Questions you can tap">
          {chat.choices.map((choice) => (
            <Button key={choice} variant="default" size="sm" onClick={() => chat.send(choice)}>
              {choice}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
};

const WidgetComposer = ({ chat }: { readonly chat: Chat }) => {
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    chat.send(chat.draft);
  };

  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        chat.send(chat.draft);
      }}
    >
      <Textarea
        ref={input}
        className={classes.input}
        aria-label="Your question"
        placeholder="Type your question..."
        autosize
        minRows={1}
        maxRows={4}
        maxLength={4000}
        value={chat.draft}
        onChange={(event) => chat.setDraft(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
      />
      <Button type="submit" disabled={chat.isReplying}>
        Send
      </Button>
      <p className={classes.legal}>This is general information, not legal advice.</p>
    </form>
  );
};
