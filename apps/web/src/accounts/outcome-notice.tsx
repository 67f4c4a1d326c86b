import type { ReactNode } from 'react';
import { fieldErrorsOf } from '#accounts/field-errors-of.ts';
import { messageOf } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';

interface OutcomeNoticeProps {
  readonly error: unknown;
  /** What did not happen, e.g. `Name not saved`. */
  readonly title: string;
  /** What happened, once it has. */
  readonly done?: string | undefined;
  /** The way on after the error, where there is one. */
  readonly children?: ReactNode;
}

/** Says in place how a form went; what a field is to be corrected for stands at the field. */
export const OutcomeNotice = ({ error, title, done, children }: OutcomeNoticeProps) => {
  const say = useSay();
  if (done) return <Notice tone="success">{say(done)}</Notice>;
  if (!error || Object.keys(fieldErrorsOf(error)).length > 0) return null;
  return (
    <Notice tone="error" title={title}>
      {say(messageOf(error, 'Something went wrong on our side. Please try again.'))} {children}
    </Notice>
  );
};
