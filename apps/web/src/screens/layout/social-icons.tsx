import { brand } from '@evergrant/domain/brand/brand.ts';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconBrandYoutube,
} from '@tabler/icons-react';
import classes from '#screens/layout/site-footer.module.css';

const networks = [
  { id: 'facebook', name: 'Facebook', Icon: IconBrandFacebook },
  { id: 'instagram', name: 'Instagram', Icon: IconBrandInstagram },
  { id: 'linkedin', name: 'LinkedIn', Icon: IconBrandLinkedin },
  { id: 'x', name: 'X', Icon: IconBrandX },
  { id: 'youtube', name: 'YouTube', Icon: IconBrandYoutube },
] as const;

/** The social networks: an icon leads to the page that the operator has set, and is a picture where there is none. */
export const SocialIcons = () => (
  <ul className={classes.social} aria-label="Social networks">
    {networks.map(({ id, name, Icon }) => {
      const address = brand.social[id];
      const icon = <Icon size={22} stroke={1.6} aria-hidden="true" />;
      return (
        <li key={id}>
          {address ? (
            <a href={address} rel="noopener" aria-label={`${brand.name} on ${name}`}>
              {icon}
            </a>
          ) : (
            <span role="img" aria-label={`${name}: no page yet`} title={`${name}: no page yet`}>
              {icon}
            </span>
          )}
        </li>
      );
    })}
  </ul>
);
