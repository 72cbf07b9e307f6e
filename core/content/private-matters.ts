/**
 * What somebody may not want to hear of on air, in people’s own words, a line for each of English, Spanish, French, Portuguese and German.
 * A note that names one of a group in its own words means all of these. `*` is the rest of a word, and capitals are meant as such: "ICE".
 */
const ofLove = `
adulter*, affairs?, alimony, break-?up, broke up, cheated on, custody, divorc*, estranged, ex, ex-(boyfriend|girlfriend|husband|partner|wife), (first|former|second|third) (husband|marriage|wife), infidelit*, left (her|him|me|my (husband|wife)), marriages?, remarried, separat(ed|ion) from (her|his|my), split up
divorci*, custodia, ex-?(espos[oa]|marido|mujer|novi[oa]), infidel(idad|es)
divorce[rsz]?, divorcée?s?, ex-(compagn*|conjoint*|femme|mari), garde des enfants, infidélité*
divórcio*, ex-(esposa|marido|mulher|namorad[oa]), guarda d[aeo]s? filh*, infidelidade
affäre, ex-?(frau|freund*|mann), geschieden*, scheidung*, seitensprung, sorgerecht, trennung*`
const ofDeath = `
bereave*, buried, deaths?, died, dies, drowned, dying, funerals?, grief, killed, miscarriages?, mourn*, passed away, stillb*, suicid*, widow*
entierro, falleci*, luto, muert[aeo]s?, muri[eoó]*, suicid*, velorio, viud[ao]s?
décédée?s?, décès, deuil, enterrement*, funérailles, mourir, mourut, obsèques, veuf, veuve*
enterro, falece*, falecid*, morreu, morrer*, morte, viúv[ao]
beerdigung*, begräbnis*, gestorben*, selbstmord*, starb*, suizid*, todes*, trauer*, verstorben*, witwer?`
const ofAddiction = `
AA, addict*, alcoholi*, checked (her|him|my|them)sel(f|ves) into, clean for \\S{1,12} (\\S{1,12} )?(days|months|weeks|years), cocaine, detox*, drinking problem, drug (abuse|problem|use), drugs, drinking, drunk*, fentanyl, heroin, opioids?, off the (booze|drink), on the wagon, overdos*, painkillers, pills, rehab*, relaps*, sober, sobriety, substance abuse, touched a drop, withdrawal
adicci*, adict[ao]s?, alcohólic[ao]s?, alcoholismo, borrach[ao]s?, desintoxic*, drogadict*, drogas?, pastillas, recaída*, rehabilitación, sobri[aeo]*
addictions?, alcoolique*, alcoolisme, désintox*, drogue*, rechute*, sevrage, sobriété, toxicoman*
alcoólatra*, alcoolismo, drogad[ao], reabilitação, sobriedade, vício*, viciad[ao]s?
alkoholi*, drogen*, entziehungskur*, entzug*, jahren? trocken, rückfall*, sucht*, süchtig*, tabletten*`
const ofIllness = `
AIDS, alzheimer*, anorexi*, bipolar, burn-?out, cancer, chemo*, dementia, depress(ed|ion|ive)*, diagnos(ed|es|is), diseases?, eating disorder, health, heart attack, HIV, ill, illness*, nervous breakdown, psychiatr*, sick, sickness, therapy, tumou?rs?
cáncer, demencia, depresión, derrame, enferm[aeo]*, infarto, quimio*, salud, terapia, VIH
cancers?, chimio*, crise cardiaque, démence, dépressi(f|on|ve)s?, infarctus, malad(e|ie)s?, santé, thérapie*, tumeurs?
câncer, cancro, depressão, doen[tç]*, enfarte, saúde
burnout, chemotherapie*, demenz, depressi(on|onen|v|ve), erkrank*, gesundheit*, herzinfarkt*, krank*, krebs*, schlaganfall*, therapie*`
const ofPregnancy = `
abortions?, baby loss, bab(y|ies) (I|she|they|we) lost, infertil*, IVF, lost (a|her|my|our|the|their) bab(ies|y), miscarriages?, miscarried, pregnan*, stillb*, surroga(cy|te)
abort(ar|o|os|ó), embaraz*, infertilidad
avort*, enceinte*, fausses? couches?, grossesse*, stérilité
aborto*, grávida*, gravidez, infertilidade
abtreib*, fehlgeburt*, kinderwunsch*, schwanger*`
const ofLaw = `
accused, acquitted, arrest*, behind bars, convict*, courts?, crimes?, felon*, fraud, guilty, in(carcerated|mates?), jail*, judges?, lawsuits?, lawyers?, parole, police, prison(ers?|s)?, imprison*, prosecut*, sentenced, settlement, sue, sued, suing, theft, trials?, verdict
abogad[ao]s?, acusad[ao]s?, cárcel*, condena*, delito*, demandad[ao]s?, encarcelad*, juicios?, juzgad[ao]s?, pres[ao]s?, prisión, policía*, tribunal*
accusée?s?, avocat*, condamn*, garde à vue, incarcér*, procès, poursuites?, prisonni*, tribuna(l|ux)
advogad[ao]s?, cadeia, julgamento*, polícia*, prisão, prisões
angeklagt*, anklage*, anwalts*, anwält*, gefängnis*, gericht(e|s)*, haftstrafe*, häftling*, in haft, knast, polizei*, prozess*, straf*, urteil*, verhaft*, verklag*, verurteil*, vorstraf*`
const ofMigration = `
asylum, border patrol, deport*, green card, ICE, immigra*, INS, raid(ed|s)?, refugees?, undocumented, visas?
asilo, deporta*, frontera, indocumentad*, inmigra*, la migra, migratori*, redadas?, refugiad*, sin papeles
asile, clandestin*, expulsée?s?, immigré*, rafles?, réfugié*, sans-papiers
asilo, deporta*, imigra*, migratóri*, refugiad*
abgeschoben*, abschieb*, aufenthalts*, asyl*, ausgewiesen*, einwander*, flüchtling*, geflüchtet*, razzi(a|en)`
const ofWork = `
laid off, lay-?offs?, let go of (a (half|quarter|third)|half|most|our|the (staff|team)), lost (her|his|my|their) jobs?, downsiz*, redundanc(y|ies), made redundant, paid off (everybody|everyone|half|me|most|the|us), sacked, severance, unemploy*, (got|was|were) (fired|let go)
desemple*, despedid*, despid(en|ieron|ió|o|os), echaron del trabajo
chômage, chômeu*, licenciement*, licencié*, (s’est|suis) fait virer, virée?s?
demissão, demissões, demitid*, desempreg*
arbeitslos*, entlassen*, entlassung*, gefeuert, gekündigt*, kündigung*, stellenabbau`
const ofDebt = `
bankrupt*, debts?, evict(ed|ion)s?, foreclos*, homeless, insolven*, owed, repossess*
bancarrota, desahuci*, deudas?, endeudad*, quiebra
dettes?, endettée?s?, faillites?, surendett*
despej(ad|o)*, dívidas?, endividad*, falência*
insolven*, obdachlos*, pleite*, schulden*, verschuldet*`
const ofViolence = `
abus(e|ed|er|es|ive)*, assault*, beat (her|him|me), harass*, rap(e|ed|ist), shot (at|dead|him|her|me), stalk(ed|er|ing), tortur*, violen(ce|t)
abus(ada|ado|aron|o|os|ó), acos(ada|ado|o|ó), agresi(ones|ón), maltrat*, violación*, violaron, violencia
agressions?, harcèlement*, harcelée?s?, maltrait*, viols?, violées?
assédio*, estupr*, violência
belästig*, gewalt*, gestalkt, missbrauch*, misshand*, vergewaltig*`
const ofSexuality = `
bisexual*, came out as, coming out, gay, homosexual*, lesbian*, LGBT*, non-?binary, queer, sexuality, trans (kids?|m[ae]n|people|wom[ae]n), transgender*, transsexual*
homosexual*, lesbiana*, salir del armario, sexualidad, transexual*
gays?, homosexuel*, lesbienne*, sexualité, transgenre*
homossexua*, lésbica*, sair do armário, sexualidade
homosexuell*, lesbisch*, schwul*, sexualität, transsexuell*`
const ofPolitics = `
Biden, Brexit, congress*, democrats?, democratic party, elections?, electoral, MAGA, Obama, indyref, Labour Party, politic*, Putin, referendums?, republicans?, senat(e|ors?), Tories, Tory, Trump, (campaigned|campaigning|knocked on doors) for, vot(e|ed|er|ers|es|ing)
comunis*, electoral*, elecciones, polític*, republicano*, vot(ar|é|o|os|ó)
élections?, électora*, politi(cien|que)*, votée?s?, voter
eleições, eleitora*, polític*, votar, votei
bundestag*, partei(en)?, politi(k|sch)*, wahl(en|kampf|kämpfe)`
const ofFaith = `
atheis*, bible, catholic*, christian*, church*, faith, god, islam*, jewish, jews?, mosques?, muslims?, pray(ed|er|ers|ing|s)?, religio*, synagogues?
ateísmo, ate[ao]s?, católic*, cristian[ao]s?, dios, iglesias?, judí[ao]s?, musulman*, religio*
athées?, catholique*, chrétien*, dieu, église*, juive*, musulman*, religieu*
ateu, católic*, deus, igreja*, muçulman*
evangelisch*, glauben?s*, gott, jüdisch*, katholisch*, kirche*, moschee*, muslimisch*, religiös*`
const ofMoney = `
afford*, bucks, budgets?, cash, cheap*, cost*, dollars?, earn*, euros?, expens*, fees?, funding, incomes?, money, pa(y|id|ys|yments?), pounds?, pric(es?|ey|ing), rents?, salar(ies|y), spend* (less|money|more), wages?
dinero, honorarios, ingresos, precios?, salarios?, sueldos?
honoraires, revenus?, salaires?
dinheiro, preços?, salários?
gage, geld*, gehalt*, gehälter, honorare?, preise?`

const folded = (text: string) =>
  text
    .replaceAll('’', "'")
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

export type Matter = (text: string) => boolean

const longestEnding = 12
const entries = (group: string) => group.trim().split(/, |\n/u)
const isCapital = (entry: string) => /^\p{Lu}{2}/u.test(entry)

const expressionOf = (words: string[], flags: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map((word) => folded(word).replaceAll('*', `\\p{L}{0,${longestEnding}}`)).join('|')})(?![\\p{L}\\p{N}])`,
    flags,
  )

/** Is a word of the group in the text? */
function matterOf(group: string): Matter {
  const words = entries(group)
  const capital = words.filter(isCapital)
  const all = [
    expressionOf(
      words.filter((word) => !isCapital(word)),
      'iu',
    ),
    ...(capital.length > 0 ? [expressionOf(capital, 'u')] : []),
  ]
  return (text) => all.some((one) => one.test(folded(text)))
}

/** Matters that a note in words which nobody here understands may mean. */
export const privateMatters: readonly Matter[] = [
  ofLove,
  ofDeath,
  ofAddiction,
  ofIllness,
  ofPregnancy,
  ofLaw,
  ofMigration,
  ofWork,
  ofDebt,
  ofViolence,
  ofSexuality,
].map(matterOf)

const amounts: Matter = (text) => /[$£€¥] ?\d/u.test(text)
const money = matterOf(ofMoney)

/** … and those that are left out only where somebody names them. */
export const namedMatters: readonly Matter[] = [
  ...privateMatters,
  matterOf(ofPolitics),
  matterOf(ofFaith),
  (text) => money(text) || amounts(text),
]
