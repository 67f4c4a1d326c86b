import { BringPaper } from '#assistant/papers/bring-paper.tsx';
import classes from '#assistant/papers/bring-paper.module.css';
import type { PaperDesk } from '#assistant/papers/use-bring-paper.ts';

/** Said once, before the conversation has begun: what lies in a drawer already need not be told again. */
export const OfferPaper = ({ desk }: { readonly desk: PaperDesk }) => (
  <div className={classes.offer}>
    <p>Is there an older trust, a will or a list of accounts? We can read it with you.</p>
    <BringPaper desk={desk} variant="offered" />
  </div>
);
