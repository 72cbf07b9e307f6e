import type { EpisodeStatus } from '../../guests/guest.ts'
import { normalizeWords } from './normalize.ts'

/** What hosts write about a guest's episode; `cancelled` has no status here, since such a guest isn't coming. */
type StatusWord = EpisodeStatus | 'cancelled'

const list = (words: string) => words.split(',').map((word) => normalizeWords(word))

/** In the languages of headers, the furthest along first: "invited, then cancelled" is cancelled. */
const wordsOf: [StatusWord, ReadonlySet<string>][] = [
  [
    'cancelled',
    new Set(
      list(`
    cancelled, canceled, called off, declined, dropped out, pulled out, withdrew, withdrawn, said no, not coming, no show, rejected, turned down,
    not interested, fell through, not attending, not going, can t make it, can t come, cannot come, won t come, backed out, bailed, refunded, voided, void, chargeback, sagt ab, sagte ab,
    kommt nicht, nimmt nicht teil, nicht dabei, erstattet, rückerstattet, ne vient pas, ne vient plus, ne participe pas, remboursé, remboursée, no viene, no asiste, no puede, reembolsado, reembolsada,
    não vem, não vai, não comparece, non viene, non partecipa, rimborsato, rimborsata, komt niet, niet aanwezig, terugbetaald, kommer inte, kommer ikke, återbetald, refundert, refunderet,
    ei tule, nie przyjdzie, zwrócono, nepřijde, vráceno, nem jön, visszatérítve, nu vine, rambursat, gelmiyor, gelemiyor, iade edildi, не придёт, не приедет, возврат, не прийде, abgesagt, storniert, abgelehnt, ausgefallen, entfällt, zurückgezogen, annulé, annulée, décliné, refusé, refusée,
    désisté, cancelado, cancelada, anulado, anulada, rechazado, rechazada, declinó, recusado, recusada, desistiu, annullato, annullata, rifiutato,
    rifiutata, disdetto, geannuleerd, afgezegd, afgewezen, vervallen, inställd, inställt, avbokad, tackat nej, avböjt, avlyst, avslått, takket nei,
    aflyst, afslået, takket nej, peruttu, peruutettu, kieltäytyi, odwołane, odwołany, odwołana, anulowane, odmowa, zrušeno, zrušený, odmítnuto,
    odmítl, zrušené, odmietnuté, lemondva, törölve, elmarad, visszautasítva, anulat, anulată, refuzat, iptal, iptal edildi, reddetti, отменено,
    отменён, отменена, отказ, отказался, отказалась, скасовано, відмінено, відмова, отказано, ακυρώθηκε, ακυρωμένο, αρνήθηκε, otkazano, odbijeno,
    odpovedano, zavrnjeno, atšaukta, atcelts, tühistatud, dibatalkan, batal, đã hủy, hủy, từ chối, ملغى, ألغي, رفض, בוטל, מבוטל, סירב, रद्द, ยกเลิก,
    キャンセル, 中止, 辞退, 取消, 已取消, 拒绝, 拒絕, 취소, 취소됨, 거절`),
    ),
  ],
  [
    'completed',
    new Set(
      list(`
    completed, complete, done, recorded, aired, published, released, live, out now, finished, edited, in edit, editing, in editing, in post,
    post production, taped, interviewed, filmed, posted, wrapped, in the can, past, aufgenommen, aufgezeichnet, erledigt, fertig, abgeschlossen,
    veröffentlicht, ausgestrahlt, gesendet, geschnitten, enregistré, enregistrée, terminé, terminée, publié, publiée, diffusé, diffusée, fait,
    en ligne, en montage, grabado, grabada, publicado, publicada, emitido, emitida, hecho, hecha, terminado, terminada, completado, completada,
    gravado, gravada, feito, concluído, concluída, no ar, registrato, registrata, pubblicato, pubblicata, fatto, completato, completata, andato in onda,
    opgenomen, klaar, afgerond, gepubliceerd, uitgezonden, inspelad, inspelat, klar, publicerad, publicerat, sänd, innspilt, tatt opp, ferdig, publisert,
    sendt, optaget, færdig, udgivet, äänitetty, nauhoitettu, valmis, julkaistu, nagrane, nagrany, nagrana, gotowe, opublikowane, wyemitowane, zakończone,
    natočeno, nahráno, hotovo, publikováno, vydáno, nahrané, zverejnené, felvéve, kész, megjelent, înregistrat, înregistrată, publicat, gata, finalizat,
    kaydedildi, yayınlandı, tamamlandı, bitti, записано, записан, записана, готово, опубликовано, вышло, вышел, завершено, опубліковано, вийшло, завършен,
    публикувано, ηχογραφήθηκε, ολοκληρώθηκε, δημοσιεύτηκε, έγινε, snimljeno, gotovo, objavljeno, posneto, končano, įrašyta, baigta, ierakstīts, pabeigts,
    salvestatud, valmis, direkam, selesai, tayang, đã ghi, hoàn thành, đã phát, مسجل, تم التسجيل, مكتمل, منشور, הוקלט, הושלם, פורסם, पूर्ण, रिकॉर्ड किया,
    บันทึกแล้ว, เสร็จแล้ว, เผยแพร่แล้ว, 収録済み, 収録済, 完了, 公開済み, 配信済み, 已录制, 已錄製, 已完成, 完成, 已发布, 已發布, 녹음 완료, 완료, 공개됨, 방송됨`),
    ),
  ],
  [
    'upcoming',
    new Set(
      list(`
    upcoming, confirmed, booked, scheduled, accepted, agreed, said yes, to record, to be recorded, ready to record, not recorded, not recorded yet, recording booked,
    ok, okay, fix, fixed, fixiert, fixtermin, fest, steht, passt, date set, locked in, all set, pencilled in, penciled in, pencilled, penciled, provisional, provisionally booked, rescheduled, rebooked, geplant, bestätigt,
    zugesagt, gebucht, terminiert, vereinbart, steht fest, kommend, calé, calée, c est bon, d accord, cerrado, cerrada, de acuerdo, vale, fechado, fechada, combinado, combinada, deciso, a posto, d accordo, staat vast, vast, afgesproken, rond,
    spikat, avtalt, aftalt, i orden, ustalone, ustalony, dogadane, dohodnuto, dohodnuté, rendben, stabilit, tamam, kesin, ок, окей, договорились, домовлено, уговорено, εντάξει, okej, oke, confirmé, confirmée, réservé, réservée, planifié, planifiée, prévu, prévue, accepté, à venir,
    confirmado, confirmada, reservado, reservada, programado, programada, agendado, agendada, aceptado, próximo, próxima, aceito, marcado, marcada,
    confermato, confermata, prenotato, prenotata, programmato, programmata, fissato, accettato, in arrivo, bevestigd, geboekt, gepland, ingepland, akkoord,
    bekräftad, bekräftat, bokad, bokat, planerad, planerat, kommande, bekreftet, booket, planlagt, kommende, bekræftet, vahvistettu, varattu, sovittu, tuleva,
    potwierdzone, potwierdzony, potwierdzona, umówione, umówiony, umówiona, zaplanowane, zarezerwowane, potvrzeno, potvrzený, naplánováno, domluveno,
    potvrdené, naplánované, megerősítve, lefoglalva, egyeztetve, confirmat, confirmată, programat, rezervat, onaylandı, planlandı, ayarlandı, подтверждено,
    подтверждён, подтверждена, запланировано, назначено, согласован, підтверджено, заплановано, потвърден, насрочен, επιβεβαιώθηκε, επιβεβαιωμένο,
    προγραμματίστηκε, κλείστηκε, potvrđeno, zakazano, dogovoreno, potrjeno, načrtovano, patvirtinta, suplanuota, apstiprināts, ieplānots, kinnitatud,
    planeeritud, dikonfirmasi, terkonfirmasi, dijadwalkan, terjadwal, đã xác nhận, đã lên lịch, مؤكد, تم التأكيد, مجدول, محجوز, מאושר, אושר, נקבע, पुष्टि,
    निर्धारित, ยืนยันแล้ว, นัดแล้ว, 確定, 確認済み, 予定, 収録予定, 已确认, 已確認, 已预约, 已預約, 已安排, 확정, 확인됨, 예정`),
    ),
  ],
  [
    'unscheduled',
    new Set(
      list(`
    unscheduled, to invite, to be invited, to ask, to contact, to book, to be booked, to schedule, to be scheduled, to do, not yet, not started, not invited,
    not confirmed, unconfirmed, to confirm, to be confirmed, tbc, invited, invite sent, asked, pitched, contacted, emailed, reached out, approached, in touch,
    in talks, interested, waiting, awaiting reply, waiting for reply, awaiting, pending, no reply, no answer, follow up, chase, chasing, idea, wishlist, wish list,
    lead, prospect, potential, possible, maybe, backlog, on hold, hold, postponed, new, einzuladen, noch einladen, anzufragen, anfragen, angefragt, eingeladen,
    kontaktiert, offen, ausstehend, unbestätigt, idee, wunschgast, wartet, verschoben, à inviter, à contacter, à confirmer, invité, invitée, contacté, contactée,
    en attente, relancé, idée, reporté, reportée, por invitar, por contactar, por confirmar, invitado, invitada, contactado, contactada, pendiente, en espera,
    aplazado, aplazada, a convidar, a contatar, a confirmar, convidado, convidada, contatado, contatada, pendente, aguardando, ideia, adiado, adiada, da invitare,
    da contattare, da confermare, invitato, invitata, contattato, contattata, in attesa, rinviato, rinviata, uit te nodigen, uitgenodigd, benaderd, te bevestigen,
    in afwachting, wachten, uitgesteld, att bjuda in, inbjuden, inbjudan skickad, kontaktad, väntar, obekräftad, idé, skal inviteres, invitert, kontaktet, venter,
    inviteret, afventer, kutsuttava, kutsuttu, odottaa, do zaproszenia, zaproszony, zaproszona, czeka, oczekuje, pomysł, przełożone, pozvat, k pozvání, pozván,
    pozvána, čeká, nápad, odloženo, meghívandó, meghívva, függőben, ötlet, elhalasztva, de invitat, invitat, invitată, în așteptare, amânat, davet edilecek, davet edildi,
    bekliyor, beklemede, ertelendi, пригласить, приглашён, приглашена, ждём, ожидает, ожидание, идея, перенесено, запросити, запрошено, очікує, перенесено, поканен,
    чака, προς πρόσκληση, προσκλήθηκε, αναμονή, σε αναμονή, ιδέα, pozvati, pozvan, pozvana, čeka se, čaka, povabljen, povabljena, pakviestas, pakviesta, laukiama,
    uzaicināts, gaida, kutsutud, ootel, akan diundang, diundang, menunggu, cần mời, đã mời, đang chờ, مدعو, سيتم دعوته, قيد الانتظار, להזמין, הוזמן, ממתין, आमंत्रित,
    लंबित, รอเชิญ, เชิญแล้ว, รอ, 打診中, 依頼中, 未定, 未確定, 待邀请, 待邀請, 已邀请, 已邀請, 待定, 待确认, 待確認, 섭외 중, 섭외 예정, 대기, 미정`),
    ),
  ],
]

/** That somebody isn't coming, by their words. */
export const cancelledPhrases = wordsOf[0]![1]

const longestPhrase = Math.max(
  ...wordsOf.flatMap(([, words]) => [...words].map((word) => word.split(' ').length)),
)

/** Cells are read so far: a status comes first. */
const charactersRead = 120

/** What a cell of statuses says, also with a remark: "CANCELLED – poorly", "Recorded 19/11". Undefined: nothing that is known. */
export function statusIn(cell: string): StatusWord | undefined {
  const text = cell.slice(0, charactersRead)
  if (/\?\s*$/.test(text)) return undefined
  const read = text.split(/[-–—:;,./()|>→\n]+/).map((part) => statusOfPart(normalizeWords(part)))
  return wordsOf.find(([status]) => read.includes(status))?.[0]
}

/** By the longest phrase that it begins with: "not recorded yet" isn't "not". */
function statusOfPart(part: string): StatusWord | undefined {
  const words = part.split(' ').slice(0, longestPhrase)
  for (let length = words.length; length > 0; length--) {
    const phrase = words.slice(0, length).join(' ')
    const found = wordsOf.find(([, known]) => known.has(phrase))
    if (found) return found[0]
  }
  return auxiliaries.has(words[0]!) && words.length > 1 ? statusOfPart(words.slice(1).join(' ')) : undefined
}

/** "a décliné", "hat abgesagt", "is cancelled" */
const auxiliaries = new Set(
  'has have had is was been got hat ist wurde a est ete ha e fue foi heeft werd har er blev je bol byl byla bylo jest zostal zostala zostalo'.split(
    ' ',
  ),
)
