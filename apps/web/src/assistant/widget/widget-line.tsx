import classes from '#assistant/widget/chat-widget.module.css';
import type { Line } from '#assistant/widget/use-widget-chat.ts';
import { TextLink } from '#ui/text-link.tsx';

/** One bubble; a page that the assistant points to becomes a link. */
export const WidgetLine = ({ line }: { readonly line: Line }) => {
  const [, text = line.content, label, path] = /^([\s\S]*?)\n\nRead on: (.+) \((\/\S*)\)$/.exec(line.content) ?? [];
  return (
    <div className={classes.bubble} data-sender={line.sender}>
      <p>{text}</p>
      {line.sender === 'ai' && label && path ? (
        <p>
          Read on: <TextLink to={path}>{label}</TextLink>
        </p>
      ) : null}
    </div>
  );
};
