/** Who may use an operation at all. What the roles then get is written in `expected`. */
export type Rule =
  | 'everybody'
  | 'members'
  | 'its owner'
  | 'its buyer'
  | 'its affiliate'
  | 'the link'
  | 'administrators'
  | 'the provider';

/** Whoever asks. An affiliate is approved and has, besides the own record, the rights of any other member. */
export type Role = 'guest' | 'owner' | 'other member' | 'affiliate' | 'witness' | 'administrator';

export const roles: readonly Role[] = ['guest', 'owner', 'other member', 'affiliate', 'witness', 'administrator'];

/** `served`: whatever the operation itself says, but no refusal of the person. */
export type Outcome = 'served' | 400 | 401 | 404;

const everyone = (outcome: Outcome): Readonly<Record<Role, Outcome>> => ({
  guest: outcome,
  owner: outcome,
  'other member': outcome,
  affiliate: outcome,
  witness: outcome,
  administrator: outcome,
});

const expected: Readonly<Record<Rule, Readonly<Record<Role, Outcome>>>> = {
  everybody: everyone('served'),
  members: { ...everyone('served'), guest: 401, witness: 401 },
  'its owner': { ...everyone(404), owner: 'served', guest: 401, witness: 401 },
  // Guests buy too: they are told like everybody else that there is no such checkout.
  'its buyer': { ...everyone(404), owner: 'served' },
  'its affiliate': { ...everyone(404), affiliate: 'served', guest: 401, witness: 401 },
  'the link': { ...everyone(404), witness: 'served' },
  administrators: { ...everyone(404), administrator: 'served' },
  'the provider': everyone(400),
};

/** What a role gets from an operation under a rule. */
export const outcomeOf = (rule: Rule, role: Role): Outcome => expected[rule][role];

/** Operations whose own answer to a person who may use them is that they have no such thing. */
export const mayFindNothing: ReadonlySet<string> = new Set([
  'openBillingPortal',
  'claimPurchase',
  'readPropertyFile',
  'downloadSignatureScan',
  'removeSignatureScan',
  'removePropertySubmission',
  'undoFact',
  'changeNote',
  'removeNote',
  'takeUpNote',
  'speakLanguage',
]);

/** Every operation of the OpenAPI document by its id. */
export const ruleByOperation: Readonly<Record<string, Rule>> = {
  readSession: 'everybody',
  signUp: 'everybody',
  signInWithPassword: 'everybody',
  signInWithSecondFactor: 'everybody',
  signOut: 'everybody',
  resendConfirmation: 'everybody',
  resetPasswordForEmail: 'everybody',
  readResetSession: 'everybody',
  updateUserPassword: 'everybody',
  readConfirmation: 'everybody',
  confirmEmail: 'everybody',
  readRegistration: 'everybody',
  readEmailChange: 'everybody',
  confirmEmailChange: 'members',

  readAccount: 'members',
  changeName: 'members',
  changeLanguage: 'members',
  changeEmail: 'members',
  withdrawEmailChange: 'members',
  changePassword: 'members',
  listSessions: 'members',
  endSession: 'its owner',
  endOtherSessions: 'members',
  beginSecondFactor: 'members',
  confirmSecondFactor: 'members',
  endSecondFactor: 'members',
  renewRecoveryCodes: 'members',
  exportMyData: 'members',
  previewDeletion: 'members',
  deleteAccount: 'members',

  uploadPropertyFile: 'everybody',
  removePropertyUpload: 'everybody',
  submitProperty: 'everybody',

  listDocuments: 'members',
  createDocument: 'members',
  readDocument: 'its owner',
  deleteDocument: 'its owner',
  readFacts: 'its owner',
  recordFact: 'its owner',
  clearFact: 'its owner',
  confirmFact: 'its owner',
  confirmAllFacts: 'its owner',
  listPeople: 'members',
  correctPerson: 'its owner',
  readDocumentHtml: 'its owner',
  generateDocumentHtml: 'its owner',
  downloadHTML: 'its owner',
  downloadPDF: 'its owner',
  downloadToSignHTML: 'its owner',
  downloadToSignPDF: 'its owner',
  listSignedVersions: 'its owner',
  downloadSignedVersionHTML: 'its owner',
  downloadSignedVersionPDF: 'its owner',
  uploadSignatureScan: 'its owner',
  downloadSignatureScan: 'its owner',
  removeSignatureScan: 'its owner',
  readConversation: 'its owner',
  readPaperText: 'everybody',
  findInPaper: 'its owner',
  takeFromPaper: 'its owner',
  changeNote: 'its owner',
  removeNote: 'its owner',
  takeUpNote: 'its owner',
  askAttorney: 'its owner',
  readReview: 'its owner',
  speakLanguage: 'its owner',
  undoFact: 'its owner',
  answerByForm: 'its owner',
  aiTrustAssistant: 'its owner',

  createPayment: 'its owner',
  checkPayment: 'its owner',
  receivePaymentEvent: 'the provider',
  listPurchases: 'members',
  readReceipt: 'its owner',
  requestRefund: 'its owner',
  readSubscription: 'members',
  openBillingPortal: 'members',
  createGuestPayment: 'everybody',
  checkGuestPayment: 'everybody',
  registerAfterPurchase: 'everybody',
  resendClaimLink: 'everybody',
  claimPurchase: 'members',
  countPackages: 'members',
  usePackage: 'its owner',

  submitAffiliateApplication: 'members',
  sendAffiliateNotification: 'its affiliate',
  readAffiliate: 'members',
  listCommissions: 'its affiliate',
  trackAffiliateCommission: 'its buyer',
  affiliateStripeConnect: 'its affiliate',

  readSigning: 'its owner',
  watchSigning: 'its owner',
  addWitness: 'its owner',
  removeWitness: 'its owner',
  sendWitnessInvitation: 'its owner',
  inviteAllWitnesses: 'its owner',
  inviteCosigner: 'its owner',
  statePaperSignature: 'its owner',
  signAsOwner: 'its owner',
  openWitnessLink: 'the link',
  viewAsWitness: 'the link',
  signAsWitness: 'the link',
  declineAsWitness: 'the link',

  listAutomationDeliveries: 'administrators',
  readAdminStatistics: 'administrators',
  readAdminAnalytics: 'administrators',
  listAffiliates: 'administrators',
  readAffiliateApplication: 'administrators',
  decideAffiliate: 'administrators',
  listAllCommissions: 'administrators',
  reviewCommission: 'administrators',
  listAllPurchases: 'administrators',
  grantRefund: 'administrators',
  declineRefund: 'administrators',
  listPayoutRuns: 'administrators',
  listPayouts: 'administrators',
  markPayoutPaid: 'administrators',
  listPropertySubmissions: 'administrators',
  readPropertyFile: 'administrators',
  removePropertySubmission: 'administrators',
  readAuditCheck: 'administrators',
  listAuditEntries: 'administrators',
};
