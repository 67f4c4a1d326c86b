import classes from '#ui/logo.module.css';

/** The wordmark: a sprig and the name. Decorative drawing, readable name. */
export const Logo = ({ name }: { readonly name: string }) => (
  <span className={classes.logo}>
    <svg className={classes.sprig} viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path d="M16 29V13" />
      <path d="M16 20c-6 .4-10-2.600-10.500-9 6.500-.4 10 2.600 10.500 9Z" />
      <path d="M16 14c-.5-6.500 3-10.300 9.500-11 .6 6.800-2.800 10.700-9.500 11Z" />
      <path d="M16 25c4.800.2 8-2 8.600-6.800-4.900-.5-8.200 1.900-8.600 6.800Z" />
    </svg>
    <span className={classes.name}>{name}</span>
  </span>
);
