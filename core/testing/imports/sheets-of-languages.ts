/** Sheets in many languages. What the second line says is the truth: see `truth-sheet.ts`. */
export const sheetsOfLanguages: Record<string, string> = {
  'German episode plan': `
    Folge|Erscheint am|Arbeitstitel|Gesprächsgast|Was er/sie macht|Haus|Kontaktmail|Handynr.|Pressebetreuung|Bemerkungen
    -|-|-|name|title|company|email|phone|-|-
    31|01.04.2026|Moor und mehr|Hedwig Ostermann|Moorforscherin|Universität Greifswald|hedwig@ostermann.example|0170 5550101|Nele Funk|ruft zurück
    32|08.04.2026|Die leise Bahn|Korbinian Huber|Fahrdienstleiter|Bayernbahn|k.huber@bahn.example|0170 5550102||
    33|15.04.2026|Zucker|Aylin Demirtas|Köchin|Restaurant Nar|aylin@nar.example||Nele Funk|Termin offen`,
  'German programme': `
    Uhrzeit|Saal|Beitrag|Vortragende/r|Einrichtung|E-Mail-Kontakt
    -|-|-|name|company|email
    09:00|A|Begrüßung=>||Stadt Halle=>|
    09:30|A|Wasser im Wandel|Dr. Friederike Moll=>Friederike Moll|Umweltinstitut Halle|moll@uih.example
    10:15|B|Licht und Lärm|Prof. Dr. Sönke Brandt=>Sönke Brandt|Hochschule Flensburg|brandt@hsf.example
    11:00|A|Mittagspause=>|||
    13:00|B|Die Stadt der Vögel|Gesine Albers|Naturbund|albers@naturbund.example`,
  'French episode plan': `
    N°|Sortie|Sujet|Avec|Son métier|Structure|Mail|Tél.|Insta|Attachée de presse
    -|-|?expertise|name|title|company|email|phone|social|-
    7|03/04/2026|Le pain noir|Maëlle Kervadec|Boulangère|Fournil du Port|maelle@fournil.example|06 55 50 10 11|@maelleauport|Inès Roy
    8|10/04/2026|Les ponts|Aurélien Tissot|Ingénieur|Ponts & Cie|aurelien@ponts.example|06 55 50 10 12|@tissotponts|
    9|17/04/2026|Écouter|Fatoumata Bâ|Orthophoniste|Clinique des Lilas|fatou@lilas.example||@fatouecoute|Inès Roy`,
  'Spanish episode plan': `
    Nº|Fecha de emisión|Tema del capítulo|Invitado/a|A qué se dedica|Dónde trabaja|WhatsApp|Correo-e|Representante|Observaciones
    -|-|-|name|title|company|phone|email|-|-
    1|02/03/2026|El último cine|Begoña Urrutia|Proyeccionista|Cine Avenida|+34 600 555 101|bego@avenida.example||
    2|09/03/2026|Abejas|Evaristo Quintana|Apicultor|Miel Quintana|+34 600 555 102|evaristo@miel.example|Rita Paz|llamar tarde
    3|16/03/2026|Ruido|Xochitl Barrera|Ingeniera acústica|Silencio Labs|+52 55 5555 0103|xochitl@silencio.example||`,
  'Brazilian episode plan': `
    Entrevistado(a)|Profissão/Cargo|Empresa/Instituição|Contato (WhatsApp)|E-mail p/ contato|@|Pauta|Gravação|Obs.
    name|title|company|phone|email|social|-|-|-
    Jussara Antunes|Bióloga|Instituto Maré|+55 21 95555-0101|jussara@mare.example|@jussaramar|Manguezais|12/03/2026|
    Raimundo Nonato Alves|Luthier|Oficina Alves|+55 85 95555-0102|raimundo@alves.example|@oficinaalves|Violas|19/03/2026|confirmar
    Thaís Figueiredo|Advogada|Figueiredo & Lima|+55 11 95555-0103|thais@fl.example|@thaisfig|Direito à cidade|26/03/2026|`,
  'Italian episode plan': `
    Puntata|Messa in onda|Ospite in studio|Di cosa si occupa|Ente|Recapito|Posta elettronica|Addetto stampa
    -|-|name|title|company|phone|email|-
    20|03/03/2026|Ludovica Serra|Restauratrice|Museo Civico|+39 055 5550101|ludovica@civico.example|Ugo Neri
    21|10/03/2026|Ermanno Galli|Liutaio|Bottega Galli|+39 0372 555012|ermanno@galli.example|
    22|17/03/2026|Chiaretta Moro|Vulcanologa|Osservatorio Etneo|+39 095 555013|chiara@etneo.example|`,
  'Dutch episode plan': `
    Afl.|Uitzenddatum|Onderwerp|Tafelgast|Beroep|Werkgever|E-mailadres|Mobiel nr|Opmerkingen
    -|-|-|name|title|company|email|phone|-
    5|2026-03-01|Dijken|Sjoukje Hoekstra|Dijkgraaf|Waterschap Noord|sjoukje@waterschap.example|06 5555 0101|
    6|2026-03-08|Kaas|Teunis de Groot|Kaasmaker|Boerderij De Groot|teunis@degroot.example|06 5555 0102|belt terug
    7|2026-03-15|Fietsen|Hatice Yildirim|Fietsenmaker|Wiel & Co|hatice@wiel.example||`,
  'Polish episode plan': `
    Nr odc.|Data publikacji|Rozmówca|Czym się zajmuje|Firma / instytucja|Adres mailowy|Tel. kom.|Uwagi
    -|-|name|title|company|email|phone|-
    3|2026-02-01|Jadwiga Zawadzka|Meteorolożka|Instytut Pogody|jadwiga@pogoda.example|+48 601 555 101|
    4|2026-02-08|Bogumił Sroka|Zegarmistrz|Pracownia Sroka|bogumil@sroka.example|+48 601 555 102|oddzwoni
    5|2026-02-15|Wiesława Kos|Tłumaczka|Wydawnictwo Rzeka|wiesia@rzeka.example||`,
  'Czech episode plan': `
    Díl|Téma|Host dílu|Povolání|Kde působí|Mail|Mobil|Natáčení
    -|?expertise|name|title|company|email|phone|-
    11|Ticho|Bohumila Vránová|Akustička|ČVUT|bohumila@cvut.example|+420 601 555 101|2026-03-02
    12|Mlýny|Vítězslav Hora|Mlynář|Mlýn Hora|vita@mlyn.example|+420 601 555 102|2026-03-09
    13|Hory|Drahomíra Sýkorová|Horolezkyně|Horský svaz|draha@hory.example||2026-03-16`,
  'Swedish guest list': `
    Avsnitt|Medverkande|Yrkestitel|Arbetsplats|Mejl|Mobilnr|Kort presentation|Inspelningsdag
    -|name|title|company|email|phone|bio|-
    40|Ragnhild Öberg|Klockare|Domkyrkan|ragnhild@domkyrkan.example|070-555 01 01|Ragnhild har ringt i klockor sedan hon var nio år gammal och hör skillnad på regn och snö.|2026-03-03
    41|Torbjörn Vallgren|Orgelbyggare|Vallgren Orgel|torbjorn@vallgren.example|070-555 01 02|Torbjörn bygger orglar för kyrkor som ännu inte vet att de behöver en, säger han själv.|2026-03-10
    42|Zahra Norling|Havsforskare|Göteborgs universitet|zahra@norling.example||Zahra räknar torsk på natten och sover på dagen, vilket passar både henne och torsken bra.|2026-03-17`,
  'Finnish guest list': `
    Jakso|Haastateltava|Ammatti|Työnantaja|Sähköposti|Puhelin|Muistiinpanot
    -|name|title|company|email|phone|-
    1|Aulikki Rantala|Majakanvartija|Luotsiliitto|aulikki@luotsi.example|+358 40 555 0101|
    2|Väinö Kettunen|Saunamestari|Kettusen Kiuas|vaino@kiuas.example|+358 40 555 0102|soita
    3|Orvokki Lahti|Kielentutkija|Helsingin yliopisto|orvokki@kieli.example||`,
  'Danish guest list': `
    Udsendelse|Medvirkende|Stilling|Arbejdssted|Mailadresse|Mobilnummer|Vært
    -|name|title|company|email|phone|-
    8|Ingelise Bruun|Fyrmester|Fyrvæsenet|ingelise@fyr.example|+45 20 55 01 01|Mads Lund
    9|Svend-Erik Holm|Bager|Holms Bageri|svend@holm.example|+45 20 55 01 02|Mads Lund
    10|Amina Juul|Ordblindelærer|Ordhuset|amina@ordhuset.example||Mads Lund`,
  'Hungarian guest list': `
    Adás|Vendég neve|Foglalkozás|Munkahely|E-mail cím|Telefonszám|Megjegyzés
    -|name|title|company|email|phone|-
    1|Szabó Boglárka|Meteorológus|Országos Szolgálat|bogi@met.example|+36 30 555 0101|
    2|Kertész Ödön|Harangöntő|Kertész Műhely|odon@harang.example|+36 30 555 0102|visszahív
    3|Pásztor Emese|Jogász|Pásztor Iroda|emese@pasztor.example||`,
  'Turkish guest list': `
    Bölüm|Yayın tarihi|Konuğumuz|Mesleği|Çalıştığı yer|E-postası|Cep no|Menajeri
    -|-|name|title|company|email|phone|-
    1|01.03.2026|Feride Akıncı|Deprem uzmanı|Boğaz Üniversitesi|feride@bogaz.example|+90 532 555 01 01|
    2|08.03.2026|Hilmi Tunçer|Saatçi|Tunçer Saat|hilmi@tuncer.example|+90 532 555 01 02|Ece Mor
    3|15.03.2026|Perihan Soylu|Çevirmen|Yıldız Yayınları|perihan@yildiz.example||`,
  'Russian guest list': `
    Выпуск|Дата выхода|Герой|Чем занимается|Где работает|Эл. адрес|Тел.|Пресс-секретарь
    -|-|name|title|company|email|phone|-
    1|01.03.2026|Ефросинья Лаптева|Ледовый капитан|Северный флот|efros@ice.example|+7 921 555-01-01|
    2|08.03.2026|Тихон Воробьёв|Орнитолог|Институт птиц|tihon@birds.example|+7 921 555-01-02|Ада Лис
    3|15.03.2026|Зульфия Каримова|Переводчик|Дом книги|zulfia@books.example||`,
  'Greek guest list': `
    Επεισόδιο|Καλεσμένος/η|Επάγγελμα|Εταιρεία ή φορέας|Ηλ. ταχυδρομείο|Κινητό τηλ.|Παρατηρήσεις
    -|name|title|company|email|phone|-
    1|Ευανθία Κοντού|Ναυπηγός|Ναυπηγεία Σύρου|evanthia@syros.example|+30 694 555 0101|
    2|Αρίσταρχος Βλάχος|Μελισσοκόμος|Μέλι Βλάχου|aris@meli.example|+30 694 555 0102|
    3|Θεοδοσία Ράπτη|Δικηγόρος|Γραφείο Ράπτη|dosia@rapti.example||`,
  'Japanese guest list': `
    回|配信日|今回のゲスト|肩書・職業|所属団体|連絡先メール|電話|メモ
    -|-|name|title|company|email|phone|-
    1|2026/03/01|渡部 千尋|灯台守|北海灯台協会|chihiro@toudai.example|090-5555-0101|
    2|2026/03/08|大沢 庄司|豆腐職人|大沢豆腐店|shoji@tofu.example|090-5555-0102|折り返し
    3|2026/03/15|桐山 ふみ|翻訳家|川出版|fumi@kawa.example||`,
  'Chinese guest list': `
    期数|录制日期|本期嘉宾|嘉宾头衔|所在公司/机构|邮箱地址|联系手机|备注说明
    -|-|name|title|company|email|phone|-
    1|2026-03-01|欧阳静远|灯塔看守人|北海灯塔协会|jingyuan@lamp.example|138 5555 0101|
    2|2026-03-08|司马若兰|豆腐师傅|老城豆腐坊|ruolan@tofu.example|138 5555 0102|再约
    3|2026-03-15|诸葛文清|翻译|长河出版社|wenqing@river.example||`,
  'Korean guest list': `
    회차|녹음일|초대손님|하는 일|소속 회사|메일 주소|휴대폰번호|메모
    -|-|name|title|company|email|phone|-
    1|2026-03-01|남궁소라|등대지기|북해등대협회|sora@light.example|010-5555-0101|
    2|2026-03-08|황보준서|두부 장인|황보두부|junseo@dubu.example|010-5555-0102|
    3|2026-03-15|선우하늘|번역가|강물출판사|haneul@river.example||`,
  'Arabic guest list': `
    رقم الحلقة|تاريخ التسجيل|ضيف الحلقة|مهنته|مكان عمله|بريده الإلكتروني|رقم جواله|ملاحظات عامة
    -|-|name|title|company|email|phone|-
    1|2026-03-01|نجلاء الدوسري|مهندسة صوت|استوديو الخليج|najla@gulf.example|+966 50 555 0101|
    2|2026-03-08|بشير المرزوقي|خباز|مخبز المدينة|bashir@bakery.example|+971 50 555 0102|
    3|2026-03-15|رنا الحداد|مترجمة|دار النهر|rana@river.example||`,
  'Indonesian guest list': `
    Eps.|Tanggal tayang|Bintang tamu|Pekerjaan sehari-hari|Tempat kerja|Alamat surel|No. telp|Catatan tambahan
    -|-|name|title|company|email|phone|-
    1|2026-03-01|Wulandari Kusuma|Penjaga mercusuar|Dinas Kelautan|wulan@laut.example|+62 812 5555 0101|
    2|2026-03-08|Bambang Hartanto|Pembuat tahu|Tahu Hartanto|bambang@tahu.example|+62 812 5555 0102|
    3|2026-03-15|Ketut Suardana|Penerjemah|Penerbit Sungai|ketut@sungai.example||`,
  'Romanian and Ukrainian neighbours': `
    Гостя / гість|Фах|Установа|Пошта|Моб.|Дата ефіру
    name|title|company|email|phone|-
    Орися Ковальчук|Кліматологиня|Інститут погоди|orysia@pogoda.example|+380 67 555 0101|2026-03-01
    Богдан Мельничук|Пекар|Пекарня «Житня»|bohdan@zhytnia.example|+380 67 555 0102|2026-03-08
    Соломія Гнатюк|Перекладачка|Видавництво «Ріка»|solomia@rika.example||2026-03-15`,
}
