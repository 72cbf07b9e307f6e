/**
 * Exports of programs whose headers say whose a field is, or say so in languages without a word list. What the second line
 * says is the truth: see `truth-sheet.ts`.
 */
export const sheetsOfPrograms: Record<string, string> = {
  'mail program with names that it shows': `
    First Name|Last Name|Display Name|Nickname|Primary Email|Secondary Email|Screen Name|Work Phone|Home Phone|Fax Number|Pager Number|Mobile Number|Home Address|Home City|Job Title|Department|Organization|Web Page 1|Web Page 2|Birth Year|Birth Month|Birth Day|Custom 1|Notes
    ?first|?last|name|-|email|?|-|phone|?|-|-|?|-|-|title|-|company|website|-|-|-|-|-|-
    Halvard|Moen|Halvard Moen||halvard@moen.example||||||||||Whaler||Moen Boats|||||||
    ||Professor Quill||quill@uni.example||||||||||Palaeographer||Northern University|https://quill.example||1951|4|2||
    Odalys|Peña|Odalys Peña|Oda|odalys@pena.example||||||||||Choreographer||Ballet Sur|||||||`,
  'report in French with groups and counts': `
    ^Contacts invités par compte
    ^Filtré par : Afficher tous les contacts
    ^
    Nom du compte ↑|Civilité|Prénom|Nom|Fonction|Adresse e-mail|Téléphone|Propriétaire du contact|Dernière activité
    company|-|first|last|title|email|phone|-|-
    Ardoises du Trégor (2)=>Ardoises du Trégor|Mme|Solenn|Le Goff|Gérante|solenn@ardoise.example|+33 2 55 55 01 01|Paul Petit|02/04/2026
    =>Ardoises du Trégor|M.|Yannick|Corre|Maître ardoisier|yannick@ardoise.example||Paul Petit|03/04/2026
    Sous-total=>|Total|2=>||||||
    Sel de Guérande SA (1)=>Sel de Guérande SA|Mme|Rozenn|Abgrall|Paludière|rozenn@sel.example|+33 2 55 55 01 03|Paul Petit|04/04/2026
    Sous-total=>|Total|1=>||||||
    Total=>|Total|3=>||||||`,
  'field survey in Hausa': `
    start|end|username|deviceid|Cikakken sunan baƙo|Sana'a|Ƙungiya|Imel|Lambar waya|Batutuwa|Batutuwa/lafiya|Batutuwa/noma|Ka amince?|_id|_uuid|_submission_time|_status|_submitted_by|__version__|_index
    -|-|-|-|name|title|company|email|phone|expertise|-|-|-|-|-|-|-|-|-|-
    2026-02-01T09:11:22.101+01:00|2026-02-01T09:21:02.540+01:00|aminu|collect:a1|Hadiza Sani Bello|Likita|Asibitin Murtala|hadiza@murtala.example|+234 803 555 0101|lafiya noma|1|1|I|44201|a7c1e001-5b1e-4c55-9f2d-00aa11bb22cc|2026-02-01T06:31:10|submitted_via_web|aminu|vK9s|1
    2026-02-02T09:11:22.101+01:00|2026-02-02T09:21:02.540+01:00|aminu|collect:a2|Ibrahim Yusuf Garba|Manomi|Kungiyar Manoma|ibrahim@manoma.example|0803 555 0102|noma|0|1|I|44202|a7c1e002-5b1e-4c55-9f2d-00aa11bb22cc|2026-02-02T06:31:10|submitted_via_web|aminu|vK9s|2
    2026-02-03T09:11:22.101+01:00|2026-02-03T09:21:02.540+01:00|aminu|collect:a3|Zainab Musa|Malamar makaranta||zainab@musa.example||lafiya|1|0|I|44203|a7c1e003-5b1e-4c55-9f2d-00aa11bb22cc|2026-02-03T06:31:10|submitted_via_web|aminu|vK9s|3
    2026-02-04T09:11:22.101+01:00|2026-02-04T09:21:02.540+01:00|aminu|collect:a4|Sadiq Abdullahi|Mawaƙi|Rediyo Arewa|sadiq@arewa.example||noma|0|1|I|44204|a7c1e004-5b1e-4c55-9f2d-00aa11bb22cc|2026-02-04T06:31:10|submitted_via_web|aminu|vK9s|4`,
  'form in Filipino': `
    Timestamp|Buong pangalan|Ano ang trabaho mo?|Saan ka nagtatrabaho?|Email|Numero ng telepono|Maikling kuwento tungkol sa iyo|Pumapayag ka bang ma-record?
    -|name|title|company|email|phone|bio|-
    2026/03/01 10:11:12 AM GMT+8|Marisol Dimaculangan|Mangingisda|Samahan ng Navotas|marisol@navotas.example|+63 917 555 0101|Lumaki ako sa tabi ng dagat at natutong mangisda sa aking lola.|Oo
    2026/03/02 10:11:12 AM GMT+8|Jose Ramil Abad|Guro sa agham|Paaralang Rizal|ramil@rizal.example|0917 555 0102|Nagtuturo ako ng agham sa mga bata mula pa noong 2008 sa Quezon.|Oo
    2026/03/03 10:11:12 AM GMT+8|Liwayway Santos|Manghahabi||liwayway@habi.example||Humahabi ako ng abaka at nagtuturo sa kabataan tuwing Sabado.|Oo`,
  'form in Basque': `
    Denbora-marka|Izen-abizenak|Lanbidea|Erakundea|Helbide elektronikoa|Telefonoa|Zure buruaz pare bat esaldi|Sare sozialak
    -|name|title|company|email|phone|bio|social
    2026/03/01 10:11|Nerea Goikoetxea|Bertsolaria|Bertso Etxea|nerea@bertso.example|+34 655 550 101|Bertsotan aritu naiz hamabost urtez plazaz plaza.|@nereabertso
    2026/03/02 10:11|Unai Larrañaga Sola|Arrantzalea|Getariako Kofradia|unai@kofradia.example|655 550 102|Arrantzale familia batean jaio nintzen eta itsasoan nabil.|@unai_larra
    2026/03/03 10:11|Miren Etxeberri|Irakaslea||miren@ikastola.example||Euskara irakasten dut helduei Bilbon.|`,
  'tickets with their buyers in Spanish': `
    Pedido n.º|Fecha del pedido|Nombre del comprador|Apellidos del comprador|Correo electrónico del comprador|Tipo de entrada|Nombre del asistente|Apellidos del asistente|Correo electrónico del asistente|Empresa del asistente|Cargo del asistente|Teléfono móvil del asistente|Asistencia
    -|-|-|-|-|-|first|last|email|company|title|phone|-
    77101|2026-03-01|Rocío|Manso|rocio@manso.example|Ponente|Eulalia|Prats|eulalia@prats.example|Teatre Prats|Escenógrafa|+34 600 555 101|No
    77102|2026-03-02|Rocío|Manso|rocio@manso.example|Ponente|Isidro|Quiroga|isidro@quiroga.example|Viñas Quiroga|Enólogo|+34 600 555 102|No
    77103|2026-03-03|Berta|Sáez|berta@saez.example|Ponente|Berta|Sáez|berta@saez.example||Apicultora||No`,
  'tickets with their buyers in Swedish': `
    Biljettnr|Beställningsnr|Beställarens namn|Beställarens e-post|Beställarens telefon|Biljettyp|Deltagarens förnamn|Deltagarens efternamn|Deltagarens e-post|Deltagarens företag|Deltagarens befattning|Kostpreferenser|Incheckad
    -|-|-|-|-|-|first|last|email|company|title|-|-
    1|A1|Kansliet|kansli@festival.example|08-555 01 00|Talare|Tindra|Åkerblom|tindra@akerblom.example|Tonfisk AB|Ljudkonstnär|Vegan|Nej
    2|A1|Kansliet|kansli@festival.example|08-555 01 00|Talare|Melker|Saari|melker@saari.example|Lappnytt|Reporter||Nej
    3|A2|Gunnel Fors|gunnel@fors.example|08-555 01 01|Talare|Gunnel|Fors|gunnel@fors.example||Ordförande||Nej`,
  'tickets with their buyers in French': `
    Commande|Date de commande|Statut|Civilité acheteur|Prénom acheteur|Nom acheteur|Email acheteur|Téléphone acheteur|Société acheteur|Code-barres|Tarif|Prix|Prénom participant|Nom participant|Email participant|Fonction participant|Société participant|Régime alimentaire
    -|-|-|-|-|-|-|-|-|-|-|-|first|last|email|title|company|-
    B100|01/03/2026|Payé|Mme|Agnès|Dubreuil|agnes@agence.example|06 55 55 01 01|Agence Dubreuil|9921|Intervenant|0|Firmin|Castelnau|firmin@castel.example|Conteur|Cie du Vent|
    B101|01/03/2026|Payé|Mme|Agnès|Dubreuil|agnes@agence.example|06 55 55 01 01|Agence Dubreuil|9922|Intervenant|0|Mireille|Sow|mireille@sow.example|Slameuse|Collectif Sow|Végan
    B102|03/03/2026|Payé|M.|Otto|Klee|otto@klee.example|06 55 55 01 03||9923|Intervenant|0|Otto|Klee|otto@klee.example|Marionnettiste||`,
  'members of a parish with their families': `
    Breeze ID|First Name|Last Name|Nickname|Family|Family Role|Gender|Birthdate|Marital Status|Campus|Status|Street Address|City|State|Zip|Mobile|Home|Work|Email|Employer|Occupation|Added Date
    -|first|last|-|-|-|-|-|-|-|-|-|-|-|-|phone|?|?|email|company|title|-
    2231|Delphine|Arceneaux|Del|Arceneaux Family|Spouse|Female|1/2/1970|Married|Downtown|Member|4 Oak St|Lafayette|LA|70501|(337) 555-0101|||del@arc.example|Bayou Legal|Attorney|2020-01-01
    2232|Remy|Arceneaux||Arceneaux Family|Head of Household|Male|3/4/1968|Married|Downtown|Member|4 Oak St|Lafayette|LA|70501|||(337) 555-0102=>?|remy@arc.example|Gulf Shrimp Co|Shrimper|2020-01-01
    2233|Tamsin|Boudreaux||||Female||Single|Online|Visitor||||||||tamsin@boud.example||Novelist|2021-05-01`,
  'survey with questions in Dutch': `
    Antwoord-ID|Datum ingestuurd|Laatste pagina|Starttaal|Hoe heet je? [Voornaam]|Hoe heet je? [Achternaam]|Wat doe je in het dagelijks leven?|Voor welke organisatie?|Op welk e-mailadres ben je bereikbaar?|En telefonisch?|Vertel in een paar zinnen wie je bent|Mogen we je opnemen?|Totale tijd
    -|-|-|-|first|last|title|company|email|phone|bio|-|-
    11|2026-03-01|5|nl|Machteld|Roelofs|Klokkengieter|Klokkengieterij Roelofs|machteld@klok.example|06 5555 0101|Ik giet klokken in de werkplaats van mijn grootvader.|Ja|311
    12|2026-03-02|5|nl|Soufiane|El Idrissi|Stadsecoloog|Gemeente Utrecht|sou@utrecht.example|06 5555 0102|Ik tel vogels in de stad en schrijf erover.|Ja|290
    13|2026-03-03|5|nl|Wietske|Postma|Schaatser||wietske@ijs.example||Ik rijd marathons op natuurijs.|Nee|201`,
  'contacts with the sites of firms': `
    Record ID|First Name|Last Name|Email|Associated Company|Job Title|Phone Number|Contact owner|Lead Status|Create Date|Last Activity Date|Associated Company IDs|Website URL|LinkedIn URL|Twitter Username|Persona|Marketing contact status
    -|first|last|email|company|title|phone|-|-|-|-|-|website|linkedin|social|-|-
    10101|Isolde|Maguire|isolde@maguire.example|Maguire Kelp|Founder|+353 1 555 0101|Joe Host|Open|2025-01-01|2026-01-01|991|maguirekelp.example|https://www.linkedin.com/in/isoldem|isoldekelp|Founder Fiona|Marketing
    10102|Hiroki|Tanabe|hiroki@tanabe.example|Tanabe Paper (tanabe.example)=>Tanabe Paper|Paper maker||Joe Host|Open|2025-01-01|2026-01-01|992|tanabe.example|||Maker Max|Non-marketing
    10103|Grethe|Lund|grethe@lund.example||Cartographer||Joe Host|New|2025-01-01|2026-01-01||||||`,
  'members with what a parish asks': `
    ID|Prefix|First Name|Nickname|Last Name|Suffix|School|Status|Mobile Phone|Home Email|Work Email|Household|Info: Role|Info: Church / Organization|Info: Topic
    -|-|first|-|last|-|-|-|phone|?|?email|-|title|company|?expertise
    9001|Rev.|Kwame||Asante|||active|(614) 555-0121||kwame@gracehillford.example|Asante Household|Senior Pastor|Grace Hillford|Rest
    9002||Ruth|Ruthie|Lindahl||||(612) 555-0122|ruth@lindahl.example||Lindahl Household|Organist|James Seminary|Hymns
    9003||Hector||Montero|Jr.|||787-555-0123||hector@marymontero.example|||Mary Montero Roofing|`,
  'tickets with their buyers in Japanese': `
    注文番号|購入者氏名|購入者メールアドレス|購入者電話番号|参加者氏名|参加者メールアドレス|参加者会社名|参加者役職
    -|-|-|-|name|email|company|title
    1001|事務局|office@kai.example|03-5555-0100|杉山 由美|yumi@sugi.example|杉山染物|代表
    1002|事務局|office@kai.example|03-5555-0100|大野 剛|go@ono.example|大野書店|店長
    1003|事務局|office@kai.example|03-5555-0100|森田 葵|aoi@morita.example||写真家`,
  'guests and those who put them forward in Polish': `
    Imię zgłaszającego|Nazwisko zgłaszającego|E-mail zgłaszającego|Imię prelegenta|Nazwisko prelegenta|E-mail prelegenta|Firma prelegenta|Stanowisko prelegenta
    -|-|-|first|last|email|company|title
    Alicja|Rak|alicja@biuro.example|Bogna|Sikora|bogna@sikora.example|Huta Sikora|Hutniczka
    Alicja|Rak|alicja@biuro.example|Leszek|Wrona|leszek@wrona.example|Teatr Wrona|Reżyser
    Jerzy|Kos|jerzy@kos.example|Jerzy|Kos|jerzy@kos.example||Pszczelarz`,
}
