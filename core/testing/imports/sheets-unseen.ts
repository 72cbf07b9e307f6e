/**
 * Sheets that were written after the rules, and read once before anything was changed for them. What the second line says
 * is the truth: see `truth-sheet.ts`.
 */
export const sheetsUnseen: Record<string, string> = {
  'task board': `
    Task ID|Task Name|Status|Assignee|Due Date|Guest contact email|Guest phone|Guest's role|Guest's company|Priority|Tags
    -|name|-|-|-|email|phone|title|company|-|-
    8x1a|Marisela Thorne|booked|Jo Park|2026-05-01|marisela@thorne.example|+1 503 555 0140|Wildfire ecologist|Cascade Lab|High|nature
    8x1b|Dieudonné Mbala|invited|Jo Park|2026-05-08|dieudonne@mbala.example||Percussionist|Kinshasa Sound|Normal|music
    8x1c|Hallgerd Ness|booked|Sam Orr|2026-05-15|hallgerd@ness.example|+47 930 00 140|Ferry captain|Fjordline|Low|sea`,
  'event app speakers': `
    Prefix|First name|Last name|Job position|Organisation name|Biography|Photo URL|Email (private)|Twitter URL|LinkedIn URL|Sessions|Booth
    -|first|last|title|company|bio|photo|email|social|linkedin|-|-
    Dr|Anselma|Ribeiro|Chief scientist|Tidal Energy Group|Anselma has measured tides in eleven countries and got wet in all of them.|https://img.example/ar.jpg|anselma@tidal.example|https://twitter.com/anselma|https://www.linkedin.com/in/anselma|Waves 101|
    |Kester|Olufemi|Product lead|Grid Nine|Kester makes power grids boring, which is the nicest thing one can say about a grid.|https://img.example/ko.jpg|kester@gridnine.example||https://www.linkedin.com/in/kesterolu|Boring grids|B12
    Prof|Ysolde|Marchetti|Professor|Università di Trento|Ysolde teaches materials and keeps a garden of alloys behind the department.|https://img.example/ym.jpg|ysolde@trento.example|https://twitter.com/ysolde||Alloys|`,
  'radio log': `
    Tx date|Slot|Contributor|Credit line|Arranged by|Contributor tel|Fee £|Cleared
    -|-|name|title|-|phone|-|-
    03/03/26|07:40|Peregrine Ashdown|Rail historian|Bea|07700 900601|50|Y
    03/03/26|08:10|Oluchi Nnamdi|Paediatric nurse|Bea|07700 900602|0|Y
    04/03/26|07:15|Gwenllian Rees|Slate quarry guide|Tom|07700 900603|50|N`,
  'pitches by agencies': `
    Received|Agency|Agency contact|Agency email|Client pitched|Client's expertise|Client website|Our verdict
    -|-|-|-|name|expertise|website|-
    2026-01-04|Bright PR|Lou Ames|lou@brightpr.example|Cosima Reinhardt|bees; cities|https://cosima.example|yes
    2026-01-05|Bright PR|Lou Ames|lou@brightpr.example|Delroy Bassett|retail; debt|https://bassett.example|maybe
    2026-01-09|Northlight|Kim Yu|kim@northlight.example|Eilidh Macrae|whisky; climate|https://eilidh.example|yes`,
  'free sign-up list': `
    Who are you?|How do we reach you?|In one line, what do you do?|Anything to plug?|Can you do Thursdays?
    name|email|title|-|-
    Temitope Alade|temi@alade.example|Forensic accountant|My newsletter|Yes
    Brónach Quinn|bronach@quinn.example|Bog surveyor|Nothing|No
    Ludmila Horn|ludmila@horn.example|Theatre prompter|A festival in June|Yes`,
  'meetup history': `
    #|When|Where|Talk|By|From|Slides
    -|-|-|-|name|company|-
    41|Jan 2026|Cafe Blau|Logs are letters|Friederun Voss|Kettle Systems|https://slides.example/41
    42|Feb 2026|Cafe Blau|Queues, gently|Ngozi Adeyemi|Lagos Data|https://slides.example/42
    43|Mar 2026|Library|Fonts in the wild|Pascaline Drouet|Atelier Nord|https://slides.example/43`,
  'two hosts and a guest': `
    Show|Host 1|Host 2|Guest|Guest title|Guest org|Email for guest|Email host 1
    -|-|-|name|title|company|email|-
    12|Ann Lee|Ben Fox|Oleander Pryce|Cartographer|Map House|ole@maphouse.example|ann@show.example
    13|Ann Lee|Ben Fox|Sunniva Brekke|Avalanche forecaster|Mountain Service|sunniva@mountain.example|ann@show.example
    14|Ann Lee|Ben Fox|Tariku Bekele|Coffee grader|Harar Union|tariku@harar.example|ann@show.example`,
  'members export': `
    member_id|display_name|user_email|registered_at|last_login|headline|location|bio_short|avatar_url|website_url|instagram_handle|plan_name|is_active
    -|name|email|-|-|title|-|bio|photo|website|social|-|-
    501|Valentina Osei|val@osei.example|2025-01-02 10:00:00|2026-03-01|Ceramicist|Accra|Valentina throws pots and sometimes keeps them.|https://img.example/val.jpg|https://osei.example|@valpots|Pro|true
    502|Ingvild Strand|ingvild@strand.example|2025-02-02 10:00:00|2026-03-02|Seaweed farmer|Bodø|Ingvild farms kelp where the light is strange.|https://img.example/ing.jpg|https://strand.example|@ingvildkelp|Free|true
    503|Rufus Okello|rufus@okello.example|2025-03-02 10:00:00|2026-03-03|Court artist|Kampala|Rufus draws trials that nobody may film.|https://img.example/ruf.jpg||@rufusdraws|Free|false`,
  'Portuguese radio': `
    Emissão|Convidado/a|Quem é|Local de trabalho|Contacto telefónico|Correio eletrónico|Jornalista responsável
    -|name|title|company|phone|email|-
    1|Graça Penedo|Faroleira|Capitania de Lagos|+351 912 555 001|graca@lagos.example|Rui Melo
    2|Anselmo Quaresma|Encadernador|Oficina Quaresma|+351 912 555 002|anselmo@oficina.example|Rui Melo
    3|Benedita Rolo|Oceanógrafa|Universidade do Algarve||benedita@ualg.example|Rui Melo`,
  'Norwegian list': `
    Episode|Gjestens navn|Tittel/yrke|Arbeidsgiver|E-postadresse|Mobiltlf.|Kommentar
    -|name|title|company|email|phone|-
    1|Sigrunn Haugen|Fyrvokter|Kystverket|sigrunn@kyst.example|+47 400 55 501|
    2|Asbjørn Lie|Båtbygger|Lie Båter|asbjorn@lie.example|+47 400 55 502|ring etter ni
    3|Nawal Berg|Jordmor|Sykehuset Nord|nawal@nord.example||`,
  'Romanian list': `
    Ediția|Invitatul serii|Cu ce se ocupă|Instituția|Adresa de e-mail|Nr. de telefon|Observații
    -|name|title|company|email|phone|-
    1|Smaranda Olteanu|Restauratoare|Muzeul Satului|smaranda@satului.example|+40 721 555 001|
    2|Horațiu Vântu|Apicultor|Stupina Vântu|horatiu@stupina.example|+40 722 555 002|sună seara
    3|Ilinca Moga|Traducătoare|Editura Râul|ilinca@raul.example||`,
  'Bulgarian list': `
    Епизод|Гост|С какво се занимава|Къде работи|Имейл за връзка|Телефон|Бележки
    -|name|title|company|email|phone|-
    1|Стоянка Вълчева|Вулканолог|Геоложки институт|stoyanka@geo.example|+359 88 555 0001|
    2|Радослав Пеев|Пчелар|Мед Пеев|rado@med.example|+359 88 555 0002|
    3|Искра Донева|Преводач|Издателство Река|iskra@reka.example||`,
  'Croatian list': `
    Emisija|Gost/gošća|Zanimanje|Ustanova|Adresa e-pošte|Broj mobitela|Napomena
    -|name|title|company|email|phone|-
    1|Dubravka Perić|Svjetioničarka|Plovput|dubravka@plovput.example|+385 91 555 001|
    2|Zvonimir Lukšić|Vinar|Podrum Lukšić|zvone@podrum.example|+385 91 555 002|
    3|Jasminka Horvatić|Prevoditeljica|Naklada Rijeka|jasminka@naklada.example||`,
  'Hebrew list': `
    פרק|שם האורח/ת|תפקיד|מקום עבודה|מייל|נייד|הערות
    -|name|title|company|email|phone|-
    1|אביטל שרעבי|מהנדסת קול|אולפני הים|avital@yam.example|050-555-0001|
    2|נחום ברזילי|דבוראי|דבש ברזילי|nahum@dvash.example|050-555-0002|
    3|עינת לוריא|מתרגמת|הוצאת נהר|einat@nahar.example||`,
  'Vietnamese list': `
    Tập|Khách mời|Nghề nghiệp|Nơi công tác|Email liên lạc|Số ĐT|Ghi chú
    -|name|title|company|email|phone|-
    1|Trần Thị Hạnh Nguyên|Kỹ sư âm thanh|Đài Biển|nguyen@dai.example|0903 555 001|
    2|Đỗ Quốc Khải|Đầu bếp|Nhà hàng Sen|khai@sen.example|0903 555 002|
    3|Lý Mỹ Duyên|Dịch giả|Nhà xuất bản Sông|duyen@song.example||`,
  'Thai list': `
    ตอน|แขกรับเชิญ|อาชีพ|หน่วยงาน|อีเมล|เบอร์โทร|หมายเหตุ
    -|name|title|company|email|phone|-
    1|วราภรณ์ ศรีทอง|วิศวกรเสียง|สถานีทะเล|waraporn@sea.example|081-555-0001|
    2|ประเสริฐ แก้วใส|เชฟ|ร้านบัว|prasert@bua.example|081-555-0002|
    3|จิราพร สายน้ำ|นักแปล|สำนักพิมพ์แม่น้ำ|jiraporn@river.example||`,
  'Persian list': `
    قسمت|مهمان برنامه|شغل|محل کار|ایمیل|شماره تماس|توضیحات
    -|name|title|company|email|phone|-
    1|شیرین فرهودی|مهندس صدا|استودیو دریا|shirin@darya.example|0912 555 0001|
    2|بهرام کاویان|نانوا|نانوایی شهر|bahram@nan.example|0912 555 0002|
    3|نسترن رودکی|مترجم|نشر رود|nastaran@rood.example||`,
  'Hindi list': `
    क्रम|अतिथि का नाम|पेशा|संस्था|ईमेल|मोबाइल|टिप्पणी
    -|name|title|company|email|phone|-
    1|सुमेधा राजपुरोहित|पत्रकार|सागर रेडियो|sumedha@sagar.example|+91 98100 55501|
    2|देवव्रत नागर|रसोइया|नागर भोजनालय|dev@nagar.example|+91 98100 55502|
    3|मृणालिनी सेठी|अनुवादक|नदी प्रकाशन|mrinalini@nadi.example||`,
  'vague headers over clear values': `
    Person in question|Their thing|Their place|@work|☎|Shots
    name|title|company|email|phone|photo
    Calliope Farrow|Stunt coordinator|Falling Star Studio|calliope@fallingstar.example|+44 7700 900701|https://img.example/cf.jpg
    Balthasar Wrede|Bell founder|Glockenhaus Wrede|b.wrede@glockenhaus.example|+49 170 555 0701|https://img.example/bw.jpg
    Nkechi Uzor|Typeface designer|Uzor Foundry|nkechi@uzorfoundry.example|+234 803 555 0701|https://img.example/nu.jpg
    Sanna Virtala|Ice road engineer|Lapland Roads|sanna@laplandroads.example|+358 40 555 0701|https://img.example/sv.jpg`,
  'German association': `
    Nr.|Anrede|Titel|Vorname|Zuname|Verein|Amt im Verein|Anschrift|Fon|E-Post|Eintritt
    -|-|-|first|last|company|title|-|phone|email|-
    1|Frau||Hiltrud|Amsel|Bienenfreunde Nord|Kassenwartin|Am Wall 1, 20095 Hamburg|040 5550101|hiltrud@amsel.example|2019
    2|Herr|Dr.|Eckbert|Stein|Bienenfreunde Süd|Schriftführer|Weg 2, 80331 München|089 5550102|eckbert@stein.example|2021
    3|Frau||Wiebke|Holm|Imkerbund|Vorsitzende|Deich 3, 25813 Husum|04841 555013|wiebke@holm.example|2018`,
}
