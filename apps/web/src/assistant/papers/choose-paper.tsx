import { longestPaper } from '@evergrant/domain/interview/papers/clean-paper.ts';
import { Button, Text, Textarea } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import classes from '#assistant/papers/bring-paper.module.css';
import type { Paper, Trouble } from '#assistant/papers/use-bring-paper.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';

interface Props {
  readonly trouble: Trouble | undefined;
  readonly onBring: (paper: Paper) => void;
}

/** Where a file is dropped or chosen, or its text pasted. */
export const ChoosePaper = ({ trouble, onBring }: Props) => {
  const say = useSay();
  return (
    <div className={classes.choose}>
      <Text maw="var(--eg-measure)">
        {say(
          'An older trust or will, a list of accounts, a note of your family. We look for what your document asks and show you each thing beside the words that say it. You decide what is taken.',
        )}
      </Text>
      {trouble ? (
        <Notice tone="error" title={say(trouble.title)}>
          {say(trouble.words)}
        </Notice>
      ) : null}
      <DropPlace onFile={(file) => onBring({ file })} />
      <PasteBox onText={(text) => onBring({ text })} />
      <Text size="sm" c="dimmed" maw="var(--eg-measure)">
        {say(
          'We read the paper now and keep neither the file nor its text. Only what you take becomes part of your document, and of an account number only the last four digits. Do not bring what is not yours to show.',
        )}
      </Text>
    </div>
  );
};

const accepted = '.pdf,.docx,.csv,.txt,.md,application/pdf,text/plain,text/csv';

const DropPlace = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const say = useSay();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileUpload size={32} aria-hidden className={classes.dropMark} />
      <p className={classes.dropWords}>{say('Drop a file here, or')}</p>
      <Button variant="default" onClick={() => input.current?.click()} aria-describedby={id} data-autofocus>
        {say('Choose a file')}
      </Button>
      <p id={id} className={classes.hint}>
        {say('PDF, Word (.docx), CSV or plain text, up to 10 MB')}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={say('A paper from this device')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
        }}
      />
    </div>
  );
};

const PasteBox = ({ onText }: { readonly onText: (text: string) => void }) => {
  const say = useSay();
  const [text, setText] = useState('');
  const isTooLong = text.length > longestPaper;
  return (
    <form
      className={classes.paste}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !isTooLong) onText(text);
      }}
    >
      <Textarea
        label={say('Or paste its text')}
        minRows={4}
        maxRows={10}
        autosize
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={isTooLong ? say('This is more than we can read at once. Paste the pages that matter.') : undefined}
      />
      <Button type="submit" disabled={text.trim() === '' || isTooLong}>
        {say('Read it')}
      </Button>
    </form>
  );
};
