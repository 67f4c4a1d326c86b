import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAccountLanguage } from '#accounts/use-account-language.ts';
import { LanguageBar } from '#platform/language/language-switch.tsx';
import { SpeakingPage } from '#platform/language/speaking.tsx';
import { useSpoken } from '#platform/language/spoken-language.ts';
import { useSay } from '#platform/language/use-say.ts';
import { useSpokenTitle } from '#platform/language/use-spoken-title.ts';
import { useSession } from '#platform/session.ts';
import { MemberWidget } from '#screens/layout/member-widget.tsx';
import { SiteFooter } from '#screens/layout/site-footer.tsx';
import { SiteHeader } from '#screens/layout/site-header.tsx';
import { hasOwnSwitch, isSpokenScreen } from '#screens/layout/spoken-screens.ts';
import { isTaskScreen } from '#screens/layout/task-screens.ts';
import { useHashScroll } from '#screens/layout/use-hash-scroll.ts';
import classes from '#screens/layout/site-layout.module.css';

/** Header, footer and floating widgets around the content of a screen. */
export const SiteFrame = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation();
  const { language } = useSpoken();
  useAccountLanguage();
  return (
    <SpeakingPage language={isSpokenScreen(pathname) ? language : 'en'}>
      <Frame>{children}</Frame>
    </SpeakingPage>
  );
};

const Frame = ({ children }: { readonly children: ReactNode }) => {
  const say = useSay();
  useSpokenTitle();
  useHashScroll();
  const { pathname } = useLocation();
  const isMember = useSession().state === 'signed-in';
  const isFloatedOver = isMember && !isTaskScreen(pathname);
  return (
    <div className={classes.site} data-floated-over={isFloatedOver || undefined}>
      <a className={classes.skip} href="#main">
        {say('Skip to the content')}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={classes.main}>
        {isSpokenScreen(pathname) && !hasOwnSwitch(pathname) ? <LanguageBar /> : null}
        {children}
      </main>
      <SiteFooter />
      {isMember ? <MemberWidget isFloating={isFloatedOver} /> : null}
    </div>
  );
};
