import { isPlaceholder } from '../read/cell-text.ts'
import { namesByLanguage } from './names-by-language.ts'
import { normalize, normalizeWords } from './normalize.ts'

const list = (words: string) => words.split(',').map((word) => normalize(word.trim()))

/** Single words alone: of "managing director" neither word may count in a name. */
const ofAllLanguages = (kind: 'jobs' | 'forms', least: number) =>
  Object.values(namesByLanguage)
    .flatMap((language) => list(language[kind]))
    .filter((word) => word.length >= least && !word.includes(' '))

/** Words of job titles, in many languages. */
export const jobWords: ReadonlySet<string> = new Set([
  ...ofAllLanguages('jobs', 5),
  ...list(`
    ceo, cto, cfo, coo, cmo, cio, cpo, chro, cso, vp, svp, evp, avp, md, chief, officer, president, director, manager, head, lead,
    leader, founder, cofounder, founding, partner, owner, engineer, developer, programmer, scientist, researcher, professor, prof,
    lecturer, teacher, author, writer, journalist, editor, consultant, analyst, designer, architect, artist, student, phd, fellow,
    postdoc, postdoctoral, advisor, adviser, coach, specialist, executive, chair, chairman, chairwoman, chairperson, secretary,
    minister, coordinator, producer, strategist, associate, attorney, lawyer, physician, nurse, entrepreneur, investor, doctor,
    dean, provost, principal, instructor, educator, trainer, speaker, host, broadcaster, presenter, reporter, correspondent,
    columnist, blogger, podcaster, photographer, filmmaker, musician, singer, songwriter, composer, actor, actress, comedian,
    comic, poet, novelist, playwright, historian, economist, psychologist, therapist, psychiatrist, surgeon, dentist, pharmacist,
    biologist, chemist, physicist, mathematician, statistician, philosopher, sociologist, anthropologist, archaeologist,
    astronomer, astronaut, pilot, chef, baker, farmer, athlete, footballer, activist, campaigner, politician, senator, governor,
    mayor, ambassador, diplomat, judge, commissioner, councillor, representative, spokesperson, librarian, curator, archivist,
    translator, publisher, agent, accountant, auditor, banker, broker, trader, administrator, assistant, clerk, technician,
    operator, supervisor, superintendent, inspector, evangelist, advocate, maintainer, contributor, volunteer, intern, trainee,
    apprentice, graduate, undergraduate, candidate, board, member, trustee, treasurer, vice, deputy, senior, junior, staff,
    expert, practitioner, pastor, rabbi, priest, bishop, general, colonel, captain, sergeant, detective, faculty, freelance,
    freelancer, retired, sales, marketing, communications, operations, engineering, geschaftsfuhrer, geschaftsfuhrerin, leiter,
    leiterin, leitung, berater, beraterin, grunder, grunderin, vorstand, abteilungsleiter, direktor, direktorin, professorin,
    redakteur, redakteurin, journalistin, autorin, forscher, forscherin, lehrer, lehrerin, arzt, arztin, ingenieur, ingenieurin,
    entwickler, entwicklerin, referent, referentin, sprecherin, prasident, prasidentin, vorsitzende, vorsitzender, kaufmann,
    kauffrau, inhaber, inhaberin, moderator, moderatorin, mitarbeiter, mitarbeiterin, wissenschaftler, wissenschaftlerin,
    fondateur, fondatrice, cofondateur, cofondatrice, responsable, directeur, directrice, gerant, gerante, professeur,
    professeure, chercheur, chercheuse, redacteur, redactrice, journaliste, ecrivain, ingenieur, ingenieure, consultante,
    charge, chargee, presidente, avocat, avocate, medecin, enseignant, enseignante, conseiller, conseillere, entraineur,
    auteur, autrice, artiste, animateur, animatrice, maitre, doctorant, doctorante, etudiant, etudiante, cheffe, diretor, diretora,
    gerente, fundador, fundadora, cofundador, cofundadora, jefe, jefa, coordenador, coordenadora, coordinador, coordinadora,
    professora, profesor, profesora, investigador, investigadora, pesquisador, pesquisadora, periodista, jornalista, escritor,
    escritora, medico, medica, abogado, abogada, advogado, advogada, ingeniero, ingeniera, engenheiro, engenheira, consultor,
    consultora, desarrollador, desarrolladora, desenvolvedor, desenvolvedora, empresario, empresaria, direttore, direttrice,
    fondatore, fondatrice, ricercatore, ricercatrice, professore, professoressa, giornalista, scrittore, scrittrice, avvocato,
    amministratore, responsabile, docente, ingegnere, oprichter, directeur, hoogleraar, onderzoeker, journalist, schrijver,
    adviseur, bestuurder, voorzitter, ontwikkelaar, chefin, grundare, forskare, forfattare, verkstallande, ordforande, larare,
    lakare, utvecklare, konsult, redaktor, grunnlegger, leder, daglig, forsker, forfatter, journalistka, direktorius, toimitusjohtaja,
    johtaja, tutkija, professori, toimittaja, dyrektor, prezes, kierownik, zalozyciel, zalozycielka, dziennikarz, dziennikarka,
    pisarz, naukowiec, badacz, lekarz, inzynier, specjalista, reditel, reditelka, zakladatel, jednatel, novinar, novinarka,
    vedouci, igazgato, vezeto, alapito, ujsagiro, kutato, fondator, jurnalist, scriitor, cercetator, mudur, muduru, kurucu,
    yonetici, uzman, gazeteci, yazar, muhendis, baskan, mimar, ogretmen, директор, основатель, руководитель, менеджер, журналист,
    профессор, редактор, писатель, инженер, врач, начальник, эксперт, аналитик, разработчик, дизайнер, ученый, преподаватель,
    директорка, засновник, засновниця, журналістка, керівник, مدير, مديرة, رئيس, أستاذ, استاذ, مؤسس, صحفي, كاتب, مهندس, دكتور,
    باحث, طبيب, محامي, مستشار, מנכל, מנהל, מנהלת, פרופסור, עיתונאי, מייסד, מייסדת, direktur, manajer, pendiri, dosen, jurnalis,
    penulis, wartawan, peneliti, διευθυντης, διευθυντρια, καθηγητης, καθηγητρια, δημοσιογραφος, συγγραφεας, ιδρυτης`),
])

/** Job words of languages written without spaces: they count anywhere in a text. */
export const jobSignsPattern =
  /教授|经理|經理|主任|总裁|總裁|总监|總監|董事|创始人|創辦人|创办人|记者|記者|作家|编辑|編輯|工程师|工程師|研究员|研究員|医生|醫生|律师|律師|主编|主編|院长|院長|校长|校長|合伙人|合夥人|顾问|顧問|主席|会长|會長|秘书|代表取締役|社長|部長|課長|取締役|講師|准教授|弁護士|医師|デザイナー|エンジニア|ディレクター|マネージャー|ライター|大学院生|代表|대표|교수|이사|부장|과장|팀장|기자|작가|연구원|변호사|의사|디자이너|개발자|감독|회장|사장|센터장|매니저|원장/

/** Words of organisations' names. */
export const organisationWords: ReadonlySet<string> = new Set([
  ...ofAllLanguages('forms', 3),
  ...list(`
    inc, ltd, llc, llp, gmbh, ag, corp, corporation, co, company, university, institute, college, foundation, association, group,
    bank, lab, labs, laboratory, laboratories, studio, studios, agency, ministry, council, society, school, hospital, clinic,
    center, centre, academy, ventures, capital, holdings, partners, solutions, technologies, technology, systems, software,
    consulting, media, press, news, magazine, radio, tv, television, network, networks, industries, international, global,
    department, faculty, museum, library, church, union, federation, commission, committee, parliament, government, court,
    polytechnic, enterprises, services, pharma, energy, airlines, motors, entertainment, records, publishing, times, journal,
    gazette, organisation, organization, trust, fund, initiative, project, alliance, coalition, consortium, chamber, bureau, nhs,
    universitat, hochschule, institut, verein, stiftung, verlag, kanzlei, werk, werke, bundesamt, ministerium, verband, rundfunk,
    zeitung, fachhochschule, akademie, klinik, klinikum, universite, ecole, societe, association, sarl, sas, agence, ministere,
    conseil, laboratoire, cnrs, fondation, editions, universidad, universidade, instituto, fundacion, fundacao, empresa,
    asociacion, associacao, ministerio, escuela, escola, sl, ltda, sa, banco, grupo, editora, editorial, camara, universita,
    istituto, fondazione, associazione, ministero, scuola, srl, spa, societa, banca, gruppo, politecnico, universiteit,
    hogeschool, stichting, vereniging, bv, nv, universitet, hogskola, hogskolan, universitetet, universitet, ab, aktiebolag,
    forening, forbund, forlag, kommun, region, aps, oy, oyj, yliopisto, uniwersytet, fundacja, politechnika, instytut, sp, zoo,
    univerzita, ustav, nadace, sro, egyetem, kft, zrt, universitatea, srl, universitesi, vakfi, dernegi, bankasi, as, holding,
    университет, институт, фонд, банк, ооо, ао, зао, агентство, министерство, компания, центр, школа, академия, університет,
    جامعة, شركة, مؤسسة, وزارة, معهد, بنك, מכון, אוניברסיטת, universitas, yayasan, πανεπιστημιο, ινστιτουτο`),
])

export const organisationSignsPattern =
  /大学|大學|公司|集团|集團|学院|學院|研究院|研究所|株式会社|有限|银行|銀行|医院|醫院|基金会|基金會|协会|協會|出版社|新闻|大學院|学校|學校|中学|财团|財団|テレビ|新聞|대학교|회사|연구소|재단|은행|병원|신문|그룹|협회|센터|방송/

/** What parts of universities are called. */
export const departmentWords: ReadonlySet<string> = new Set(
  `department departments dept faculty division departement fakultat faculte faculdade facultad departamento dipartimento
    facolta katedra`.split(/\s+/),
)

/** What separates two people in a programme. */
export const breakWords: ReadonlySet<string> = new Set(
  list(`
    lunch, lunch break, break, coffee break, coffee, tea break, breakfast, dinner, registration, reception, networking, opening,
    closing, opening remarks, closing remarks, welcome, introduction, intermission, panel, panel discussion, workshop, symposium, q a, q and a,
    discussion, keynote, lightning talks, unconference, workshops, social event, party, drinks, end, doors open, doors,
    mittagspause, kaffeepause, pause, mittagessen, begrussung, abschluss, dejeuner, pause cafe, accueil, cloture, almuerzo,
    descanso, pausa, pausa cafe, registro, bienvenida, clausura, intervalo, almoco, credenciamento, encerramento, abertura,
    pranzo, pausa caffe, saluti, registrazione, koffiepauze, pauze, lunchpauze, ontvangst, fika, fikapaus, rast, kahvitauko,
    lounas, przerwa, przerwa kawowa, obiad, prestavka, obed, szunet, ebed, pauza, mola, ogle arasi, перерыв, обед, регистрация,
    кофе брейк, перерва, 午餐, 茶歇, 休息, 签到, 昼食, 休憩, 점심, 휴식, استراحة, غداء, הפסקה`),
)

/** Beginnings of rows that sum up or explain. */
export const footerWords: ReadonlySet<string> = new Set(
  list(`
    total, totals, grand total, subtotal, sub total, sum, count, average, page, source, sources, updated, last updated,
    generated, exported, printed, note, notes, nb, legend, key, as of, end of list, end of report, copyright, confidential,
    confidential information, disclaimer, report, prepared by, summe, gesamt, gesamtsumme, anzahl, quelle, stand, hinweis,
    anmerkung, legende, zwischensumme, totale, totaux, somme, nombre total, nombre de, mise a jour, remarque, total general,
    suma, fuente, nota, notas, actualizado, fonte, atualizado, soma, somma, aggiornato, totaal, som, aantal, bron, opmerking,
    summa, totalt, antal, kalla, uppdaterad, sum total, antall, i alt, yhteensa, lahde, razem, lacznie, zrodlo, celkem, zdroj,
    osszesen, forras, total general, toplam, kaynak, итого, всего, источник, примечание, обновлено, разом, усього, المجموع,
    الإجمالي, المصدر, סהכ, מקור, 合计, 合計, 总计, 總計, 小计, 小計, 备注, 来源, 出典, 注, 합계, 총계, 출처, jumlah, tong, tong cong, कुल, συνολο`),
)

/** What is in place of a guest's name where an episode has none. */
const noGuestWords = new Set(
  list(`
    first last, firstname lastname, first name last name, full name, vorname nachname, template, example, sample,
    organizers, organisers, panelists, panellists, moderators, speakers, contributed speakers, invited speakers,
    keynote speakers, solo, solo episode, solo show, no show, no guest, no guests, none, rerun, re run, repeat, replay, best of, various, various guests,
    multiple, multiple guests, several guests, cancelled, canceled, postponed, holiday, open, open slot, available, reserved,
    on hold, hold, bonus, bonus episode, special episode, trailer, mailbag, q a, recap, host only, hosts only, to be booked,
    reserve, reserve slot, backup, spare, rezerwa, reserva, riserva, ersatz, ersatztermin, réserve, guest tbc, guest tbd, guest tba, solofolge, ohne gast, kein gast, keine gaste, abgesagt, verschoben, wiederholung, diverse,
    verschiedene, annule, reporte, rediffusion, sans invite, pas d invite, divers, plusieurs, cancelado, cancelada, aplazado,
    sin invitado, sin invitados, repeticion, varios, adiado, sem convidado, sem convidados, reprise, varios convidados,
    annullato, rinviato, senza ospite, senza ospiti, replica, vari, geannuleerd, geen gast, herhaling, diversen, installt,
    ingen gast, repris, avlyst, ingen gjest, aflyst, peruttu, odwolane, bez goscia, zruseno, bez hosta, iptal, konuk yok,
    отменено, без гостя, повтор, скасовано, ملغى, بدون ضيف, מבוטל, 中止, 取消, 无嘉宾, 無嘉賓, 重播, ゲストなし, 再放送, 취소, 재방송`),
)
const noGuestStarts = list(
  `e g, eg, example, sample, beispiel, z b, exemple, ejemplo, exemplo, esempio, voorbeeld, exempel, eksempel, przyklad,
  hosts only, host only, read me, tbd, tba, tbc, reserved for, no guest, cancelled, canceled, postponed, rerun, best of, guest to be,
  someone, somebody, anyone, nobody, jemand, irgendwer, irgendjemand, niemand, alguien, nadie, alguem, ninguem, algu, quelqu un, qualcuno, qualcuna,
  iemand, nagon, noen, nogen, joku, ktos, nekdo, niekto, valaki, birisi, cineva, netko, neko, кто то, кто нибудь, хтось, някой`,
)

/** One word for a show that isn't held, in whatever form the language gives it. */
const cancelledPattern =
  /^(?:cancel|annul|annull|anul|abgesag|entfall|verschob|postpon|aplaz|suspend|suspens|reporte|rinvi|rimand|geannul|verzet|verplaats|installd|installt|avlys|aflys|peruut|peruttu|odwolan|przelozon|zrusen|preloz|elmarad|iptal|ertelen|отмен|перенес|скасов|ακυρ)\p{L}*$/u
/** "Maths Vacancy", "TBC Chair" */
const openPattern = /(?:^| )(?:tba|tbc|tbd|vacant|vacancy|vakant|unbesetzt)(?: |$)/
/** "n.t.b.", "N. N." and "TK" are somebody who isn't known yet. */
const longestInitials = 12
const initialsPattern = /^(?:(?:\p{L}\. ?){2,4}|[A-Z]{2})$/u

const partsPattern = /^\(?([^()（–—:/-]{2,30})(?: [-–—] ?|: |[(（]|\/| ?[–—])/u
/** "収録なし", "嘉宾未定" */
const unspacedNothingPattern =
  /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af ]{1,16}(?:なし|未定|待定|미정|없음|誰か|누군가)$|(?:^| )(?:بدون|بلا) (?:ضيف|ضيوف)$/

const firstWord = (text: string) => (text.includes(' ') ? text.slice(0, text.indexOf(' ')) : text)
const noGuestFirsts = new Set(noGuestStarts.map(firstWord))

const startsAsNobody = (folded: string) =>
  noGuestFirsts.has(firstWord(folded)) && noGuestStarts.some((start) => `${folded} `.startsWith(`${start} `))

/** "Info Requested Info Requested": what a program writes for a first name and for a last one. */
const isTwice = (name: string) => {
  const half = (name.length - 1) / 2
  return name.slice(0, half).includes(' ') && name.slice(0, half) === name.slice(half + 1)
}

/** "Winterpause", "Sommerferien", "kerstvakantie": in one word the last part says what it is. */
const isBreak = (folded: string) =>
  /^\p{L}{3,}(?:pause|pauze|ferien|urlaub|feiertag|vakantie|ferie|semester|tauko|loma)$/u.test(folded)

/** "TBD – climate", "Reserved for trainees", "Solo episode". */
export function isNoGuest(name: string): boolean {
  const folded = normalizeWords(name.slice(0, 100))
  // "SOLO - Q&A", "(none - narration only)"
  const [, before = ''] = partsPattern.exec(name.slice(0, 100)) ?? []
  const begin = normalizeWords(before)
  return (
    noGuestWords.has(folded) ||
    isBreak(folded) ||
    (noGuestWords.has(begin) && begin !== 'open') ||
    // "待定（教育）"
    isPlaceholder(before) ||
    unspacedNothingPattern.test(name) ||
    isTwice(name) ||
    /^(?:[-–—=*~_]{2}.*[-–—=*~_]{2}|[-–—] .* [-–—])$/.test(name) ||
    // "(no recording)": a remark in the place of a name
    /^\(\p{Ll}[^()]*\)$/u.test(name) ||
    // "?? from the museum", "??? (a baker)"
    /^[?¿]{2,} ?\(?\p{Ll}/u.test(name) ||
    (!folded.includes(' ') && cancelledPattern.test(folded)) ||
    (name.length <= longestInitials && initialsPattern.test(name)) ||
    /^(?:no|kein|keine|sin|sem|sans|geen|ingen|ei|bez|без) \p{Ll}/u.test(name) ||
    openPattern.test(folded) ||
    startsAsNobody(folded) ||
    // "Ask: someone from the museum"
    (name.includes(':') && startsAsNobody(normalizeWords(name.slice(name.indexOf(':') + 1, 100))))
  )
}

/** Countries and what else ends "Title, Organisation, Country". */
export const countries: ReadonlySet<string> = new Set(
  list(`
    afghanistan, albania, algeria, andorra, angola, argentina, armenia, australia, austria, azerbaijan, bahamas, bahrain,
    bangladesh, barbados, belarus, belgium, belize, benin, bhutan, bolivia, bosnia and herzegovina, botswana, brazil, brunei,
    bulgaria, burkina faso, burundi, cambodia, cameroon, canada, chad, chile, china, colombia, congo, costa rica, cote d ivoire,
    croatia, cuba, cyprus, czech republic, czechia, denmark, dominican republic, ecuador, egypt, el salvador, estonia, eswatini,
    ethiopia, fiji, finland, france, gabon, gambia, georgia, germany, ghana, greece, guatemala, guinea, guyana, haiti, honduras,
    hong kong, hong kong sar, hungary, iceland, india, indonesia, iran, iraq, ireland, israel, italy, jamaica, japan, jordan,
    kazakhstan, kenya, korea, kosovo, kuwait, kyrgyz republic, kyrgyzstan, laos, latvia, lebanon, liberia, libya, liechtenstein,
    lithuania, luxembourg, madagascar, malawi, malaysia, maldives, mali, malta, mauritania, mauritius, mexico, moldova, monaco,
    mongolia, montenegro, morocco, mozambique, myanmar, namibia, nepal, netherlands, the netherlands, new zealand, nicaragua,
    niger, nigeria, north macedonia, norway, oman, pakistan, palestine, palestinian territories, panama, paraguay, people s
    republic of china, peru, philippines, poland, portugal, qatar, republic of korea, romania, russia, russian federation, rwanda,
    saudi arabia, scotland, senegal, serbia, sierra leone, singapore, slovakia, slovak republic, slovenia, somalia, south africa,
    south korea, spain, sri lanka, sudan, suriname, sweden, switzerland, syria, taiwan, tajikistan, tanzania, thailand, togo,
    tunisia, turkey, turkiye, turkmenistan, uae, uganda, uk, ukraine, united arab emirates, united kingdom, united states,
    united states of america, england, wales, northern ireland, uruguay, us, usa, uzbekistan, venezuela, vietnam, viet nam,
    yemen, zambia, zimbabwe, deutschland, osterreich, schweiz, belgique, suisse, espana, italia, brasil, polska, nederland,
    sverige, danmark, norge, suomi, россия, 中国, 日本, 한국`),
)
