import { TextInput } from '@mantine/core';
import { useRef } from 'react';
import { CopyButton } from '#affiliates/copy-button.tsx';
import classes from '#affiliates/referral-link.module.css';

interface ReferralLinkProps {
  readonly link: string;
  readonly isPrimary?: boolean;
}

/** The link to share, in a field from which it can be taken in every browser. */
export const ReferralLink = ({ link, isPrimary = false }: ReferralLinkProps) => {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.box}>
      <TextInput
        ref={field}
        className={classes.field}
        label="Your referral link"
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={link} what="referral link" isPrimary={isPrimary} onDenied={() => field.current?.focus()} />
    </div>
  );
};
