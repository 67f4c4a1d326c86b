import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { strategies } from '#content/strategies.ts';

export default [
  layout('screens/layout/site-layout.tsx', [
    index('screens/home.tsx'),
    route('features', 'screens/features.tsx'),
    route('pricing', 'screens/pricing.tsx'),
    route('legal-library', 'screens/legal-library.tsx'),
    // One route for each guide, so that an address which names none is not one of ours.
    ...strategies.map(({ id }) => route(`legal-library/${id}`, 'screens/strategy.tsx', { id: `strategy-${id}` })),
    route('living-trusts', 'screens/living-trusts.tsx'),
    route('irrevocable-trusts', 'screens/irrevocable-trusts.tsx'),
    route('special-needs-trusts', 'screens/special-needs-trusts.tsx'),
    route('terms', 'screens/terms.tsx'),
    route('privacy', 'screens/privacy.tsx'),
    route('disclaimer', 'screens/disclaimer.tsx'),
    layout('screens/layout/data-layout.tsx', [
      route('login', 'screens/login.tsx'),
      route('register', 'screens/register.tsx'),
      route('email-confirmation', 'screens/email-confirmation.tsx'),
      route('confirm-email', 'screens/confirm-email.tsx'),
      route('forgot-password', 'screens/forgot-password.tsx'),
      route('reset-password', 'screens/reset-password.tsx'),
      route('confirm-new-email', 'screens/confirm-new-email.tsx'),
      layout('screens/layout/member-layout.tsx', [
        route('dashboard', 'screens/dashboard.tsx'),
        route('account', 'screens/account.tsx'),
        route('affiliate-dashboard', 'screens/affiliate-dashboard.tsx'),
        route('create-trust', 'screens/create-document.tsx'),
        route('mobile-trust-creation', 'screens/mobile-document-creation.tsx'),
        route('trust/:documentId?', 'screens/document.tsx'),
        route('trust/:documentId/review', 'screens/review-document.tsx'),
        route('trust/:documentId/questions', 'screens/document-questions.tsx'),
        route('trust-preview/:documentId?', 'screens/document-preview.tsx'),
      ]),
      route('questions-for-an-attorney', 'screens/attorney-questions.tsx'),
      route('affiliate-apply', 'screens/affiliate-apply.tsx'),
      route('real-estate-equity', 'screens/real-estate-equity.tsx'),
      route('checkout', 'screens/checkout.tsx'),
      route('success', 'screens/success.tsx'),
      route('claim', 'screens/claim.tsx'),
    ]),
  ]),
  layout('screens/layout/data-layout.tsx', { id: 'data-without-site' }, [
    route('witness/:token?', 'screens/witness.tsx'),
  ]),
  // It holds the portal of the administrators too, which is no address to anybody else.
  route('*', 'screens/not-found.tsx'),
] satisfies RouteConfig;
