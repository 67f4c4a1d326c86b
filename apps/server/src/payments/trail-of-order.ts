interface Ordered {
  readonly orderId: string;
  /** Null while no account has it. */
  readonly userId: string | null;
}

/** The stream of the audit trail where it is kept what becomes of an order: that of its account, or its own. */
export const trailOfOrder = ({ orderId, userId }: Ordered): string =>
  userId === null ? `order:${orderId}` : `account:${userId}`;
