import { brand } from '@evergrant/domain/brand/brand.ts';
import { formatMoney } from '@evergrant/domain/kit/money.ts';
import { affiliateTerms } from '#content/affiliate-program.ts';
import { contactWords } from '#content/legal/contact-words.ts';
import { points, words, type LegalPage } from '#content/legal/legal-page.ts';

const { name, claims, limits, plans, commissions } = brand;
const once = formatMoney(plans.one_time.priceInCents);
const monthly = formatMoney(plans.subscription.priceInCents);
const { mail, phone } = contactWords;
const { linkDays, holdDays, payoutEveryDays, reviewHours } = affiliateTerms;

/** What we will answer for at least, in US cents, whatever was paid. */
export const liabilityFloorInCents = 10_000;

/** The contract between a person and whoever runs this site. */
export const terms: LegalPage = {
  path: '/terms',
  title: 'Terms of Service',
  description: `The agreement between you and ${name}: what you get, what it costs, how refunds and signatures work, and what we cannot promise.`,
  lastUpdated: '2026-11-20',
  lead: `These are the rules between you and ${name}. Each section begins with one plain sentence. It helps you to read; the words below it are what counts.`,
  sections: [
    {
      id: 'agreement',
      title: 'This agreement',
      inShort: `By using ${name} you agree to these terms. You must be ${limits.minimumAge} or older.`,
      blocks: [
        words(
          `These terms are an agreement between you and ${name} (“we”, “us”). They apply when you open an account, buy something, make or sign a document, act as a witness, or take part in the affiliate program.`,
        ),
        words(
          `The service is not for anybody under ${limits.minimumAge}. By using it you confirm that you are at least ${limits.minimumAge} years old and able to enter into a contract.`,
        ),
        words(
          'Our [Privacy Policy](/privacy) says what happens with your data. Our [Disclaimer](/disclaimer) says what the service is not. Please read both.',
        ),
      ],
    },
    {
      id: 'not-legal-advice',
      title: 'What the service is, and what it is not',
      inShort: 'We help you make documents. We are not your lawyer, and nothing here is legal advice.',
      blocks: [
        words(
          `${name} asks you questions, notes your answers, and assembles a document from fixed clauses for your kind of document and your state. No language model writes the legal text.`,
        ),
        points(
          `${name} is not a law firm. No attorney-client relationship arises between you and us, and what you tell us is not protected by attorney-client privilege.`,
          'Our content, the assistant’s answers and the documents are general information. They are not legal, tax, financial or medical advice, and no substitute for the advice of an attorney.',
          'No attorney has reviewed your document or the clauses for your case. Documents made with the help of our AI assistant should be reviewed by a licensed attorney in your state before you sign.',
          'Laws differ by state and change. We do not promise that a document fits your situation, has the tax effect that you hope for, or is accepted by a bank, court, agency or recorder.',
        ),
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      inShort: 'Give us true facts, keep your password to yourself, and tell us if somebody else gets in.',
      blocks: [
        points(
          'Use your own name and an email address that you can read. Confirm the address before you log in.',
          'Keep your password and recovery codes secret. We recommend the second factor on your account page.',
          `If you think that somebody else uses your account, change your password, sign out all devices on your account page, and write to ${mail}.`,
          'You may leave at any time. On your account page you can download your data and delete the account.',
        ),
        words(
          'We may refuse or end our service to somebody who breaks these terms or endangers others. If we end it without your fault, you get back what you paid for and could not use.',
        ),
      ],
    },
    {
      id: 'prices',
      title: 'Prices and the monthly plan',
      inShort: `${once} once for one document, or ${monthly} a month for all. You can cancel the monthly plan at any time.`,
      blocks: [
        points(
          {
            lead: plans.one_time.name,
            text: `costs ${once}, paid once, for one document. It includes revisions of that document for ${claims.revisionDays} days from the payment.`,
          },
          {
            lead: plans.subscription.name,
            text: `costs ${monthly} a month and covers all of your documents, with revisions for as long as it runs. It renews every month, and your card is charged again, until you cancel.`,
          },
        ),
        words(
          'Creating an account, answering the questions and reading the preview cost nothing. You pay on the page of our payment provider; prices are in US dollars, and the amount that this page shows you is what is charged.',
        ),
        points(
          {
            lead: 'Cancelling.',
            text: 'Open your account page and choose Manage subscription. The plan then ends with the month that you have paid for. You need no reason, and there is no fee.',
          },
          {
            lead: 'After the end.',
            text: 'You can still read and download the documents that were finished. You cannot change them or finish new ones until you pay again.',
          },
          {
            lead: 'A payment that fails.',
            text: 'We tell you by email. The payment provider tries again for a while; if it gives up, the plan ends.',
          },
          {
            lead: 'New prices.',
            text: 'We may change prices for new purchases. A plan that runs keeps the price at which it began.',
          },
        ),
      ],
    },
    {
      id: 'refunds',
      title: 'Money back and revisions',
      inShort: `Within ${claims.guaranteeDays} days you can have your money back. Access to the document then ends.`,
      blocks: [
        points(
          {
            lead: `${claims.guaranteeDays}-day money-back guarantee.`,
            text: `For ${claims.guaranteeDays} days from the payment you can ask for a refund: on your account page, or by writing to ${mail}. A guest without an account writes to us from the address used for the payment. Tell us why in a few words; we never argue with it.`,
          },
          {
            lead: 'What you get.',
            text: 'The full amount of that payment, on the card you paid with. A person looks at each request and writes to you. Banks take a few days to show it.',
          },
          {
            lead: 'What ends.',
            text: 'A refund ends what the payment gave you. A document that was not signed by everyone becomes a draft again, and a signature already given to it no longer counts. A document that everyone has signed stays in our records but can no longer be downloaded or changed here.',
          },
          {
            lead: 'The monthly plan.',
            text: `The ${claims.guaranteeDays} days run from the first payment. A refund ends the plan at once. Later months are not refunded, except where the law requires it.`,
          },
        ),
        words(
          `Revisions: inside ${claims.revisionDays} days after a one-time purchase, and always with the monthly plan, you can change a finished document. A change makes a new version. You sign it again and your witnesses are invited again; earlier signatures stay with the earlier version.`,
        ),
      ],
    },
    {
      id: 'signatures',
      title: 'Your documents and electronic signatures',
      inShort: 'You decide what your document says. Some documents must be signed on paper, whatever a screen shows.',
      blocks: [
        words(
          'Your answers and your documents are yours. You are responsible for the facts that you give us, for reading the document before you sign, and for moving property into a trust afterwards.',
        ),
        points(
          {
            lead: 'Consent.',
            text: 'Before you sign here you agree, for that document only, to receive and sign it electronically. You can refuse and sign on paper instead, withdraw before you sign, and ask for a paper copy at no charge. What is signed stays signed.',
          },
          {
            lead: 'What is recorded.',
            text: 'Your drawn signature, your name and email address, the time, the internet address, the browser, the version of the consent and a fingerprint (SHA-256) of the exact document. The certificate at the end of a signed document shows these to everybody who receives a copy.',
          },
          {
            lead: 'Paper.',
            text: 'Wills, trusts inside a will, most deeds, powers of attorney and health-care directives are signed on paper in most states, and some states ask for witnesses or a notary for a trust. There an electronic signature records that the document was read and acknowledged; it does not execute it. Where no law of a state says that a trust may be signed on a screen, we recommend paper, and an electronic signature is kept as a record. Your document says which steps your state asks for.',
          },
          {
            lead: 'Witnesses.',
            text: `You may invite up to ${limits.witnessesPerDocument} witnesses for a document. Name only people who have agreed to be asked. Witnesses must be ${limits.minimumAge} or older, or as old as the law of the document asks, and should not be named in the document or receive anything under it.`,
          },
          {
            lead: 'Law of the document.',
            text: 'Your document follows the law of the state that it names, usually your home state. Section 11 is about these terms only.',
          },
        ),
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      inShort: 'Use the service for yourself and within the law.',
      blocks: [
        words('You agree not to:'),
        points(
          'make a document for somebody else without their will, or sign in another person’s name;',
          'use the service to hide property from creditors, a spouse, a court or a tax authority, or to deceive anybody;',
          'invite people as witnesses who do not want to be asked, or send them unwanted mail through us;',
          'sell our documents or give legal advice with them, if you are not licensed to do so;',
          'upload what is harmful, illegal or not yours;',
          'break into the service, overload it, or get around its limits or payments.',
        ),
      ],
    },
    {
      id: 'affiliates',
      title: 'The affiliate program',
      inShort: `If we accept you, you earn ${formatMoney(commissions.oneTimeInCents)} for a one-time sale and ${formatMoney(commissions.subscriptionInCents)} for a new monthly plan.`,
      blocks: [
        points(
          {
            lead: 'Joining.',
            text: `You apply on the [affiliate page](/affiliate-apply). We look at each application within ${reviewHours} hours. We may refuse, and we may suspend somebody who breaks these rules.`,
          },
          {
            lead: 'Commission.',
            text: `${formatMoney(commissions.oneTimeInCents)} for each ${plans.one_time.name} and ${formatMoney(commissions.subscriptionInCents)} once for each new ${plans.subscription.name}, when the buyer came by your link. A link counts for ${linkDays} days; the last approved affiliate’s link before the purchase wins.`,
          },
          {
            lead: 'When you are paid.',
            text: `A commission can be paid out ${holdDays} days after the purchase, when the guarantee is over. Payouts are made every ${payoutEveryDays} days, by the method that you chose.`,
          },
          {
            lead: 'Refunds.',
            text: 'When a buyer gets money back, the commission is taken back in the same proportion, also after it was paid: it is then set off against later ones.',
          },
          {
            lead: 'Not for yourself.',
            text: 'Your own purchases earn nothing. Where buyer and affiliate seem to be the same person, share an address or a payout account, or one witnesses the other’s document, a person looks at the commission before it is paid.',
          },
          {
            lead: 'How you recommend.',
            text: 'Say openly that you are paid for it, as the Federal Trade Commission asks (16 C.F.R. part 255). Promise nothing that our pages do not promise, give no legal advice, and send no spam. You pay your own taxes.',
          },
        ),
      ],
    },
    {
      id: 'content',
      title: 'Our content and yours',
      inShort: 'What you write is yours. Our texts and our name are ours, but you may use your documents freely.',
      blocks: [
        points(
          'You keep all rights in what you enter, upload and sign. You allow us to store and process it as far as that is needed to provide the service to you.',
          'You may copy, print, sign and use the documents that you have made and paid for, without limit of time, for your own affairs.',
          'The texts, clauses, pictures and name of this site belong to us or to those who license them to us. Do not publish or resell them as a service of your own. Parts of the software are under open licences, which their own files state.',
          `If you believe that something here infringes your rights, write to ${mail}.`,
        ),
      ],
    },
    {
      id: 'liability',
      title: 'What we do not promise, and our liability',
      inShort: `If we have to pay damages, it is at most what you paid us in the last 12 months, or ${formatMoney(liabilityFloorInCents)} if that is more.`,
      blocks: [
        words(
          'We run the service with care, but it is provided “as is” and “as available”. As far as the law allows, we give no warranty, express or implied, that it is free of errors, always available, fit for a particular purpose, or that a document has a certain legal or tax effect.',
        ),
        words(
          'As far as the law allows, we are not liable for indirect, incidental, special, consequential or punitive damages, nor for lost profits, lost data, taxes or inheritances that came out otherwise than you hoped.',
        ),
        words(
          `As far as the law allows, our total liability to you for all claims is limited to the greater of what you paid us in the 12 months before the event, and ${formatMoney(liabilityFloorInCents)}.`,
        ),
        words(
          'Some states do not allow such limits. There they apply only as far as they may. Nothing here limits liability for fraud, intent, or anything else that the law does not let us limit, and nothing takes away your rights as a consumer or the money-back guarantee.',
        ),
      ],
    },
    {
      id: 'law',
      title: 'Law, changes and how to reach us',
      inShort:
        'Delaware law governs these terms. Changes count for the future only. Write to us first if something is wrong.',
      blocks: [
        points(
          {
            lead: 'Law.',
            text: 'The law of the State of Delaware governs these terms, without its rules on conflict of laws. Rights that the law of your home state gives to consumers, and that cannot be waived, stay with you.',
          },
          {
            lead: 'Disputes.',
            text: 'Please write to us first, so that we can put it right. If that fails, both of us may go to court; you keep the right to small claims court where you live.',
          },
          {
            lead: 'Changes.',
            text: 'We may change these terms for the future. The date at the top is that of the newest version. What you bought earlier stays under the terms of the day on which you bought it.',
          },
          {
            lead: 'If a part fails.',
            text: 'If a court finds one part invalid, the rest stays. These terms and the pages that they name are the whole agreement.',
          },
          { lead: 'Contact.', text: `${name}, ${mail}, ${phone}.` },
        ),
      ],
    },
  ],
  related: [
    { label: 'Home', to: '/' },
    { label: 'Disclaimer', to: '/disclaimer' },
    { label: 'Privacy Policy', to: '/privacy' },
  ],
};
