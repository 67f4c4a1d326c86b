import { IconSearch, IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import classes from '#library/library-search.module.css';

interface LibrarySearchProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onFocus: () => void;
}

/** The search box of the library: it answers while one types. */
export const LibrarySearch = ({ value, onChange, onFocus }: LibrarySearchProps) => {
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };

  return (
    <form role="search" className={classes.search} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={inputId} className={classes.label}>
        Search the library
      </label>
      <div className={classes.box}>
        <IconSearch size={20} stroke={1.6} aria-hidden="true" className={classes.icon} />
        <input
          ref={input}
          id={inputId}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={120}
          placeholder="Probate, 1031, insurance…"
          className={classes.input}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onFocus={onFocus}
        />
        {value === '' ? null : (
          <button type="button" className={classes.clear} onClick={clear} aria-label="Clear the search">
            <IconX size={20} aria-hidden="true" />
          </button>
        )}
      </div>
    </form>
  );
};
