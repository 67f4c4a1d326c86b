import type { ReactNode } from 'react';
import classes from '#ui/page.module.css';

interface PageProps {
  readonly children: ReactNode;
  /** `narrow` for one form, `reading` for long text, `wide` (1160 px) for everything else. */
  readonly width?: 'narrow' | 'reading' | 'wide';
  /** `close` for a screen that fills the window below the header. */
  readonly top?: 'normal' | 'close';
}

/** The column of a screen: width, side margins and the space above and below. */
export const Page = ({ children, width = 'wide', top = 'normal' }: PageProps) => (
  <div className={classes.page} data-width={width} data-top={top}>
    {children}
  </div>
);
