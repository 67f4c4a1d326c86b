import { kindsInWords, mediaLimits, type Medium } from '@evergrant/domain/properties/media-kinds.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { FilePicker } from '#properties/file-picker.tsx';
import { MediaRow } from '#properties/media-row.tsx';
import type { MediaItem, MediaQueue } from '#properties/media-queue.ts';
import classes from '#properties/property-form.module.css';
import { Panel } from '#ui/panel.tsx';
import { sizeInWords } from '#ui/size-in-words.ts';

interface MediaSectionProps {
  readonly queue: MediaQueue;
  readonly items: readonly MediaItem[];
}

/** Photos and videos: choose or take them, watch them being sent, remove them. */
export const MediaSection = ({ queue, items }: MediaSectionProps) => {
  const [surplus, setSurplus] = useState('');
  const add = (medium: Medium) => (files: readonly File[]) => {
    const tooMany = queue.add(medium, files);
    const { count } = mediaLimits[medium];
    setSurplus(tooMany === 0 ? '' : `You can send up to ${count} ${medium}s; ${notAdded(tooMany)}.`);
  };
  return (
    <Panel title="Photos and videos" aside="Optional">
      <Text c="dimmed">
        Each file is sent as soon as you add it, and deleted after a day if you do not submit the form. Photos can carry
        the place and time at which they were taken; our team can read that too.
      </Text>
      <div className={classes.pickers}>
        <Picker medium="photo" camera="Take a photo" onPick={add('photo')} />
        <Picker medium="video" camera="Record a video" onPick={add('video')} />
      </div>
      <Text component="output" display="block" c="red" size="sm">
        {surplus}
      </Text>
      {items.length > 0 ? (
        <ul className={classes.media} aria-label="Your photos and videos">
          {items.map((item) => (
            <MediaRow
              key={item.id}
              item={item}
              onRetry={() => queue.retry(item.id)}
              onRemove={() => {
                setSurplus('');
                queue.remove(item.id);
              }}
            />
          ))}
        </ul>
      ) : null}
    </Panel>
  );
};

interface PickerProps {
  readonly medium: Medium;
  readonly camera: string;
  readonly onPick: (files: readonly File[]) => void;
}

const Picker = ({ medium, camera, onPick }: PickerProps) => {
  const { count, bytes } = mediaLimits[medium];
  return (
    <div className={classes.picker}>
      <div className={classes.pickerActs}>
        <FilePicker medium={medium} label={`Add ${medium}s`} onPick={onPick} />
        <FilePicker medium={medium} label={camera} onPick={onPick} isCamera />
      </div>
      <Text size="sm" c="dimmed">
        Up to {count} {medium}s of {sizeInWords(bytes).replace('.0', '')} each: {kindsInWords[medium]}.
      </Text>
    </div>
  );
};

const notAdded = (count: number): string => (count === 1 ? 'one was not added' : `${count} were not added`);
