import { Burger, Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { useLogout } from '#accounts/use-logout.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { headerLinks } from '#content/navigation.ts';
import { useSay } from '#platform/language/use-say.ts';
import { mayBeMember } from '#platform/member-hint.ts';
import { useSession } from '#platform/session.ts';
import { HelpButton } from '#screens/layout/help-button.tsx';
import classes from '#screens/layout/site-header.module.css';
import { Logo } from '#ui/logo.tsx';
import { prepareMessages } from '#ui/notify.ts';

/** Wordmark, navigation and the way in or out; on a phone the links fold into a menu. */
export const SiteHeader = () => {
  const say = useSay();
  const { key } = useLocation();
  // The menu belongs to the page it was opened on: going elsewhere closes it.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === key;
  const isMember = useSession().state === 'signed-in';
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape') setOpenOn(undefined);
  });

  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link to="/" className={classes.home}>
          <Logo name={brand.name} />
        </Link>
        {isMember ? <HelpButton /> : null}
        <Burger
          className={classes.burger}
          opened={isOpen}
          onClick={() => setOpenOn(isOpen ? undefined : key)}
          aria-label={say(isOpen ? 'Close menu' : 'Open menu')}
          aria-expanded={isOpen}
          aria-controls="site-menu"
        />
        <nav id="site-menu" className={classes.menu} data-open={isOpen || undefined} aria-label={say('Main')}>
          <ul className={classes.links}>
            {headerLinks.map((link) => (
              <li key={link.to}>
                <Link className={classes.link} to={link.to}>
                  {say(link.label)}
                </Link>
              </li>
            ))}
          </ul>
          <AccountLinks />
        </nav>
      </div>
    </header>
  );
};

const AccountLinks = () => {
  const say = useSay();
  const session = useSession();
  const wasMember = useSyncExternalStore(neverChanges, mayBeMember, () => false);
  if (session.state === 'signed-in') return <MemberLinks isAdmin={session.user.role === 'admin'} />;
  // Who is here is not known yet: offering a login to a member would only confuse.
  return (
    <div className={classes.account} data-hidden={(session.state === 'loading' && wasMember) || undefined}>
      <Link className={classes.accountLink} to="/login">
        {say('Login')}
      </Link>
      <Button component={Link} to="/register">
        {say('Sign Up')}
      </Button>
    </div>
  );
};

const MemberLinks = ({ isAdmin }: { readonly isAdmin: boolean }) => {
  const say = useSay();
  const { logout, isPending } = useLogout();
  useEffect(() => void prepareMessages(), []);
  return (
    <div className={classes.account}>
      {isAdmin ? (
        <Link className={classes.accountLink} to="/admin-portal">
          {say('Administration')}
        </Link>
      ) : null}
      <Link className={classes.accountLink} to="/dashboard">
        {say('Dashboard')}
      </Link>
      <Link className={`${classes.accountLink} ${classes.phoneOnly}`} to="/mobile-trust-creation">
        {say('Talk it through on your phone')}
      </Link>
      <Link className={classes.accountLink} to="/account">
        {say('Account')}
      </Link>
      <button type="button" className={classes.accountLink} disabled={isPending} onClick={() => void logout()}>
        {say('Logout')}
      </button>
    </div>
  );
};

const neverChanges = () => () => undefined;
