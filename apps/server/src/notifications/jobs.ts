import { deliverAutomation } from '#notifications/deliver-automation.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

export const notificationJobs = (context: Context) => ({
  'notifications.deliver-automation': (data: ProductEvents['automation.queued']) => deliverAutomation(context, data),
});
