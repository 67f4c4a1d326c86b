import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import classes from '#administration/virtual-list.module.css';

interface VirtualListProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly children: (row: Row) => ReactNode;
  /** About how high a row is, in pixels, before it is seen. */
  readonly estimate: number;
  /** Rows that there are in all, as far as it is known. */
  readonly total?: number;
  readonly onNearEnd?: () => void;
  /** Below the last row: loading, or what went wrong. */
  readonly footer?: ReactNode;
}

const nearEnd = 15;

/** A list of a fixed height in which only what can be seen is drawn. Arrow keys go from row to row. */
export const VirtualList = <Row,>(props: VirtualListProps<Row>) => {
  const { label, rows, keyOf, children, estimate, total, onNearEnd, footer } = props;
  const frame = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- no compiler runs over this app
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => estimate,
    getItemKey: (index) => keyOf(rows[index] as Row),
    overscan: 6,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? -1;
  useEffect(() => {
    if (last >= rows.length - nearEnd) onNearEnd?.();
  }, [last, rows.length, onNearEnd]);

  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = rowByArrow(event);
    if (next === undefined) return;
    event.preventDefault();
    virtual.scrollToIndex(Math.max(0, Math.min(next, rows.length - 1)), { align: 'auto' });
    frame.current?.querySelector<HTMLElement>(`li[data-index="${next}"] :is(button, a)`)?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys are a shortcut; Tab works too
    <div
      ref={frame}
      className={classes.frame}
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      onKeyDown={step}
    >
      <ul className={classes.list} style={{ height: virtual.getTotalSize() }}>
        {items.map(({ key, index, start }) => (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={total ?? -1}
            aria-posinset={index + 1}
            className={classes.row}
            style={{ transform: `translateY(${start}px)` }}
          >
            {children(rows[index] as Row)}
          </li>
        ))}
      </ul>
      {footer}
    </div>
  );
};

/** The number of the row to which an arrow key leads from the row that has the focus. */
const rowByArrow = (event: KeyboardEvent<HTMLDivElement>): number | undefined => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const at = (event.target as HTMLElement).closest('li')?.dataset['index'];
  return by === undefined || at === undefined ? undefined : Number(at) + by;
};
