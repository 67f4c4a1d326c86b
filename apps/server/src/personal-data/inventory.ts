/** What happens to the rows of one table that belong to a member. */
export interface KeptTable {
  /** The files of the export that tell about them, or why none does. */
  readonly exported: string | { readonly secret: string };
  /** `reduced`: what the law or a signed document needs stays. */
  readonly onDeletion: 'removed' | 'reduced';
}

const secret = (why: string) => ({ secret: why });
const proof = 'proves who somebody is, to whoever holds it';

/** Every table with rows of a member, known by its column `user_id`, `document_id` or `order_id`. */
export const inventory: Readonly<Record<string, KeptTable>> = {
  users: { exported: 'account.json', onDeletion: 'removed' },
  sessions: { exported: 'sessions.json', onDeletion: 'removed' },
  credentials: { exported: secret(`the password's hash ${proof}`), onDeletion: 'removed' },
  second_factors: { exported: secret(`the authenticator's secret ${proof}`), onDeletion: 'removed' },
  recovery_codes: { exported: secret(`a recovery code's hash ${proof}`), onDeletion: 'removed' },
  sign_in_challenges: { exported: secret(`a waiting sign-in ${proof}`), onDeletion: 'removed' },
  email_changes: { exported: 'account.json', onDeletion: 'removed' },
  documents: { exported: 'facts.json', onDeletion: 'reduced' },
  document_versions: { exported: 'facts.json', onDeletion: 'reduced' },
  people: { exported: 'people.json', onDeletion: 'removed' },
  messages: { exported: 'conversation.json', onDeletion: 'removed' },
  witnesses: { exported: 'witnesses.json', onDeletion: 'reduced' },
  signatures: { exported: 'signatures.json', onDeletion: 'reduced' },
  paper_signatures: { exported: 'signatures.json', onDeletion: 'reduced' },
  signature_scans: { exported: 'signatures.json', onDeletion: 'removed' },
  affiliates: { exported: 'affiliate.json', onDeletion: 'reduced' },
  property_submissions: { exported: 'properties.json', onDeletion: 'removed' },
  orders: { exported: 'purchases.json', onDeletion: 'reduced' },
  purchases: { exported: 'purchases.json', onDeletion: 'reduced' },
  invoices: { exported: 'purchases.json', onDeletion: 'reduced' },
  claim_secrets: { exported: secret(`the secret of a guest's purchase ${proof}`), onDeletion: 'removed' },
  subscriptions: { exported: 'purchases.json', onDeletion: 'reduced' },
};
