import { phrases } from '#interview/language/phrases.ts';

/** What leads up to what somebody really says: `ok so please …`. */
export const polite = phrases(
  'ok|okay|oh|um|umm|uh|uhh|hmm|well|so|sorry|please|honestly|hey|wait|actually|hi|just|yeah|yes|no|nah|oops|whoops|sec',
  "let's|lets",
  'can|could we|you',
  'i want|need to',
  "i'd like|rather to?",
  'for now',
  'i think|guess',
  'hold|hang up|on',
  'one sec',
  'my bad',
);

export const backBegins = phrases('back|undo|return', 'previous question?');
export const back = phrases(
  'go|going|move|get back',
  'take me back',
  'previous question',
  'back up $',
  'one step back',
  'last question again',
  'go to the last|previous',
);

export const skipBegins = phrases(
  'skip|pass|next|later',
  'move on',
  'not now',
  'maybe later',
  'leave it|that|this blank|out|empty',
  'leave it|that|this for later|now',
  'n a',
  'not applicable',
  'rather|prefer not',
  "i'd rather not",
  "don't want to say|answer",
);
export const skip = phrases(
  'skip this|that|it|ahead',
  'skip for now',
  'skip the question',
  'skip to the next',
  'come back to this|that|it',
  'do this|that|it later',
  'rather|prefer not say|answer',
  'move on',
  'decide later',
);

export const unsure = phrases(
  'dunno',
  "don't|dont know",
  'no idea|clue',
  'not really|quite|totally|entirely|completely? sure',
  'unsure|undecided|tbd|idk',
  "haven't decided|thought|figured",
  "can't|cant decide",
  'need|have to think|talk|discuss|speak|decide|figure|ask|check|see',
  'want to talk|discuss|speak|decide|figure|ask|check|see',
  'let me think',
  'beats me',
  'whichever|whatever $',
  'either one|is|works|way fine|ok|okay? $',
  "couldn't say|tell",
  "i'm|im torn",
  'whoever|whomever|whatever|whichever *7 think|thinks|say|says|decide|decides|want|wants|recommend|recommends',
  'whoever|whomever|whatever|whichever *7 suggest|suggests|prefer|prefers|best|works',
  'whoever|whomever|whatever|whichever *7 makes|feels sense|right',
  'ask me tomorrow|later|again|next|another|in',
  'sleep on it|that|this',
  'talk|think it|that|this over',
  'think about it|that|this',
  'need|want|take some|more? more|a? little|bit? of? more? time',
  'that|it all? really? depends',
  'you decide|choose|pick',
  'up to you|them',
  'up to the court',
  "someone|somebody who|who's? is? responsible|trustworthy|reliable|honest|nearby",
  'someone|somebody close by',
  'someone|somebody i can? trust',
  'to be determined',
  'hard to say',
  "haven't a clue",
  'who knows',
  'still deciding|thinking',
  'check with',
  "i'll get back to you",
  'let me get back to you',
);

export const whyBegins = phrases('but|and|so? why');
export const whyNot = phrases('why not $');
export const why = phrases(
  'why do|would|are|does|is|should you|that|this|it|we|they',
  "what's|what is? that|this|it for",
  'what do you need that|this|it',
  'is that|this|it really? necessary|required|needed',
  'do you|i really? need|have to',
  'how come',
);

export const asksBegins = phrases(
  "and|but|so|ok|okay|wait|sorry|hmm|um? what|how|explain|define|what's|whats|wat|meaning",
  'and|but|so|ok|okay|wait|sorry|hmm|um? tell me',
  "and|but|so|ok|okay|wait|sorry|hmm|um? i don't understand|get",
  'and|but|so|ok|okay? who|when|where|which is|are|do|does|did|will|would|can|should|else|one',
  'and|but|so|ok|okay? does|do|is|are|can|could|would|should|will i|it|that|this|you|we|they|the|there|a|an|my',
);
export const asks = phrases(
  "what's a|an|the|that|it|this",
  'what is|are|does|do a|an|the|that|it|this',
  'what do|does *1 mean|means',
  'what *5 mean|means',
  "don't understand",
  "don't know what",
  'mean by',
);

export const advice = phrases(
  'should i',
  'what would you',
  'do you recommend',
  'which is|one is|would? be? better|best',
  'what do most? people|you usually? do|suggest|recommend',
  'your opinion|advice',
  'is it better',
  'is it a good idea',
  'can i trust',
  "what|what's is? best|better",
);

export const progress = phrases(
  'how much|many|long|far *4 left|more|longer|remaining|questions|take',
  'how much|many|long|far *4 to go',
  'are|r we almost|nearly|about|halfway? there|done|finished|through',
  'are|r we half way there|done|finished|through',
  'are|r we close to done|finished|there',
  'are|r we anywhere near done|finished|there',
  'almost|nearly done|finished|there',
  'is this|that the last one|question',
  'how much|many|far more',
  'what else do you need',
  "what|what's is? missing|left",
  'how am|are i|we doing',
  'where are|were we',
);

export const yes = phrases(
  'yes|yep|yeah|yup|ya|correct|right|sure|exactly|absolutely|ok|okay|perfect|good|great|fine|definitely|y|agreed|indeed',
  'affirmative|uh-huh|mhm|confirm|confirmed',
  "that's|thats right|correct|it|fine|good|him|her|them|true",
  "that's|thats all correct",
  'sounds good',
  'look|looks good|right|great|correct',
  'of course',
  'i do|will',
  'please do',
  'go ahead',
  'use these|them|those',
  'keep it|them|that|this',
  'all good|correct|right|set',
  'everything is correct|right|fine',
  'do it',
  'change nothing',
  'nothing to change',
);

export const no = phrases(
  'no|nope|nah|none|nobody|noone|nothing|negative|nevermind|n|wrong|incorrect',
  'no-one',
  'never mind',
  'not really|correct|right|any',
  'not at this time',
  'not right now',
  'not that i can think of',
  'not at the moment',
  "i don't",
  "that's|thats not right|correct|it",
  "that's|thats wrong|all|it|everything",
  'i want to change something',
  'all done',
);

export const chatter = phrases(
  'hold|hang on',
  'one|a sec|second|moment|minute',
  'brb|lol|haha|ugh',
  'the|my printer|doorbell|weather',
  'my|another|more|some coffee',
  'cup of coffee',
  'getting|making|grabbing|need coffee',
  'be right back',
  'gimme a',
  "phone|phone's is? ringing",
  'how are you',
  'good morning|afternoon|evening',
  'thanks',
  'thank you',
  'nice to meet',
  'my dog|cat is|just|keeps',
  'this is hard|overwhelming|depressing|weird',
  'this is a lot',
  'sorry about that',
);

export const machine = phrases(
  'ignore|disregard|forget|override|bypass *6 instruction|instructions|rule|rules|prompt|prompts|previous|above|prior|everything',
  'ignore|disregard|forget|override|bypass *6 guidelines|validation|check|checks',
  'system prompt',
  'you are now',
  'act|behave|respond|pretend as|like *4 ai|assistant|lawyer|attorney|dan|admin|developer|system|unrestricted|pirate',
  'pretend to be *4 ai|assistant|lawyer|attorney|dan|admin|developer|system|unrestricted|pirate',
  "pretend you're|you are? *4 ai|assistant|lawyer|attorney|dan|admin|developer|system|unrestricted|pirate",
  'mark|set|flag|make|declare|consider|output|return|say *6 complete|completed|finished|done|iscomplete|progress|approved',
  'mark|set|flag|make|declare|consider|output|return|say *6 valid|signed|verified',
  'developer mode',
  'jailbreak|iscomplete|autofill',
  'reveal|show|print|repeat|dump *4 prompt|instructions|system|hidden|internal|database|json|password',
  'reveal|show|print|repeat|dump *4 api key',
  'drop table',
  'set progress|iscomplete|status',
  'as an ai',
  'fill in everything|all *4 random|fake|yourself',
  'fill in everything|all *4 for me',
  'fill in everything|all *4 john doe',
  'fill in the rest *4 random|fake|yourself',
  'fill in the rest *4 for me',
  'fill in the rest *4 john doe',
  'make something|it|them *2 up',
  'admin mode|override',
  'skip all|every *4 question|questions|validation|step|steps',
  'skip the remaining|rest *4 question|questions|validation|step|steps',
  'just finish|complete|generate|approve it|the|this|everything',
);

export const asksDocument = phrases(
  "show|see|view|read|open|preview|print|download|where's *5 document|draft|preview",
  "show|see|view|read|open|preview|print|download|where's *5 the|my trust",
  'look at *5 document|draft|preview',
  'look at *5 the|my trust',
  'where is *5 document|draft|preview',
  'where is *5 the|my trust',
);

export const asksRecap = phrases(
  'show|tell|read|list|see|repeat *4 everything',
  'show|tell|read|list|see|repeat *4 my|the answers|list',
  'show|tell|read|list|see|repeat *4 what i|you have? said|told|recorded|have',
  'what have you got',
  'what have|did you *1 written|write|recorded|record|noted|note|saved|save|got',
  'what have|did you *1 put down',
  'did you get|write|note|save|keep it|that|this|all|everything|them|him|her',
  'did you get|write|put down the|my',
  'have|has you got|written|noted|saved it|that|this|all|everything|the|my',
  'does it|the say|mention',
);

export const worry = phrases(
  'is this|it|that really|all? safe|secure|private',
  "i'm|im|feeling so|really|very|just? scared|afraid|nervous|anxious|worried|overwhelmed|frightened",
  "i'm|im|feeling a bit|little scared|afraid|nervous|anxious|worried|overwhelmed|frightened",
  'i am so|really|very|just? scared|afraid|nervous|anxious|worried|overwhelmed|frightened',
  'i am a bit|little scared|afraid|nervous|anxious|worried|overwhelmed|frightened',
);
