import { brand } from '@evergrant/domain/brand/brand.ts';
import { formatMoney } from '@evergrant/domain/kit/money.ts';
import type { PlainDate } from '@evergrant/domain/kit/plain-date.ts';
import { liabilityFloorInCents } from '#content/legal/terms.ts';

interface DisclaimerCard {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

interface Disclaimer {
  readonly path: `/${string}`;
  readonly title: string;
  readonly description: string;
  readonly lastUpdated: PlainDate;
  readonly lead: string;
  readonly cards: readonly DisclaimerCard[];
  readonly related: readonly { readonly label: string; readonly to: string }[];
}

const { name, limits } = brand;

/** What the service is not, on four cards. */
export const disclaimer: Disclaimer = {
  path: '/disclaimer',
  title: 'Disclaimer',
  description: `${name} is not a law firm and gives no legal advice. How our documents come about, why an attorney should review them, and what we are liable for.`,
  lastUpdated: '2026-11-20',
  lead: 'Four things that you should know before you sign anything that was made here.',
  cards: [
    {
      id: 'not-legal-advice',
      title: 'Not legal advice',
      paragraphs: [
        `${name} is not a law firm. Nothing on this site, in the assistant’s answers or in a document is legal, tax or financial advice, and using it makes nobody your attorney.`,
        'What you read here is general information about the law of the United States. Laws differ from state to state and change. The right answer for your neighbor may be the wrong one for you.',
        `The service is not for anybody under ${limits.minimumAge}.`,
      ],
    },
    {
      id: 'ai-generated-content',
      title: 'AI-generated content',
      paragraphs: [
        'The assistant that talks with you is a computer program. It can misunderstand you. That is why every fact it noted is shown to you, and counts only when you confirm it.',
        'It does not write your document. The legal text consists of fixed clauses for your kind of document and your state; your confirmed answers decide which of them apply. No language model writes legal text here.',
        'A document that was put together by a program, with or without artificial intelligence, can still be wrong for you. AI-generated documents should be reviewed by an attorney, and so should this one.',
      ],
    },
    {
      id: 'professional-review',
      title: 'Professional review',
      paragraphs: [
        'Have a licensed attorney in your state review your document before you sign it. No attorney has reviewed our clauses, our state rules, or your document for your case.',
        'It matters most with a business, a blended family, a beneficiary with a disability, property in several states or abroad, an estate that may be taxed, or anything irrevocable. For taxes ask a tax adviser.',
        'Some documents must be signed in ink, before witnesses or a notary. Your document says what your state asks for; if in doubt, ask before you sign.',
      ],
    },
    {
      id: 'liability-limits',
      title: 'Limits of our liability',
      paragraphs: [
        'The service is provided as it is. We do not promise that a document is complete, has a certain legal or tax effect, or is accepted by a bank, court or agency.',
        `As far as the law allows, our liability for everything together is limited to what you paid us in the 12 months before, or ${formatMoney(liabilityFloorInCents)}, whichever is greater. Delaware law governs.`,
        'Some states do not allow such limits. Rights that the law does not let us limit stay with you. The full text is in section 10 of the [Terms of Service](/terms#liability).',
      ],
    },
  ],
  related: [
    { label: 'Home', to: '/' },
    { label: 'Terms of Service', to: '/terms' },
    { label: 'Privacy Policy', to: '/privacy' },
  ],
};
