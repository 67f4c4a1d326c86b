import { BringPaper } from '#assistant/papers/bring-paper.tsx';
import classes from '#assistant/papers/bring-paper.module.css';
import type { PaperDesk } from '#assistant/papers/use-bring-paper.ts';
import { useSay } from '#platform/language/use-say.ts';

/** Said once, before the conversation has begun: what lies in a drawer already need not be told again. */
export const OfferPaper = ({ desk }: { readonly desk: PaperDesk }) => {
  const say = useSay();
  return (
    <div className={classes.offer}>
      <p>{say('Is there an older trust, a will or a list of accounts? We can read it with you.')}</p>
      <BringPaper desk={desk} variant="offered" />
    </div>
  );
};
