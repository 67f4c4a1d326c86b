import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

interface LibrarySearchProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onFocus: () => void;
  readonly className?: string | undefined;
}

/** The search box of the library: it answers while one types. */
export const LibrarySearch = ({ value, onChange, onFocus, className }: LibrarySearchProps) => (
  <form role="search" className={className} onSubmit={(event) => event.preventDefault()}>
    <TextInput
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={120}
      label="Search the library"
      placeholder="Probate, 1031, insurance…"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={onFocus}
      leftSection={<IconSearch size={20} stroke={1.6} aria-hidden="true" />}
      rightSection={value === '' ? null : <CloseButton aria-label="Clear the search" onClick={() => onChange('')} />}
    />
  </form>
);
