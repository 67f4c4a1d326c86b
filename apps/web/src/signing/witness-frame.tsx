import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { LanguageSwitch } from '#platform/language/language-switch.tsx';
import { SpeakingPage } from '#platform/language/speaking.tsx';
import { useSpoken } from '#platform/language/spoken-language.ts';
import { useSpokenTitle } from '#platform/language/use-spoken-title.ts';
import classes from '#signing/witness-page.module.css';
import { LegalLine } from '#ui/legal-line.tsx';
import { Logo } from '#ui/logo.tsx';
import { Page } from '#ui/page.tsx';

/** The page around a witness: wordmark and column, no navigation to get lost in. */
export const WitnessFrame = ({ children }: { readonly children: ReactNode }) => (
  <SpeakingPage language={useSpoken().language}>
    <Frame>{children}</Frame>
  </SpeakingPage>
);

const Frame = ({ children }: { readonly children: ReactNode }) => {
  useSpokenTitle();
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <Link to="/" className={classes.home}>
          <Logo name={brand.name} />
        </Link>
        <LanguageSwitch />
      </header>
      <main className={classes.main}>
        <Page width="reading">{children}</Page>
      </main>
      <footer className={classes.footer}>
        <LegalLine brandName={brand.name} />
      </footer>
    </div>
  );
};
