/** One thing that people ask about the product or about estate planning, with where to read on. */
export interface Topic {
  readonly id: string;
  readonly title: string;
  /** Other words that people use for it. */
  readonly words: string;
  readonly answer: string;
  readonly page: { readonly label: string; readonly path: string };
}

const features = { label: 'How it works', path: '/features' };
const pricing = { label: 'Pricing', path: '/pricing' };
const dashboard = { label: 'Your dashboard', path: '/dashboard' };
const create = { label: 'Create a document', path: '/create-trust' };
const account = { label: 'Your account', path: '/account' };
const livingTrusts = { label: 'Living trusts', path: '/living-trusts' };
const irrevocableTrusts = { label: 'Irrevocable trusts', path: '/irrevocable-trusts' };
const specialNeedsTrusts = { label: 'Special needs trusts', path: '/special-needs-trusts' };
const funding = { label: 'After signing', path: '/living-trusts#after-signing' };
const privacy = { label: 'Privacy policy', path: '/privacy' };
const disclaimer = { label: 'Disclaimer', path: '/disclaimer' };
const library = { label: 'Strategy library', path: '/legal-library' };

/** What the floating assistant knows besides the glossary. */
export const topics: readonly Topic[] = [
  {
    id: 'cost',
    title: 'What does it cost?',
    words: 'price pay money how much fee plan plans subscription monthly one-time cheap expensive',
    answer:
      'The Complete Trust Package is $297, paid once for one document, with 90 days of revisions. Monthly Estate Management is $34 a month and covers all of your documents for as long as you subscribe. You see the whole document before you pay anything.',
    page: pricing,
  },
  {
    id: 'refund',
    title: 'Can I get my money back?',
    words: 'refund refunds guarantee money back days unhappy happy satisfied return',
    answer:
      'Yes. Within 30 days of a purchase you can ask for a refund on your account page; access to the document ends when it is granted.',
    page: account,
  },
  {
    id: 'cancel-subscription',
    title: 'How do I cancel my subscription?',
    words: 'cancel stop end subscription monthly renewal unsubscribe billing',
    answer:
      'Open your account page and choose Manage subscription. It stays active until the end of the month that you have paid for; your signed documents stay yours.',
    page: account,
  },
  {
    id: 'begin',
    title: 'How do I begin?',
    words: 'start begin create make new document trust first step',
    answer:
      'Choose Create New Trust on your dashboard, give the document a name and pick its type. Then answer one question at a time, in your own words. You can stop whenever you like; everything is kept.',
    page: create,
  },
  {
    id: 'how-long',
    title: 'How long does it take?',
    words: 'time long minutes hours finish duration quick fast',
    answer:
      'Most people finish the questions in 15 to 30 minutes. You can stop at any time and go on later, on any device.',
    page: features,
  },
  {
    id: 'change-answer',
    title: 'How do I change an answer?',
    words: 'change correct edit mistake wrong typo fix fact answer undo back',
    answer:
      'Just say it in the chat, for example "it is Ann without an e", or use Change beside the fact in the panel. A changed fact has to be confirmed again.',
    page: dashboard,
  },
  {
    id: 'revise',
    title: 'Can I change a finished document?',
    words: 'revise revision update change after paid signed amend new version window 90 days',
    answer:
      'Yes, for 90 days after a one-time purchase, and always with a subscription. A change makes a new version: you sign it again and your witnesses are invited again. Earlier signatures stay with the earlier version.',
    page: dashboard,
  },
  {
    id: 'witnesses',
    title: 'How do witnesses sign?',
    words: 'witness witnesses sign invite invitation link three friend neighbor who can be',
    answer:
      'On your dashboard choose Manage Witnesses, add up to three people with their email addresses and send the invitations. Each gets a private link, reads the document and signs; no account is needed. Choose adults who are not named in the document.',
    page: dashboard,
  },
  {
    id: 'witness-mail',
    title: 'My witness did not get the mail',
    words: 'witness email mail missing spam resend never received invitation lost expired link neighbor',
    answer:
      'Ask them to look in the spam folder. You can also press Resend in the witness panel: a new link is sent and the earlier one stops working.',
    page: dashboard,
  },
  {
    id: 'sign',
    title: 'How do I sign my document?',
    words: 'sign signature signing electronically pad draw owner first',
    answer:
      'Once the questions are answered and the document is paid for, open Manage Witnesses on your dashboard and choose Sign the document. You sign first, then your witnesses.',
    page: dashboard,
  },
  {
    id: 'electronic-signature',
    title: 'Is an electronic signature enough?',
    words: 'electronic esign legally valid ink notary notarize notarized notarization paper print wet',
    answer:
      'For a living trust most states ask for no particular form. Some, such as Florida, New York, Louisiana and Delaware, want witnesses or a notary in person, and wills, deeds and powers of attorney are signed on paper. Your document says how it is signed in your state. A notary is wise everywhere, since banks and title companies like to see one.',
    page: features,
  },
  {
    id: 'download',
    title: 'Where is my signed document?',
    words: 'download pdf copy file signed document save print certificate',
    answer:
      'On your dashboard, as PDF and HTML, as soon as the last witness has signed. Everybody who signed also gets a copy by email. The PDF ends with a certificate that lists who signed what and when.',
    page: dashboard,
  },
  {
    id: 'living-trust',
    title: 'What is a living trust?',
    words: 'living trust revocable what is explain difference benefits why',
    answer:
      'A revocable living trust holds your property while you live, for your own use. You can change or end it at any time. After your death your successor trustee hands the property to the people you named, without probate for what was moved into the trust. It saves no income tax and does not protect you from your own creditors.',
    page: livingTrusts,
  },
  {
    id: 'irrevocable-trust',
    title: 'What is an irrevocable trust?',
    words: 'irrevocable permanent cannot change gift estate tax creditor',
    answer:
      'An irrevocable trust is a completed gift: what you put in is no longer yours and you may be unable to change it. It can serve estate-tax and protection plans. Because mistakes are hard to undo, an attorney should review it.',
    page: irrevocableTrusts,
  },
  {
    id: 'special-needs-trust',
    title: 'What is a special needs trust?',
    words: 'special needs disability disabled ssi medicaid benefits supplemental child',
    answer:
      'It supports a person with a disability without replacing public benefits such as SSI or Medicaid. A trust funded by relatives needs no payback; one funded with the person’s own money must be set up before age 65 and repays Medicaid.',
    page: specialNeedsTrusts,
  },
  {
    id: 'will-or-trust',
    title: 'Do I need a will or a trust?',
    words: 'will wills versus instead trust difference need both probate',
    answer:
      'A will takes effect at death and goes through probate; it also names guardians for minor children. A living trust works at once, also while you are ill, and avoids probate for what it holds. Many people have both: the will catches what was never moved into the trust.',
    page: livingTrusts,
  },
  {
    id: 'probate',
    title: 'What is probate?',
    words: 'probate court avoid delay public cost estate',
    answer:
      'Probate is the court process that settles an estate. It is public and can take months. Property that was moved into a living trust does not go through it.',
    page: livingTrusts,
  },
  {
    id: 'funding',
    title: 'How do I move property into the trust?',
    words: 'fund funding transfer house deed title bank account retitle move property assets',
    answer:
      'A trust controls only what is actually transferred to it: a deed for real estate, new titles for accounts, an assignment for household goods. Retirement accounts keep your own name; there you name a beneficiary instead. The last pages of your document list what to do for each item.',
    page: funding,
  },
  {
    id: 'trustee',
    title: 'Whom should I choose as trustee?',
    words: 'trustee choose successor who pick manage responsible person co-trustee',
    answer:
      'Most people are their own first trustee. As successor choose somebody reliable who keeps good records and gets along with the family; a second name in line is wise. It may be a beneficiary, but not the only one.',
    page: livingTrusts,
  },
  {
    id: 'minors',
    title: 'What about my minor children?',
    words: 'minor child children guardian young kids age inherit',
    answer:
      'Give their shares an age, such as 25: until then the trustee holds and spends the share for them. Guardians are named in a will, not in a trust.',
    page: livingTrusts,
  },
  {
    id: 'leave-out',
    title: 'Can I leave somebody out?',
    words: 'disinherit exclude leave out nothing omit son daughter',
    answer:
      'Yes. Say so openly in the chat, and the document will state that the omission is intended. A spouse has rights in most states that a document cannot take away; ask an attorney about those.',
    page: dashboard,
  },
  {
    id: 'taxes',
    title: 'Does a trust save taxes?',
    words: 'tax taxes income estate irs save deduction',
    answer:
      'A revocable living trust saves no income or estate tax by itself. The federal estate tax reaches only estates above the basic exclusion, which is $15,000,000 a person in 2026; some states tax smaller ones. Please ask a tax adviser about your own case.',
    page: library,
  },
  {
    id: 'legal-advice',
    title: 'Is this legal advice?',
    words: 'legal advice lawyer attorney law firm valid safe review',
    answer:
      'No. Evergrant is not a law firm. It assembles your document from clauses by your answers; no attorney has reviewed the clauses for your case. Have a licensed attorney review it before you sign.',
    page: disclaimer,
  },
  {
    id: 'privacy',
    title: 'What happens with my data?',
    words: 'privacy data secure security safe encrypted share sell export delete',
    answer:
      'Your answers are used to make your documents and are not sold. On your account page you can download everything we hold about you, or delete your account. Signed records are kept in a minimal form, and the page says which.',
    page: privacy,
  },
  {
    id: 'password',
    title: 'How do I change my password or email?',
    words: 'password email change account login sign in second factor authenticator sessions devices',
    answer:
      'On your account page you can change your name, email and password, see the devices that are signed in, and switch on a second factor.',
    page: account,
  },
  {
    id: 'delete-document',
    title: 'How do I delete a document?',
    words: 'delete remove trust document erase',
    answer:
      'On your dashboard choose Delete beside the document and confirm. It is removed for good, with everything that belongs to it.',
    page: dashboard,
  },
  {
    id: 'document-types',
    title: 'Which documents can I make?',
    words: 'documents types which available will power of attorney deed llc other catalogue list',
    answer:
      'The revocable living trust is available now. The list at Create a document shows all types; those that are not available yet are marked.',
    page: create,
  },
  {
    id: 'spouse',
    title: 'Can my spouse and I make one trust together?',
    words: 'spouse married husband wife joint together couple community property',
    answer:
      'Today each of you makes a trust of their own. The interview asks for your spouse, and in a community property state the document lets your spouse join and consent.',
    page: create,
  },
  {
    id: 'library',
    title: 'Where can I read about strategies?',
    words: 'library learn read strategy strategies guide guides education asset protection research article',
    answer:
      'In the strategy library: 13 free guides to trusts, companies, deeds, gifts and taxes, with the law behind each, its risks and its sources, and 81 topics in a sentence. They are general information, not legal advice.',
    page: library,
  },
  {
    id: 'asset-protection',
    title: 'Can a trust protect me from creditors?',
    words: 'asset protection creditor creditors lawsuit sued judgment dapt shield protect',
    answer:
      'Not a revocable living trust. About twenty states allow an irrevocable trust for your own benefit that later creditors may not reach; it never covers claims that you have or can foresee, and courts of other states may not respect it.',
    page: { label: 'Guide to asset protection trusts', path: '/legal-library/domestic-asset-protection-trust' },
  },
  {
    id: 'policy-loans',
    title: 'What is vortex or infinite banking?',
    words: 'vortex infinite banking policy loan loans whole life insurance cash value own bank',
    answer:
      'A sales name for borrowing against the cash value of a whole life policy. It is no bank and no deposit; it can serve as a reserve, and it brings tax if the policy lapses with a loan on it.',
    page: { label: 'Guide to policy loans', path: '/legal-library/borrowing-against-whole-life-insurance' },
  },
  {
    id: 'transfer-on-death-deed',
    title: 'Can my house pass without probate by a deed?',
    words: 'tod deed transfer on death beneficiary deed house home avoid probate without trust lady bird',
    answer:
      'In 34 states and the District of Columbia, yes: a transfer-on-death deed that is recorded before you die. You keep full control until then. It does nothing for times of illness, which a living trust does.',
    page: { label: 'Guide to transfer-on-death deeds', path: '/legal-library/transfer-on-death-deed' },
  },
  {
    id: 'contact',
    title: 'How do I reach a person?',
    words: 'contact support help phone call email human talk person',
    answer: 'Write to our support or call; address and number stand at the foot of every page.',
    page: { label: 'Home', path: '/' },
  },
];
