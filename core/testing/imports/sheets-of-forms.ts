/**
 * Exports of surveys, forms, meetings, courses and shops, with what programs put around their answers: codes, sections,
 * staff, stamps and roles in the event. See `truth-sheet.ts`.
 */
export const sheetsOfForms: Record<string, string> = {
  'survey with three header rows': `
    ^StartDate|EndDate|Status|IPAddress|Progress|Finished|RecordedDate|ResponseId|RecipientLastName|RecipientFirstName|RecipientEmail|DistributionChannel|UserLanguage|Q1|Q2_1|Q2_2|Q3|Q4
    Start Date|End Date|Response Type|IP Address|Progress|Finished|Recorded Date|Response ID|Recipient Last Name|Recipient First Name|Recipient Email|Distribution Channel|User Language|What is your name?|How can we reach you? - Email|How can we reach you? - Phone|What do you do?|Which organisation do you work for?
    -|-|-|-|-|-|-|-|-|-|-|-|-|name|email|phone|title|company
    {"ImportId":"startDate","timeZone":"Europe/Oslo"}=>|{"ImportId":"endDate","timeZone":"Europe/Oslo"}=>|{"ImportId":"status"}=>|{"ImportId":"ipAddress"}=>|{"ImportId":"progress"}=>|{"ImportId":"finished"}=>|{"ImportId":"recordedDate","timeZone":"Europe/Oslo"}=>|{"ImportId":"_recordId"}=>|{"ImportId":"recipientLastName"}=>|{"ImportId":"recipientFirstName"}=>|{"ImportId":"recipientEmail"}=>|{"ImportId":"distributionChannel"}=>|{"ImportId":"userLanguage"}=>|{"ImportId":"QID1_TEXT"}=>|{"ImportId":"QID2_1"}=>|{"ImportId":"QID2_2"}=>|{"ImportId":"QID3_TEXT"}=>|{"ImportId":"QID4_TEXT"}=>
    2026-02-03 09:10:41|2026-02-03 09:14:02|IP Address|203.0.113.7|100|True|2026-02-03 09:14:03|R_1abc||||anonymous|EN|Ottilie Farnham|ottilie@farnham.example|+44 7700 900951|Bell founder|Farnham Foundry
    2026-02-04 10:20:11|2026-02-04 10:25:50|IP Address|203.0.113.8|100|True|2026-02-04 10:25:51|R_2abd||||anonymous|EN|Kwabena Asante|kwabena@asante.example||Cocoa farmer|
    2026-02-05 11:01:36|2026-02-05 11:09:27|IP Address|203.0.113.9|100|True|2026-02-05 11:09:28|R_3abe||||anonymous|EN|Ragna Tofte|ragna@tofte.example|+47 912 00 951|Glaciologist|Nordic Ice Lab`,
  'survey whose second row holds the parts': `
    ^Respondent ID|Collector ID|Date Created|Date Modified|IP Address|Email Address|First Name|Last Name|Custom Data 1|Please leave your details||||What do you do for a living?|Which topics could you speak about?
    |||||||||Name|Company|Email Address|Phone Number|Open-Ended Response|Open-Ended Response
    -|-|-|-|-|-|-|-|-|name|company|email|phone|title|?expertise
    118201|4410|02/11/2026 08:12:01|02/11/2026 08:19:44|203.0.113.21|||||Tobias Wren|Wren Organics|tobias@wren.example|020 7946 0951|Seed breeder|Seeds, soil
    118202|4410|02/12/2026 18:02:13|02/12/2026 18:10:20|203.0.113.22|||||Nkechi Obi|||0803 555 0951|Radio engineer|Shortwave
    118203|4410|02/13/2026 12:44:37|02/13/2026 12:50:08|203.0.113.23|||||Inés Cordero|Teatro Lope|ines@cordero.example||Prompter|Theatre, memory`,
  'survey in Dutch with parts in brackets': `
    Antwoord ID|Datum ingezonden|Laatste pagina|Starttaal|Wie bent u? [Voornaam]|Wie bent u? [Achternaam]|Hoe bereiken we u? [E-mailadres]|Hoe bereiken we u? [Telefoonnummer]|Wat doet u?|Voor welke organisatie werkt u?|Totale tijd
    -|-|-|-|first|last|email|phone|title|company|-
    11|2026-01-11 10:11:12|2|nl|Sietske|Wiersma|sietske@wiersma.example|06 5550 0951|Molenaar|Molen De Hoop|201.1
    12|2026-01-12 11:12:13|2|nl|Joost|Verhulst|joost@verhulst.example||Stadsbioloog|Gemeente Gent|322.7
    13|2026-01-13 12:13:14|2|nl|Famke|Oosterling|famke@oosterling.example|+32 470 55 09 51|Klokkenmaker||187.4`,
  'form with parts behind a colon in Italian': `
    Nome completo: Nome|Nome completo: Cognome|Recapiti: Email|Recapiti: Telefono|Professione|Azienda|Data di invio|Tipo di utente
    first|last|email|phone|title|company|-|-
    Fiammetta|Lorusso|fiammetta@lorusso.example|+39 333 555 0951|Restauratrice|Bottega Lorusso|2026-02-01 10:01:33|Ospite
    Egidio|Marangon|egidio@marangon.example||Apicoltore|Miele Marangon|2026-02-02 11:21:45|Ospite
    Zoe|Pastore|zoe@pastore.example|+39 347 555 0951|Speleologa||2026-02-03 12:41:07|Ospite`,
  'form with parts behind a dash in Portuguese': `
    Seu nome - Primeiro|Seu nome - Último|Contato - E-mail|Contato - Celular|O que você faz?|Onde você trabalha?|Submission Date|Submission ID
    first|last|email|phone|title|company|-|-
    Iracema|Vasconcelos|iracema@vasconcelos.example|+55 85 95555 0951|Rendeira|Rendas do Mar|2026-03-01 09:31:14|6123
    Ubirajara|Pontes|bira@pontes.example|+55 11 95555 0952|Luthier||2026-03-02 19:01:55|6124
    Noêmia|Quadros|noemia@quadros.example||Parteira|Casa Ângela|2026-03-03 08:12:27|6125`,
  'tickets with parts in French': `
    Numéro de commande|Nom du participant : Prénom|Nom du participant : Nom|Adresse e-mail du participant|Billet|Prix|Entreprise|Fonction|Date de commande
    -|first|last|email|-|-|company|title|-
    QX81A|Ghislaine|Aubertin|ghislaine@aubertin.example|Intervenant|0,00|Verrerie Aubertin|Souffleuse de verre|2026-02-04 10:10:10
    QX82B|Théodore|Kponton|theo@kponton.example|Intervenant|0,00||Griot|2026-02-05 11:11:31
    QX83C|Solène|Le Guen|solene@leguen.example|Intervenant|0,00|Phare de Kermorvan|Gardienne de phare|2026-02-06 12:12:52`,
  'webinar report in sections': `
    ^Attendee Report
    ^Report Generated:|02/20/2026 10:11 AM
    ^Topic|Webinar ID|Actual Start Time|Actual Duration (minutes)|# Registered|Unique Viewers
    ^Night of the night workers|885 5510 0951|02/19/2026 06:00 PM|64|5|4
    ^Host Details
    ^Attended|User Name (Original Name)|Email|Join Time|Leave Time|Time in Session (minutes)|Country/Region Name
    ^Yes|Dagny Host|dagny@show.example|02/19/2026 05:50 PM|02/19/2026 07:04 PM|74|Norway
    ^Attendee Details
    Attended|User Name (Original Name)|First Name|Last Name|Email|Registration Time|Approval Status|Organization|Job Title|Join Time|Leave Time
    -|-|first|last|email|-|-|company|title|-|-
    Yes|Oswin Thackeray|Oswin|Thackeray|oswin@thackeray.example|02/10/2026 09:01 AM|approved|Thackeray Taxis|Night driver|02/19/2026 06:01 PM|02/19/2026 07:02 PM
    Yes|Belén Urrutia|Belén|Urrutia|belen@urrutia.example|02/11/2026 10:02 AM|approved||Baker|02/19/2026 06:02 PM|02/19/2026 07:03 PM
    No|Temperance Adeyemi|Temperance|Adeyemi|temperance@adeyemi.example|02/12/2026 11:03 AM|approved|Marsh Hospital|Night nurse|--|--`,
  'meeting in sections in French': `
    ^1. Résumé
    ^Titre de la réunion|Tour de table des invités
    ^Participants présents|4
    ^Heure de début|18/02/2026 16:58:03
    ^Durée de la réunion|1 h 6 min
    ^
    ^2. Participants
    Nom|Première connexion|Dernière déconnexion|Durée|E-mail|ID du participant (UPN)|Rôle
    name|-|-|-|email|-|-
    Honorine Vauclair=>?Honorine Vauclair|18/02/2026 16:58:03|18/02/2026 18:04:41|1 h 6 min|honorine@radio.example|honorine@radio.example|Organisateur
    Augustin Mbarga|18/02/2026 17:00:11|18/02/2026 18:04:40|1 h 4 min|augustin@mbarga.example|augustin@mbarga.example|Participant
    Perrine Escoffier|18/02/2026 17:02:45|18/02/2026 18:04:12|1 h 1 min|perrine@escoffier.example|perrine@escoffier.example|Participant
    Gwenaël Tanguy|18/02/2026 17:05:51|18/02/2026 18:04:39|58 min|||Participant
    =>||||||
    3. Activités pendant la réunion=>||||||
    Nom=>|Heure d’arrivée|Heure de départ|Durée|E-mail=>|Rôle|
    Augustin Mbarga=>|18/02/2026 17:00:11|18/02/2026 17:20:40|20 min|augustin@mbarga.example=>|Participant|
    Augustin Mbarga=>|18/02/2026 17:21:10|18/02/2026 18:04:40|43 min|augustin@mbarga.example=>|Participant|
    Perrine Escoffier=>|18/02/2026 17:02:45|18/02/2026 18:04:12|1 h 1 min|perrine@escoffier.example=>|Participant|`,
  'members of a workspace': `
    username|email|status|billing-active|has-2fa|userid|fullname|displayname|expiration-timestamp
    -|email|-|-|-|-|name|-|-
    quillon|quillon@drake.example|Member|1|0|U01AB|Quillon Drake|quill|
    maud.e|maud@ellery.example|Member|1|0|U01AC|Maud Ellery|maudie|
    sefu|sefu@abdi.example|Single-Channel Guest|0|0|U01AD|Sefu Abdi|sefu|1790000000`,
  'sales pipeline in Swedish': `
    Person - Namn|Person - Organisation|Person - E-post - Jobb|Person - Telefon - Mobil|Person - Titel|Person - Ägare|Person - Etikett|Person - Skapad
    name|company|email|phone|title|-|-|-
    Torun Ekelöf|Ekelöf Segel|torun@ekelof.example|+46 70 555 09 51|Segelmakare|Petra Säljare|Varm|2026-01-10 10:11:12
    Abdirahman Farah|Farah Bageri|abdi@farah.example||Bagare|Petra Säljare|Kall|2026-01-11 11:12:13
    Gudrun Palmcrantz||gudrun@palmcrantz.example|+46 73 555 09 52|Ornitolog|Olle Säljare|Varm|2026-01-12 12:13:14`,
  'contacts of an accounting program in Polish': `
    Nazwa wyświetlana|Nazwa firmy|Stanowisko|E-mail|Telefon|Sprzedawca|Kraj|Miasto
    name|company|title|email|phone|-|-|-
    Bożydar Krukowski|Pasieka Kruk|Pszczelarz|bozydar@kruk.example|+48 601 555 951|Ewelina Handlowa|Polska|Toruń
    Jagna Wilczek|Wilczek i Córki|Zegarmistrzyni|jagna@wilczek.example||Ewelina Handlowa|Polska|Łódź
    Teofil Strąk||Kominiarz|teofil@strak.example|+48 602 555 952|Ewelina Handlowa|Polska|Sopot`,
  'answers to questions in Turkish': `
    #|Merhaba! Adınız nedir?|Soyadınız nedir?|Size hangi e-posta adresinden ulaşabiliriz?|Telefon numaranız?|Ne iş yapıyorsunuz?|Hangi kurumda çalışıyorsunuz?|Start Date (UTC)|Submit Date (UTC)|Network ID
    -|first|last|email|phone|title|company|-|-|-
    k1x|Nermin|Taşkıran|nermin@taskiran.example|0532 555 09 51|Çini ustası|İznik Atölyesi|2026-01-20 10:11:42|2026-01-20 10:14:01|aa81
    k2y|Bahadır|Ertuğ|bahadir@ertug.example||Deniz biyoloğu|Ege Üniversitesi|2026-01-21 11:21:17|2026-01-21 11:24:55|ab82
    k3z|Feride|Kocabıyık|feride@kocabiyik.example|0542 555 09 52|Ebru sanatçısı||2026-01-22 12:31:39|2026-01-22 12:35:03|ac83`,
  'course participants in Polish': `
    Imię|Nazwisko|Numer ID|Instytucja|Wydział|Adres e-mail|Role|Grupy|Ostatni dostęp do kursu|Status
    first|last|-|company|-|email|-|-|-|-
    Dobrochna|Mazurek|st101|Muzeum Soli|Edukacja|dobrochna@muzeumsoli.example|Student|Grupa A|2 dni 4 godziny|Aktywny
    Wawrzyniec|Pająk|st102|Teatr Cień||wawrzyniec@teatrcien.example|Student|Grupa B|Nigdy|Aktywny
    Kalina|Gęsicka|st103||Biologia|kalina@gesicka.example|Student|Grupa A|15 godzin|Aktywny
    Ignacy|Bąk|st104|Radio Wisła||ignacy@radiowisla.example|Prowadzący|Grupa B|3 min|Aktywny`,
  'group members with what they do': `
    Name|Member ID|Title|Role|Joined|Profile|What do you do?|Which company do you work for?
    name|-|-|-|-|-|title|company
    Clodagh Brannigan|881|Co-organizer|Admin|March 3, 2025|https://groups.example/members/881/|Peat cutter|Bog & Sons
    Yusupha Ceesay|882|||May 9, 2025|https://groups.example/members/882/|Kora player|
    Halldóra Björnsdóttir|883|||June 1, 2025|https://groups.example/members/883/|Geologist|Reykjanes Survey
    Iestyn Pryce|884|||June 2, 2025|https://groups.example/members/884/|Slate splitter|Penrhyn Slate`,
  'leads of an advertising network in Polish': `
    id|created_time|ad_id|ad_name|adset_id|adset_name|form_id|form_name|is_organic|platform|o_czym_chcesz_opowiedzieć?|imię_i_nazwisko|email|phone_number|nazwa_firmy|stanowisko|lead_status
    -|-|-|-|-|-|-|-|-|-|?|name|email|phone|company|title|-
    l:8801|2026-02-11T14:01:22+01:00|ag:1|Gość odcinka – wideo|as:2|Polska 25-55|f:3|Formularz gościa 2|false|ig|Pszczoły|Lubomir Cieślak|lubomir@cieslak.example|p:+48601555961=>+48601555961|Pasieka Cieślak|Pszczelarz|CREATED
    l:8802|2026-02-12T14:02:37+01:00|ag:1|Gość odcinka – wideo|as:2|Polska 25-55|f:3|Formularz gościa 2|false|fb|Szkło|Wioletta Drozd|wioletta@drozd.example|p:+48602555962=>+48602555962||Szklarka|CREATED
    l:8803|2026-02-13T14:03:58+01:00|ag:1|Gość odcinka – wideo|as:2|Polska 25-55|f:3|Formularz gościa 2|false|fb|Zegary|Hieronim Zięba|hieronim@zieba.example|p:+48603555963=>+48603555963|Zegary Zięba||CREATED`,
  'field survey in Indonesian': `
    start|end|username|deviceid|Nama lengkap tamu|Pekerjaan|Lembaga|Alamat surel|Nomor telepon|Topik|Topik/laut|Topik/hutan|_id|_uuid|_submission_time|_submitted_by|_index
    -|-|-|-|name|title|company|email|phone|?expertise|-|-|-|-|-|-|-
    2026-02-01T09:11:22.101+07:00|2026-02-01T09:21:02.540+07:00|dewi_s|collect:hZ1|Bagaskara Wirawan|Nelayan|Koperasi Bahari|bagas@bahari.example|+62 812 5550 0951|laut|1|0|4410|a7c1-1|2026-02-01T02:31:10|dewi_s|1
    2026-02-02T09:12:23.101+07:00|2026-02-02T09:22:02.540+07:00|dewi_s|collect:hZ1|Kirana Ayuningtyas|Penjaga hutan||kirana@rimba.example||hutan|0|1|4411|a7c1-2|2026-02-02T02:32:10|dewi_s|2
    2026-02-03T09:13:24.101+07:00|2026-02-03T09:23:02.540+07:00|dewi_s|collect:hZ1|Sutan Marajo|Pembuat kapal|Galangan Marajo||+62 813 5550 0952|laut hutan|1|1|4412|a7c1-3|2026-02-03T02:33:10|dewi_s|3`,
  'address list with firms among the names': `
    Nr.|Name|Funktion|Firma|E-Mail|Telefon
    -|name|title|company|email|phone
    1|Notburga Zeller|Sennerin|Alpe Furka|notburga@furka.example|+43 660 555 0951
    2|Huber und Söhne OG=>?Huber und Söhne OG||Huber und Söhne OG|buero@hubersoehne.example|
    3|Korbinian Rauch|Geigenbauer||korbinian@rauch.example|+49 170 555 0952
    4|Apollonia Stadler|Kräuterfrau|Stadler Tees|apollonia@stadler.example|`,
  'board with groups that repeat the header': `
    ^Gäste Staffel 4
    ^
    ^In Arbeit
    Name|Betreut von|Status|E-Mail|Telefon|Funktion|Firma
    name|-|-|email|phone|title|company
    Wendelin Stöckli|Beat|Zugesagt|wendelin@stockli.example|+41 79 555 09 51|Käser|Sennerei Stöckli
    Annegret Looft|Beat|Angefragt|annegret@looft.example||Werftleiterin|Looft Boote
    =>||||||
    Ideen=>||||||
    Name=>|Betreut von|Status|E-Mail=>|Telefon=>|Funktion=>|Firma=>
    Burkhard Thoma|Beat|Offen|burkhard@thoma.example||Imker|
    Ludovika Prinz|Beat|Offen||+49 171 555 0953|Puppenspielerin|Theater Prinz`,
}
