import { brand } from '@evergrant/domain/brand/brand.ts';
import { contactWords } from '#content/legal/contact-words.ts';
import { recipients } from '#content/legal/recipients.ts';
import { retention } from '#content/legal/retention.ts';
import { browserStorage } from '#content/legal/browser-storage.ts';
import { points, words, type LegalPage } from '#content/legal/legal-page.ts';

const { name, claims, limits, modelReader } = brand;
const { mail, phone } = contactWords;

const modelReading = modelReader
  ? `What you write there about your document is also read by a language model of ${modelReader}, together with your answers so far and the names of people whom you have told us; your account and your address of mail are not sent.`
  : 'Your conversation is not sent to an AI company and trains no model.';

/** What happens with people's data, as the software really handles it. */
export const privacy: LegalPage = {
  path: '/privacy',
  title: 'Privacy Policy',
  description: `What ${name} knows about you, why, who else sees it, how long it stays, and how to take it along or have it deleted.`,
  lastUpdated: '2026-11-23',
  lead: `You tell ${name} about your family and what you own. This page says what becomes of it. We show no advertising, use no trackers, load no scripts from others, and sell no data.`,
  sections: [
    {
      id: 'information',
      title: 'Information we collect',
      inShort: 'What you tell us, what happens to your documents, and the little that keeps your account safe.',
      blocks: [
        points(
          {
            lead: 'Your account:',
            text: 'name, email address, a scrambled form (hash) of your password, whether the address is confirmed, and your role. If you use a second factor: its secret, encrypted, and hashes of your recovery codes.',
          },
          {
            lead: 'Where you are signed in:',
            text: 'for each device the internet address, the browser, and when it was last seen. You see this list on your account page.',
          },
          {
            lead: 'Your documents:',
            text: 'your answers, the conversation with the assistant, drafts, finished versions and signed files, and a list of the people whom your documents name, with what you said of them. They can hold names, birth dates, addresses, family matters, health and property of yours and of others. We do not need Social Security or account numbers; please leave them out.',
          },
          {
            lead: 'Witnesses and co-signers:',
            text: 'name and email address, which the owner of a document gives us; when the invitation was sent, opened, read, and signed or declined, with the reason if one was given.',
          },
          {
            lead: 'Signatures:',
            text: 'the drawn signature, name, email address, time and time zone, network address, of a witness the postal address that they give, so that they can be found years later, browser, the consent that was given, and a fingerprint (SHA-256) of the document. Of ink on paper, the name and the day that the owner of the document states, and scans of signed sheets that the owner adds.',
          },
          {
            lead: 'The audit trail:',
            text: 'a sealed record of what happened to an account or document: what, when, by whom, from which internet address and with which browser.',
          },
          {
            lead: 'Purchases:',
            text: 'what you ordered and paid, subscriptions, invoices, refunds with the reason you gave and whether one failed, the payment provider’s numbers for them, and how you heard about us, if you told us. Your card number never reaches us. Guests also give a name and an email address.',
          },
          {
            lead: 'Affiliates:',
            text: 'the application (name, email, website, social media, experience, motivation), where to pay you (encrypted), commissions and payouts. Of visitors who follow an affiliate’s link we count one visit a day, by a keyed hash that leads to nobody.',
          },
          {
            lead: 'Property submissions:',
            text: 'address and details of the property, your name, phone and email address, and the photos and videos that you add, with the place and time that your camera may have written into them.',
          },
          {
            lead: 'Attempts:',
            text: 'to stop guessing of passwords and floods of mail, we count attempts by account, address and network for about an hour.',
          },
          {
            lead: 'Server logs:',
            text: 'time, page, result and duration of a request, without internet address, cookies, or the words of a document.',
          },
        ),
        words('If you write or call us, we also have what you tell us there.'),
      ],
    },
    {
      id: 'use',
      title: 'How we use it',
      inShort: 'To make, sign and keep your documents, to take payment, and to keep everything safe. For nothing else.',
      blocks: [
        points(
          'to hold the conversation, assemble your documents, and show what is missing or contradicts itself;',
          'to invite witnesses, remind them at most twice, collect signatures, and prove later who signed what, and when;',
          'to take payments, give money back, and pay affiliates;',
          'to send the mails that belong to these steps. We send no newsletters;',
          'to answer you, and to look at a property that you submitted;',
          'to protect accounts, find errors, and keep the books.',
        ),
        words(
          `The assistant is a program of our own that runs on our servers; on the phone screen it runs in your own browser. ${modelReading} No decision with legal effect for you is made by a machine alone: you confirm every fact and sign yourself.`,
        ),
      ],
    },
    {
      id: 'legal-bases',
      title: 'Legal bases',
      inShort:
        'We use your data because you asked us for a service, because the law requires it, or because safety does.',
      blocks: [
        words(
          'Where a law such as the European Union’s General Data Protection Regulation (GDPR) asks for a legal basis, these are ours (Article 6):',
        ),
        {
          kind: 'table',
          caption: 'What for, and on which basis',
          head: ['What for', 'Basis'],
          rows: [
            ['Account, documents, signatures, purchases, payouts', 'Contract with you'],
            ['Bookkeeping and tax records', 'Legal duty'],
            [
              'Witness data, audit trail, signed records after an account is deleted',
              'Legitimate interest: that a signed document can be proved, for you, your witnesses and your beneficiaries',
            ],
            ['Limits on attempts, sessions list, error logs', 'Legitimate interest: safety'],
            ['Counting visits by affiliate links', 'Legitimate interest: paying who recommended us'],
            [
              'How you heard about us; voice input; what you write about health',
              'Your consent, which you give by choosing to',
            ],
          ],
        },
      ],
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      inShort: 'Those you invite, and the companies that carry mail, payments and files for us. We sell nothing.',
      blocks: [
        recipients,
        words(
          'Voice input is a part of your browser. If you press the microphone, the maker of your browser may process what you say under its own rules.',
        ),
        words(
          'We do not sell personal information, do not share it for advertising, and do not follow you on other sites. If the service passes to another company, these promises go with it.',
        ),
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and browser storage',
      inShort: 'Only our own. None of them follows you to other sites, and none serves advertising.',
      blocks: [
        browserStorage,
        words(
          'Over https the names of the cookies may begin with __Host-. Cookies are sent to us alone. Scripts cannot read those that prove who you are.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Security',
      inShort: 'We protect your data with care, and your password in a form that even we cannot read.',
      blocks: [
        points(
          'Everything travels encrypted (https).',
          'Passwords, recovery codes and the secrets of mailed links are checked by their hashes. A witness’s link is kept encrypted for reminders; a new link makes the old one useless.',
          'The secret of a second factor and an affiliate’s payout details are encrypted.',
          'Sign-ins, resets and codes are limited, so that they cannot be guessed. Passwords that are known from leaks are refused.',
          'Pages allow scripts from our own address only.',
          'Each entry of the audit trail carries the fingerprint of the one before, so that a change would show.',
        ),
        words(
          `No system is perfect. If your data is ever exposed, we tell you and the authorities as the law asks. If you find a weakness, please write to ${mail}.`,
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      inShort: 'See it, correct it, take it along, delete it. Most of this is two clicks on your account page.',
      blocks: [
        points(
          {
            lead: 'See and take along:',
            text: 'Download my data, on your account page, gives you everything we keep about you as one ZIP file.',
          },
          {
            lead: 'Correct:',
            text: 'change your name and email on your account page, and your answers in the conversation.',
          },
          {
            lead: 'Delete:',
            text: 'Delete my account removes it for good. Section 8 says what stays. A single document can be deleted on your dashboard.',
          },
          {
            lead: 'Object, restrict, withdraw consent:',
            text: `write to ${mail}. What was done before stays lawful.`,
          },
          {
            lead: 'Witnesses, guests and others without an account:',
            text: `write to ${mail} from the address concerned. You have the same rights.`,
          },
          { lead: 'Complain:', text: 'to the data protection authority or attorney general where you live.' },
        ),
        words(
          'We answer within the time that your law sets, ask nothing for it, and treat nobody worse for using a right.',
        ),
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      inShort:
        'As long as you have an account. Afterwards only signed documents and bookkeeping, without more than they need.',
      blocks: [
        retention,
        words(
          'Mails that were sent lie with those who received them. The payment provider keeps its own records. A backup can hold deleted data until it is overwritten.',
        ),
      ],
    },
    {
      id: 'children',
      title: `Children under ${limits.minimumAge}`,
      inShort: `${name} is for adults. Children appear in documents only because their parents name them.`,
      blocks: [
        words(
          `The service is not for anybody under ${limits.minimumAge}, and we do not knowingly let them open an account or sign. If you believe that a child has, write to ${mail} and we delete it.`,
        ),
        words(
          'Parents name children in their documents, with a birth date where a share waits for an age. We use that for the document alone.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      inShort: 'The date at the top tells you which version you are reading.',
      blocks: [
        words(
          'When the software starts to do something else with your data, this page changes with it, and with it the date at the top. A change does not reach back: for a new use of what we already have, we ask you where the law requires it.',
        ),
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      inShort: 'A person answers.',
      blocks: [
        words(`${name}, ${mail}, ${phone}. Please say that it is about privacy, and never send us a password.`),
        words(
          `For money matters see the [Terms of Service](/terms): the ${claims.guaranteeDays}-day guarantee, cancelling, and refunds.`,
        ),
      ],
    },
  ],
  related: [
    { label: 'Home', to: '/' },
    { label: 'Terms of Service', to: '/terms' },
    { label: 'Disclaimer', to: '/disclaimer' },
  ],
};
