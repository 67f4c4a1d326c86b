import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { Wanted } from '#administration/api.ts';

const pauseMs = 300;

/** What is typed and chosen above a list, and what is asked for once the typing pauses. */
export const useWanted = <Sort extends string = never>(sort: Sort | '' = '') => {
  const [typed, setTyped] = useState<Wanted<Sort>>({ search: '', filter: '', sort });
  const [search] = useDebouncedValue(typed.search.trim(), pauseMs);
  return {
    typed,
    wanted: { ...typed, search },
    change: (changed: Partial<Wanted<Sort>>) => setTyped((before) => ({ ...before, ...changed })),
  };
};

export type WantedState<Sort extends string> = ReturnType<typeof useWanted<Sort>>;
