import { allLocales } from '@faker-js/faker'
import { isTrainingName } from './training-names.ts'

/** What headers are called in one language, several phrasings each. */
export interface HeaderPhrases {
  name: string[]
  first: string[]
  last: string[]
  guest: string[]
  company: string[]
  job: string[]
  email: string[]
  phone: string[]
  website: string[]
  bio: string[]
  episode: string[]
  date: string[]
  status: string[]
  notes: string[]
  fee: string[]
  title: string[]
  sponsor: string[]
  host: string[]
  publicist: string[]
}

const phrases = (text: string): HeaderPhrases =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [key, values] = line.split(':')
        return [key!.trim(), values!.split(',').map((value) => value.trim())]
      }),
  ) as unknown as HeaderPhrases

export const headerPhrases: Record<string, HeaderPhrases> = {
  en: phrases(`name: Name, Full name, Speaker, Contact
    first: First name, Given name
    last: Last name, Surname
    guest: Guest, Podcast guest, Guest name, Episode guest, Confirmed guest
    company: Company, Organisation, Where they work, Affiliation
    job: Job title, Role, Position
    email: Email, E-mail address, Guest email, Best email
    phone: Phone, Mobile, Cell number
    website: Website, Homepage, Personal site
    bio: Bio, Short bio, About
    episode: Episode, Ep #, Episode number
    date: Recording date, Publish date, Air date
    status: Status, Stage
    notes: Notes, Comments
    fee: Fee, Budget, Amount
    title: Title, Episode title, Working title
    sponsor: Sponsor email, Sponsor contact
    host: Host, Interviewer
    publicist: Publicist, PR contact, Agent`),
  de: phrases(`name: Name, Vor- und Nachname, Sprecher
    first: Vorname
    last: Nachname, Familienname
    guest: Gast, Podcast-Gast, Name des Gastes, Interviewgast
    company: Firma, Unternehmen, Organisation
    job: Position, Berufsbezeichnung, Funktion
    email: E-Mail, E-Mail-Adresse, Mailadresse
    phone: Telefon, Handynummer, Mobil
    website: Webseite, Homepage
    bio: Kurzbiografie, Vita, Biografie
    episode: Folge, Folgennummer
    date: Aufnahmedatum, Datum
    status: Status
    notes: Notizen, Bemerkung
    fee: Honorar, Betrag
    title: Titel, Folgentitel
    sponsor: Sponsor E-Mail, Sponsorkontakt
    host: Moderation, Moderator
    publicist: Pressekontakt, Agentin`),
  fr: phrases(`name: Nom complet, Nom et prénom
    first: Prénom
    last: Nom de famille, Nom
    guest: Invité, Invités du podcast, Intervenant
    company: Entreprise, Société, Organisation
    job: Poste, Fonction, Métier
    email: E-mail, Adresse e-mail, Courriel
    phone: Téléphone, Portable
    website: Site web, Site internet
    bio: Biographie, Présentation
    episode: Épisode, Numéro d'épisode
    date: Date d'enregistrement, Date
    status: Statut
    notes: Remarques, Notes
    fee: Montant, Budget
    title: Titre, Titre de l'épisode
    sponsor: E-mail du sponsor, Contact sponsor
    host: Animateur, Présentateur
    publicist: Attaché de presse, Agent`),
  es: phrases(`name: Nombre completo, Nombre y apellidos
    first: Nombre
    last: Apellidos, Apellido
    guest: Invitado, Invitada, Nombre del invitado, Ponente
    company: Empresa, Organización
    job: Cargo, Puesto, Profesión
    email: Correo electrónico, Correo, Email
    phone: Teléfono, Móvil, Celular
    website: Página web, Sitio web
    bio: Biografía, Semblanza
    episode: Episodio, Número de episodio
    date: Fecha de grabación, Fecha
    status: Estado
    notes: Notas, Observaciones
    fee: Importe, Presupuesto
    title: Título, Título del episodio
    sponsor: Correo del patrocinador, Patrocinador
    host: Presentador, Anfitrión
    publicist: Agente, Contacto de prensa`),
  pt: phrases(`name: Nome completo, Nome e sobrenome
    first: Nome, Primeiro nome
    last: Sobrenome, Apelido
    guest: Convidado, Nome do convidado, Palestrante
    company: Empresa, Organização, Instituição
    job: Cargo, Função, Profissão
    email: E-mail, Endereço de e-mail
    phone: Telefone, Celular
    website: Site, Página web
    bio: Biografia, Minibio
    episode: Episódio, Número do episódio
    date: Data de gravação, Data
    status: Status, Situação
    notes: Observações, Notas
    fee: Valor, Orçamento
    title: Título, Título do episódio
    sponsor: E-mail do patrocinador, Patrocinador
    host: Apresentador, Anfitrião
    publicist: Assessor de imprensa, Agente`),
  it: phrases(`name: Nome e cognome, Nome completo
    first: Nome
    last: Cognome
    guest: Ospite, Nome dell'ospite, Relatore
    company: Azienda, Organizzazione, Società
    job: Ruolo, Qualifica, Professione
    email: Email, Indirizzo email
    phone: Telefono, Cellulare
    website: Sito web, Sito
    bio: Biografia, Breve bio
    episode: Episodio, Puntata
    date: Data di registrazione, Data
    status: Stato
    notes: Note
    fee: Importo, Compenso
    title: Titolo, Titolo della puntata
    sponsor: Email sponsor, Sponsor
    host: Conduttore, Presentatore
    publicist: Ufficio stampa, Agente`),
  nl: phrases(`name: Naam, Volledige naam
    first: Voornaam
    last: Achternaam
    guest: Gast, Naam gast, Spreker
    company: Bedrijf, Organisatie
    job: Functie, Functietitel
    email: E-mail, E-mailadres
    phone: Telefoon, Mobiel, Telefoonnummer
    website: Website, Webpagina
    bio: Biografie, Korte bio
    episode: Aflevering, Afleveringsnummer
    date: Opnamedatum, Datum
    status: Status
    notes: Opmerkingen, Notities
    fee: Bedrag, Budget
    title: Titel, Titel aflevering
    sponsor: E-mail sponsor, Sponsor
    host: Presentator, Gastheer
    publicist: Perscontact, Agent`),
  sv: phrases(`name: Namn, För- och efternamn
    first: Förnamn
    last: Efternamn
    guest: Gäst, Talare
    company: Företag, Organisation
    job: Titel på jobbet, Befattning, Yrke
    email: E-post, E-postadress, Mejl
    phone: Telefon, Mobil
    website: Webbplats, Hemsida
    bio: Biografi, Kort bio
    episode: Avsnitt, Avsnittsnummer
    date: Inspelningsdatum, Datum
    status: Status
    notes: Anteckningar, Kommentar
    fee: Belopp, Budget
    title: Avsnittets titel
    sponsor: Sponsor e-post, Sponsor
    host: Programledare, Värd
    publicist: Presskontakt, Agent`),
  nb: phrases(`name: Navn, Fullt navn
    first: Fornavn
    last: Etternavn
    guest: Gjest, Foredragsholder
    company: Firma, Bedrift, Organisasjon
    job: Stilling, Yrke
    email: E-post, E-postadresse
    phone: Telefon, Mobil
    website: Nettside, Hjemmeside
    bio: Biografi, Kort bio
    episode: Episode, Episodenummer
    date: Opptaksdato, Dato
    status: Status
    notes: Merknader, Kommentar
    fee: Beløp, Budsjett
    title: Tittel, Episodetittel
    sponsor: Sponsor e-post, Sponsor
    host: Programleder, Vert
    publicist: Pressekontakt, Agent`),
  pl: phrases(`name: Imię i nazwisko
    first: Imię
    last: Nazwisko
    guest: Gość, Prelegent
    company: Firma, Organizacja
    job: Stanowisko, Zawód
    email: E-mail, Adres e-mail
    phone: Telefon, Numer telefonu
    website: Strona internetowa, Strona www
    bio: Biografia, Krótkie bio
    episode: Odcinek, Numer odcinka
    date: Data nagrania, Data
    status: Status
    notes: Uwagi, Notatki
    fee: Kwota, Budżet
    title: Tytuł, Tytuł odcinka
    sponsor: E-mail sponsora, Sponsor
    host: Prowadzący, Gospodarz
    publicist: Kontakt prasowy, Agent`),
  tr: phrases(`name: Ad Soyad, Adı Soyadı
    first: Ad, Adı
    last: Soyad, Soyadı
    guest: Konuk, Konuşmacı
    company: Şirket, Kurum
    job: Unvan, Görev, Meslek
    email: E-posta, E-posta adresi
    phone: Telefon, Cep telefonu
    website: Web sitesi
    bio: Biyografi, Özgeçmiş
    episode: Bölüm, Bölüm no
    date: Kayıt tarihi, Tarih
    status: Durum
    notes: Notlar
    fee: Tutar, Bütçe
    title: Başlık, Bölüm başlığı
    sponsor: Sponsor e-posta, Sponsor
    host: Sunucu
    publicist: Menajer, Basın sorumlusu`),
  ru: phrases(`name: Имя и фамилия, ФИО
    first: Имя
    last: Фамилия
    guest: Гость, Спикер
    company: Компания, Организация
    job: Должность, Профессия
    email: Электронная почта, Email, E-mail
    phone: Телефон, Мобильный телефон
    website: Сайт, Веб-сайт
    bio: Биография, О себе
    episode: Выпуск, Номер выпуска
    date: Дата записи, Дата
    status: Статус
    notes: Примечания, Комментарии
    fee: Сумма, Бюджет
    title: Название выпуска
    sponsor: Email спонсора, Спонсор
    host: Ведущий
    publicist: Пресс-секретарь, Агент`),
}

const localeOf: Record<string, string> = { en: 'en', es: 'es', pt: 'pt_BR', nb: 'nb_NO' }

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/** First and last names of a language that no list of the importer was made from. */
export function unseenNames(language: string): { first: string[]; last: string[] } {
  const person = (allLocales as Record<string, { person?: Record<string, unknown> }>)[
    localeOf[language] ?? language
  ]?.person
  const texts = (part: unknown) =>
    Object.values((part ?? {}) as Record<string, string[]>)
      .flat()
      .filter((name) => /^\p{Lu}[\p{L}’'-]{2,13}$/u.test(name))
  return {
    first: texts(person?.first_name).filter((name) => !isTrainingName(plain(name))),
    last: texts(person?.last_name),
  }
}
