import { z } from 'zod';
import { operation } from '#operation.ts';
import { page, paged } from '#paging.ts';

export const automationEvents = ['payment_complete', 'witness_invite'] as const;
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

export const AutomationDelivery = z
  .object({
    id: z.uuid(),
    event: z.enum(automationEvents),
    state: z.enum(deliveryStates),
    attempts: z.int(),
    /** What the receiver answered last; null while it never answered. */
    lastStatus: z.int().nullable(),
    lastError: z.string().nullable(),
    createdAt: z.iso.datetime(),
    deliveredAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AutomationDelivery' });
export type AutomationDelivery = z.infer<typeof AutomationDelivery>;

export const listAutomationDeliveries = operation({
  id: 'listAutomationDeliveries',
  method: 'get',
  path: '/admin/automation-deliveries',
  tag: 'administration',
  access: 'admin',
  summary: 'What was sent to the automation webhook, newest first, a hundred at a time, found by event, email or id',
  query: z.object({ ...paged, state: AutomationDelivery.shape.state.optional() }),
  answer: page('AutomationDeliveryPage', AutomationDelivery).extend({
    /** False while no address is configured: then nothing is sent. */
    isConfigured: z.boolean(),
  }),
});
