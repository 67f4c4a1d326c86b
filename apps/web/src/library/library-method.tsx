import { readTimeMethod } from '#content/strategies/minutes-to-read.ts';
import classes from '#library/library-method.module.css';

/** How the figures beside a guide come about, and what nobody has done. */
export const LibraryMethod = () => (
  <div className={classes.method}>
    <p>
      <strong>Our rating.</strong> Our own editors rate the guide, not the strategy, out of 5 for its use to someone who
      plans for a family: how firmly it rests on statutes and official publications, how far it takes you without an
      adviser, how plainly it names the risks. It is no customer rating.
    </p>
    <p>
      <strong>Read time.</strong> {readTimeMethod}
    </p>
    <p>
      <strong>Not legal advice.</strong> The guides are general information, not legal, tax or investment advice. No
      attorney has reviewed them. Laws change; ask a licensed attorney or a CPA before you act.
    </p>
  </div>
);
