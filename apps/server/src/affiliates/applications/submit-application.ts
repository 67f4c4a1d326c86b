import { randomInt } from 'node:crypto';
import type { AffiliateApplication, AffiliateStatus } from '@evergrant/contract/affiliates.ts';
import { createAffiliateCode, randomLength } from '@evergrant/domain/affiliates/affiliate-code.ts';
import { eq } from 'drizzle-orm';
import { findApplicationMistakes, trimApplication } from '#affiliates/applications/find-application-mistakes.ts';
import { applicationsOfMember, tooMany } from '#affiliates/limits.ts';
import { fingerprintOf, sealPayoutDetails } from '#affiliates/payouts/payout-details.ts';
import { affiliates, applicationNotices } from '#affiliates/tables.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { rateLimitOf } from '#platform/rate-limit.ts';
import { Refused } from '#platform/refused.ts';

interface Submission {
  readonly member: Member;
  readonly application: AffiliateApplication;
  readonly origin: Origin;
}

/** A member applies to become an affiliate: one record a member; whoever was rejected may apply again. */
export const submitApplication = async (
  context: Pick<Context, 'db' | 'announce' | 'settings' | 'clock'>,
  { member, application, origin }: Submission,
): Promise<{ readonly affiliateCode: string }> => {
  await rateLimitOf(context.db).count(applicationsOfMember, member.userId, tooMany);
  const told = requireApplication(application);
  const row = await rowOf(context, told);

  return context.db.transaction(async (tx) => {
    const createdAt = context.clock();
    const { id, affiliateCode } = await place(tx, { ...row, userId: member.userId, createdAt });
    await appendAudit(tx, {
      stream: `affiliate:${id}`,
      at: createdAt,
      actor: `member:${member.userId}`,
      action: 'affiliate applied',
      details: { code: affiliateCode, payoutMethod: told.payoutMethod },
      origin,
    });

    await context.announce(tx, 'affiliate.applied', { affiliateId: id, at: createdAt.toISOString() });
    return { affiliateCode };
  });
};

const title = 'Error';

const requireApplication = (application: AffiliateApplication): AffiliateApplication => {
  const told = trimApplication(application);
  const errors = findApplicationMistakes(told);
  const [first] = errors;
  if (!first) return told;
  throw new Refused('invalid', { code: 'invalid-application', title, message: first.message, errors });
};

const rowOf = async (context: Pick<Context, 'settings'>, told: AffiliateApplication) => {
  const { payoutDetails, website, socialMedia, ...rest } = told;
  return {
    applicationData: { ...rest, website: website || null, socialMedia: socialMedia || null },
    searchText: `${told.firstName} ${told.lastName} ${told.email}`.toLowerCase(),
    payoutDetails: await sealPayoutDetails(context, payoutDetails),
    payoutFingerprint: fingerprintOf(context, payoutDetails),
  };
};

type Application = Awaited<ReturnType<typeof rowOf>> & { readonly userId: string; readonly createdAt: Date };
type Placed = Pick<typeof affiliates.$inferSelect, 'id' | 'affiliateCode'>;

const place = async (tx: Tx, application: Application): Promise<Placed> => {
  const random = Array.from({ length: randomLength }, () => randomInt(36));
  const affiliateCode = createAffiliateCode(application.createdAt.getTime(), random);
  const [placed] = await tx
    .insert(affiliates)
    .values({ ...application, affiliateCode })
    .onConflictDoNothing({ target: affiliates.userId })
    .returning();
  return placed ?? applyAgain(tx, application);
};

const applyAgain = async (tx: Tx, application: Application): Promise<Placed> => {
  const [known] = await tx.select().from(affiliates).where(eq(affiliates.userId, application.userId)).for('update');
  if (!known) throw new Error(`no affiliate of ${application.userId}`);
  if (known.status !== 'rejected') throw new Refused('conflict', alreadyApplied(known.status));
  await tx.delete(applicationNotices).where(eq(applicationNotices.affiliateId, known.id));
  await tx
    .update(affiliates)
    .set({ ...application, status: 'pending', approvedAt: null, decidedAt: null })
    .where(eq(affiliates.id, known.id));
  return known;
};

const alreadyApplied = (status: Exclude<AffiliateStatus, 'rejected'>) => ({
  code: 'already-applied',
  title: messageByStatus[status].title,
  message: messageByStatus[status].message,
});

const messageByStatus = {
  pending: {
    title: 'We have your application',
    message: 'You have applied already. We look at it and write to you within 48 hours of your application.',
  },
  approved: {
    title: 'You are an affiliate already',
    message: 'Your application was approved. Your referral link is on your affiliate dashboard.',
  },
  suspended: {
    title: 'Your affiliate account is suspended',
    message: 'Please contact support, so that we can clear this up together.',
  },
} as const;
