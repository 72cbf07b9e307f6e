import { peopleWords } from './header-kinds.ts'
import type { ImportColumn } from './import-column.ts'
import { words } from './looks-like.ts'
import { matchHeader } from './match-header.ts'
import { normalize } from './normalize.ts'
import { asksCancelled } from './sheets-of-cancelled.ts'
import { statusIn } from './status-words.ts'
import { hasStart, listOfWords } from './word-starts.ts'

/** Beginnings of words for orders and tickets. */
const ticketStarts = listOfWords(`
  ticket, order, pass, admission, eintritt, karte, bestell, billet, commande, entrada, pedido, boleto, bilhete, ingresso, bigliett, ordine, toegang,
  kaart, biljet, bestallning, bestilling, lippu, tilaus, bilet, zamowien, vstupenk, objednav, jegy, rendeles, билет, заказ, квиток, замовлен, εισιτηρι,
  παραγγελ, karta, narudzb, siparis, tiket, pesanan, チケット, 注文, 票, 订单, 訂單, 티켓, 주문, تذكرة, כרטיס, टिकट, บัตร
`)
/** For being on the list of those who come, and for how far something is. */
const stateStarts = listOfWords(`
  attend, coming, rsvp, registration, participa, teilnahme, teilnehm, zusage, anmeld, inscri, asistencia, presenca, iscrizion, partecip, deelnam, aanmeld,
  deltag, anmalan, pamelding, tilmelding, osallistu, ilmoittaut, udzial, uczestn, zgloszen, ucast, prihlas, reszvetel, jelentkez, katil, kayit, участ,
  регистрац, реєстрац, συμμετοχ, sudjelov, prijav, kehadiran, 出席, 参加, 報名, 报名, 참석, 참가, حضور, उपस्थित, status, state, statut, estado, stato, tila,
  stav, stan, durum, статус, состояние, ステータス, 状态, 狀態, 상태
`)
/** For what kind of appointment somebody has booked. */
const kindStarts = listOfWords(`
  event, meeting type, appointment, booking, service, session type, termin, veranstaltung, événement, rendez vous, type de, tipo de, evento, cita, reunión, servicio,
  agendamento, serviço, appuntamento, servizio, afspraak, dienst, mötestyp, bokning, tjänst, møte, møde, tapaaminen, palvelu, spotkanie, wydarzenie, usługa, schůzka, událost,
  esemény, találkozó, eveniment, întâlnire, randevu, etkinlik, событ, встреч, услуг, поді, зустріч, συνάντηση, događaj, sastanak, acara, janji, 予約, イベント, 活动, 预约, 服务, 이벤트, 예약
`)
/** For appointments that nobody records. */
const callStarts = listOfWords(`
  intro, discovery, wewnętrzn, kennenlern, vorgespräch, découverte, connaissance, conocern, conhecer, conoscitiv, kennismak, introdu,
  prueba, zapozna, seznám, tanışma, внутрен, знаком, внутріш, 社内, テスト, 打ち合わせ, 内部, 测试, 認識, 내부, 테스트, 사전
`)
const callWordPattern =
  /(?:^| )(?:test|teste|tests|testing|sync|standup|stand up|catch up|check in|demo|onboarding|essai|prova|proef|prov|probe|intern(?:al|e[nrs]?|[aio])?|team call)(?: |$)/
const isCall = (kind: string) =>
  hasStart(normalize(kind), callStarts) || callWordPattern.test(normalize(kind))

/** "Order Company Name" */
const isOfPerson = (header: string) => (matchHeader(header)?.field ?? 'ignore') !== 'ignore'

const awayStarts = [...ticketStarts, ...stateStarts]
/** Headers that ask whether somebody comes, below which a no is enough. */
const comingHeaders = new Set(
  listOfWords(`
    attending, coming, is coming, rsvp, will attend, kommt, nimmt teil, teilnahme, zusage, dabei, vient, présence, participe, asiste, asistencia, viene, vem, presença,
    partecipa, komt, aanwezig, deltar, deltager, kommer, osallistuu, przyjdzie, udział, účast, részvétel, katılıyor, участие, придёт, участь, 出席, 参加, 참석, حضور
  `),
)
const noWords = new Set(
  listOfWords(
    `no, n, nein, non, não, nej, nei, ei, nie, ne, nem, nu, hayır, нет, ні, いいえ, 否, 아니요, لا, לא, nope, nothing, nichts, rien, nada, niente, niets, inget, ingenting, intet, nic,
    nimic, semmi, ništa, nič, ничего, нічого, τίποτα, hiçbir şey, 没有, 沒有, 特になし, 없습니다, לא כלום`,
  ),
)
export const isNo = (cell: string) => noWords.has(normalize(cell))
const yesWords = new Set(
  listOfWords(`
    true, yes, y, x, 1, wahr, ja, j, vrai, oui, o, verdadero, sí, s, verdadeiro, sim, vero, waar, sant, sann, sand, tosi, kyllä, prawda, tak, pravda, ano, áno,
    igaz, igen, adevărat, da, doğru, evet, истина, да, так, ναι, taip, jā, jah, ya, có, はい, 是, 예, 네, نعم, כן
  `),
)

/** Below a header that asks whether somebody cancelled; numbers of cancellations are no answers. */
const saysYes = (cell: string) => yesWords.has(normalize(cell)) || /^[✓✔✅☑✗✘❌]\ufe0f?$/u.test(cell)
const areAnswers = (kinds: string[]) => kinds.every((kind) => !/\d/.test(kind) || /^[01]$/.test(kind))

/** "Order ID", "Numéro de billet" */
export const isOfTickets = (header: string) => hasStart(normalize(header), ticketStarts)

/** Whether this is a list of tickets and their orders. */
export const areTickets = (headers: readonly string[]) => headers.filter(isOfTickets).length > 1

/** A column that says of some rows, with these cells, that their people don't come to the show. */
export interface AwayColumn {
  header: string
  index: number
  away: ReadonlySet<string>
}

const mostKinds = 12
const longestState = 4

/**
 * Columns of a sheet below which people have cancelled; behind them those of tickets for the audience next to tickets for speakers,
 * and of "Intro call" and "Team sync" next to other appointments.
 */
export function findAway(columns: readonly ImportColumn[], rows: readonly string[][]): AwayColumn[] {
  const open = columns.flatMap(({ header, index, field, code }) => {
    const text = normalize(header)
    if (field !== null || code === 'chosen' || code === 'remembered') return []
    const isState = hasStart(text, awayStarts) || comingHeaders.has(text) || asksCancelled(header)
    if (!isState && !hasStart(text, kindStarts)) return []
    return { header, index, text, kinds: [...new Set(rows.map((row) => row[index] ?? ''))].filter(Boolean) }
  })
  const cancelled = open.map(({ text, kinds, ...column }) => {
    const isAsked = asksCancelled(column.header) && areAnswers(kinds)
    const saysNo = (cell: string) => comingHeaders.has(text) && isNo(cell)
    const isOff = (cell: string) => words(cell) <= longestState && statusIn(cell) === 'cancelled'
    return {
      ...column,
      away: new Set(kinds.filter((cell) => isOff(cell) || saysNo(cell) || (isAsked && saysYes(cell)))),
    }
  })
  const audience = open
    .filter(({ header, text }) => hasStart(text, ticketStarts) && !isOfPerson(header))
    .filter(({ kinds }) => kinds.length <= mostKinds && kinds.some(isOfStage))
    .map(({ header, index, kinds }) => ({
      header,
      index,
      away: new Set(kinds.filter((kind) => !isOfStage(kind))),
    }))
  const calls = open
    .filter(
      ({ text, kinds }) => hasStart(text, kindStarts) && kinds.length <= mostKinds && !kinds.every(isCall),
    )
    .map(({ header, index, kinds }) => ({ header, index, away: new Set(kinds.filter(isCall)) }))
  return [...cancelled, ...audience, ...calls].filter(({ away }) => away.size > 0)
}

/** "Speaker pass", "Panelist"; a guest's ticket is one that nobody paid for. */
const isOfStage = (ticket: string) =>
  normalize(ticket)
    .split(' ')
    .some((word) => peopleWords.has(word) && !hasStart(word, audienceStarts))
const audienceStarts = listOfWords(`
  attendee, participant, guest, gast, gäst, invit, convid, ospit, gjest, gæst, vieras, vieraat, gość, gosc, goście, host, vendég, konuk, гост, гіст, καλεσμ, gost,
  tamu, ضيف, ضيوف, אורח
`)

const botWords = new Set(
  listOfWords('bot, bots, is bot, бот, боты, ボット, 机器人, 機器人, 봇, บอต, בוט, روبوت'),
)
const isBot = (text: string) =>
  normalize(text)
    .split(' ')
    .some((word) => botWords.has(word))

/** Columns that say of some rows, with these cells, that they are accounts of programs. */
export const findBots = (columns: readonly ImportColumn[], rows: readonly string[][]): AwayColumn[] =>
  columns.flatMap(({ header, index, field, code }) => {
    if (field !== null || code === 'chosen' || code === 'remembered') return []
    const kinds = [...new Set(rows.map((row) => row[index] ?? ''))].filter(Boolean)
    const away = new Set(kinds.filter((kind) => (isBot(header) ? saysYes(kind) : isBot(kind))))
    return kinds.length <= mostKinds && away.size > 0 ? [{ header, index, away }] : []
  })
