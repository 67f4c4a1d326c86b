import type { Witness } from '@evergrant/contract/signing.ts';
import { whyNotAddCosigner, type AddCosignerRefusal } from '@evergrant/domain/execution/refusals.ts';
import { trailOf } from '#documents/trail-of.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context, Inside } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { inviteWitness } from '#signing/invite-witness.ts';
import type { AskedCosigner } from '#signing/list-asked.ts';
import { lockCosigner, unknownCosigner } from '#signing/lock-cosigner.ts';
import { witnesses } from '#signing/tables.ts';
import { takeOff } from '#signing/take-off.ts';
import type { WitnessRow } from '#signing/witness-row.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'mail' | 'settings' | 'log' | 'announce' | 'automation'>;

interface InviteCosigner {
  readonly member: Member;
  readonly documentId: string;
  readonly signerId: string;
  readonly email: string;
  readonly origin: Origin;
}

/** Mails a co-signer a private link to their own line. Another address replaces the one before, and its link dies. */
export const inviteCosigner = async (context: Needs, input: InviteCosigner): Promise<Witness> => {
  const { member, documentId, origin } = input;
  const { id: witnessId } = await context.db.transaction((tx) => list({ ...context, tx }, input));
  return inviteWitness(context, { member, documentId, witnessId, origin });
};

const list = async ({ tx, clock }: Inside<'clock'>, input: InviteCosigner): Promise<WitnessRow> => {
  const { member, documentId, signerId, origin } = input;
  const email = input.email.trim();
  const { document, asked, cosigner } = await lockCosigner(tx, input);

  const refusal = whyNotAddCosigner({
    documentStatus: document.status,
    hasSigned: cosigner?.hasSigned ?? false,
    email,
    ownerEmail: member.email,
    witnessEmails: asked.filter(({ role }) => role === 'witness').map((row) => row.email),
  });
  if (refusal) throw refused(refusal);
  if (!cosigner) throw unknownCosigner();
  if (isAskedAt(cosigner, email)) return cosigner.link;

  const at = clock();
  for (const earlier of asked.filter((row) => row.signerId === signerId)) await takeOff({ tx, clock }, earlier);
  const { name } = cosigner;
  const [added] = await tx
    .insert(witnesses)
    .values({ documentId, role: 'cosigner', signerId, name, email, emailKey: email.toLowerCase(), createdAt: at })
    .returning();
  if (!added) throw new Error('the co-signer was not stored');
  await appendAudit(tx, {
    stream: trailOf(documentId),
    at,
    actor: `member:${member.userId}`,
    action: 'co-signer added',
    details: { witnessId: added.id, signerId, witnessName: name, email },
    origin,
  });
  return added;
};

const isAskedAt = (cosigner: AskedCosigner, email: string): cosigner is AskedCosigner & { link: WitnessRow } =>
  cosigner.link !== undefined && cosigner.link.status !== 'declined' && cosigner.link.emailKey === email.toLowerCase();

const wording = {
  'document-not-complete': {
    title: 'Not Ready Yet',
    message: 'Invitations can be sent once the interview is finished and the document is paid for.',
  },
  'already-signed': { title: 'Already Signed', message: 'This person has already signed.' },
  'invalid-email': { title: 'Invalid Email', message: 'Please enter a valid email address.' },
  'own-email': {
    title: 'Choose Another Address',
    message:
      'This is your own address. Please use one that only the person who signs with you reads, or let them sign on paper.',
  },
  'witness-email': {
    title: 'Choose Another Address',
    message: 'This address belongs to one of your witnesses. Please use an address of the person who signs with you.',
  },
} as const satisfies Record<AddCosignerRefusal, { title: string; message: string }>;

const refused = (refusal: AddCosignerRefusal): Refused =>
  new Refused(refusal === 'invalid-email' ? 'invalid' : 'conflict', { code: refusal, ...wording[refusal] });
