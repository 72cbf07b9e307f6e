/** Nouns that are said without "a" or "the": "We’ll talk about patience and snow." */
const uncounted = new Set(
  (
    'advice age anger art autumn bacteria bail baking bamboo bass beauty beer birth blood bread bureaucracy butter cake cancer cardamom carbon ' +
    'care censorship change chaos charity cheese chess childbirth childhood chocolate clay cloth clothing coal coffee comedy concrete copper ' +
    'coral cotton courage cricket crime culture curiosity custody dance darkness data death debt dementia democracy desire dirt divorce doubt ' +
    'drama dust duty economy electricity empathy energy envy equipment ethics exercise failure fame family fashion fat fear film fire ' +
    'feedback flint fog flour flu food football forgiveness freedom friendship fruit fuel fun fur furniture gambling gelato ginger glass gold golf gossip gravity grass grief ' +
    'grammar growth guilt hair harmony health heat heather help hip-hop history home honesty honey hope horticulture housing humor humour hunger hurling ice ink ' +
    'innovation insulin insurance jazz joy judo justice kindness knitting knowledge land language laughter lava law leather leadership leukemia ' +
    'life light lightning literacy love luck luggage magic mail marriage masa math mathematics maths meat medicine memory mental ' +
    'metal milk mistletoe moss money mud music nature noise nonsense nostalgia nutrition oak oil opera pain paint paper pasta patience ' +
    'peace peat perfume philosophy physics pie plastic play pleasure poetry porcelain posture poverty power prayer pressure pride privacy progress property ' +
    'prose psychology punctuation punk race racism radiation radio rage rain reading redundancy reggae regret religion rescue research resilience respect rest revenge rhythm rice ' +
    'risk rock rubbish rugby rust sadness safety salt sand sanitation satire science scurvy seagrass seaweed security sex shame shyness silence silk ' +
    'skin slang sleep smell snow soap society software soil solidarity solitude soup space speed spelling sport status steam steel storage stone storytelling ' +
    'stress style success sugar suicide superstition surgery survival sweat swimming symmetry tape taste tax tea technology television tennis terror ' +
    'theater theatre thirst time timber tourism trade traffic training translation transport trash trauma travel trouble trust truth tweed underwear vanity ' +
    'vengeance vinegar vinyl violence vodka war waste water wealth weather weight wheat whiskey whisky wildlife wilderness wind wine winter wood wool work wrestling ' +
    'writing yeast yoga youth zoning'
  ).split(' '),
)

const endsAsMass =
  /(?:\p{L}{2}(?:ness|ity|(?<!auc)tion|sion|ment|ism|ship|ence|ance|hood|(?<!(?:advent|creat|feat|fut|lect|pict))ure|graphy|logy|nomics|ics|work|ing))$/iu
/** "patience", "registration": said without an article. */
export const isMass = (word: string) => endsAsMass.test(word) || uncounted.has(word)
