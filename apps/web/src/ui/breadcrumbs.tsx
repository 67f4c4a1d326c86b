import { Link } from 'react-router';
import classes from '#ui/breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** The pages above this one, the topmost first. */
  readonly above: readonly { readonly label: string; readonly to: string }[];
  readonly here: string;
}

/** Where a page stands among the others. */
export const Breadcrumbs = ({ above, here }: BreadcrumbsProps) => (
  <nav aria-label="You are here">
    <ol className={classes.list}>
      {above.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
      <li aria-current="page">{here}</li>
    </ol>
  </nav>
);
