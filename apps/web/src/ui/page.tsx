import type { ReactNode } from 'react';
import classes from '#ui/page.module.css';

interface PageProps {
  readonly children: ReactNode;
  /** `narrow` for one form, `reading` for long text, `wide` (1160 px) for everything else. */
  readonly width?: 'narrow' | 'reading' | 'wide';
}

/** The column of a screen: width, side margins and the space above and below. */
export const Page = ({ children, width = 'wide' }: PageProps) => (
  <div className={classes.page} data-width={width}>
    {children}
  </div>
);
