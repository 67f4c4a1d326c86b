import { lazy, Suspense } from 'react';
import { useSession } from '#platform/session.ts';

const ChatWidget = lazy(async () => {
  const { ChatWidget: component } = await import('#assistant/widget/chat-widget.tsx');
  return { default: component };
});

/** The floating assistant, for members alone; nobody else loads it. */
export const MemberWidget = () => {
  const session = useSession();
  if (session.state !== 'signed-in') return null;
  return (
    <Suspense fallback={null}>
      <ChatWidget />
    </Suspense>
  );
};
