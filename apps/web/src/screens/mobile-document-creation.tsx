import { useNavigate } from 'react-router';
import { MobileAssistant } from '#assistant/mobile/mobile-assistant.tsx';
import { AskedFact } from '#documents/facts-panel/asked-fact.tsx';
import { pageMeta } from '#platform/page-meta.ts';
import { notifySuccess } from '#ui/notify.ts';
import { Page } from '#ui/page.tsx';

export const meta = () =>
  pageMeta('Trust Assistant', 'Talk through your trust on this device, then save it to your account.');

const MobileDocumentCreation = () => {
  const navigate = useNavigate();
  const open = (documentId: string) => {
    notifySuccess('Saved to your account', 'You can go on here whenever you like.');
    void navigate(`/trust/${documentId}`);
  };
  return (
    <Page top="close">
      <MobileAssistant onSaved={open} renderForm={(row, form) => <AskedFact row={row} {...form} />} />
    </Page>
  );
};
export default MobileDocumentCreation;
