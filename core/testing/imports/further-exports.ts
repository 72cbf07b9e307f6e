import type { SampleExport } from './sample-exports.ts'
import { sample } from './sample-table.ts'

/** Further exports: other programs, other languages, forms that ask in whole sentences. */
export const furtherExports: SampleExport[] = [
  sample(
    'table of an online database',
    `
    Name|Status|Attachments|Assignee|Role (from People)|Organization (from Companies)|Contact Email|Mobile|Short Bio|Tags|Website URL|Created|Last Modified By
    Nadia Berg|Confirmed|headshot.png (https://dl.airtable.example/abc)|Kim Lee|Head of Audio|Fjord Radio|nadia@fjord.example|+47 912 34 567|Nadia makes radio in the far north and likes it loud.|audio,radio|https://fjord.example|3/2/2026 4:12pm|Kim Lee
    Teo Marsh|Invited||Kim Lee|Founder|Marsh Labs|teo@marsh.example||Teo builds small robots for big farms in the south.|robots|https://marsh.example|3/3/2026 9:02am|Kim Lee`,
    [
      {
        name: 'Nadia Berg',
        title: 'Head of Audio',
        company: 'Fjord Radio',
        email: 'nadia@fjord.example',
        phone: '+47 912 34 567',
        bio: 'Nadia makes radio in the far north and likes it loud.',
        socialLinks: { website: 'https://fjord.example' },
      },
      {
        name: 'Teo Marsh',
        title: 'Founder',
        company: 'Marsh Labs',
        email: 'teo@marsh.example',
        bio: 'Teo builds small robots for big farms in the south.',
        socialLinks: { website: 'https://marsh.example' },
      },
    ],
  ),
  sample(
    'CRM with record ids',
    `
    Record ID - Contact|First Name|Last Name|Email|Phone Number|Contact owner|Lead Status|Marketing contact status|Create Date|Company name|Job Title|Associated Note IDs|LinkedIn URL|Country/Region
    151|Ravi|Menon|ravi@menon.example|+91 98450 12345|Ella Sales|New|Marketing contact|2026-02-01 10:00|Menon Foods|Chef|88;91|https://www.linkedin.com/in/ravimenon|India
    152|Elif|Kaya|elif@kaya.example||Ella Sales|Open|Marketing contact|2026-02-02 10:00|Kaya Press|Editor|||Turkey`,
    [
      {
        name: 'Ravi Menon',
        title: 'Chef',
        company: 'Menon Foods',
        email: 'ravi@menon.example',
        phone: '+91 98450 12345',
        socialLinks: { linkedin: 'https://www.linkedin.com/in/ravimenon' },
      },
      { name: 'Elif Kaya', title: 'Editor', company: 'Kaya Press', email: 'elif@kaya.example' },
    ],
  ),
  sample(
    'German ticket shop',
    `
    Bestellnummer|Bestelldatum|Vorname|Nachname|E-Mail|Anzahl|Preisstufe|Tickettyp|Teilnehmernr.|Gesamtbetrag|Berufsbezeichnung|Firma/Organisation|Mobiltelefon|Teilnehmerstatus
    901|12.02.2026|Anke|Vogel|anke@vogel.example|1||Sprecher|7781|0,00|Tonmeisterin|Studio Vogel|0171 5550101|Teilnahme
    902|13.02.2026|Jörg|Hahn|joerg@hahn.example|1||Gast|7782|0,00|Imker|Hahn Honig||Teilnahme`,
    [
      {
        name: 'Anke Vogel',
        title: 'Tonmeisterin',
        company: 'Studio Vogel',
        email: 'anke@vogel.example',
        phone: '0171 5550101',
      },
      { name: 'Jörg Hahn', title: 'Imker', company: 'Hahn Honig', email: 'joerg@hahn.example' },
    ],
  ),
  sample(
    'call for papers with a row a person',
    `
    Session Id|Title|Description|Owner|Owner Email|Session format|Level|Status|Date Submitted|Speaker Id|FirstName|LastName|Email|TagLine|Bio|X (Twitter)|LinkedIn|Website|Profile Picture
    33|Quiet machines|How to build them.|Ana Prado|ana@prado.example|Talk|Beginner|Accepted|1/2/2026|ab-12|Ana|Prado|ana@prado.example|Acoustician at Prado Sound|Ana has made machines quiet since 2004, first ships and then fridges.|https://twitter.com/anaprado|https://www.linkedin.com/in/anaprado|https://prado.example|https://img.example/a.jpg
    34|Loud machines|How to keep them.|Ben Stone|ben@stone.example|Talk|Advanced|Declined|1/3/2026|ab-13|Ben|Stone|ben@stone.example|Drummer, Stone & Sons|Ben plays drums in the morning and fixes them in the evening.||||https://img.example/b.jpg`,
    [
      {
        name: 'Ana Prado',
        title: 'Acoustician',
        company: 'Prado Sound',
        email: 'ana@prado.example',
        bio: 'Ana has made machines quiet since 2004, first ships and then fridges.',
        social: 'https://twitter.com/anaprado',
        socialLinks: { linkedin: 'https://www.linkedin.com/in/anaprado', website: 'https://prado.example' },
        questionnaire: { photo: 'https://img.example/a.jpg' },
      },
      {
        name: 'Ben Stone',
        title: 'Drummer',
        company: 'Stone & Sons',
        email: 'ben@stone.example',
        bio: 'Ben plays drums in the morning and fixes them in the evening.',
        questionnaire: { photo: 'https://img.example/b.jpg' },
      },
    ],
  ),
  sample(
    'event page with questions',
    `
    api_id|name|first_name|last_name|email|phone_number|created_at|approval_status|custom_source|checked_in_at|ticket_type_id|ticket_name|What is your LinkedIn profile?|What company do you work for?|What is your role?
    gst-1|Iris Wong|Iris|Wong|iris@wong.example|+6591234567|2026-03-01T10:00:00.000Z|approved|||tt-1|Standard|https://linkedin.com/in/iriswong|Wong Audio|Producer
    gst-2|Leo Tan|Leo|Tan|leo@tan.example||2026-03-01T11:00:00.000Z|approved|||tt-1|Standard||Tan Tea|Tea taster`,
    [
      {
        name: 'Iris Wong',
        title: 'Producer',
        company: 'Wong Audio',
        email: 'iris@wong.example',
        phone: '+6591234567',
        socialLinks: { linkedin: 'https://linkedin.com/in/iriswong' },
      },
      { name: 'Leo Tan', title: 'Tea taster', company: 'Tan Tea', email: 'leo@tan.example' },
    ],
  ),
  sample(
    'French form with questions',
    `
    Horodateur|Adresse e-mail|Quel est votre nom complet ?|Quelle est votre fonction ?|Pour quelle entreprise ou organisation travaillez-vous ?|Parlez-nous de vous en quelques lignes|De quels sujets aimeriez-vous parler ?|Votre numéro de téléphone|Acceptez-vous d'être enregistré ?
    12/02/2026 10:12:33|claire@roux.example|Claire Roux|Boulangère|Maison Roux|Claire fait du pain depuis vingt ans et en parle à la radio locale.|pain, levain|06 12 34 56 78|Oui
    13/02/2026 11:12:33|marc@petit.example|Marc Petit|Géologue|Terre & Co|Marc cherche de l'eau sous la pierre, parfois il en trouve.|eau, roche|06 98 76 54 32|Oui`,
    [
      {
        name: 'Claire Roux',
        title: 'Boulangère',
        company: 'Maison Roux',
        email: 'claire@roux.example',
        phone: '06 12 34 56 78',
        bio: 'Claire fait du pain depuis vingt ans et en parle à la radio locale.',
        expertise: ['pain', 'levain'],
      },
      {
        name: 'Marc Petit',
        title: 'Géologue',
        company: 'Terre & Co',
        email: 'marc@petit.example',
        phone: '06 98 76 54 32',
        bio: "Marc cherche de l'eau sous la pierre, parfois il en trouve.",
        expertise: ['eau', 'roche'],
      },
    ],
  ),
  sample(
    'Spanish form with questions',
    `
    Marca temporal|Dirección de correo electrónico|¿Cuál es tu nombre y apellidos?|¿A qué te dedicas?|Empresa u organización|Cuéntanos tu historia en unas líneas|¿Cuál es tu teléfono de contacto?|Enlace a tu web o redes sociales|¿Cómo nos conociste?
    2026/02/12 10:12|lola@mar.example|Lola Marín|Oceanógrafa|Instituto del Mar|Lola mide las olas del norte y cuenta lo que dicen a quien quiera oírlo.|+34 600 111 222|https://instagram.com/lola|Por un amigo
    2026/02/13 10:12|pau@soler.example|Pau Soler|Carpintero|Soler Fusta|Pau hace mesas que duran más que las casas en las que están.|+34 600 333 444|https://instagram.com/pau|Radio`,
    [
      {
        name: 'Lola Marín',
        title: 'Oceanógrafa',
        company: 'Instituto del Mar',
        email: 'lola@mar.example',
        phone: '+34 600 111 222',
        bio: 'Lola mide las olas del norte y cuenta lo que dicen a quien quiera oírlo.',
        social: 'https://instagram.com/lola',
      },
      {
        name: 'Pau Soler',
        title: 'Carpintero',
        company: 'Soler Fusta',
        email: 'pau@soler.example',
        phone: '+34 600 333 444',
        bio: 'Pau hace mesas que duran más que las casas en las que están.',
        social: 'https://instagram.com/pau',
      },
    ],
  ),
  sample(
    'Japanese form',
    `
    タイムスタンプ|メールアドレス|お名前(フルネーム)|ふりがな|ご所属(会社名・団体名)|役職・肩書き|電話番号|自己紹介・プロフィール|話したいテーマ|SNSアカウント
    2026/02/12 10:12:33|sato@oto.example|佐藤 美咲|さとう みさき|音工房|代表|090-1234-5678|音を集めて二十年。全国の駅のチャイムを録音しています。|音、駅|@oto_sato
    2026/02/13 10:12:33|tanaka@kaze.example|田中 健|たなか けん|風の学校|講師|080-1111-2222|風車をつくり、こどもたちに教えています。毎日が実験です。|風、学校|@kaze_ken`,
    [
      {
        name: '佐藤 美咲',
        pronunciation: 'さとう みさき',
        title: '代表',
        company: '音工房',
        email: 'sato@oto.example',
        phone: '090-1234-5678',
        bio: '音を集めて二十年。全国の駅のチャイムを録音しています。',
        social: '@oto_sato',
        expertise: ['音', '駅'],
      },
      {
        name: '田中 健',
        pronunciation: 'たなか けん',
        title: '講師',
        company: '風の学校',
        email: 'tanaka@kaze.example',
        phone: '080-1111-2222',
        bio: '風車をつくり、こどもたちに教えています。毎日が実験です。',
        social: '@kaze_ken',
        expertise: ['風', '学校'],
      },
    ],
  ),
  sample(
    'Portuguese form',
    `
    Carimbo de data/hora|Endereço de e-mail|Seu nome completo|Cargo atual|Empresa onde trabalha|Celular (com DDD)|Conte um pouco sobre você|Temas que domina|Perfil do LinkedIn|Instagram
    12/02/2026 10:12:33|rita@lima.example|Rita Lima|Engenheira de som|Estúdio Lima|(11) 98765-4321|Rita grava pássaros ao amanhecer e vende os discos nas feiras da cidade.|som; aves|https://www.linkedin.com/in/ritalima|@ritalima
    13/02/2026 10:12:33|joao@alves.example|João Alves|Padeiro|Pão do João|(21) 91234-5678|João faz pão com fermento de cem anos, herdado da avó dele.|pão; história||@paodojoao`,
    [
      {
        name: 'Rita Lima',
        title: 'Engenheira de som',
        company: 'Estúdio Lima',
        email: 'rita@lima.example',
        phone: '(11) 98765-4321',
        bio: 'Rita grava pássaros ao amanhecer e vende os discos nas feiras da cidade.',
        social: '@ritalima',
        socialLinks: { linkedin: 'https://www.linkedin.com/in/ritalima' },
        expertise: ['som', 'aves'],
      },
      {
        name: 'João Alves',
        title: 'Padeiro',
        company: 'Pão do João',
        email: 'joao@alves.example',
        phone: '(21) 91234-5678',
        bio: 'João faz pão com fermento de cem anos, herdado da avó dele.',
        social: '@paodojoao',
        expertise: ['pão', 'história'],
      },
    ],
  ),
  sample(
    'Polish form',
    `
    Sygnatura czasowa|Adres e-mail|Imię i nazwisko|Stanowisko|Firma / organizacja|Numer telefonu|Krótka notka biograficzna|Tematy rozmowy|Strona internetowa
    2026-02-12 10:12|ewa@dom.example|Ewa Domańska|Architektka|Dom Studio|+48 600 100 200|Ewa projektuje domy ze słomy i gliny, a potem w nich mieszka przez rok.|architektura, słoma|https://dom.example
    2026-02-13 10:12|jan@las.example|Jan Leśniak|Leśnik|Lasy Zielone|+48 600 300 400|Jan liczy drzewa i opowiada o nich dzieciom w szkołach.|las, drzewa|https://las.example`,
    [
      {
        name: 'Ewa Domańska',
        title: 'Architektka',
        company: 'Dom Studio',
        email: 'ewa@dom.example',
        phone: '+48 600 100 200',
        bio: 'Ewa projektuje domy ze słomy i gliny, a potem w nich mieszka przez rok.',
        socialLinks: { website: 'https://dom.example' },
        expertise: ['architektura', 'słoma'],
      },
      {
        name: 'Jan Leśniak',
        title: 'Leśnik',
        company: 'Lasy Zielone',
        email: 'jan@las.example',
        phone: '+48 600 300 400',
        bio: 'Jan liczy drzewa i opowiada o nich dzieciom w szkołach.',
        socialLinks: { website: 'https://las.example' },
        expertise: ['las', 'drzewa'],
      },
    ],
  ),
  sample(
    'address book of a mail program',
    `
    First Name|Middle Name|Last Name|Title|Suffix|Nickname|Given Yomi|Surname Yomi|E-mail Address|E-mail 2 Address|E-mail 3 Address|Home Phone|Home Phone 2|Business Phone|Business Phone 2|Mobile Phone|Car Phone|Other Phone|Primary Phone|Pager|Business Fax|Home Fax|Other Fax|Company Main Phone|Callback|Radio Phone|Telex|TTY/TDD Phone|IMAddress|Job Title|Department|Company|Office Location|Manager's Name|Assistant's Name|Assistant's Phone|Company Yomi|Business Street|Business City|Business State|Business Postal Code|Business Country/Region|Home Street|Home City|Personal Web Page|Spouse|Schools|Hobby|Location|Web Page|Birthday|Anniversary|Notes
    Olga||Petrova|Dr.|||||olga@neva.example||||||||+7 921 555 0101|||||||||||||Curator|Art|Neva Museum||Ivan Boss|Anna Help|+7 812 000 0000|||||||||https://olga.example|||||https://neva.example|||Met at the fair
    Sam||Field|Mr.|||||sam@field.example||||||+1 555 010 0200|||||||||||||||Farmer||Field Farm||||||||||||||||||||||`,
    [
      {
        name: 'Olga Petrova',
        title: 'Curator',
        company: 'Neva Museum',
        email: 'olga@neva.example',
        phone: '+7 921 555 0101',
        socialLinks: { website: 'https://neva.example' },
        notes: 'Met at the fair',
      },
      {
        name: 'Sam Field',
        title: 'Farmer',
        company: 'Field Farm',
        email: 'sam@field.example',
        phone: '+1 555 010 0200',
      },
    ],
  ),
  sample(
    'cards as a table',
    `
    FN|N.FamilyName|N.GivenName|ORG|TITLE|EMAIL;TYPE=WORK|TEL;TYPE=CELL|URL|NOTE|ADR;TYPE=WORK|BDAY|REV
    Mila Novak|Novak|Mila|Novak Glass|Glassblower|mila@novak.example|+420 601 111 222|https://novak.example|Mila blows glass and teaches it to whoever has the breath.|Main St 1; Brno|1980-01-01|20260101T000000Z
    Petr Dvorak|Dvorak|Petr|Dvorak Clocks|Clockmaker|petr@dvorak.example|+420 602 333 444||Petr repairs the clocks of three towns and is never late.|Square 2; Olomouc|1975-05-05|20260101T000000Z`,
    [
      {
        name: 'Mila Novak',
        title: 'Glassblower',
        company: 'Novak Glass',
        email: 'mila@novak.example',
        phone: '+420 601 111 222',
        socialLinks: { website: 'https://novak.example' },
        notes: 'Mila blows glass and teaches it to whoever has the breath.',
      },
      {
        name: 'Petr Dvorak',
        title: 'Clockmaker',
        company: 'Dvorak Clocks',
        email: 'petr@dvorak.example',
        phone: '+420 602 333 444',
        notes: 'Petr repairs the clocks of three towns and is never late.',
      },
    ],
  ),
  sample(
    'connections under a note',
    `
    Notes:
    "When exporting your connection data, you may notice that some of the email addresses are missing. You will only see email addresses for connections who have allowed their connections to see or download their email address."
    
    First Name|Last Name|URL|Email Address|Company|Position|Connected On
    Hana|Sato|https://www.linkedin.com/in/hanasato||Koe Inc.|Voice Actor|12 Feb 2026
    Diego|Luna|https://www.linkedin.com/in/diegoluna|diego@luna.example|Luna Films|Director|11 Feb 2026`,
    [
      {
        name: 'Hana Sato',
        title: 'Voice Actor',
        company: 'Koe Inc.',
        socialLinks: { linkedin: 'https://www.linkedin.com/in/hanasato' },
      },
      {
        name: 'Diego Luna',
        title: 'Director',
        company: 'Luna Films',
        email: 'diego@luna.example',
        socialLinks: { linkedin: 'https://www.linkedin.com/in/diegoluna' },
      },
    ],
  ),
  sample(
    'mailing list',
    `
    Email Address|First Name|Last Name|Address|Phone Number|Birthday|Company|Title|MEMBER_RATING|OPTIN_TIME|OPTIN_IP|CONFIRM_TIME|CONFIRM_IP|LATITUDE|LONGITUDE|GMTOFF|DSTOFF|TIMEZONE|CC|REGION|LAST_CHANGED|LEID|EUID|NOTES|TAGS
    gus@hill.example|Gus|Hill|1 Hill Rd|555-010-0101|01/02|Hill Honey|Beekeeper|2||192.0.2.1|2026-01-01 10:00:00|192.0.2.1|51.5|-0.1|0|1|Europe/London|GB|ENG|2026-01-02 10:00:00|123|ab12cd34||"speaker","2026"
    may@dale.example|May|Dale||||Dale Yarns|Spinner|4||192.0.2.2|2026-01-01 10:00:00|192.0.2.2|51.5|-0.1|0|1|Europe/London|GB|ENG|2026-01-02 10:00:00|124|ab12cd35||"guest"`,
    [
      {
        name: 'Gus Hill',
        title: 'Beekeeper',
        company: 'Hill Honey',
        email: 'gus@hill.example',
        phone: '555-010-0101',
      },
      { name: 'May Dale', title: 'Spinner', company: 'Dale Yarns', email: 'may@dale.example' },
    ],
  ),
  sample(
    'notes as a table',
    `
    Name|Status|Person|Role|Company|Email|Phone|Bio|Topics|Last edited time|Episode
    Vera Klein|Booked|Host Hanna|Biologist|Klein Lab|vera@klein.example|+43 660 1234567|Vera studies moss on old roofs and writes books about it.|moss, roofs|February 12, 2026 10:12 AM|Ep 12: Moss (https://www.notion.so/Ep-12-abc)
    Otto Wild|Idea|Host Hanna|Ranger|Wild Park|otto@wild.example||Otto walks the park at night and knows every owl by name.|owls|February 13, 2026 10:12 AM|`,
    [
      {
        name: 'Vera Klein',
        title: 'Biologist',
        company: 'Klein Lab',
        email: 'vera@klein.example',
        phone: '+43 660 1234567',
        bio: 'Vera studies moss on old roofs and writes books about it.',
        expertise: ['moss', 'roofs'],
      },
      {
        name: 'Otto Wild',
        title: 'Ranger',
        company: 'Wild Park',
        email: 'otto@wild.example',
        bio: 'Otto walks the park at night and knows every owl by name.',
        expertise: ['owls'],
      },
    ],
  ),
  sample(
    'booked appointments',
    `
    Team|User Name|User Email|Invitee Name|Invitee First Name|Invitee Last Name|Invitee Email|Invitee Time Zone|Invitee accepted marketing emails|Text Reminder Number|Event Type Name|Start Date & Time|End Date & Time|Location|Event Created Date & Time|Canceled|Question 1|Response 1|UTM Source
    |Host Hanna|hanna@show.example|Ida Moen|Ida|Moen|ida@moen.example|Europe/Oslo|No|+47 400 00 111|Podcast chat|2026-03-01 10:00 am|2026-03-01 10:30 am|Zoom|2026-02-12 10:00 am|false|What do you do?|Sailmaker|
    |Host Hanna|hanna@show.example|Ole Dahl|Ole|Dahl|ole@dahl.example|Europe/Oslo|No||Podcast chat|2026-03-02 10:00 am|2026-03-02 10:30 am|Zoom|2026-02-12 10:00 am|false|What do you do?|Baker|`,
    [
      {
        name: 'Ida Moen',
        email: 'ida@moen.example',
        phone: '+47 400 00 111',
        title: 'Sailmaker',
        interviewDate: '2026-03-01T10:00:00.000Z',
      },
      {
        name: 'Ole Dahl',
        email: 'ole@dahl.example',
        title: 'Baker',
        interviewDate: '2026-03-02T10:00:00.000Z',
      },
    ],
  ),
  sample(
    'leads',
    `
    Record Id|Lead Owner|Company|First Name|Last Name|Designation|Email|Phone|Fax|Website|Lead Source|Lead Status|Industry|Secondary Email|Skype ID|Twitter|Street|City|Description
    zcrm_1|Sales Rep|Amber Tea|Lin|Chen|Tea master|lin@amber.example|+886 2 5555 0101||www.amber.example|Web|Open|Food||lin.chen|@linchen|Tea St 1|Taipei|Lin has roasted tea for thirty years.
    zcrm_2|Sales Rep|Bolt Bikes|Bo|Ek|Mechanic|bo@bolt.example|+46 70 555 0102||www.bolt.example|Web|Open|Retail||bo.ek|@boek|Bike St 2|Lund|Bo builds bikes for winter roads.`,
    [
      {
        name: 'Lin Chen',
        title: 'Tea master',
        company: 'Amber Tea',
        email: 'lin@amber.example',
        phone: '+886 2 5555 0101',
        bio: 'Lin has roasted tea for thirty years.',
        social: '@linchen',
        socialLinks: { website: 'www.amber.example' },
      },
      {
        name: 'Bo Ek',
        title: 'Mechanic',
        company: 'Bolt Bikes',
        email: 'bo@bolt.example',
        phone: '+46 70 555 0102',
        bio: 'Bo builds bikes for winter roads.',
        social: '@boek',
        socialLinks: { website: 'www.bolt.example' },
      },
    ],
  ),
  sample(
    'Korean form',
    `
    타임스탬프|성함|소속|직함|이메일 주소|휴대폰 번호|간단한 자기소개|이야기하고 싶은 주제|인스타그램
    2026. 2. 12|김하늘|바람공방|대표|haneul@baram.example|010-1234-5678|바람 소리를 모아 음반을 만드는 일을 열다섯 해째 하고 있습니다.|바람, 소리|@haneul
    2026. 2. 13|박서준|빵집서준|제빵사|seojun@bread.example|010-9876-5432|새벽마다 빵을 굽고 동네 아이들에게 나눠 줍니다.|빵|@seojun`,
    [
      {
        name: '김하늘',
        title: '대표',
        company: '바람공방',
        email: 'haneul@baram.example',
        phone: '010-1234-5678',
        bio: '바람 소리를 모아 음반을 만드는 일을 열다섯 해째 하고 있습니다.',
        social: '@haneul',
        expertise: ['바람', '소리'],
      },
      {
        name: '박서준',
        title: '제빵사',
        company: '빵집서준',
        email: 'seojun@bread.example',
        phone: '010-9876-5432',
        bio: '새벽마다 빵을 굽고 동네 아이들에게 나눠 줍니다.',
        social: '@seojun',
        expertise: ['빵'],
      },
    ],
  ),
  sample(
    'Chinese form',
    `
    提交时间|姓名|单位名称|职务|手机|邮箱|个人简介|擅长领域|微信号
    2026-02-12|李思远|声音工坊|创始人|13800138000|siyuan@sheng.example|二十年来收集各地车站的声音，并写成了三本书。|声音、城市|lisiyuan
    2026-02-13|王小雨|风车学校|教师|13900139000|xiaoyu@feng.example|教孩子们做风车，每周都有新的实验。|教育|wangxy`,
    [
      {
        name: '李思远',
        title: '创始人',
        company: '声音工坊',
        email: 'siyuan@sheng.example',
        phone: '13800138000',
        bio: '二十年来收集各地车站的声音，并写成了三本书。',
        social: 'lisiyuan',
        expertise: ['声音', '城市'],
      },
      {
        name: '王小雨',
        title: '教师',
        company: '风车学校',
        email: 'xiaoyu@feng.example',
        phone: '13900139000',
        bio: '教孩子们做风车，每周都有新的实验。',
        social: 'wangxy',
        expertise: ['教育'],
      },
    ],
  ),
  sample(
    'Arabic form',
    `
    الطابع الزمني|الاسم الكامل|المسمى الوظيفي|جهة العمل|البريد الإلكتروني|رقم الجوال|نبذة مختصرة|مواضيع الحوار
    2026/02/12|ليلى حداد|مهندسة صوت|استوديو الموج|layla@mawj.example|+966 50 123 4567|ليلى تسجل أصوات الأسواق القديمة وتحكي قصصها لكل من يسمع.|الصوت، الأسواق
    2026/02/13|عمر ناصر|خباز|مخبز ناصر|omar@nasser.example|+966 55 765 4321|عمر يخبز الخبز منذ عشرين سنة ويعلم أبناء الحي.|الخبز، الحي`,
    [
      {
        name: 'ليلى حداد',
        title: 'مهندسة صوت',
        company: 'استوديو الموج',
        email: 'layla@mawj.example',
        phone: '+966 50 123 4567',
        bio: 'ليلى تسجل أصوات الأسواق القديمة وتحكي قصصها لكل من يسمع.',
        expertise: ['الصوت', 'الأسواق'],
      },
      {
        name: 'عمر ناصر',
        title: 'خباز',
        company: 'مخبز ناصر',
        email: 'omar@nasser.example',
        phone: '+966 55 765 4321',
        bio: 'عمر يخبز الخبز منذ عشرين سنة ويعلم أبناء الحي.',
        expertise: ['الخبز', 'الحي'],
      },
    ],
  ),
  sample(
    'Dutch form with questions',
    `
    Tijdstempel|Wat is je naam?|Waar werk je?|Wat is je functie?|E-mailadres|Telefoonnummer|Vertel iets over jezelf|Waarover wil je praten?|Jouw website of LinkedIn
    12-2-2026 10:12|Fenna de Boer|Boer & Zee|Visser|fenna@zee.example|06 12345678|Fenna vist op de Noordzee en schrijft gedichten over de kabeljauw.|zee, vis|https://www.linkedin.com/in/fenna
    13-2-2026 10:12|Joris van Dam|Dam Klokken|Klokkenmaker|joris@dam.example|06 87654321|Joris houdt de klokken van vier torens gelijk met de trein.|tijd|https://dam.example`,
    [
      {
        name: 'Fenna de Boer',
        title: 'Visser',
        company: 'Boer & Zee',
        email: 'fenna@zee.example',
        phone: '06 12345678',
        bio: 'Fenna vist op de Noordzee en schrijft gedichten over de kabeljauw.',
        socialLinks: { linkedin: 'https://www.linkedin.com/in/fenna' },
        expertise: ['zee', 'vis'],
      },
      {
        name: 'Joris van Dam',
        title: 'Klokkenmaker',
        company: 'Dam Klokken',
        email: 'joris@dam.example',
        phone: '06 87654321',
        bio: 'Joris houdt de klokken van vier torens gelijk met de trein.',
        socialLinks: { website: 'https://dam.example' },
        expertise: ['tijd'],
      },
    ],
  ),
  sample(
    'Swedish form',
    `
    Tidsstämpel|För- och efternamn|Yrkestitel|Arbetsgivare|E-postadress|Mobilnummer|Berätta kort om dig själv|Vad vill du prata om?
    2026-02-12 10:12|Saga Nyström|Ljudtekniker|Norrljud AB|saga@norr.example|070-555 01 01|Saga spelar in isar som spricker och gör musik av dem på vintern.|is, ljud
    2026-02-13 10:12|Elis Berg|Bagare|Bergs Bröd|elis@brod.example|070-555 01 02|Elis bakar bröd med surdeg från farmor och säljer det på torget.|bröd`,
    [
      {
        name: 'Saga Nyström',
        title: 'Ljudtekniker',
        company: 'Norrljud AB',
        email: 'saga@norr.example',
        phone: '070-555 01 01',
        bio: 'Saga spelar in isar som spricker och gör musik av dem på vintern.',
        expertise: ['is', 'ljud'],
      },
      {
        name: 'Elis Berg',
        title: 'Bagare',
        company: 'Bergs Bröd',
        email: 'elis@brod.example',
        phone: '070-555 01 02',
        bio: 'Elis bakar bröd med surdeg från farmor och säljer det på torget.',
        expertise: ['bröd'],
      },
    ],
  ),
  sample(
    'form that talks',
    `
    #|Hi, what's your first name?|And your last name?|What do you do, *{{field:ab12}}*?|Where do you work?|What's the best email to reach you at?|Got a phone number?|Tell us your story|What could you talk about for hours?|Share a link to your work|Start Date (UTC)|Submit Date (UTC)|Network ID|Tags
    ab1|Nina|Frost|Glaciologist|Ice Institute|nina@ice.example|+354 555 0101|Nina drills into ice and listens to what it says about summers long gone.|ice, summers|https://ice.example|2026-02-12 10:12:33|2026-02-12 10:15:33|a1|
    ab2|Paul|Gray|Painter|Gray Studio|paul@gray.example||Paul paints one wall of every town he visits and never signs it.|walls|https://gray.example|2026-02-13 10:12:33|2026-02-13 10:15:33|a2|`,
    [
      {
        name: 'Nina Frost',
        title: 'Glaciologist',
        company: 'Ice Institute',
        email: 'nina@ice.example',
        phone: '+354 555 0101',
        bio: 'Nina drills into ice and listens to what it says about summers long gone.',
        socialLinks: { website: 'https://ice.example' },
        expertise: ['ice', 'summers'],
      },
      {
        name: 'Paul Gray',
        title: 'Painter',
        company: 'Gray Studio',
        email: 'paul@gray.example',
        bio: 'Paul paints one wall of every town he visits and never signs it.',
        socialLinks: { website: 'https://gray.example' },
        expertise: ['walls'],
      },
    ],
  ),
  sample(
    'CRM with the thing before the field',
    `
    Person - Name|Person - Label|Person - Organization|Person - Email - Work|Person - Email - Home|Person - Phone - Mobile|Person - Owner|Person - Open deals|Person - Job title|Person - Update time
    Ike Fox|Hot|Fox Films|ike@fox.example||+1 555 010 0303|Anna Rep|1|Editor|2026-02-12
    Joy Reed|Warm|Reed Radio|joy@reed.example|joy@home.example||Anna Rep|0|Presenter|2026-02-13`,
    [
      {
        name: 'Ike Fox',
        title: 'Editor',
        company: 'Fox Films',
        email: 'ike@fox.example',
        phone: '+1 555 010 0303',
      },
      { name: 'Joy Reed', title: 'Presenter', company: 'Reed Radio', email: 'joy@reed.example' },
    ],
  ),
]
