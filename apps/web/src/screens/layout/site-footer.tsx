import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { nameAvailableTypes } from '@evergrant/domain/catalogue/available-types.ts';
import { footerGroups } from '#content/navigation.ts';
import { useSay } from '#platform/language/use-say.ts';
import classes from '#screens/layout/site-footer.module.css';
import { SocialIcons } from '#screens/layout/social-icons.tsx';
import { LegalLine } from '#ui/legal-line.tsx';
import { Logo } from '#ui/logo.tsx';

const neverChanges = () => () => undefined;
const thisYear = () => new Date().getFullYear();
const yearOfBuild = () => import.meta.env.BUILT_IN_YEAR;

/** Links to the pages that exist, help, and what this is not. */
export const SiteFooter = () => {
  const say = useSay();
  return (
    <footer className={classes.footer}>
      <div className={classes.columns}>
        <div className={classes.about}>
          <Logo name={brand.name} />
          <p>
            {say(
              `We help you make ${nameAvailableTypes(say('en-US'), say)} in plain words, checked by you and signed as your state asks.`,
            )}
          </p>
          <p>
            {say('Help:')} <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
            <br />
            <a href={brand.support.phoneLink}>{brand.support.phone}</a>
          </p>
          <SocialIcons />
        </div>
        {footerGroups
          .filter((group) => group.links.length > 0)
          .map((group) => (
            <nav key={group.title} aria-label={say(group.title)}>
              <h2 className={classes.title}>{say(group.title)}</h2>
              <ul className={classes.links}>
                {group.links.map((link) => (
                  <li key={link.label}>
                    <Link to={link.to}>{say(link.label)}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
      </div>
      <div className={classes.bottom} id="not-legal-advice">
        <LegalLine brandName={brand.name} />
        <Copyright />
      </div>
    </footer>
  );
};

// The page is made in advance; only the browser knows the year.
const Copyright = () => {
  const say = useSay();
  return (
    <p>{say(`© ${useSyncExternalStore(neverChanges, thisYear, yearOfBuild)} ${brand.name}. All rights reserved.`)}</p>
  );
};
