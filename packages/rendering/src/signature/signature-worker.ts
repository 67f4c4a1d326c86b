import { checkSignature } from '#signature/check-signature.ts';
import { answerRequests } from '#worker/answer-requests.ts';

answerRequests(checkSignature);
