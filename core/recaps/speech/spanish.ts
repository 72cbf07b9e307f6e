import { spa } from 'stopword'
import { listIn, type Speech, wordSet } from './speech.ts'

const list = listIn('es')

const generic =
  'cosa cosas vez veces día días semana semanas mes meses año años hora horas minuto minutos segundo momento momentos mañana tarde noche hoy ayer tiempo tiempos gente persona personas hombre mujer niño niños amigo amigos parte partes lado final fin principio lugar sitio caso punto verdad razón pregunta respuesta idea problema palabra nombre número ciento euros euro dólares mitad resto ejemplo historia conversación episodio programa podcast invitado invitada mano cabeza vida mundo forma manera tipo poco mayoría primer primera segunda último última mejor peor mismo misma otro otra gracias bienvenida bienvenido publicidad pausa enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo'

/** How Spanish is spoken. */
export const spanish: Speech = {
  code: 'es',
  frames: {
    talks(who, whom, minutes) {
      const length = minutes === null ? '' : ` durante ${minutes} minutos`
      const withWhom = whom.length > 0 ? ` con ${list(whom)}` : ''
      const verb = who.length > 1 ? 'conversan' : whom.length > 0 ? 'conversa' : 'habla'
      return `${list(who)} ${verb}${withWhom}${length}.`
    },
    about: (topics) => `Los temas: ${list(topics)}.`,
    says: (speaker, quote) => `${speaker} dice: «${quote}»`,
    introduction: 'Introducción',
    sponsor: 'Publicidad',
    afterSponsor: 'Después de la publicidad',
  },
  stops: new Set(spa),
  generic: wordSet(generic),
  broad: wordSet(
    'trabajo empresa dinero cliente precio coste costo plan proceso sistema situación experiencia decisión proyecto resultado casa ciudad país escuela libro mesa puerta coche comida agua aire cuerpo futuro familia madre padre negocio gusto',
  ),
  attributive: wordSet(''),
  determiners: wordSet(
    'el la los las un una unos unas del al mi mis tu tus nuestro nuestra nuestros nuestras este esta estos estas cada',
  ),
  questionWords: wordSet('qué por cómo cuándo dónde quién quiénes cuál cuáles cuánto cuánta cuántos cuántas'),
  leadIns: wordSet('y pero bueno pues entonces sí no vale claro oye mira a ver ah eh'),
  clauseWords: wordSet('cuando si porque aunque mientras donde después antes'),
  openers: wordSet(
    'y pero o porque pues entonces eso esto ese esa esos esas esta este estos estas aquello él ella ellos ellas lo le les se sí no así también además luego allí ahí aquí bueno claro gracias su sus por ambos otro otra tampoco sino cual',
  ),
  pronouns: wordSet('eso esto ello ellos ellas aquello lo les'),
  personPronouns: wordSet('él ella le suyo suya suyos suyas'),
  sponsor:
    /(?:patrocinado por|nuestro patrocinador|nuestra patrocinadora|presentado por|una pausa para la publicidad|gracias al apoyo de)/iu,
  resumes: /\b(?:de vuelta|ya volvimos|estamos de regreso|seguimos)\b/iu,
  farewell:
    /\b(?:gracias|boletín|página web|sitio web|suscr\p{L}*|sígue\p{L}*|patrocina\p{L}*)|\w\.(?:es|com|org|example)\b/iu,
  announces:
    /\b(?:hablemos|hablar|pasemos|pasamos|vamos) (?:ahora |un poco |también )?(?:de|del|sobre|a|al) /iu,
  claims: [
    [/\bno (?:hay que|ha|han|es|son|era) /iu, 5, /, (?:sino|es|son|era|ha|han|hay que)\b/iu],
    [/, no (?:con|por|de|en|el|la|los|las|un|una)\b/iu, 4],
    [/\b(?:el|la|lo|los|las) (?:mejor|peor|más|menos) /iu, 3],
    [/ más \p{L}/iu, 3],
    [/^(?:si|cuando|quien) [^.?!]{5,120}, /iu, 3],
    [/\b(?:hay que|tienes que|debes|no puedes|no se puede)\b/iu, 3],
    [/\b(?:nadie|nunca|siempre|todo el mundo|jamás)\b/iu, 2],
    [/\b(?:más|menos|mejor|peor) que\b/iu, 2],
    [/\b(?:aprendí|el error|el secreto)\b/iu, 3],
    [/^(?:El|La|Los|Las|Un|Una) \p{L}{3,30} (?:no )?(?:es|son|tiene|tienen|necesita|necesitan) /u, 2],
  ],
  pairClaims: [
    [/^No [^.?!]{3,80}\. [^.?!]{3,80}\.$/u, 3],
    [/^(?:El|La|Los|Las) [^.?!]{3,60} no (?:es|son|era)\b[^.?!]{2,80}\. (?:Es|Son|Era)\b/u, 6],
  ],
}
