import { z } from 'zod';

const OrderId = z.uuid();

/** Whether this can be an order of ours: another shop may use the same account with the provider. */
export const isOrderId = (orderId: string | undefined): orderId is string => OrderId.safeParse(orderId).success;
