import classes from '#assistant/widget/chat-widget.module.css';
import type { Line } from '#assistant/widget/use-widget-chat.ts';
import { LinkedText } from '#ui/linked-text.tsx';

/** One bubble; a page that the assistant points to becomes a link. */
export const WidgetLine = ({ line }: { readonly line: Line }) => {
  const [, text = line.content, label, path] =
    /^([\s\S]*?)\n\nRead on: (.+) \(((?:\/|https:\/\/)\S*)\)$/.exec(line.content) ?? [];
  return (
    <div className={classes.bubble} data-sender={line.sender}>
      <p>{text}</p>
      {line.sender === 'ai' && label && path ? (
        <p>
          <LinkedText text={`Read on: [${label}](${path})`} />
        </p>
      ) : null}
    </div>
  );
};
