import { trustTypes } from '#content/trust-types.ts';
import classes from '#screens/education/other-trusts.module.css';
import { TextLink } from '#ui/text-link.tsx';

/** The ways to the other kinds of trust and to the library. */
export const OtherTrusts = ({ here }: { readonly here: string }) => (
  <nav aria-label="Read on" className={classes.links}>
    <ul>
      {trustTypes
        .filter(({ path }) => path !== here)
        .map(({ id, pageName, path }) => (
          <li key={id}>
            <TextLink to={path}>{pageName}</TextLink>
          </li>
        ))}
      <li>
        <TextLink to="/legal-library">Guides in the library</TextLink>
      </li>
    </ul>
  </nav>
);
