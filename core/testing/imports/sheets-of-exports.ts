/**
 * Exports of contact books, booking tools and databases, and tables as people paste them, written before the code that
 * reads them was looked at. What the second line says is the truth: see `truth-sheet.ts`.
 */
export const sheetsOfExports: Record<string, string> = {
  'Google Contacts': `
    First Name|Middle Name|Last Name|Phonetic First Name|Phonetic Last Name|Name Prefix|Name Suffix|Nickname|File As|Organization Name|Organization Title|Organization Department|Birthday|Notes|Photo|Labels|E-mail 1 - Label|E-mail 1 - Value|E-mail 2 - Label|E-mail 2 - Value|Phone 1 - Label|Phone 1 - Value|Address 1 - Label|Address 1 - Formatted|Website 1 - Label|Website 1 - Value
    first|middle|last|-|-|-|-|-|-|company|title|-|-|-|photo|-|-|email|-|-|-|phone|-|-|-|website
    Thessaly||Brandt||||||||Harbour Master|||met at the boat show|https://lh3.contacts.example/a1|* myContacts ::: Podcast|* Work|thessaly@harbour.example|Home|tb@home.example|Mobile|+44 7700 900911|||Blog|https://brandt.example
    Ignatius|Paul|Okonjo|||Dr||||Delta Clinic|Surgeon|Trauma||||* myContacts|Work|ignatius@delta.example|||Work|+234 803 555 0911|Work|1 Creek Rd\\nWarri||
    Rosalba||Quintero|||||Rosi||Teatro Sur|Lighting designer|||||* myContacts ::: Podcast|* Home|rosalba@teatrosur.example|||Mobile|+57 300 555 0911||||`,
  'LinkedIn connections': `
    ^Notes:
    ^"When exporting your connection data, you may notice that some of the email addresses are missing. You will only see email addresses for connections who have allowed their connections to see or download their email address."
    ^
    First Name|Last Name|URL|Email Address|Company|Position|Connected On
    first|last|linkedin|email|company|title|-
    Leontyne|Farquhar|https://www.linkedin.com/in/leontynef||Peat & Sons|Distillery Manager|03 Feb 2026
    Bartholomew|Igwe, CFA=>Igwe|https://www.linkedin.com/in/bartigwe|bart@igwe.example|Savanna Capital|Partner|11 Jan 2026
    Solveig|Ask-Hansen|https://www.linkedin.com/in/solveigah||Freelance|Documentary sound recordist|30 Dec 2025`,
  'Calendly bookings': `
    Team|User Name|User Email|Invitee Name|Invitee First Name|Invitee Last Name|Invitee Email|Invitee Time Zone|Invitee accepted marketing emails|Text Reminder Number|Event Type Name|Start Date & Time|End Date & Time|Location|Event Created Date & Time|Canceled|Canceled By|Cancellation reason|Question 1|Response 1|Question 2|Response 2|Marked as No-Show
    -|-|-|name|-|-|email|-|-|phone|-|-|-|-|-|-|-|-|-|title|-|linkedin|-
    |Morag Dunn|morag@showhost.example|Fenella Achterberg|||fenella@acht.example|Europe/Amsterdam||+31 6 5550 0912|Podcast recording|2026-04-02 10:00 am|2026-04-02 11:00 am|https://meet.example/abc|2026-03-01 9:12 am|false|||What do you do?|Dyke engineer|Your LinkedIn|https://www.linkedin.com/in/fenella-a|No
    |Morag Dunn|morag@showhost.example|Jabulani Nkosi|||jabu@nkosi.example|Africa/Johannesburg||+27 82 555 0912|Podcast recording|2026-04-09 10:00 am|2026-04-09 11:00 am|https://meet.example/abd|2026-03-02 4:40 pm|false|||What do you do?|Township chef|Your LinkedIn|https://www.linkedin.com/in/jabunkosi|No
    |Morag Dunn|morag@showhost.example|Perpetua Lindqvist|||perpetua@lind.example|Europe/Stockholm|||Podcast recording|2026-04-16 10:00 am|2026-04-16 11:00 am|https://meet.example/abe|2026-03-05 1:01 pm|false|||What do you do?|Beekeeper|Your LinkedIn||No`,
  'Notion guest database': `
    Name|Episode|Status|Bio|Created by|E-mail|Headshot|LinkedIn|Occupation|Organisation|Recording date|Socials
    name|-|-|bio|-|email|?photo|linkedin|title|company|-|social
    Cressida Vane|#41 The last lamp (https://www.notion.so/41-The-last-lamp-7f3a)|Confirmed|Cressida has kept three lighthouses and written a cookbook for people who eat alone.|Host Hannah|cressida@vane.example|cressida.jpg|linkedin.com/in/cressidavane|Lighthouse keeper|Northern Lights Trust|May 4, 2026 10:00 AM|@cressidavane
    Okwudili Eze|#42 Weld (https://www.notion.so/42-Weld-81bd)|Invited|Okwudili welds bridges by day and sculptures by night, and says the bridges are harder.|Host Hannah|okwu@eze.example||linkedin.com/in/okwueze|Welder|Niger Bridge Works|May 11, 2026 10:00 AM|@okwuwelds
    Maëlle Kerjean||Not started|Maëlle counts seabirds on islands without names.|Host Hannah|maelle@kerjean.example||linkedin.com/in/maellek|Ornithologist|Ligue des Oiseaux||@maellek`,
  'Airtable episode base': `
    Episode|Ep No.|Guest|Email (from Guest)|Job title (from Guest)|Company (from Guest)|Phone (from Guest)|Topic|Producer|Producer Email|Sponsor|Sponsor contact email|Air date|Status
    -|-|name|email|title|company|phone|-|-|-|-|-|-|-
    Salt in the blood|12|Merrick Penhallow|merrick@saltpan.example|Salt maker|Penhallow Salt|+44 7700 900913|Food|Dee|dee@show.example|Oatly|ads@oat.example|2026-02-03|Published
    What rooms hear|13|Yevgenia Marks|yevgenia@acoustic.example|Acoustician|Room Nine|+1 212 555 0913|Architecture|Dee|dee@show.example|||2026-02-10|Scheduled
    A field of one's own|14|Tafadzwa Moyo|taf@moyofarm.example|Seed saver|Moyo Farm||Farming|Dee|dee@show.example|Oatly|ads@oat.example|2026-02-17|Draft`,
  'episode tracker with topics': `
    Ep|Record|Publish|Topic|Guest|Contact|Edit by|Show notes?|Notes
    -|-|-|-|name|email|-|-|-
    88|3 Mar|10 Mar|Grief|Hester Lovelock|hester@lovelock.example|Sam|done|lovely voice
    89|10 Mar|17 Mar|Debt|Quincy Abara|quincy@abara.example|Sam|done|
    90|17 Mar|24 Mar|Sourdough|Annelise Roth|annelise@roth.example|Jo|to do|bring mic
    91|24 Mar|31 Mar|Night trains|Dragomir Iliev|dragomir@iliev.example|Jo|to do|
    92|31 Mar|7 Apr|SOLO EPISODE|-=>|-=>|Sam||`,
  'pairs of guests': `
    #|Title|Guests|Their emails|Recorded on|Link
    -|-|name|?email|-|-
    1|Two sisters and a boat|Wilhelmina Strand & Agathe Strand=>Wilhelmina Strand + Agathe Strand|mina@strand.example, agathe@strand.example|2026-01-10|https://show.example/1
    2|The bell that cracked|Ottokar Weiss|ottokar@weiss.example|2026-01-17|https://show.example/2
    3|Street food wars|Piyada Suwan and Marco Bellandi=>Piyada Suwan + Marco Bellandi|piyada@suwan.example, marco@bellandi.example|2026-01-24|https://show.example/3
    4|Whose mountain?|Lobsang Tenzin|lobsang@tenzin.example|2026-01-31|https://show.example/4`,
  'HubSpot contacts': `
    Record ID|First Name|Last Name|Email|Phone Number|Contact owner|Lead Status|Marketing contact status|Job Title|Associated Company|Associated Company IDs|Website URL|Create Date|Last Activity Date
    -|first|last|email|phone|-|-|-|title|company|-|website|-|-
    151|Zuleika|Fairbairn|zuleika@fairbairn.example|+44 7700 900915|Bob Ross (bob@agency.example)|Open|Marketing contact|Perfumer|Fairbairn Scents|9001|fairbairn.example|2026-01-01 10:00|2026-03-01 09:00
    152|Emeka|Nwosu|emeka@nwosu.example||Bob Ross (bob@agency.example)|Connected|Non-marketing contact|Bridge inspector|Lagos Roads|9002|lagosroads.example|2026-01-02 10:00|
    153|Birgitta|Sjögren|birgitta@sjogren.example|+46 70 555 0915||Open|Marketing contact|Choir conductor|Kör Nord|9003||2026-01-03 10:00|2026-03-02 09:00`,
  'Salesforce report': `
    ^Podcast guests 2026
    ^As of 2026-03-01 09:00:00 Greenwich Mean Time/GMT • Generated by Ada Admin
    ^
    Account Owner|Salutation|First Name|Last Name|Title|Account Name|Mailing Street|Mailing City|Mailing Country|Phone|Fax|Email|Last Modified By
    -|-|first|last|title|company|-|-|-|phone|-|email|-
    Ada Admin|Ms.|Ottoline|Crewe|Head of Typography|Crewe Press|1 Type Street|Leeds|United Kingdom|+44 113 555 0916|+44 113 555 0999|ottoline@crewe.example|Ada Admin
    Ada Admin|Mr.|Sipho|Dlamini|Night editor|Durban Post|2 Beach Rd|Durban|South Africa|+27 31 555 0916||sipho@durbanpost.example|Ada Admin
    Ada Admin|Dr.|Carmela|Vizzini|Volcanologist|INGV Catania|3 Via Etnea|Catania|Italy|||carmela@ingv.example|Ada Admin
    Grand Totals (3 records)=>||||||||||||
    Copyright (c) 2000-2026 example.com, inc. All rights reserved.=>||||||||||||
    Confidential Information - Do Not Distribute=>||||||||||||`,
  'Typeform answers': `
    #|First, what should we call you?|And your email address?|A number we can text on the day|What's on your business card?|And which organization is that with?|Tell our listeners about yourself in a few sentences.|Three things you could talk about for hours|Where can people find you online?|Anything that worries you about the recording?|Response Type|Start Date (UTC)|Submit Date (UTC)|Network ID|Tags
    -|name|email|phone|title|company|bio|expertise|website|-|-|-|-|-|-
    k3j|Isolde Marchbanks|isolde@march.example|+44 7700 900917|Puppet maker|Stringworks|I make puppets for theatres that have no money, which keeps me inventive and poor.|marionettes; folk tales; glue|https://march.example|The microphone|completed|2026-02-01 10:00:00|2026-02-01 10:09:00|9f3|
    k3k|Chukwuma Bright|chuks@bright.example|+234 805 555 0917|Sign painter|Bright Signs|I paint every letter by hand and have opinions about vinyl that I keep to myself.|lettering; Lagos; paint|https://brightsigns.example|Nothing|completed|2026-02-02 10:00:00|2026-02-02 10:12:00|9f4|
    k3l|Hanneke de Wit|hanneke@dewit.example||Clockmaker|Tijd BV|I repair tower clocks, and I have been late only once.|clocks; heights; patience|https://dewit.example|Background noise|completed|2026-02-03 10:00:00|2026-02-03 10:07:00|9f5|`,
  'pasted without a header': `
    ^^
    name|title|company|email
    Philomena Garrick|Tree surgeon|Garrick & Oak|philomena@garrick.example
    Anatole Besson|Oyster farmer|Huîtres Besson|anatole@besson.example
    Nomvula Khumalo|Radio dramatist|Studio Umoya|nomvula@umoya.example
    Einar Thorsen|Knitwear designer|Thorsen Ull|einar@thorsen.example`,
  'pasted with gaps': `
    Speaker||Job||Where from||Mail
    name|-|title|-|company|-|email
    ||||||
    Drusilla Penn||Map librarian||City Archive||drusilla@archive.example
    ||||||
    Kofi Amankwah||Goldsmith||Kumasi Crafts||kofi@kumasi.example
    ||||||
    Rasmus Tved||Harbour pilot||Aarhus Havn||rasmus@havn.example`,
  'everything in one column': `
    Guest wish list||
    name|title|company
    Araminta Locke, Falconer, Skyward Trust=>Araminta Locke|=>Falconer|=>Skyward Trust
    Desmond Oyelaran, Chess coach, Ibadan Club=>Desmond Oyelaran|=>Chess coach|=>Ibadan Club
    Katarzyna Wrona, Glassblower, Huta Wrona=>Katarzyna Wrona|=>Glassblower|=>Huta Wrona
    Tobias Engel, Avalanche dog trainer, Bergwacht=>Tobias Engel|=>Avalanche dog trainer|=>Bergwacht`,
  'Spanish congress': `
    Hora|Sala|Ponencia|Ponente|Cargo|Institución|Correo|Semblanza|Modera
    -|-|-|name|title|company|email|bio|-
    9:00|A|El agua que no vemos|Remedios Alcántara Vidal|Hidróloga|Universidad de Granada|remedios@ugr.example|Remedios estudia acuíferos desde hace veinte años y bebe siempre del grifo.|Luis Prado
    10:00|A|Semillas viejas|Eleuterio Domínguez|Agricultor|Cooperativa La Era|eleuterio@laera.example|Eleuterio guarda semillas que su abuela escondió en la guerra.|Luis Prado
    11:00|B|Ruido|Itziar Goñi|Ingeniera acústica|Taller Sonoro|itziar@sonoro.example|Itziar mide el silencio de los teatros.|Ana Ruiz`,
  'Japanese seminar': `
    回|開催日|講演タイトル|講師名|フリガナ|所属|肩書|メールアドレス|備考
    -|-|-|name|-|company|title|email|-
    1|2026/04/01|海の音|相沢 美鈴|アイザワ ミスズ|海洋研究所|主任研究員|misuzu@kaiyo.example|
    2|2026/05/01|発酵の科学|黒田 弦一郎|クロダ ゲンイチロウ|黒田醸造|杜氏|genichiro@kuroda.example|午前のみ
    3|2026/06/01|紙の未来|三枝 ほのか|サエグサ ホノカ|和紙工房|職人|honoka@washi.example|`,
  'Polish conference': `
    Lp.|Prelegent|Temat wystąpienia|Stanowisko|Firma / uczelnia|Adres mailowy|Nr tel.|Zdjęcie|Opiekun
    -|name|-|title|company|email|phone|photo|-
    1|Bogumiła Zaręba|Torfowiska pamiętają|Botaniczka|Uniwersytet Gdański|bogumila@ug.example|+48 601 555 918|https://img.example/bz.jpg|Ola
    2|Wieńczysław Kruk|Zegary bez wskazówek|Zegarmistrz|Kruk i Syn|w.kruk@kruk.example|+48 602 555 918|https://img.example/wk.jpg|Ola
    3|Żaneta Pluta|Dźwięk w muzeum|Kuratorka|Muzeum Techniki|zaneta@mt.example||https://img.example/zp.jpg|Piotr`,
  'Arabic forum': `
    م|المتحدث|المسمى الوظيفي|الجهة|عنوان الورقة|البريد الالكتروني|الجوال|مدير الجلسة
    -|name|title|company|-|email|phone|-
    1|رباب الشناوي|مهندسة مياه|معهد النيل|ذاكرة النهر|rabab@nile.example|+20 100 555 0918|هاني
    2|غسان الخطيب|خباز|مخبز الحارة|خبز المدن|ghassan@hara.example|+962 79 555 0918|هاني
    3|ميسون القاضي|أمينة متحف|متحف الساحل|أصوات الموانئ|maysoun@sahel.example||سلمى`,
  'Turkish panel': `
    Sıra|Konuşmacı|Unvan|Kurum|Konuşma başlığı|E-posta adresi|Cep telefonu|Kısa özgeçmiş
    -|name|title|company|-|email|phone|bio
    1|Nilüfer Aksu|Su mühendisi|DSİ|Barajın dili|nilufer@dsi.example|+90 532 555 0918|Nilüfer yirmi yıldır nehirleri ölçüyor ve yüzmeyi hâlâ bilmiyor.
    2|Cengizhan Öztop|Fırıncı|Öztop Fırın|Ekşi maya|cengiz@oztop.example|+90 533 555 0918|Cengizhan dedesinin mayasını her sabah besliyor.
    3|Saadet Yalın|Müze müdürü|Liman Müzesi|Limanın sesi|saadet@liman.example||Saadet eski sesleri toplar.`,
  'Dutch festival': `
    Dag|Tijd|Voornaam|Tussenvoegsel|Achternaam|Functie|Organisatie|Mailadres|Telefoonnr|Bijdrage|Contactpersoon festival
    -|-|first|middle|last|title|company|email|phone|-|-
    vr|10:00|Roosmarijn|van der|Meulen|Molenaar|De Vlijt|roos@devlijt.example|+31 6 5550 0919|Lezing: wind|Bas
    vr|11:00|Sjoerd||Hoekstra|Schaatsenmaker|Hoekstra IJs|sjoerd@ijs.example|+31 6 5550 0920|Demonstratie|Bas
    za|10:00|Faiza|el|Amrani|Stadsdichter|Gemeente Delft|faiza@delft.example||Voordracht|Ine`,
  'Korean forum': `
    순번|일시|발표 제목|연사|소속|직함|이메일 주소|휴대전화|담당자
    -|-|-|name|company|title|email|phone|-
    1|2026-04-01|바다의 소리|배수련|해양연구원|책임연구원|suryeon@sea.example|010-5550-0919|민지
    2|2026-04-08|발효의 시간|탁현우|탁씨양조|대표|hyunwoo@tak.example|010-5550-0920|민지
    3|2026-04-15|종이의 미래|방초롱|한지공방|장인|chorong@hanji.example||지훈`,
}
