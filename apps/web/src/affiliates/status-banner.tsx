import type { AffiliateStatus } from '@evergrant/contract/affiliates.ts';
import { Anchor } from '@mantine/core';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { affiliateTerms } from '#content/affiliate-program.ts';
import { Notice } from '#ui/notice.tsx';

/** What a status means for the person; an approved affiliate needs no telling. */
export const StatusBanner = ({ status }: { readonly status: AffiliateStatus }) => {
  switch (status) {
    case 'approved':
      return null;
    case 'pending':
      return (
        <Notice tone="attention" title="Application Under Review">
          We look at every application within {affiliateTerms.reviewHours} hours. We will notify you by email once you
          are approved; your referral link appears here then.
        </Notice>
      );
    case 'rejected':
      return (
        <Notice tone="error" title="Application Not Approved">
          Your application was not approved. If you would like to know why, please contact support: <Support />. When
          something has changed, you may apply again.
        </Notice>
      );
    case 'suspended':
      return (
        <Notice tone="error" title="Account Suspended">
          While your account is suspended your link earns nothing and nothing is paid out; write to <Support /> to clear
          it up.
        </Notice>
      );
  }
};

const Support = () => (
  <Anchor inherit c="inherit" underline="always" href={`mailto:${brand.supportEmail}`}>
    {brand.supportEmail}
  </Anchor>
);
