import type { TidiedGuest } from '../../guests/guest.ts'
import { sample } from './sample-table.ts'

/**
 * Spreadsheets as forms, ticket shops, call-for-paper tools, CRMs and colleagues hand them out, with made-up people.
 * For tests: `guests` is everything that should be read and nothing else.
 */
export interface SampleExport {
  name: string
  rows: string[][]
  guests: TidiedGuest[]
}

export const sampleExports: SampleExport[] = [
  sample(
    'ticket shop',
    `
    Order #|Order Date|First Name|Last Name|Email|Quantity|Ticket Type|Total Paid|Home Phone|Job Title|Company|Buyer Email
    48211|2026-03-02 10:12|Mara|Lindqvist|mara@nord.example|1|Speaker|0.00|+46 70 555 12 12|Sound designer|Nord Audio AB|office@nord.example
    48212|2026-03-02 11:40|Tomás|Ferreira|tomas@ondas.example|1|Speaker|0.00||Reporter|Rádio Ondas|office@nord.example
    48215|2026-03-04 09:03|Wei|Zhang|wei.zhang@lotus.example|1|Guest|0.00|+86 138 0013 8000|Founder|Lotus Labs|office@nord.example`,
    [
      {
        name: 'Mara Lindqvist',
        title: 'Sound designer',
        company: 'Nord Audio AB',
        email: 'mara@nord.example',
        phone: '+46 70 555 12 12',
      },
      { name: 'Tomás Ferreira', title: 'Reporter', company: 'Rádio Ondas', email: 'tomas@ondas.example' },
      {
        name: 'Wei Zhang',
        title: 'Founder',
        company: 'Lotus Labs',
        email: 'wei.zhang@lotus.example',
        phone: '+86 138 0013 8000',
      },
    ],
  ),
  sample(
    'call for papers, one row a talk',
    `
    Session Id|Title|Description|Owner|Owner Email|Speakers|TagLine|Bio|X (Twitter)|LinkedIn|Profile Picture|Track
    7001|Why your queue is always full and what to do about it|We look at queues in shops and in code.|Ines Vogt|ines@vogt.example|Ines Vogt|Staff engineer at Kettle|Ines has repaired queues since 2009 and writes about waiting.|@inesvogt|https://www.linkedin.com/in/inesvogt|https://img.example/ines.jpg|Web
    7002|Teaching a dishwasher to talk to the fridge over the radio|A story of two machines.|Org|org@conf.example|Paul Okafor|Embedded developer|Paul builds radios for kitchens and for the sea.|@paulok||https://img.example/paul.png|Things
    7003|Nobody reads the manual and that is all your own fault|On manuals that people love.|Org|org@conf.example|Ines Vogt|Staff engineer at Kettle|Ines has repaired queues since 2009 and writes about waiting.|@inesvogt|https://www.linkedin.com/in/inesvogt|https://img.example/ines.jpg|Docs`,
    [
      {
        name: 'Ines Vogt',
        title: 'Staff engineer',
        company: 'Kettle',
        email: 'ines@vogt.example',
        bio: 'Ines has repaired queues since 2009 and writes about waiting.',
        social: '@inesvogt',
        socialLinks: { linkedin: 'https://www.linkedin.com/in/inesvogt' },
        questionnaire: { photo: 'https://img.example/ines.jpg' },
      },
      {
        name: 'Paul Okafor',
        title: 'Embedded developer',
        bio: 'Paul builds radios for kitchens and for the sea.',
        social: '@paulok',
        questionnaire: { photo: 'https://img.example/paul.png' },
      },
    ],
  ),
  sample(
    'form with questions',
    `
    Timestamp|Email Address|What is your full name?|What is your job title?|What company or organization do you represent?|Please provide a short bio (100-150 words)|What topics would you like to discuss?|Best phone number to reach you|Do you agree to be recorded?|How did you hear about us?
    3/14/2026 9:15:02|lena@birch.example|Lena Birch|Head of Forestry|Birch & Sons|Lena plants trees for a living and for fun, mostly in the north of the country.|forests; climate|(312) 555-0144|Yes|A friend
    3/15/2026 18:01:44|omar@haddad.example|Omar Haddad|Baker|Haddad Bakery|Omar bakes bread by night and sells it by day, and he has opinions on both of these.|bread; sourdough|312-555-0199|Yes|Radio`,
    [
      {
        name: 'Lena Birch',
        title: 'Head of Forestry',
        company: 'Birch & Sons',
        email: 'lena@birch.example',
        phone: '(312) 555-0144',
        bio: 'Lena plants trees for a living and for fun, mostly in the north of the country.',
        expertise: ['forests', 'climate'],
      },
      {
        name: 'Omar Haddad',
        title: 'Baker',
        company: 'Haddad Bakery',
        email: 'omar@haddad.example',
        phone: '312-555-0199',
        bio: 'Omar bakes bread by night and sells it by day, and he has opinions on both of these.',
        expertise: ['bread', 'sourdough'],
      },
    ],
  ),
  sample(
    'CRM',
    `
    Record ID|First Name|Last Name|Email|Phone Number|Contact owner|Lead Status|Associated Company|Job Title|Lifecycle Stage|Create Date|LinkedIn URL|Website URL
    9001|Greta|Holm|greta@holm.example|+45 20 55 01 02|Sales Sam (sam@crm.example)|Open|Holm Studio|Partner|Lead|2026-01-07|linkedin.com/in/gretaholm|https://holm.example
    9002|Jack|O'Neil|jack@oneil.example|+1 555 010 0222|Sales Sam (sam@crm.example)|New|O'Neil Press|Publisher|Lead|2026-01-09||https://oneil.example`,
    [
      {
        name: 'Greta Holm',
        title: 'Partner',
        company: 'Holm Studio',
        email: 'greta@holm.example',
        phone: '+45 20 55 01 02',
        socialLinks: { linkedin: 'linkedin.com/in/gretaholm', website: 'https://holm.example' },
      },
      {
        name: "Jack O'Neil",
        title: 'Publisher',
        company: "O'Neil Press",
        email: 'jack@oneil.example',
        phone: '+1 555 010 0222',
        socialLinks: { website: 'https://oneil.example' },
      },
    ],
  ),
  sample(
    'podcast planner',
    `
    Guest|Episode|Recording Date|Status|Role & Company|Guest Email|Socials|Host
    Dr. Nadia Petrova (she/her)|Deep sea|2026-05-04|Booked|Oceanographer, Blue Institute|nadia@blue.example|@nadiap|Kim
    TBA|Space|2026-05-11|Open||||Kim
    Felix Brandt|Clocks|2026-05-18|Asked|Clockmaker, Brandt & Co|felix@brandt.example|@felixticks|Kim
    Total: 3|||||||`,
    [
      {
        name: 'Dr. Nadia Petrova',
        title: 'Oceanographer',
        company: 'Blue Institute',
        email: 'nadia@blue.example',
        social: '@nadiap',
        notes: 'Pronouns: she/her',
        interviewDate: '2026-05-04T10:00:00.000Z',
        episodeStatus: 'upcoming',
      },
      {
        name: 'Felix Brandt',
        title: 'Clockmaker',
        company: 'Brandt & Co',
        email: 'felix@brandt.example',
        social: '@felixticks',
        interviewDate: '2026-05-18T10:00:00.000Z',
        episodeStatus: 'unscheduled',
      },
    ],
  ),
  sample(
    'German conference list',
    `
    Nr.|Anrede|Titel|Name|Vorname|Institution / Firma|Funktion|E-Mail-Adresse (dienstl.)|Tel. mobil|Vortragstitel|Bemerkung
    1|Frau|Dr.|Krämer|Sabine|Hafenmuseum Kiel|Leiterin Sammlung|kraemer@hafen.example|0171 5550101|Schiffe im Nebel|vegan
    2|Herr||Yılmaz|Emre|Werkstatt GmbH|Geschäftsführer|emre@werkstatt.example|0160 5550102|Holz und Leim|`,
    [
      {
        name: 'Sabine Krämer',
        title: 'Leiterin Sammlung',
        company: 'Hafenmuseum Kiel',
        email: 'kraemer@hafen.example',
        phone: '0171 5550101',
        notes: 'vegan',
      },
      {
        name: 'Emre Yılmaz',
        title: 'Geschäftsführer',
        company: 'Werkstatt GmbH',
        email: 'emre@werkstatt.example',
        phone: '0160 5550102',
      },
    ],
  ),
  sample(
    'French directory',
    `
    Civilité|NOM Prénom|Fonction|Structure|Adresse e-mail|N° de téléphone|Ville|Biographie courte
    Mme|Hélène Marchand|Directrice artistique|Théâtre du Lac|helene@lac.example|06 55 51 01 01|Annecy|Hélène met en scène des textes oubliés depuis vingt ans.
    M.|Karim Benali|Journaliste|Radio Sud|karim@sud.example|06 55 51 01 02|Marseille|Karim raconte la mer et ceux qui en vivent.`,
    [
      {
        name: 'Hélène Marchand',
        title: 'Directrice artistique',
        company: 'Théâtre du Lac',
        email: 'helene@lac.example',
        phone: '06 55 51 01 01',
        bio: 'Hélène met en scène des textes oubliés depuis vingt ans.',
      },
      {
        name: 'Karim Benali',
        title: 'Journaliste',
        company: 'Radio Sud',
        email: 'karim@sud.example',
        phone: '06 55 51 01 02',
        bio: 'Karim raconte la mer et ceux qui en vivent.',
      },
    ],
  ),
  sample(
    'Spanish form',
    `
    Marca temporal|Dirección de correo electrónico|Nombre y Apellidos|Cargo|Institución de procedencia|Celular|Redes sociales|Título de la ponencia
    12/02/2026 10:00:00|lucia@selva.example|Lucía Quispe|Bióloga|Instituto de la Selva|+51 955 501 001|@luciaselva|Ranas que cantan
    12/02/2026 11:30:00|diego@plaza.example|Diego Salas|Periodista|Diario La Plaza|+51 955 501 002|@diegosalas|Contar el río`,
    [
      {
        name: 'Lucía Quispe',
        title: 'Bióloga',
        company: 'Instituto de la Selva',
        email: 'lucia@selva.example',
        phone: '+51 955 501 001',
        social: '@luciaselva',
      },
      {
        name: 'Diego Salas',
        title: 'Periodista',
        company: 'Diario La Plaza',
        email: 'diego@plaza.example',
        phone: '+51 955 501 002',
        social: '@diegosalas',
      },
    ],
  ),
  sample(
    'Japanese list',
    `
    番号|氏名|フリガナ|会社名|部署名|役職|メールアドレス|電話番号|備考
    1|佐藤 美咲|サトウ ミサキ|あおぞら株式会社|企画部|部長|misaki@aozora.example|03-5550-1010|確認済
    2|田中 健|タナカ ケン|みどり出版|編集部|編集長|ken@midori.example|03-5550-1011|`,
    [
      {
        name: '佐藤 美咲',
        pronunciation: 'サトウ ミサキ',
        title: '部長',
        company: 'あおぞら株式会社',
        email: 'misaki@aozora.example',
        phone: '03-5550-1010',
        notes: '確認済',
      },
      {
        name: '田中 健',
        pronunciation: 'タナカ ケン',
        title: '編集長',
        company: 'みどり出版',
        email: 'ken@midori.example',
        phone: '03-5550-1011',
      },
    ],
  ),
  sample(
    'Russian programme',
    `
    №|ФИО|Должность|Место работы|Электронная почта|Контактный телефон|Тема доклада
    1|Анна Соколова|Главный редактор|Издательство «Лист»|anna@list.example|+7 900 555-01-01|Как читают дети
    2|Павел Жуков|Инженер|Завод «Север»|pavel@sever.example|+7 900 555-01-02|Лёд и сталь`,
    [
      {
        name: 'Анна Соколова',
        title: 'Главный редактор',
        company: 'Издательство «Лист»',
        email: 'anna@list.example',
        phone: '+7 900 555-01-01',
      },
      {
        name: 'Павел Жуков',
        title: 'Инженер',
        company: 'Завод «Север»',
        email: 'pavel@sever.example',
        phone: '+7 900 555-01-02',
      },
    ],
  ),
  sample(
    'without a header',
    `
    Amelia Hart|Historian|University of Leeds|amelia@hart.example|+44 20 5550 1010
    Bruno Conti|Chef|Trattoria Conti|bruno@conti.example|+39 06 5550 1011
    Chloe Martin|Novelist|Martin Books Ltd|chloe@martin.example|+33 1 55 50 10 12
    David Cohen|Economist|Bank of Tomorrow|david@cohen.example|+972 3 555 0101`,
    [
      {
        name: 'Amelia Hart',
        title: 'Historian',
        company: 'University of Leeds',
        email: 'amelia@hart.example',
        phone: '+44 20 5550 1010',
      },
      {
        name: 'Bruno Conti',
        title: 'Chef',
        company: 'Trattoria Conti',
        email: 'bruno@conti.example',
        phone: '+39 06 5550 1011',
      },
      {
        name: 'Chloe Martin',
        title: 'Novelist',
        company: 'Martin Books Ltd',
        email: 'chloe@martin.example',
        phone: '+33 1 55 50 10 12',
      },
      {
        name: 'David Cohen',
        title: 'Economist',
        company: 'Bank of Tomorrow',
        email: 'david@cohen.example',
        phone: '+972 3 555 0101',
      },
    ],
  ),
  sample(
    'roles behind names',
    `
    Speaker|Country|Session
    Amelia Hart, Historian, University of Leeds|UK|Opening
    Bruno Conti, Head Chef, Trattoria Conti|Italy|Food
    Chloe Martin, Novelist|France|Books
    David Cohen, Chief Economist, Bank of Tomorrow|Israel|Money`,
    [
      { name: 'Amelia Hart', title: 'Historian', company: 'University of Leeds' },
      { name: 'Bruno Conti', title: 'Head Chef', company: 'Trattoria Conti' },
      { name: 'Chloe Martin', title: 'Novelist' },
      { name: 'David Cohen', title: 'Chief Economist', company: 'Bank of Tomorrow' },
    ],
  ),
  sample(
    'last names first, several people, programme breaks',
    `
    Time|Name|Affiliation
    09:00|Registration|
    09:30|Hart, Amelia|University of Leeds
    10:00|Conti, Bruno|Trattoria Conti
    10:30|Coffee break|
    11:00|Martin, Chloe|Martin Books
    11:30|Cohen, David|Bank of Tomorrow`,
    [
      { name: 'Amelia Hart', company: 'University of Leeds' },
      { name: 'Bruno Conti', company: 'Trattoria Conti' },
      { name: 'Chloe Martin', company: 'Martin Books' },
      { name: 'David Cohen', company: 'Bank of Tomorrow' },
    ],
  ),
  sample(
    'duets',
    `
    Guests|Topic|Contact
    Amelia Hart and Bruno Conti|Food in history|amelia@hart.example
    Chloe Martin|Novels|chloe@martin.example
    David Cohen & Emma Berg|Money; Art|david@cohen.example`,
    [
      { name: 'Amelia Hart', email: 'amelia@hart.example', expertise: ['Food in history'] },
      { name: 'Bruno Conti', expertise: ['Food in history'] },
      { name: 'Chloe Martin', email: 'chloe@martin.example', expertise: ['Novels'] },
      { name: 'David Cohen', email: 'david@cohen.example', expertise: ['Money', 'Art'] },
      { name: 'Emma Berg', expertise: ['Money', 'Art'] },
    ],
  ),
]
