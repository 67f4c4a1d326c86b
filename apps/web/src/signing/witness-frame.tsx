import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { brand } from '@evergrant/domain/brand/brand.ts';
import classes from '#signing/witness-page.module.css';
import { LegalLine } from '#ui/legal-line.tsx';
import { Logo } from '#ui/logo.tsx';
import { Page } from '#ui/page.tsx';

/** The page around a witness: wordmark and column, no navigation to get lost in. */
export const WitnessFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.frame}>
    <header className={classes.header}>
      <Link to="/" className={classes.home}>
        <Logo name={brand.name} />
      </Link>
    </header>
    <main className={classes.main}>
      <Page width="reading">{children}</Page>
    </main>
    <footer className={classes.footer}>
      <LegalLine brandName={brand.name} />
    </footer>
  </div>
);
