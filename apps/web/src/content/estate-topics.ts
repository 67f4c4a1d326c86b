import type { StrategyTopic } from '#content/strategies/strategy.ts';

/** The topics of the category Estate Documents. */
export const estateTopics: readonly StrategyTopic[] = [
  {
    name: 'Pour-over will',
    text: 'Sends to your living trust whatever was never moved into it.',
    guide: 'pour-over-will-and-incapacity-documents',
  },
  {
    name: 'Durable power of attorney',
    text: 'Someone may act on your money matters while you cannot.',
    guide: 'pour-over-will-and-incapacity-documents',
  },
  {
    name: 'Health care directive',
    text: 'Who decides on treatment, and what you want decided.',
    guide: 'pour-over-will-and-incapacity-documents',
  },
  {
    name: 'HIPAA authorization',
    text: 'Doctors may speak with the people you name.',
    guide: 'pour-over-will-and-incapacity-documents',
  },
  { name: 'Revocable living trust', text: 'Holds property while you live and passes it on without probate.' },
  { name: 'Joint trust for spouses', text: 'One revocable trust for two, with each half marked.' },
  { name: 'Simple will', text: 'Names heirs, an executor and guardians; goes through probate.' },
  { name: 'Testamentary trust', text: 'A trust written into a will, often for minor children.' },
  { name: 'Self-proving affidavit', text: 'Witnesses swear at the signing, so that nobody must find them later.' },
  { name: 'Guardian nomination', text: 'Whom you ask the court to choose for your children.' },
  { name: 'Beneficiary designations', text: 'Retirement accounts and insurance follow the form, not the will.' },
  { name: 'Schedule of trust property', text: 'What the trust is meant to hold, kept up to date.' },
  { name: 'Certification of trust', text: 'Proof for a bank without showing it the whole trust.' },
  { name: 'Assignment of personal property', text: 'Moves household goods into the trust in one page.' },
  {
    name: 'Digital assets authorization',
    text: 'Lets a fiduciary reach accounts, under the law on digital assets.',
  },
  { name: 'Final arrangements', text: 'Burial, cremation and who may decide.' },
];
