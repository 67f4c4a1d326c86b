import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import classes from '#administration/list-tools.module.css';
import type { WantedState } from '#administration/use-wanted.ts';
import { StatusText } from '#ui/status-text.tsx';

interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

interface ListToolsProps<Sort extends string> {
  readonly state: WantedState<Sort>;
  /** What can be typed, e.g. `Name, email or code`. */
  readonly searches: string;
  readonly filters?: readonly Choice[];
  readonly sorts?: readonly Choice<Sort>[];
  /** How many rows there are, in words. */
  readonly found: string;
}

/** Search, filter and order above a list, and how much was found. */
export const ListTools = <Sort extends string>({ state, searches, filters, sorts, found }: ListToolsProps<Sort>) => (
  <div className={classes.tools}>
    <TextInput
      type="search"
      label="Search"
      description={searches}
      leftSection={<IconSearch size={18} stroke={1.6} aria-hidden="true" />}
      maxLength={200}
      autoComplete="off"
      value={state.typed.search}
      onChange={(event) => state.change({ search: event.currentTarget.value })}
      className={classes.search}
    />
    {filters ? (
      <NativeSelect
        label="Show"
        data={[...filters]}
        value={state.typed.filter}
        onChange={(event) => state.change({ filter: event.currentTarget.value })}
      />
    ) : null}
    {sorts ? (
      <NativeSelect
        label="Sort by"
        data={[...sorts]}
        value={state.typed.sort}
        onChange={(event) => state.change({ sort: event.currentTarget.value as Sort })}
      />
    ) : null}
    <StatusText size="sm" c="dimmed" className={classes.found}>
      {found}
    </StatusText>
  </div>
);
