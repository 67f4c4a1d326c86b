import { answerRequests } from '@evergrant/rendering/worker/answer-requests.ts';
import { extractText } from '#assistant/papers/extract/extract-text.ts';

answerRequests(extractText);
