import { IconCreditCard, IconLock, IconReceiptRefund } from '@tabler/icons-react';
import { brand } from '@evergrant/domain/brand/brand.ts';
import classes from '#payments/checkout.module.css';
import { useSay } from '#platform/language/use-say.ts';
import { Panel } from '#ui/panel.tsx';

const promises = [
  { Icon: IconLock, text: 'Your payment is protected by 256-bit SSL encryption' },
  {
    Icon: IconCreditCard,
    text: 'Card payments are handled by our PCI DSS compliant payment provider; we never see your card',
  },
  { Icon: IconReceiptRefund, text: `${brand.claims.guaranteeDays}-day money-back guarantee` },
];

/** How the payment is protected. */
export const SecurityCard = () => {
  const say = useSay();
  return (
    <Panel title={say('Security & Trust')}>
      <ul className={classes.promises}>
        {promises.map(({ Icon, text }) => (
          <li key={text}>
            <Icon size={22} aria-hidden /> <span>{say(text)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
