import classes from '#screens/legal/legal-page.module.css';
import { TextLink } from '#ui/text-link.tsx';

/** The pages to read next. */
export const RelatedPages = ({
  pages,
}: {
  readonly pages: readonly { readonly label: string; readonly to: string }[];
}) => (
  <nav className={classes.related} aria-label="Related pages">
    <ul>
      {pages.map(({ label, to }) => (
        <li key={to}>
          <TextLink to={to}>{label}</TextLink>
        </li>
      ))}
    </ul>
  </nav>
);
