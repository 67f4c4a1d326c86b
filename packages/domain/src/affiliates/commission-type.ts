/** What a commission was earned by, in the words of the affiliate programme. */
export const commissionTypes = ['one_time', 'monthly_subscription'] as const;
