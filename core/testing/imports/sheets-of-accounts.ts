/**
 * Exports of programs that know whose accounts, orders and references they hold, written as `truth-sheet.ts` says.
 */
export const sheetsOfAccounts: Record<string, string> = {
  'references with authors between “and”': `
    Type|Authors|Title|Year
    -|name|-|-
    inproceedings|Haverkamp, Joost and van der Linden, Sanne=>Joost Haverkamp + Sanne van der Linden|Dikes|2023
    article|Okafor, Chidi=>Chidi Okafor|Rain|2022
    article|Brandt, Lena and Müller, Jonas and Şahin, Elif=>Lena Brandt + Jonas Müller + Elif Şahin|Wind|2021`,
  'orders next to the addresses of those who take part': `
    Bestellnummer|E-Mail|Status|Rechnungsadresse: Firma|Rechnungsadresse: Name|Produkt|Teilnehmer-Name|Teilnehmer-E-Mail|Firma|Beruf
    -|-|-|-|-|-|name|email|company|title
    A1B2C|buero@kulturamt.example|bezahlt|Kulturamt Fulda|Sabine Klotz|Referent:in|Emeka Obi|emeka@obi.example|Obi Glas|Glasbläser
    A1B2C|buero@kulturamt.example|bezahlt|Kulturamt Fulda|Sabine Klotz|Referent:in|Frauke Jensen||Deichverband|Deichgräfin
    D4E5F|mirko.babic@web.example|bezahlt||Mirko Babić|Referent:in|Mirko Babić|mirko.babic@web.example||Imker`,
  'orders of offices with one address each': `
    Bestellnummer|E-Mail|Telefonnummer|Bestelldatum|Status|Produkt|Teilnehmer-Name|Frage: Was machst du?
    -|-|-|-|-|-|name|title
    A1B2C|buero@kulturamt.example|0661 555010|2026-01-01|bezahlt|Referent:in|Emeka Obi|Glasbläser
    A1B2C|buero@kulturamt.example|0661 555010|2026-01-01|bezahlt|Referent:in|Frauke Jensen|Deichgräfin
    D4E5F|agentur@stage.example|030 555011|2026-01-02|bezahlt|Referent:in|Mirko Babić|Imker
    G7H8I|hedwig.stolz@web.example|030 555012|2026-01-02|bezahlt|Referent:in|Olaf Stolz|Müller`,
  'tickets that somebody bought for two': `
    Tilausnumero|Etunimi|Sukunimi|Sähköposti|Lippu
    -|first|last|email|-
    T1|Aino|Kivelä|aino.kivela@posti.example|Puhuja
    T1|Veikko|Rantala|aino.kivela@posti.example=>|Puhuja
    T2|Sanni|Laakso|sanni@laakso.example|Puhuja
    T3|Otto|Helle|otto.helle@posti.example|Puhuja`,
  'buyers who gave their own address for companions, too': `
    Order ID|Order Date|Attendee Status|Buyer Name|Buyer Email|Attendee #|First Name|Last Name|Email|Ticket Type|Job Title|Company|Cell Phone
    -|-|-|-|-|-|first|last|email|-|title|company|phone
    111|2026-01-01|Attending|Vera Lund|vera@fest.example|1|Nadia|Petrov|vera@fest.example=>|Speaker|Cellist|Petrov Quartet|555-0101
    111|2026-01-01|Attending|Vera Lund|vera@fest.example|2|Colm|Byrne|vera@fest.example=>|Speaker|Stonemason|Byrne Stone|
    112|2026-01-02|Attending|Ines Prado|ines@prado.example|3|Ines|Prado|ines@prado.example|Speaker|Glazier||555-0103`,
  'reservations in Polish': `
    Nr zamówienia|Zamawiający|E-mail zamawiającego|Telefon zamawiającego|Uczestnik|Stanowisko|Firma
    -|-|email|-|name|title|company
    1|Jolanta Bąk|jola@biuro.example=>|+48 22 555 01 01|Marek Sowa|Bednarz|Beczki Sowa
    1|Jolanta Bąk|jola@biuro.example=>|+48 22 555 01 01|Hanna Wrona|Tkaczka|
    2|Igor Czyż|igor@czyz.example|+48 22 555 01 02|Igor Czyż|Zegarmistrz|Czyż`,
  'rooms booked for others': `
    Booked by|Booked by email|Booked for|Session|Phone
    -|-|name|-|-
    Harriet Coe|harriet@travel.example|Amos Keller|Studio A|020 5550 0101
    Harriet Coe|harriet@travel.example|Priya Nair|Studio B|020 5550 0101
    Liam Ott|liam@ott.example|Freya Lund|Studio A|020 5550 0102`,
  'forms that are paid for': `
    Order ID|Email|Financial Status|Lineitem name|Billing Name|Billing Phone|Product Form: Guest name|Product Form: Job
    -|-|-|-|-|-|name|title
    00101|shop@mum.example|PAID|Recording slot|Dora Finch|555-0101|Teddy Finch|Student
    00102|gus@hale.example|PAID|Recording slot|Gus Hale|555-0102|Ola Bright|Drummer
    00103|mia@corr.example|PAID|Recording slot|Mia Corr|555-0103|Mia Corr|Potter`,
  'children with their parents in Greek': `
    Παιδί|Ηλικία|Γονέας|Email γονέα|Κινητό γονέα
    name|-|-|-|-
    Ελένη Παππά|10|Μαρία Παππά|maria@pappa.example|6955550101
    Νίκος Λάμπρου|11|Γιώργος Λάμπρου|giorgos@lamprou.example|6955550102
    Σοφία Δήμου|10|Άννα Δήμου|anna@dimou.example|6955550103`,
  'children with their parents in Russian': `
    Участник|Возраст|Родитель|Телефон родителя|E-mail родителя|Школа
    name|-|-|-|-|-
    Алиса Громова|12|Ольга Громова|+7 495 555-01-01|olga@gromova.example|№ 5
    Тимур Ахметов|13|Руслан Ахметов|+7 495 555-01-02|ruslan@ahmetov.example|№ 8
    Вера Зайцева|12|Пётр Зайцев|+7 495 555-01-03|zaytsev@mail.example|№ 5`,
  'artists of a label with its press office': `
    Artista|Sello|Prensa|Correo|Móvil|Web
    name|?company|-|-|-|website
    Lola Ferrer|Marea Discos|Pilar Soto|pilar.soto@mareadiscos.example|600 555 101|https://lolaferrer.example
    Nico Prat|Marea Discos|Pilar Soto|pilar.soto@mareadiscos.example|600 555 101|https://nicoprat.example
    Aina Roig|Sal Records|Jordi Mas|jordi.mas@salrecords.example|600 555 102|https://ainaroig.example`,
  'contacts of bands': `
    Guest|Contact|Email
    name|-|-
    Band of Gulls=>?Band of Gulls|Sara Pike|sara.pike@gulls.example
    Lena Frost|Sara Pike|sara.pike@gulls.example
    Tom Adair|Joe Hill|joe.hill@adair.example`,
  'assistants of some': `
    Record Id|Contact Owner|Contact Owner Email|First Name|Last Name|Account Name|Email|Title|Assistant|Asst Phone|Secondary Email|Reporting To
    -|-|-|first|last|company|email|title|-|-|-|-
    z1|Kim Ray|kim@crm.example|Adaeze|Nwosu|Nwosu Bells|adaeze@nwosu.example|Bell founder|Pat Lim|555-0199|pat@nwosu.example|
    z2|Kim Ray|kim@crm.example|Sverre|Moen|Moen Skis|sverre@moen.example|Ski maker|||| 
    z3|Kim Ray|kim@crm.example|Lucja|Baran|Baran Lace||Lace maker|Ewa Kot|555-0198|ewa@baran.example|Jan Baran`,
  'bookings under the word for whoever books': `
    Event|Start|End|Scheduler Name|Scheduler Email|Scheduler Phone|Host|Host Email|Additional attendees|What do you do?
    -|-|-|name|email|phone|-|-|-|title
    Guest chat|2026-02-01 10:00|2026-02-01 11:00|Leocadia Font|leo@font.example|+34 600 555 010|Rita Show|rita@show.example|rita@show.example, sam@show.example|Printer
    Guest chat|2026-02-02 10:00|2026-02-02 11:00|Hamish Rae|hamish@rae.example||Rita Show|rita@show.example|sam@show.example|Crofter
    Guest chat|2026-02-03 10:00|2026-02-03 11:00|Oluchi Eze|oluchi@eze.example||Rita Show|rita@show.example||Welder`,
  'members of a server with bots': `
    User ID|Username|Display Name|Roles|Joined At|Bot
    -|?social|name|-|-|-
    1001|noor.h|Noor Haddad|Guest, Speaker|2025-01-01|false
    1002|carl_bot|Carl-bot=>|Bots|2025-01-02|true=>
    1003|piotrz|Piotr Zając|Guest|2025-01-03|false
    1004|mee6|MEE6=>|Bots|2025-01-04|true=>
    1005|elin.s|Elin Strand|Guest|2025-02-03|false`,
  'users of a Spanish site': `
    ID|user_login|user_email|display_name|first_name|last_name|nickname|role|description
    -|-|email|-|first|last|-|-|bio
    1|admin|web@radio.example|admin|=>|=>|admin|administrator|
    2|lgarcia|lucia@garcia.example|lgarcia|Lucía|García|lgarcia|author|Escribe sobre pájaros y vive en un molino con su familia.
    3|mruiz|mruiz@correo.example|Mateo R.|Mateo|Ruiz|mruiz|contributor|
    4|carmen_v|carmen@vega.example|carmen_v|Carmen|Vega|carmen_v|subscriber|`,
  'customers by what a shop shows for them': `
    username|display name|given name|surname|e-mail|group
    -|-|first|last|email|-
    tove.b|Tove|Tove|Bakke|tove@bakke.example|Member
    ola_n|ola_n|Ola|Nygård|ola@nygard.example|Member
    siri99|Siri N.|Siri|Nilsen|siri@nilsen.example|Admin`,
  'a meeting in French': `
    Nom de la réunion|Organisateur|Nom|E-mail du participant|Heure d'arrivée|Heure de départ|Durée|Rôle
    -|-|name|email|-|-|-|-
    Réunion des invités|Perrine Host|Perrine Host=>?Perrine Host|perrine@radio.example|10:00|11:00|60 min|Organisateur
    Réunion des invités|Perrine Host|Salomé Vidal|salome@vidal.example|10:01|11:00|59 min|Participant
    Réunion des invités|Perrine Host|Hugo Marty|hugo@marty.example|10:02|11:00|58 min|Participant`,
  'a meeting with a room in it': `
    First name|Last name|Email|Duration|Time joined|Time exited
    first|last|email|-|-|-
    Sunniva|Dahl|sunniva@dahl.example|1 hr 2 min|10:00 AM|11:02 AM
    Boardroom=>|4th floor=>||1 hr 1 min|10:01 AM|11:02 AM
    Teo|Marin|teo@marin.example|54 min|10:08 AM|11:02 AM`,
  'takes of a studio': `
    Recording|Date|Host name|Host email|Participant name|Participant role|Participant email|Device
    -|-|-|-|name|-|email|-
    Ep 1|2026-01-01|Meg Host|meg@show.example|Ludovic Petit|Guest|ludo@petit.example|Mac
    Ep 2|2026-01-08|Meg Host|meg@show.example|Saskia Bloem|Guest|saskia@bloem.example|PC
    Ep 3|2026-01-15|Meg Host|meg@show.example|Ravi Iyer|Guest|ravi@iyer.example|Mac`,
  'papers with what libraries add': `
    Author|Title|DOI|Pages|Publisher|ISBN
    name|-|-|-|-|-
    Haas, Greta; Lindner, Uwe=>Greta Haas + Uwe Lindner|Moor|10.1/a|10-19|Moorpresse|
    de Bruin, Saar; Nolan, Piet=>Saar de Bruin + Piet Nolan|Dijk||7-9|Zeedruk|978-1
    Haas, Greta; Kehl, Ida=>?Greta Haas + Ida Kehl|Torf|10.1/b|1-4|Moorpresse|`,
  'accounts of the fediverse': `
    Nom|Courriel|Mastodon
    name|email|social
    Maëlys Perrot|maelys@perrot.example|@maelys@piaille.example
    Tidiane Sarr||@tidiane@social.example
    Ondine Hertz|ondine@hertz.example|`,
  'a meeting of a firm with people from elsewhere': `
    Naam|Duur|E-mail|Rol
    name|-|email|-
    Visser, Daan=>Daan Visser|1 uur 3 min|d.visser@haven.example|Deelnemer
    Saskia Bloem|1 uur 2 min|saskia@bloem.example|Deelnemer
    Jansen, Femke (Havenbedrijf)=>Femke Jansen (Havenbedrijf)|58 min 1 sec|f.jansen@haven.example|Deelnemer
    Omar Idrissi|51 min 7 sec||Deelnemer
    Vergaderraum Noord=>|1 uur 3 min|noord@haven.example|Deelnemer`,
  'people whose last names are rooms': `
    Name|E-Mail|Thema
    name|email|expertise
    Michael C Hall|michael@hall.example|Bühne
    Lord Hall||Rundfunk
    Rosa Stage|rosa@stage.example|Tanz
    Ottavia Sala|ottavia@sala.example|Glas`,
  'tickets with numbers of their own': `
    Ordine|Numero biglietto|Nome|Cognome|Telefono|Mestiere
    -|-|first|last|phone|title
    5512087|5512087-1|Ottavia|Greco|+39 06 555 0101|Liutaia
    5512087|5512087-2|Dario|Fontana||Fonditore
    5512091|5512091-1|Ivo|Conti|+39 06 555 0102|Tipografo`,
  'cards with a template': `
    Card Name|Assigned to|E-mail|Firma
    name|-|email|company
    Vorlage – Vorname und Nachname=>|Tim|name@beispiel.example=>|
    Wiebke Ahrens|Tim|wiebke@ahrens.example|Reetdach Ahrens
    Selma Aydın|Ute|selma@aydin.example|Aydın Keramik
    Kofi Annor|Tim|kofi@annor.example|Annor Trommeln`,
  'what somebody made for somebody': `
    Titolo|Creato da|Intervista a|Email
    -|-|name|email
    Il sale|Elsa Neri|Ottavia Greco|ottavia@greco.example
    Il vento|Ugo Sala|Dario Fontana|dario@fontana.example
    La neve|Elsa Neri|Ivo Conti|`,
  'accounts of a newsroom': `
    Username|Name|E-mail|Rolle|Über mich
    -|name|email|-|bio
    lkramer|Lotte Kramer|lkramer@verein.example|admin|Lotte schreibt seit zwanzig Jahren über Häfen und das Meer.
    enno.f|Enno Friedrichs|enno@friedrichs.example|autor|Enno fotografiert nachts und sammelt alte Radios aus Holz.
    team|Podcast Team=>|team@verein.example|autor|`,
}
