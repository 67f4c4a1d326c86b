import classes from '#trusts/preview/preview.module.css';

/** A document as its own page inside the screen: no scripts, no forms, no way out. */
export const DocumentFrame = ({ title, html }: { readonly title: string; readonly html: string }) => (
  <iframe className={classes.frame} title={title} sandbox="" srcDoc={html} />
);
