import { Button, CloseButton, Progress, Text } from '@mantine/core';
import { IconPhoto, IconVideo } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { drawThumbnail } from '#properties/draw-thumbnail.ts';
import type { MediaItem, MediaState } from '#properties/media-queue.ts';
import classes from '#properties/property-form.module.css';
import { sizeInWords } from '#ui/size-in-words.ts';

interface MediaRowProps {
  readonly item: MediaItem;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** One chosen file: what it is, how far it is, and how to get rid of it. */
export const MediaRow = ({ item: { file, medium, state }, onRetry, onRemove }: MediaRowProps) => (
  <li className={classes.row} data-failed={state.kind === 'failed' || undefined}>
    <div className={classes.thumbnail}>
      {medium === 'photo' ? <Thumbnail file={file} /> : <IconVideo size={28} stroke={1.4} aria-hidden="true" />}
    </div>
    <div className={classes.rowWords}>
      <Text>{file.name}</Text>
      <Text
        size="sm"
        c={state.kind === 'failed' ? 'red' : 'dimmed'}
        role={state.kind === 'failed' ? 'alert' : undefined}
      >
        {sizeInWords(file.size)} · {stateInWords(state)}
      </Text>
      {state.kind === 'sending' ? (
        <Progress value={state.sent * 100} size="sm" mt={6} aria-label={`Sending ${file.name}`} />
      ) : null}
    </div>
    {state.kind === 'failed' && state.mayRetry ? (
      <Button variant="default" onClick={onRetry} aria-label={`Retry ${file.name}`}>
        Retry
      </Button>
    ) : null}
    <CloseButton aria-label={`Remove ${file.name}`} onClick={onRemove} />
  </li>
);

const stateInWords = (state: MediaState): string => {
  switch (state.kind) {
    case 'waiting':
      return 'Waiting';
    case 'sending':
      return `Sending, ${Math.round(state.sent * 100)}%`;
    case 'sent':
      return 'Ready';
    case 'failed':
      return state.message;
  }
};

/** A small copy of the picture; a sign of one where the browser cannot show its kind. */
const Thumbnail = ({ file }: { readonly file: File }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    if (!canvas.current) return;
    void drawThumbnail(canvas.current, file).catch(() => setShown(false));
  }, [file]);
  if (!isShown) return <IconPhoto size={28} stroke={1.4} aria-hidden="true" />;
  return <canvas ref={canvas} width={128} height={96} aria-hidden="true" />;
};
