import { normalize } from './normalize.ts'
import type { ImportField } from './import-column.ts'

/**
 * What forms ask where a list has a header: beginnings and middles of questions, in as many languages as forms come in.
 * No word of them need be one of the words for the field.
 */
const questions: Partial<Record<ImportField, string>> = {
  company: `where do you work, who do you work for, where are you employed, which company do you, what company do you,
    which organization do you, which organisation do you, what organization do you, wo arbeitest du, wo arbeiten sie,
    für wen arbeitest, für wen arbeiten, bei welcher firma, bei welchem unternehmen, in welchem unternehmen,
    für welches unternehmen, für welche firma, où travaillez vous, où travailles tu, pour qui travaillez vous,
    pour quelle entreprise, dans quelle entreprise, pour quelle organisation, pour quelle société, dónde trabajas,
    dónde trabaja, para quién trabajas, en qué empresa, para qué empresa, en qué organización, onde você trabalha,
    onde trabalha, para quem trabalha, em que empresa, em qual empresa, dove lavori, dove lavora, per chi lavori,
    per quale azienda, in quale azienda, waar werk je, waar werkt u, voor wie werk je, bij welk bedrijf, var jobbar du,
    var arbetar du, hvor jobber du, hvor arbeider du, hvor arbejder du, missä työskentelet, missä olet töissä,
    gdzie pracujesz, gdzie pan pracuje, dla kogo pracujesz, w jakiej firmie, kde pracujete, kde pracuješ,
    где вы работаете, где работаете, где ты работаешь, в какой компании, де ви працюєте, nerede çalışıyorsunuz,
    nerede çalışıyorsun, hangi şirkette, di mana anda bekerja, bạn làm việc ở đâu, unde lucrați, hol dolgozik`,
  title: `what do you do for a living, what is it that you do, what is your job, what s your job, what is your role,
    what s your role, was machst du beruflich, was machen sie beruflich, was arbeitest du, was ist dein beruf,
    que faites vous dans la vie, que fais tu dans la vie, quel est votre métier, quelle est votre profession,
    a qué te dedicas, a qué se dedica, en qué trabajas, cuál es tu profesión, o que você faz, com o que trabalha,
    com o que você trabalha, qual é a sua profissão, qual a sua profissão, di cosa ti occupi, di che cosa ti occupi,
    che lavoro fai, wat doe je voor werk, wat doe je, wat doet u, vad jobbar du med, vad arbetar du med,
    hva jobber du med, hvad laver du, hvad arbejder du med, mitä teet työksesi, czym się zajmujesz, czym się pan zajmuje,
    čím se zabýváte, co děláte, чем вы занимаетесь, чем занимаетесь, чем ты занимаешься, кем вы работаете,
    чим ви займаєтесь, ne iş yapıyorsunuz, ne iş yapıyorsun, apa pekerjaan anda`,
  bio: `tell us about yourself, tell us a bit about yourself, tell us a little about yourself, tell us more about yourself,
    tell us about you, tell us a bit about you, tell us your story, share your story, tell your story, describe yourself,
    how would you introduce yourself, how should we introduce you, introduce you, introduce the guest, how would you like to be introduced,
    erzähl uns von dir, erzähl uns kurz von dir, erzähl uns etwas von dir, erzählen sie uns von sich, erzähl von dir, erzähle uns von dir, etwas über dich, etwas über sich, stell dich vor,
    stell dich kurz vor, stellen sie sich vor, stellen sie sich kurz vor, parlez nous de vous, parle nous de toi,
    racontez nous votre histoire, présentez vous, cuéntanos de ti, cuéntanos sobre ti, cuéntanos un poco,
    cuéntanos tu historia, háblanos de ti, cuéntenos sobre usted, fale sobre você, fale um pouco sobre, conte um pouco sobre,
    conte sua história, conte a sua história, conte nos sobre, apresente se, raccontaci di te, parlaci di te,
    raccontaci la tua storia, raccontaci qualcosa, presentati, over jezelf, over uzelf, stel jezelf voor, berätta om dig,
    berätta kort om dig, berätta lite om dig, beskriv dig själv, fortell om deg selv, fortæl om dig selv, kerro itsestäsi,
    opowiedz o sobie, napisz o sobie, kilka słów o sobie, představte se, řekněte nám o sobě, расскажите о себе,
    расскажи о себе, несколько слов о себе, розкажіть про себе, kendinizden bahsedin, kendinizi tanıtın,
    kendinizi kısaca, tell us who you are, say who you are, sag uns wer du bist, erzähl uns wer du bist,
    sagen sie uns wer sie sind, dites nous qui vous êtes, dis nous qui tu es, cuéntanos quién eres, cuenta quién eres,
    dinos quién eres, conte quem você é, conte nos quem, diga quem você é, diz nos quem és, raccontaci chi sei, dicci chi sei,
    vertel ons wie je bent, vertel wie je bent, berätta vem du är, fortell hvem du er, fortæl hvem du er, kerro kuka olet,
    powiedz nam kim jesteś, napisz kim jesteś, řekněte nám kdo jste, расскажите кто вы, bize kim olduğunuzu, ceritakan tentang diri anda, hãy giới thiệu về bản thân`,
  social: `hang out online, follow you, your socials,
    wo folgen, où vous suivre, dónde seguirte, onde te seguir, dove seguirti, waar kunnen mensen je volgen`,
  expertise: `what would you like to talk about, what do you want to talk about, what could you talk about,
    what can you talk about, what will you talk about, what would you like to discuss, what would you love to talk about,
    what topics would you, which topics would you, which subjects do you know best, worüber möchtest du, worüber möchten sie, worüber willst du,
    worüber kannst du, worüber können sie, über welche themen, de quoi aimeriez vous parler, de quoi souhaitez vous parler,
    de quoi voulez vous parler, de quels sujets, sur quels sujets, de qué te gustaría hablar, de qué quieres hablar,
    sobre qué te gustaría hablar, sobre qué temas, de qué temas, sobre o que gostaria de falar,
    sobre o que você gostaria de falar, sobre o que você quer falar, sobre o que quer falar, sobre quais temas,
    di cosa vorresti parlare, di che cosa vorresti parlare, di quali argomenti, waarover wil je, waarover zou je,
    waarover wilt u, over welke onderwerpen, vad vill du prata om, vad vill du tala om, vad kan du prata om, vilka ämnen,
    hva vil du snakke om, hvad vil du tale om, hvad vil du snakke om, mistä haluat puhua, mistä aiheista,
    o czym chcesz rozmawiać, o czym chcesz mówić, o czym chciałbyś, o jakich tematach, o čem chcete mluvit,
    о чем хотите рассказать, о чем вы хотите, о чем бы вы хотели, на какие темы, про що ви хочете,
    ne hakkında konuşmak, hangi konularda, hangi konular hakkında`,
}

/** What people do besides their work is no job. */
const besidesPattern =
  /\b(?:fun|free time|spare time|weekends?|relax|freizeit|loisirs|tiempo libre|tempo livre|tempo libero)\b/

const questionPhrases = Object.entries(questions).flatMap(([field, phrases]) =>
  phrases.split(',').map((phrase) => ({ field: field as ImportField, phrase: ` ${normalize(phrase)} ` })),
)

/** "What should we not talk about?" */
const avoidedPattern =
  /\b(?:not|never|avoid|off limits|dont|don t|nicht|nie|ne pas|eviter|evitar|evitare|niet|inte|ikke)\b/

/** `folded` as `normalize` gives it. */
export const asksToAvoid = (folded: string) => avoidedPattern.test(folded)

/** "Three things you could talk about": with lists below it, what somebody knows. */
export const asksWhatToTalkAbout = (folded: string) =>
  /\b(?:talk|speak|chat) (?:about|on)\b/.test(folded) && !asksToAvoid(folded)

/** The field that a question asks for; null for any other header. `folded` as `normalize` gives it. */
export function matchQuestion(folded: string): ImportField | null {
  const text = ` ${folded} `
  if (besidesPattern.test(text)) return null
  const avoided = asksToAvoid(text)
  const asked = questionPhrases.filter(
    ({ field, phrase }) => text.includes(phrase) && !(avoided && field === 'expertise'),
  )
  // Of "in welchem Unternehmen, und was machst du beruflich" the longest says most
  const longest = asked.sort((a, b) => b.phrase.length - a.phrase.length)[0]
  return longest?.field ?? matchComposed(text)
}

/**
 * A question word and a verb, with up to three words between or at the end: "where she works", "was die Person sonst noch so
 * macht". Stems end in `*`.
 */
const composed: [ImportField, string][] = [
  ['bio', `stell stelle stellen|vor; stel stelt|voor`],
  [
    'company',
    `where|work* employed; wo bei|arbeite* tatig beschaftigt; ou|travaill*; donde|trabaj*; onde|trabalh*; dove|lavor*;
     waar|werk*; var|jobba* arbeta*; hvor|jobb* arbeid* arbejd*; missa|tyosken* toissa; gdzie|pracuj*; kde|pracuj* pusob*;
     hol|dolgozi*; unde|lucrea*; nerede|calis*; где|работа* трудит*; де|працю*; πού που|εργαζ* δουλευ*; къде|работи*;
     gdje gde kje|radi* dela*; kur|dirba* strada; kus|tootab*; on|treball*; أين|يعمل تعمل; איפה היכן|עובד* עובדת; di|bekerja`,
  ],
  [
    'title',
    `was|macht machst machen; que|hace haces dedica* fait faites fais; o|faz; cosa|occupa* fa fai; wat|doet;
     vad|gor jobba* arbeta*; hva hvad|gjor laver jobber arbejder; mita|tekee teet; czym|zajmuj*; co|robi dela delate; cim|zabyva* bavi;
     mivel|foglalkoz*; mit|csinal*; ce|face ocupa; ne|yapiyor*; чем кем|занима* работа*; чим ким|займа* працю*;
     τι με|κανει κανετε ασχολειτ*; какво|прави работи*; kuo|uzsiima; ko|dara; mida|teeb`,
  ],
]

/** "Who they are", "Quem é": next to names it asks what somebody is. */
const whoQuestions = new Set(
  `who is, who are, they are, he is, she is, wer ist, wer sind, qui est, qui sont, quien es, quienes son, quem e, quem sao,
  chi e, chi sono, wie is, wie zijn, vem ar, hvem er, kuka on, kto to, kim jest, kim sa, kdo je, kdo to, kym je, ki o, kicsoda o, siapa dia, la ai, kas ir, kes on, cine e, cine este, кто это, кто он,
  хто це, хто він, кой е, tko je`
    .split(',')
    .map(normalize),
)

const whoWords = new Set('who wer qui quien quem chi wie vem hvem kuka kto kdo кто хто'.split(' '))
export const isWho = (folded: string) => whoWords.has(folded)

/** At the end, or with one more word: "who are you coming with" asks for others. */
const asksWho = (words: string[]) =>
  words.length > 1 &&
  (whoQuestions.has(words.slice(-2).join(' ')) || whoQuestions.has(words.slice(-3, -1).join(' ')))

/** A question word and where its verb may come from there. */
interface ComposedQuestion {
  field: ImportField
  questions: Set<string>
  isVerb: (word: string) => boolean
}

const composedQuestions = composed.flatMap(([field, forms]) =>
  forms.split(';').map((form): ComposedQuestion => {
    const [questions, verbs] = form.split('|').map((words) => words.trim().split(/\s+/))
    const stems = verbs!.map((verb) => ({ text: normalize(verb.replace('*', '')), open: verb.endsWith('*') }))
    const isVerb = (word: string) =>
      stems.some(({ text, open }) => (open ? word.startsWith(text) : word === text))
    return { field, questions: new Set(questions!.map(normalize)), isVerb }
  }),
)

const maxWords = 20
const wordsBetween = 3
const doers = new Set('you they he she guest person'.split(' '))

function matchComposed(text: string): ImportField | null {
  const words = text.trim().split(' ')
  if (words.length > maxWords) return null
  if (asksWho(words)) return 'title'
  if (words.some((word, at) => word === 'what' && asksWhatTheyDo(words.slice(at + 1, at + 6)))) return 'title'
  const asked = composedQuestions.find(({ questions, isVerb }) =>
    words.some(
      (word, at) =>
        questions.has(word) && [...words.slice(at + 1, at + 2 + wordsBetween), words.at(-1)!].some(isVerb),
    ),
  )
  return asked?.field ?? null
}

/** "What company do you …" asks for something else. */
const asksWhatTheyDo = (words: string[]) =>
  words.some(
    (word, at) =>
      doers.has(word) && /^do(?:es)?$/.test(words[at + 1] ?? '') && !doers.has(words[at + 2] ?? ''),
  )
