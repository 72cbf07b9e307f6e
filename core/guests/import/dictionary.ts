import type { ImportField } from './plan-shapes.ts'
import { fold } from './text.ts'

const list = (phrases: string) => phrases.split(',').map((phrase) => phrase.trim())

/** What headers are called. English first, then German, French, Spanish, Portuguese, Italian, Dutch, Swedish, Polish, others. */
const HEADERS: Record<ImportField, string[]> = {
  firstName: list(`
    first name, firstname, given name, forename, first, fname, vorname, prénom, nombre de pila,
    primeiro nome, nome proprio, voornaam, förnamn, fornavn, imię, имя, 名, الاسم الأول
  `),
  lastName: list(`
    last name, lastname, surname, family name, last, lname, nachname, familienname, nom de famille,
    apellido, apellidos, sobrenome, apelido, cognome, achternaam, efternamn, etternavn, efternavn,
    nazwisko, фамилия, 姓, اسم العائلة, اللقب
  `),
  name: list(`
    name, full name, names, your name, guest, guest name, speaker, speaker name, speakers, presenter,
    presenter name, presenters, author, panelist, panellist, person, people, who, contact name,
    contact, attendee, attendee name, participant, participant name, display name, candidate,
    candidate name, member, interviewee, first and last name, first last name, name and surname,
    vollständiger name, vor und nachname, referent, sprecher, gast, nom, nom complet, nom et prénom,
    intervenant, invité, nombre, nombre completo, nombre y apellidos, ponente, invitado, nome,
    nome completo, palestrante, convidado, nome e cognome, relatore, ospite, naam, volledige naam,
    spreker, namn, navn, talare, gäst, imię i nazwisko, prelegent, фио, 姓名, 嘉宾, 讲者, 氏名, 名前, 이름, الاسم,
    الاسم الكامل, isim, ad soyad
  `),
  title: list(`
    title, job title, position, job, role, job role, designation, occupation, profession, function,
    tagline, headline, professional title, current title, current role, organization title, your role,
    job position, titel, berufsbezeichnung, beruf, funktion, stelle, rolle, titre, poste, fonction,
    intitulé du poste, métier, cargo, puesto, título, profesión, título profissional, profissão,
    função, ruolo, posizione, titolo, qualifica, functie, functietitel, beroep, befattning, yrke,
    stilling, roll, stanowisko, должность, 职位, 职务, 役職, 肩書, 직책, المسمى الوظيفي, المنصب, الوظيفة
  `),
  company: list(`
    company, company name, organization, organisation, organization name, organisation name, org,
    business, business name, employer, firm, affiliation, affiliations, institution, institute,
    university, workplace, place of work, account name, agency, current company, company organization,
    firma, unternehmen, arbeitgeber, organisation oder firma, verein, entreprise, société, organisme,
    établissement, employeur, structure, empresa, compañía, organización, institución, organização,
    instituição, companhia, azienda, società, ente, organizzazione, bedrijf, organisatie, bedrijfsnaam,
    werkgever, företag, arbetsgivare, virksomhet, virksomhed, bedrift, organizacja, przedsiębiorstwo,
    компания, организация, 公司, 单位, 机构, 会社, 所属, 会社名, 회사, 소속, الشركة, المؤسسة, جهة العمل
  `),
  email: list(`
    email, mail, emails, contact email, work email, business email, personal email, primary email,
    your email, courriel, adresse mail, adresse email, correo, correo electrónico, correio eletrônico,
    posta elettronica, indirizzo email, epost, e post, e postadress, e mail adresse, adres email,
    почта, эл почта, 邮箱, 电子邮件, 电子邮箱, メール, メールアドレス, 이메일, البريد الإلكتروني, البريد, eposta, email 1,
    mail address, contact mail
  `),
  phone: list(`
    phone, phone number, telephone, telephone number, tel, mobile, mobile phone, mobile number, cell,
    cell phone, cellphone, contact number, work phone, whatsapp, phones, telefon, telefonnummer, handy,
    mobil, mobilnummer, rufnummer, téléphone, numéro de téléphone, portable, teléfono, móvil, celular,
    telefone, telemóvel, telefono, cellulare, telefoon, telefoonnummer, mobiel, numer telefonu,
    komórka, телефон, 电话, 手机, 手机号, 電話, 電話番号, 전화, 전화번호, الهاتف, رقم الهاتف, الجوال, contact no,
    phone no, mobile no, contact phone
  `),
  bio: list(`
    bio, biography, biographical, short bio, speaker bio, guest bio, about, about me, about you,
    about the speaker, background, profile, description, summary, introduction, intro, biographie,
    kurzbiografie, biografie, kurzvita, vita, lebenslauf, beschreibung, über mich, présentation,
    à propos, biografía, descripción, sobre mí, biografia, minibio, mini biografia, descrição,
    descrizione, over, beskrivning, om, opis, биография, о себе, 简介, 个人简介, プロフィール, 経歴, 소개, نبذة,
    السيرة الذاتية
  `),
  expertise: list(`
    expertise, areas of expertise, area of expertise, topics, topic, specialty, speciality,
    specialties, specialization, skills, fields, field, keywords, subjects, themes, interests,
    research interests, speaking topics, fachgebiet, fachgebiete, themen, thema, schwerpunkte,
    expertises, domaines, domaine d expertise, thèmes, sujets, compétences, especialidad, temas, tema,
    áreas de especialización, especialidade, especialidades, área de atuação, competenze, argomenti,
    onderwerpen, expertisegebied, ämnen, expertis, kompetens, specjalizacja, экспертиза, 专长, 专业领域, 専門,
    التخصص, الخبرة, مجالات الخبرة, research, research area, research areas, research interest
  `),
  social: list(`
    social, socials, social media, social handle, social links, twitter, twitter handle, twitter x,
    x twitter, x, handle, instagram, insta, facebook, tiktok, youtube, mastodon, bluesky, threads,
    github, soziale medien, réseaux sociaux, redes sociales, redes sociais, social network,
    sociala medier, 微博, 社交媒体, تويتر
  `),
  linkedin: list(`
    linkedin, linkedin url, linkedin profile, linkedin link, linkedin profile url, profil linkedin,
    perfil linkedin, linkedin profil, 领英
  `),
  website: list(`
    website, website url, homepage, home page, web, url, site, webpage, blog, personal website,
    company website, link, links, webseite, internetseite, site web, site internet, sitio web,
    página web, pagina web, sito, sito web, webbplats, hemsida, hjemmeside, nettside, strona,
    strona www, сайт, 网站, 网址, ウェブサイト, 홈페이지, الموقع, الموقع الإلكتروني
  `),
  photo: list(`
    photo, headshot, picture, image, photo url, image url, headshot url, avatar, profile picture,
    profile photo, picture url, photo link, portrait, foto, bild, imagen, imagem, immagine, zdjęcie,
    фото, 照片, 頭像, 写真, 사진, صورة, الصورة
  `),
}

/** Words of columns that are about something else; they beat a field's word in the same header. */
const IGNORED = list(`
    owner, sales rep, account manager, assistant, ticket, event, session, talk, lecture, workshop,
    abstract, slides, slide, video, recording, file, files, fax, address, street, city, town, zip,
    postal, postcode, state, region, country, nationality, location, id, ids, uuid, guid, ip, date,
    time, timestamp, timezone, created, updated, modified, submitted, registered, status, stage,
    gender, sex, pronoun, pronouns, age, birthday, birth, language, price, amount, paid, payment,
    order, count, total, type, label, labels, category, tags, notes, note, comment, comments, consent,
    newsletter, diet, dietary, allergies, hotel, travel, flight, size, industry, revenue, middle name,
    additional name, nickname, phonetic, yomi, maiden, prefix, suffix, salutation, honorific, spouse,
    rating, score, episode, room, track, year, day, start, end, duration, format, level, source,
    anrede, straße, ort, stadt, plz, land, datum, vortrag, civilité, ville, pays, adresse, code postal,
    statut, ciudad, país, dirección, fecha, estado, cidade, endereço, data, palestra, tratamento,
    città, paese, indirizzo, stad, straat, adress, miasto, kraj, adres, bemerkung, bemerkungen,
    notizen, remarques, notas, note interne, internal, 备注, 城市, 国家, 地址, ملاحظات, المدينة, البلد, remark,
    remarks, department
  `)

const compact = (text: string) => text.replaceAll(' ', '')

const PHRASES = Object.entries(HEADERS).flatMap(([field, phrases]) =>
  phrases.map((phrase) => ({ field: field as ImportField, phrase: fold(phrase) })),
)
const EXACT = new Map(PHRASES.map(({ field, phrase }) => [compact(phrase), field]))
const IGNORED_PHRASES = IGNORED.map(fold)
const IGNORED_EXACT = new Set(IGNORED_PHRASES.map(compact))

export type HeaderMatch = { field: ImportField | 'ignore'; score: number }

/** What a header's words say, from 0.45 (one word in a long question) to 1 (the very word). Null: nothing. */
export function matchHeader(header: string): HeaderMatch | null {
  const folded = fold(header)
  if (!folded) return null
  const exact = EXACT.get(compact(folded)) ?? EXACT.get(compact(folded).replace(/\d+$/, ''))
  if (exact) return { field: exact, score: 1 }
  if (IGNORED_EXACT.has(compact(folded))) return { field: 'ignore', score: 1 }
  if (IGNORED_PHRASES.some((phrase) => contains(folded, phrase))) return { field: 'ignore', score: 0.9 }
  return bestPhrase(folded)
}

/** The longest phrase wins; of two equally long ones the later, which in most headers is the noun. */
function bestPhrase(folded: string): HeaderMatch | null {
  let best: { field: ImportField; length: number; at: number } | null = null
  for (const { field, phrase } of PHRASES) {
    if (phrase.length < 2 || !contains(folded, phrase)) continue
    const at = folded.lastIndexOf(phrase)
    if (!best || phrase.length > best.length || (phrase.length === best.length && at > best.at)) {
      best = { field, length: phrase.length, at }
    }
  }
  return best && { field: best.field, score: 0.45 + 0.35 * (best.length / folded.length) }
}

/** Whole words; scripts written without spaces match anywhere. */
const contains = (folded: string, phrase: string) =>
  /[\u3040-\u30ff\u3400-\u9fff]/.test(phrase)
    ? phrase.length > 1 && folded.includes(phrase)
    : ` ${folded} `.includes(` ${phrase} `)
