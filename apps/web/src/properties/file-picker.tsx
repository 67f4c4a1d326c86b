import type { Medium } from '@evergrant/domain/properties/media-kinds.ts';
import { Button } from '@mantine/core';
import { IconCamera, IconPhotoPlus, IconVideo, IconVideoPlus } from '@tabler/icons-react';
import { useRef, type ChangeEvent } from 'react';
import classes from '#properties/property-form.module.css';

interface FilePickerProps {
  readonly medium: Medium;
  readonly label: string;
  readonly onPick: (files: readonly File[]) => void;
  /** Opens the camera where there is one. */
  readonly isCamera?: boolean;
}

const icons = {
  photo: { add: IconPhotoPlus, camera: IconCamera },
  video: { add: IconVideoPlus, camera: IconVideo },
} as const;
const accepted = { photo: 'image/*', video: 'video/*' } as const;

/** A button that lets a person choose files, or take them with the camera of the phone. */
export const FilePicker = ({ medium, label, onPick, isCamera = false }: FilePickerProps) => {
  const input = useRef<HTMLInputElement>(null);
  const Icon = icons[medium][isCamera ? 'camera' : 'add'];
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    // So that the same file can be chosen again after it was removed.
    event.currentTarget.value = '';
    if (files.length > 0) onPick(files);
  };
  return (
    <span className={isCamera ? classes.camera : undefined}>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accepted[medium]}
        capture={isCamera ? 'environment' : undefined}
        aria-label={label}
        onChange={pick}
      />
      <Button
        variant="default"
        leftSection={<Icon size={20} stroke={1.6} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </span>
  );
};
