/**
 * Sheets of producers, programs and conferences that were written before the code that reads them was looked at, and kept
 * unread until the end. What the second line says is the truth: see `truth-sheet.ts`.
 */
export const sheetsOfProducers: Record<string, string> = {
  'Outlook contacts': `
    First Name|Middle Name|Last Name|Title|Suffix|Nickname|E-mail Address|E-mail 2 Address|Home Phone|Mobile Phone|Home Street|Company|Department|Job Title|Web Page|Birthday|Assistant's Name|Assistant's Phone|Manager's Name|Notes|Categories
    first|middle|last|-|-|-|email|-|-|phone|-|company|-|title|website|-|-|-|-|-|-
    Evadne||Pickering|Ms.|||evadne@pick.example|||+44 7700 900931|4 Mill Ln|Pickering Mills||Miller|https://pick.example||Tess Low|+44 7700 900999|||Guests
    Ugochukwu||Obi|Dr.|||ugo@obi.example||||1 Hill Rd|Enugu Hospital|Surgery|Surgeon|||||Ifeoma Eze||Guests
    Liselotte|Anna|Krantz||||liselotte@krantz.example|||+46 70 555 0931||Krantz Glas||Glass artist|https://krantz.example|||||plays the saw|Guests`,
  'monday board': `
    ^Podcast guests
    ^
    ^Booked
    Name|Subitems|Person|Status|Recording|Email|Role & company|Bio|Item ID
    name|-|-|-|-|email|role|bio|-
    Theodora Glass||Ines Host|Done|2026-04-01|theodora@glass.example|Harpist, City Opera|Theodora plays the harp in a pit so dark that she tunes it by smell.|7001
    Mandla Sithole||Ines Host|Working on it|2026-04-08|mandla@sithole.example|Trail runner, Drakensberg Club|Mandla has run up every hill that he could see from his mother's kitchen.|7002
    Sunniva Moe||Ines Host|Stuck|2026-04-15|sunniva@moe.example|Whale guide, Arctic Tours|Sunniva hears whales before she sees them.|7003`,
  'webinar registrants': `
    ^Report Generated:|03/01/2026 10:00 AM
    ^Topic|Webinar ID|Scheduled Time|Duration (minutes)|# Registered
    ^Making radio|912 3456 7890|03/10/2026 06:00 PM|60|3
    ^Registrant Details
    First Name|Last Name|Email|Phone|Organization|Job Title|Registration Time|Approval Status|Join URL|Questions & Comments
    first|last|email|phone|company|title|-|-|-|-
    Clementine|Ashby|clem@ashby.example|+1 503 555 0932|Ashby Audio|Sound designer|02/01/2026 09:00 AM|approved|https://zoom.example/w/1|
    Babajide|Alakija|jide@alakija.example||Lagos FM|Station manager|02/02/2026 09:00 AM|approved|https://zoom.example/w/2|Can I bring a friend?
    Ottilie|Baum|ottilie@baum.example||Funkhaus Baum|Announcer|02/03/2026 09:00 AM|approved|https://zoom.example/w/3|`,
  'audience export of a mail tool': `
    Email Address|First Name|Last Name|Address|Phone Number|Birthday|Company|Website|MEMBER_RATING|OPTIN_TIME|OPTIN_IP|CONFIRM_TIME|LATITUDE|LONGITUDE|TIMEZONE|LAST_CHANGED|EUID|TAGS
    email|first|last|-|phone|-|company|website|-|-|-|-|-|-|-|-|-|-
    verity@stone.example|Verity|Stonebridge|||04/12|Stone & Co|https://stone.example|2|2025-01-01 10:00:00|203.0.113.5|2025-01-01 10:01:00|51.5|-0.1|Europe/London|2026-01-01 10:00:00|ab12|guest
    kwabena@osei.example|Kwabena|Osei-Tutu|||||https://osei.example|4|2025-02-01 10:00:00|203.0.113.6|2025-02-01 10:01:00|5.6|-0.2|Africa/Accra|2026-01-02 10:00:00|ab13|guest
    milica@rakic.example|Milica|Rakić|||11/30|Rakić Film||3|2025-03-01 10:00:00|203.0.113.7|2025-03-01 10:01:00|44.8|20.4|Europe/Belgrade|2026-01-03 10:00:00|ab14|guest`,
  'season plan of a producer': `
    S/E|Working title|Guest name|Who they are|How to reach|Booked by|Pre-int done|Studio|Fee agreed|TX
    -|-|name|title|email|-|-|-|-|-
    S3E1|The wrong bridge|Horatia Blunt|Structural engineer|horatia@blunt.example|Kim|Y|A|£50|01/05
    S3E2|Ink|Obinna Chukwu|Tattoo historian|obinna@chukwu.example|Kim|Y|A|-|08/05
    S3E3|Last orders|Rhiannon Pugh|Pub landlady|rhiannon@pugh.example|Lee|N|B|£50|15/05
    S3E4|TBC=>|TBC=>||||||22/05`,
  'guest and co-guest': `
    Episode|Date|Guest|Guest email|Guest company|Co-guest|Co-guest email|Co-guest company|Host
    -|-|name|email|company|name2|email2|company2|-
    5|2026-02-01|Septimus Hale|septimus@hale.example|Hale Optics||||Nora
    6|2026-02-08|Adaora Umeh|adaora@umeh.example|Umeh Law|Lowell Finch|lowell@finch.example|Finch & Co|Nora
    7|2026-02-15|Brunhilde Kern|brunhilde@kern.example|Kernhaus|Mireille Fabre|mireille@fabre.example|Fabre SA|Nora`,
  'matchmaking service': `
    Guest Profile URL|Guest Name|Tagline|Guest Website|Interview Status|Match Date|Host|Podcast|Rating|Message
    -|name|?title|website|-|-|-|-|-|-
    https://match.example/guest/1|Jessamy Thrupp|Helping bakeries survive Mondays|https://jessamy.example|Accepted|2026-01-05|Nora Bell|The Long Table|5|Great fit
    https://match.example/guest/2|Oluwaseun Ajayi|The accountant who sings|https://seun.example|Pending|2026-01-06|Nora Bell|The Long Table|4|
    https://match.example/guest/3|Gudrun Pfeil|Sleep coach for night shifts|https://gudrun.example|Accepted|2026-01-07|Nora Bell|The Long Table|5|`,
  'addresses as mail programs show them': `
    Guest|Slot|Prep sent|
    name|-|-|email
    "Lavinia Croft" <lavinia@croft.example>=>Lavinia Croft|Mon 10:00|yes|=>lavinia@croft.example
    Tendai Mutasa <tendai@mutasa.example>=>Tendai Mutasa|Mon 11:00|no|=>tendai@mutasa.example
    "Weiss, Egon" <egon@weiss.example>=>Egon Weiss|Tue 10:00|yes|=>egon@weiss.example`,
  'board of cards': `
    Card ID|Card Name|Card URL|Card Description|Labels|Members|Due Date|List Name|Board Name|Last Activity Date
    -|name|-|bio|-|-|-|-|-|-
    c1|Euphemia Lark|https://trello.com/c/1|Euphemia tunes church organs and has been locked in eleven churches.|green|norabell|2026-04-01|Confirmed|Guests|2026-03-01
    c2|Chidi Anyanwu|https://trello.com/c/2|Chidi teaches chess in markets, where nobody lets him win.|green|norabell|2026-04-08|Confirmed|Guests|2026-03-02
    c3|Marit Solberg|https://trello.com/c/3|Marit builds boats from drawings that her father never finished.|yellow|norabell|2026-04-15|Asked|Guests|2026-03-03`,
  'press list with outlets': `
    Outlet|Journalist|Beat|Direct line|Email|Twitter|Last contacted|Owner
    company|name|?expertise|phone|email|social|-|-
    Harbour Echo|Drusilla Moat|Fishing|+44 1632 960931|moat@echo.example|@drumoat|2026-01-02|Ann
    The Night Paper|Femi Balogun|Crime|+44 1632 960932|femi@night.example|@femib|2026-01-03|Ann
    Radio Norrland|Hjalmar Ek|Weather|+46 90 555 931|hjalmar@norr.example||2026-01-04|Ann`,
  'German symposium': `
    Uhrzeit|Referent/in|Vortragstitel|Funktion|Einrichtung|E-Mail-Adresse|Tel. (mobil)|Kurzvita|Moderation|Technik
    -|name|-|title|company|email|phone|bio|-|-
    09:00|Prof. Dr. Roswitha Käfer=>Roswitha Käfer|Moore im Wandel|Leiterin|Moorinstitut Greifswald|kaefer@moor.example|0170 5550933|Roswitha Käfer erforscht seit dreißig Jahren Moore und trägt selten trockene Schuhe.|H. Lang|Beamer
    10:00|Ansgar Tölke|Uhren ohne Zeiger|Uhrmachermeister|Tölke Uhren|ansgar@toelke.example|0171 5550933|Ansgar Tölke repariert Kirchturmuhren, meist bei Regen.|H. Lang|-
    11:00|Dr. Fatma Yücel=>Fatma Yücel|Klang im Museum|Kuratorin|Technikmuseum Berlin|yuecel@technik.example||Fatma Yücel sammelt verschwundene Geräusche.|U. Roth|Ton`,
  'French round table': `
    Heure|Intervenant·e|Fonction|Structure|Courriel|Portable|Titre de l'intervention|Animateur
    -|name|title|company|email|phone|-|-
    9h|Clothilde Vasseur|Hydrologue|Agence de l'eau|clothilde@eau.example|06 12 55 09 34|La rivière oubliée|Jean Roy
    10h|Modibo Traoré|Boulanger|Le Bon Levain|modibo@levain.example|06 13 55 09 34|Le pain des villes|Jean Roy
    11h|Apolline Jegou|Conservatrice|Musée de la Mer|apolline@mer.example||Les bruits du port|Léa Fort`,
  'Italian meeting': `
    Ora|Relatore|Qualifica|Ente di appartenenza|Titolo della relazione|Posta elettronica|Cellulare|Nota biografica|Moderatore
    -|name|title|company|-|email|phone|bio|-
    9:00|Ginevra Altomonte|Geologa|Università di Pisa|La memoria dei fiumi|ginevra@unipi.example|+39 333 555 0935|Ginevra studia i fiumi da quando cadde in uno.|Paolo Neri
    10:00|Calogero Spina|Panettiere|Forno Spina|Il pane di ieri|calogero@spina.example|+39 334 555 0935|Calogero impasta di notte e dorme a mezzogiorno.|Paolo Neri
    11:00|Ludovica Benso|Curatrice|Museo del Porto|Voci del porto|ludovica@porto.example||Ludovica raccoglie suoni scomparsi.|Eva Riva`,
  'Greek conference': `
    Ώρα|Ομιλητής/τρια|Ιδιότητα|Φορέας|Τίτλος ομιλίας|Ηλεκτρονικό ταχυδρομείο|Κινητό|Συντονιστής
    -|name|title|company|-|email|phone|-
    9:00|Ευανθία Μαυρογένη|Υδρολόγος|Πανεπιστήμιο Πατρών|Η μνήμη του ποταμού|evanthia@upat.example|+30 694 555 0936|Νίκος
    10:00|Λευτέρης Ψαράς|Φούρναρης|Φούρνος Ψαρά|Το ψωμί της πόλης|lefteris@psaras.example|+30 695 555 0936|Νίκος
    11:00|Ουρανία Κόλλια|Επιμελήτρια|Μουσείο Λιμανιού|Φωνές του λιμανιού|ourania@limani.example||Εύα`,
  'Ukrainian forum': `
    Час|Спікер|Посада|Організація|Тема виступу|Ел. пошта|Тел.|Модератор
    -|name|title|company|-|email|phone|-
    9:00|Соломія Бережна|Гідрологиня|Інститут води|Пам’ять річки|solomia@voda.example|+380 67 555 0937|Тарас
    10:00|Остап Коваленко|Пекар|Пекарня Коваленка|Хліб міста|ostap@khlib.example|+380 68 555 0937|Тарас
    11:00|Ярина Доля|Кураторка|Музей порту|Голоси порту|yaryna@port.example||Леся`,
  'Indonesian seminar': `
    Sesi|Narasumber|Jabatan|Instansi|Judul materi|Surel|No. WA|Moderator
    -|name|title|company|-|email|phone|-
    1|Ratri Kusumawardani|Ahli hidrologi|Universitas Gadjah Mada|Ingatan sungai|ratri@ugm.example|+62 812 555 0938|Budi
    2|Bagus Prasetya|Tukang roti|Roti Bagus|Roti kota|bagus@roti.example|+62 813 555 0938|Budi
    3|Laksmi Paramita|Kurator|Museum Pelabuhan|Suara pelabuhan|laksmi@museum.example||Sari`,
  'Finnish day': `
    Klo|Puhuja|Ammatti|Organisaatio|Esityksen aihe|Sähköpostiosoite|Puh.|Puheenjohtaja
    -|name|title|company|-|email|phone|-
    9.00|Aino-Maija Kettunen|Hydrologi|Suomen ympäristökeskus|Joen muisti|aino@syke.example|+358 40 555 0939|Ville
    10.00|Urho Lepistö|Leipuri|Lepistön leipomo|Kaupungin leipä|urho@leipa.example|+358 41 555 0939|Ville
    11.00|Tuulikki Ranta|Kuraattori|Satamamuseo|Sataman äänet|tuulikki@satama.example||Elli`,
  'Chinese salon': `
    期数|时间|嘉宾姓名|单位|职务|分享主题|电子邮箱|手机号|主持人
    -|-|name|company|title|-|email|phone|-
    1|2026-04-01|欧阳静怡|水利研究院|高级工程师|河的记忆|jingyi@shui.example|138 5550 0940|小李
    2|2026-04-08|覃国栋|覃记面包|面包师|城市的面包|guodong@qin.example|139 5550 0940|小李
    3|2026-04-15|诸葛明月|港口博物馆|策展人|港口的声音|mingyue@gang.example||小王`,
  'Czech evening': `
    Čas|Host večera|Profese|Pracoviště|Téma|E-mailová adresa|Tel. číslo|Kontaktní osoba|Medailonek
    -|name|title|company|-|email|phone|-|bio
    18:00|Bohdana Říhová|Hydroložka|Výzkumný ústav vodohospodářský|Paměť řeky|bohdana@vuv.example|+420 601 555 941|Petr|Bohdana měří řeky a neumí plavat.
    19:00|Ctirad Vlk|Pekař|Pekárna Vlk|Chléb města|ctirad@vlk.example|+420 602 555 941|Petr|Ctirad peče v noci a spí v poledne.
    20:00|Zdislava Malá|Kurátorka|Muzeum přístavu|Hlasy přístavu|zdislava@pristav.example||Jana|Zdislava sbírá zmizelé zvuky.`,
  'headers in two rows': `
    ^Guest||||Booking agent||Recording|
    Name|Email|Phone|Company|Name|Email|Date|Room
    name|email|phone|company|-|-|-|-
    Theodosia Marsh|theo@marsh.example|+44 7700 900942|Marsh Honey|Lou Ames|lou@agency.example|2026-04-01|A
    Ikenna Madu|ikenna@madu.example|+234 803 555 0942|City Lines|||2026-04-08|B
    Frauke Lind||+49 170 555 0942|Lindhavn|Kim Yu|kim@agency.example|2026-04-15|A`,
}
