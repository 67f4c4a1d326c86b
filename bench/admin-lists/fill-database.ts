import type { Db } from '@evergrant/server/platform/database/database.ts';

const now = `timestamptz '2026-11-20 12:00Z'`;

/** Fills an empty database of the product with a large programme: made up, the same every time. */
export const fillDatabase = async (db: Db): Promise<void> => {
  for (const [name, fill] of fills) {
    const began = performance.now();
    await db.transaction(async (tx) => {
      // What is inserted fits together; checking every reference would only take time.
      await tx.execute(`set local session_replication_role = replica`);
      await tx.execute(fill);
    });
    console.log(`  filled ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  await db.execute(`vacuum analyze`);
};

const affiliates = `
  insert into affiliates (id, user_id, status, affiliate_code, application_data, search_text, payout_details,
    payout_fingerprint, stripe_account_id, stripe_onboarding_completed, created_at, approved_at, decided_at)
  select md5('a' || n)::uuid, repeat('m', 20) || n, status, upper('AFF-' || n || '-' || substr(md5(n::text), 1, 9)),
    jsonb_build_object('firstName', first, 'lastName', last, 'email', email, 'website', 'https://example.com/' || n,
      'socialMedia', null, 'experience', repeat('I have written about estate planning for years. ', 6),
      'motivation', repeat('My readers ask for it. ', 8), 'payoutMethod', 'stripe'),
    lower(first || ' ' || last || ' ' || email), repeat('x', 160), md5(n::text),
    case when status = 'approved' and n % 10 < 8 then 'acct_' || n end, status = 'approved' and n % 10 < 7, created,
    case when status in ('approved', 'suspended') then created + interval '1 day' end,
    case when status <> 'pending' then created + interval '1 day' end
  from (
    select n, first, last, status, created, lower(first || '.' || last || n || '@example.com') as email
    from (
      select n,
        (array['Marisol', 'Ines', 'Otto', 'Wanda', 'Kim', 'Tomas', 'Adaeze', 'Teo', 'Rosa', 'Ifeoma'])[1 + n % 10] as first,
        (array['Reyes', 'Okonkwo', 'Berg', 'Hill', 'Lee', 'Delgado', 'Aguirre', 'Novak', 'Sato'])[1 + n % 9]
          || (n / 130 % 97) as last,
        case when n % 20 = 0 then 'pending' when n % 20 < 16 then 'approved' when n % 20 < 19 then 'rejected'
          else 'suspended' end as status,
        ${now} - n * interval '7 minutes' as created
      from generate_series(1, 100000) as n
    ) as people
  ) as applicants`;

const payouts = `
  with runs as (
    insert into payout_runs (payout_date, started_at, finished_at)
    select (date '2026-11-13' - n * 14), ${now} - n * interval '14 days', ${now} - n * interval '14 days'
    from generate_series(0, 25) as n
  )
  insert into payouts (id, affiliate_id, payout_date, method, amount_in_cents, state, stripe_transfer_id, created_at)
  select md5('p' || n)::uuid, md5('a' || (1 + n % 50000))::uuid, date '2026-11-13' - (n % 26) * 14, 'stripe', 5000,
    case when n % 500 = 0 then 'failed' when n % 26 = 0 and n % 3 = 0 then 'sending' else 'paid' end, 'tr_p' || n,
    ${now} - n * interval '5 minutes'
  from generate_series(1, 100000) as n`;

// One affiliate has a tenth of all; most others about nine each.
const commissions = `
  insert into commissions (affiliate_id, earned_by_order, commission_type, entry, amount_due, purchase_amount, held_for,
    reviewed, payable_at, payout_date, payout_id, paid, paid_at, stripe_transfer_id, created_at)
  select md5('a' || case when n % 10 = 0 then 1 else 1 + (n::bigint * 7919) % 100000 end)::uuid, md5('o' || n)::uuid,
    case when n % 3 = 0 then 'monthly_subscription' else 'one_time' end, 'earned', amount, bought,
    case when n % 1000 = 7 then 'same-address' end,
    case when n % 1000 = 7 and n > 40000 then case when n % 2000 = 7 then 'refused' else 'released' end end,
    created + interval '30 days', (created + interval '44 days')::date,
    case when n between 60001 and 64000 and n % 1000 <> 7 then md5('p' || (n - 60000) / 78 * 78)::uuid end, paid,
    case when paid then created + interval '40 days' end, case when paid then 'tr_' || n end, created
  from (
    select n, case when n % 3 = 0 then 900 else 5000 end as amount, case when n % 3 = 0 then 3400 else 29700 end as bought,
      ${now} - n * interval '40 seconds' as created, n > 80000 and n % 2000 <> 7 as paid
    from generate_series(1, 980000) as n
  ) as sales
  union all
  select md5('a' || (1 + (n::bigint * 7919) % 100000))::uuid, md5('o' || n)::uuid, 'one_time', 'reversal', -5000, -29700,
    null, null, ${now}, date '2026-11-27', null, n > 80000, null, null, ${now} - n * interval '40 seconds'
  from generate_series(1, 980000, 49) as n where n % 10 <> 0 and n % 3 <> 0`;

const members = `
  insert into users (id, name, email, email_verified, created_at, updated_at)
  select repeat('m', 20) || n, 'Member ' || n, 'member' || n || '@example.com', true, ${now}, ${now}
  from generate_series(1, 100000) as n`;

const orders = `
  insert into orders (id, user_id, product_type, amount_in_cents, state, idempotency_key, guest_email, created_at)
  select md5('o' || n)::uuid, case when n % 5 > 0 then repeat('m', 20) || (1 + n % 100000) end, 'one_time', 29700, 'paid',
    md5('i' || n)::uuid, case when n % 5 = 0 then 'guest' || n || '@example.com' end, ${now} - n * interval '3 minutes'
  from generate_series(1, 200000) as n`;

const purchases = `
  insert into purchases (id, order_id, user_id, product_type, amount_in_cents, currency, paid_at, refund_requested_at,
    refund_reason, refunded_at)
  select md5('b' || n)::uuid, md5('o' || n)::uuid, case when n % 5 > 0 then repeat('m', 20) || (1 + n % 100000) end,
    'one_time', 29700, 'usd', ${now} - n * interval '3 minutes',
    case when n % 50 = 0 then ${now} - n * interval '2 minutes' end, case when n % 50 = 0 then 'We chose a lawyer.' end,
    case when n % 50 = 0 and n > 2000 then ${now} - n * interval '1 minute' end
  from generate_series(1, 200000) as n`;

const properties = `
  insert into property_submissions (idempotency_key, address, city, state, zip_code, notes, submitter_name,
    submitter_phone, submitter_email, created_at)
  select md5('s' || n)::uuid, n || ' Main Street', 'Austin', 'TX', '78751', '', 'Member ' || n, '(512) 555-0100',
    'member' || n || '@example.com', ${now} - n * interval '1 hour'
  from generate_series(1, 20000) as n`;

const deliveries = `
  insert into automation_deliveries (event, data, state, attempts, created_at)
  select 'payment_complete', '{}', 'delivered', 1, ${now} - n * interval '3 minutes' from generate_series(1, 100000) as n`;

const audit = `
  insert into audit_rows (stream, position, at, actor, action, details, previous_hash, hash)
  select case when n % 4 = 0 then 'trust:' else 'account:' end || md5('t' || n / 20)::uuid, 1 + n % 20,
    ${now} - (1000001 - n) * interval '20 seconds', 'member:' || repeat('m', 20) || (1 + n % 100000),
    case when n % 100 = 0 then 'affiliate approved' when n % 3 = 0 then 'fact changed' else 'signed in' end, '{}',
    repeat('0', 64), md5(n::text) || md5('h' || n)
  from generate_series(1, 1000000) as n`;

const fills: readonly (readonly [name: string, fill: string])[] = [
  ['100,000 affiliates', affiliates],
  ['100,000 payouts', payouts],
  ['1,000,000 commissions', commissions],
  ['100,000 members', members],
  ['200,000 orders', orders],
  ['200,000 purchases', purchases],
  ['20,000 properties', properties],
  ['100,000 webhook deliveries', deliveries],
  ['1,000,000 audit entries', audit],
];
