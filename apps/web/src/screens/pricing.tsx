import { LoadingState } from '#ui/loading-state.tsx';

const Screen = () => <LoadingState />;
export default Screen;
