import { randomUUID } from 'node:crypto';
import { priceInCents } from '@evergrant/domain/catalogue/prices.ts';
import { applicationOf } from '@evergrant/server/platform/testing/apply-in-test.ts';
import { signBodyOf } from '@evergrant/server/platform/testing/sign-in-test.ts';

/** What belongs to the owner, and what opens it. */
export interface Belongings {
  readonly email: string;
  readonly password: string;
  readonly documentId: string;
  readonly draftId: string;
  /** The version of `documentId` that the owner has signed. */
  readonly versionId: string;
  readonly witnessId: string;
  readonly otherWitnessId: string;
  /** The secret of the witness's link, or a made-up one for everybody else. */
  readonly token: string;
  /** Somebody whom the documents name. */
  readonly personId: string;
  readonly sessionId: string;
  readonly checkoutId: string;
  readonly guestCheckoutId: string;
  readonly purchaseId: string;
  /** The record of an affiliate who asks; for everybody else an application of somebody else, and what is held of it. */
  readonly affiliateId: string;
  readonly commissionId: string;
  /** Somebody's, to be paid by hand. */
  readonly payoutId: string;
}

export interface Sent {
  readonly path: string;
  readonly body?: unknown;
}

type Describe = (of: Belongings) => {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

const newcomer = () => `${randomUUID()}@example.com`;
const document: Describe = ({ documentId }) => ({ params: { id: documentId } });
const fact: Describe = ({ draftId }) => ({ params: { id: draftId, field: 'grantorCounty' } });
const version: Describe = ({ documentId, versionId }) => ({ params: { id: documentId, versionId } });
const purchase: Describe = ({ purchaseId }) => ({ params: { id: purchaseId } });
const link: Describe = ({ token }) => ({ params: { token } });
const oneTime = (documentId?: string) => ({
  amount: priceInCents.one_time,
  description: 'Complete Trust Package',
  metadata: { productType: 'one_time', ...(documentId ? { trustId: documentId } : {}) },
  idempotencyKey: randomUUID(),
});

const describeByOperation: Readonly<Record<string, Describe>> = {
  signUp: () => ({ body: { name: 'Kim Lee', email: newcomer(), password: 'heron on the roof 7' } }),
  signInWithPassword: ({ email, password }) => ({ body: { email, password } }),
  signInWithSecondFactor: () => ({ body: { code: '000000' } }),
  resendConfirmation: () => ({ body: { email: newcomer() } }),
  resetPasswordForEmail: () => ({ body: { email: newcomer() } }),
  updateUserPassword: () => ({ body: { password: '' } }),
  changeName: () => ({ body: { name: 'Kim Lee' } }),
  changeLanguage: () => ({ body: { language: 'es' } }),
  changeEmail: () => ({ body: { email: newcomer(), password: 'not the password' } }),
  changePassword: () => ({ body: { currentPassword: 'not the password', newPassword: 'heron on the roof 8' } }),
  endSession: ({ sessionId }) => ({ params: { sessionId } }),
  beginSecondFactor: () => ({ body: { password: 'not the password' } }),
  confirmSecondFactor: () => ({ body: { code: '000000' } }),
  endSecondFactor: () => ({ body: { password: 'not the password' } }),
  renewRecoveryCodes: () => ({ body: { password: 'not the password' } }),
  deleteAccount: () => ({ body: { password: 'not the password', confirmation: 'DELETE' } }),
  uploadPropertyFile: () => ({ body: { photo: 'no bytes of one' } }),
  removePropertyUpload: () => ({ params: { uploadId: randomUUID() } }),
  submitProperty: () => ({
    body: {
      ...{ idempotencyKey: randomUUID(), address: '', city: '', state: '', zipCode: '', propertyType: '' },
      ...{ condition: '', estimatedValueInCents: null, notes: '', uploadIds: [] },
      ...{ submitterName: '', submitterPhone: '', submitterEmail: '' },
    },
  }),
  createDocument: () => ({ body: { name: 'A trust', documentTypeId: 'living-trust' } }),
  readDocument: document,
  deleteDocument: document,
  readFacts: document,
  recordFact: (of) => ({ ...fact(of), body: { value: 'Placer' } }),
  clearFact: fact,
  confirmFact: fact,
  confirmAllFacts: document,
  correctPerson: ({ personId }) => ({ params: { id: personId }, body: { isLiving: true } }),
  readDocumentHtml: document,
  generateDocumentHtml: ({ documentId }) => ({ body: { trustId: documentId } }),
  downloadHTML: document,
  downloadPDF: document,
  downloadToSignHTML: document,
  downloadToSignPDF: document,
  listSignedVersions: document,
  downloadSignedVersionHTML: version,
  downloadSignedVersionPDF: version,
  uploadSignatureScan: ({ documentId }) => ({ query: { document: documentId }, body: { scan: 'no bytes of one' } }),
  downloadSignatureScan: ({ documentId }) => ({ params: { id: documentId, scanId: randomUUID() } }),
  removeSignatureScan: ({ documentId }) => ({ params: { id: documentId, scanId: randomUUID() } }),
  readConversation: document,
  readPaperText: () => ({ body: { paper: 'no bytes of one' } }),
  findInPaper: ({ draftId }) => ({ params: { id: draftId }, body: { text: 'My wife is Ann Lee.' } }),
  takeFromPaper: ({ draftId }) => ({
    params: { id: draftId },
    body: { taken: [{ field: 'grantorCounty', value: 'Travis', isEntry: false }] },
  }),
  speakLanguage: ({ draftId }) => ({ params: { id: draftId }, body: { language: 'en' } }),
  changeNote: ({ draftId }) => ({ params: { id: draftId }, body: { words: 'a wish that nobody had', to: 'another' } }),
  removeNote: ({ draftId }) => ({ params: { id: draftId }, body: { words: 'a wish that nobody had' } }),
  takeUpNote: ({ draftId }) => ({ params: { id: draftId }, body: { words: 'a wish that nobody had' } }),
  askAttorney: ({ draftId }) => ({ params: { id: draftId }, body: { words: 'Who pays the taxes?' } }),
  readReview: document,
  undoFact: ({ draftId }) => ({ params: { id: draftId, messageId: randomUUID(), field: 'grantorCounty' } }),
  answerByForm: (of) => ({ ...fact(of), body: { value: 'Placer' } }),
  aiTrustAssistant: ({ draftId }) => ({ body: { message: 'Hello', trustId: draftId } }),
  createPayment: ({ draftId }) => ({ body: oneTime(draftId) }),
  checkPayment: ({ checkoutId }) => ({ body: { sessionId: checkoutId } }),
  receivePaymentEvent: () => ({ body: { type: 'checkout.session.completed' } }),
  readReceipt: purchase,
  requestRefund: (of) => ({ ...purchase(of), body: { reason: 'I changed my mind' } }),
  createGuestPayment: () => ({ body: { ...oneTime(), guestInfo: { name: 'Kim Lee', email: newcomer() } } }),
  checkGuestPayment: ({ guestCheckoutId }) => ({ body: { sessionId: guestCheckoutId } }),
  registerAfterPurchase: ({ guestCheckoutId }) => ({
    body: { sessionId: guestCheckoutId, name: '', email: '', password: '', confirmPassword: '' },
  }),
  resendClaimLink: () => ({ body: { email: newcomer() } }),
  claimPurchase: () => ({ body: { token: 'made-up' } }),
  usePackage: ({ draftId }) => ({ body: { documentId: draftId } }),
  readSigning: document,
  watchSigning: document,
  addWitness: (of) => ({ ...document(of), body: { name: 'Wes Hill', email: newcomer() } }),
  removeWitness: ({ documentId, otherWitnessId }) => ({ params: { id: documentId, witnessId: otherWitnessId } }),
  sendWitnessInvitation: ({ documentId, witnessId }) => ({ body: { trustId: documentId, witnessId } }),
  inviteAllWitnesses: document,
  inviteCosigner: ({ documentId }) => ({ params: { id: documentId, signerId: 'spouse' }, body: { email: newcomer() } }),
  statePaperSignature: ({ documentId }) => ({
    params: { id: documentId, lineId: 'spouse' },
    body: { signedOn: new Date().toISOString().slice(0, 10) },
  }),
  signAsOwner: (of) => ({ ...document(of), body: signBodyOf('owner') }),
  // Nobody becomes an affiliate on the way.
  submitAffiliateApplication: () => ({ body: applicationOf({ firstName: '' }) }),
  sendAffiliateNotification: () => ({
    body: {
      adminEmail: newcomer(),
      applicantName: 'Ada Quill',
      applicantEmail: newcomer(),
      experience: 'Ten years of newsletters',
      motivation: 'My readers ask me about trusts',
      payoutMethod: 'paypal',
      payoutDetails: newcomer(),
    },
  }),
  trackAffiliateCommission: ({ email, checkoutId }) => ({
    body: {
      referralCode: 'AFF-1772463600000-09AZ12345',
      purchaseAmount: 297,
      commissionType: 'one_time',
      customerEmail: email,
      sessionId: checkoutId,
    },
  }),
  affiliateStripeConnect: ({ email, affiliateId }) => ({ body: { action: 'create_account', email, affiliateId } }),
  openWitnessLink: link,
  viewAsWitness: link,
  readAffiliateApplication: ({ affiliateId }) => ({ params: { id: affiliateId } }),
  decideAffiliate: ({ affiliateId }) => ({ params: { id: affiliateId }, body: { decision: 'approve' } }),
  reviewCommission: ({ commissionId }) => ({ params: { id: commissionId }, body: { decision: 'release' } }),
  grantRefund: (of) => ({ ...purchase(of), body: { seen: 'paid' } }),
  declineRefund: (of) => ({ ...purchase(of), body: { reason: 'It was used' } }),
  markPayoutPaid: ({ payoutId }) => ({ params: { id: payoutId }, body: { reference: 'PayPal 4711' } }),
  removePropertySubmission: () => ({ params: { id: randomUUID() } }),
  readPropertyFile: () => ({ params: { id: randomUUID() } }),
  declineAsWitness: (of) => ({ ...link(of), body: { reason: 'I am away' } }),
  signAsWitness: (of) => ({ ...link(of), body: signBodyOf('witness') }),
};

/** A well-formed request of an operation about the owner's belongings. `path`: as the OpenAPI document writes it. */
export const requestOf = (operationId: string, path: string, of: Belongings): Sent => {
  const { params = {}, query, body } = describeByOperation[operationId]?.(of) ?? {};
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = query ? `?${new URLSearchParams(query)}` : '';
  return { path: `${filled}${asked}`, ...(body === undefined ? {} : { body }) };
};
