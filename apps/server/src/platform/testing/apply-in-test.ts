import type { AffiliateApplication, AffiliateStatus } from '@evergrant/contract/affiliates.ts';
import { sql } from 'drizzle-orm';
import type { Member } from '#platform/actor.ts';
import { createTestMember, testOrigin } from '#platform/testing/create-test-member.ts';
import type { TestContext } from '#platform/testing/open-test-context.ts';
import { submitApplication } from '#affiliates/applications/submit-application.ts';

/** What an applicant types. */
export const applicationOf = (changes: Partial<AffiliateApplication> = {}): AffiliateApplication => ({
  firstName: 'Ada',
  lastName: 'Quill',
  email: 'ada.quill@example.net',
  website: '',
  socialMedia: '',
  experience: 'Ten years of newsletters',
  motivation: 'My readers ask me about trusts',
  payoutMethod: 'paypal',
  payoutDetails: 'pay.ada@example.net',
  ...changes,
});

export interface TestAffiliate {
  readonly member: Member;
  readonly affiliateId: string;
  readonly code: string;
}

interface Wanted {
  readonly member?: Member;
  readonly application?: Partial<AffiliateApplication>;
  readonly status?: AffiliateStatus;
}

let count = 0;

/** A member who has applied and was approved, unless told otherwise; each is paid to another place. */
export const createTestAffiliate = async (
  context: TestContext,
  { member, application = {}, status = 'approved' }: Wanted = {},
): Promise<TestAffiliate> => {
  const applicant = member ?? (await createTestMember(context, { name: 'Ada Quill' }));
  const own = { email: applicant.email, payoutDetails: `pay${(count += 1)}.${applicant.userId}@example.net` };
  const { affiliateCode: code } = await submitApplication(context, {
    member: applicant,
    application: applicationOf({ ...own, ...application }),
    origin: testOrigin,
  });
  await setTestAffiliateStatus(context, { code, status });
  const found = await context.db.execute(sql`select id from affiliates where affiliate_code = ${code}`);
  const [row] = (found as { readonly rows: readonly { readonly id: string }[] }).rows;
  return { member: applicant, affiliateId: row?.id ?? '', code };
};

/** What an administrator decides. */
export const setTestAffiliateStatus = async (
  { db, clock }: Pick<TestContext, 'db' | 'clock'>,
  { code, status }: { readonly code: string; readonly status: NonNullable<Wanted['status']> },
): Promise<void> => {
  await db.execute(
    sql`update affiliates set status = ${status}, approved_at = ${status === 'approved' ? clock().toISOString() : null}
      where affiliate_code = ${code}`,
  );
};
