import { trustTypes } from '#content/trust-types.ts';
import classes from '#screens/education/other-trusts.module.css';
import { TextLink } from '#ui/text-link.tsx';

/** The ways to the pages about the other kinds of trust. */
export const OtherTrusts = ({ here }: { readonly here: string }) => (
  <nav aria-label="Other kinds of trust" className={classes.links}>
    <ul>
      {trustTypes
        .filter(({ path }) => path !== here)
        .map(({ id, pageName, path }) => (
          <li key={id}>
            <TextLink to={path}>{pageName}</TextLink>
          </li>
        ))}
    </ul>
  </nav>
);
