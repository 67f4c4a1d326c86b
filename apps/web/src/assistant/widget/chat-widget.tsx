import { ActionIcon, Button, Textarea } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconMessageCircle, IconMinus, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import classes from '#assistant/widget/chat-widget.module.css';
import { useWidgetChat } from '#assistant/widget/use-widget-chat.ts';
import { WidgetLine } from '#assistant/widget/widget-line.tsx';

type WidgetState = 'closed' | 'open' | 'minimised';

/** The floating assistant for members: closed, open, or minimised with the conversation kept. */
export const ChatWidget = () => {
  const [state, setState] = useState<WidgetState>('closed');
  const chat = useWidgetChat();
  const launcher = useRef<HTMLButtonElement>(null);

  const leave = (to: 'closed' | 'minimised') => {
    setState(to);
    requestAnimationFrame(() => launcher.current?.focus());
  };

  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && state === 'open') leave('minimised');
  });

  if (state !== 'open') {
    return (
      <button ref={launcher} type="button" className={classes.launcher} onClick={() => setState('open')}>
        <IconMessageCircle size={24} aria-hidden />
        <span>{state === 'minimised' ? 'Continue our chat' : 'Ask the assistant'}</span>
      </button>
    );
  }
  return (
    <section className={classes.panel} aria-label="Estate planning assistant">
      <header className={classes.head}>
        <h2>Estate planning assistant</h2>
        <ActionIcon variant="subtle" size={44} onClick={() => leave('minimised')} aria-label="Minimise the assistant">
          <IconMinus size={22} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" size={44} onClick={() => leave('closed')} aria-label="Close the assistant">
          <IconX size={22} aria-hidden />
        </ActionIcon>
      </header>
      <WidgetHistory chat={chat} />
      <WidgetComposer chat={chat} />
    </section>
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
