/** Sheets as hosts and producers keep them. What the second line says is the truth: see `truth-sheet.ts`. */
export const sheetsOfHosts: Record<string, string> = {
  'episode tracker': `
    Ep|Working title|Who|Why them|Booked?|Recording link|Their email|Publishing|Folder
    -|-|name|-|-|-|email|-|-
    101|Bread and borders|Marguerite Odell|Wrote the book on it|Y|https://studio.example/r/101|marge@odell.example|2026-05-01|https://drive.example/101
    102|The night bus|Hollis Varga|Drives it|Y|https://studio.example/r/102|hollis@varga.example|2026-05-08|https://drive.example/102
    103|Cold water|TBC=>|Need a swimmer|N|||2026-05-15|
    104|Who owns the sea|Ines Batalha|Sea lawyer|Y|https://studio.example/r/104|ines@batalha.example|2026-05-22|https://drive.example/104`,
  'wish list': `
    Dream guest|Why|Who knows them|Best way in|Reached out|Answer
    name|-|-|email|-|-
    Bartholomew Nkosi|Best voice in radio|Kate|bart@nkosi.example|1 March|Maybe
    Philippa Storr|Her essay on moss|nobody yet|pippa@storr.example|2 March|No reply
    Anahit Sargsyan|Runs a choir of engineers|Kate|anahit@choir.example|2 March|Yes!
    Wendell Oduya|Knows everything about elevators|Tom|wendell@lifts.example|5 March|Yes!`,
  'intake form': `
    Timestamp|Email Address|What name should we use on air?|What do you do, in five words or fewer?|Where do you do it?|In two or three sentences: who are you?|Best number on the day of recording|Where can listeners find you online?|LinkedIn, if you have it|Link to a photo we may use|Anything we should not ask about?|How did you hear about the show?
    -|email|name|title|company|bio|phone|website|linkedin|photo|-|-
    3/2/2026 10:11:12|zelda@marsh.example|Zelda Kirby-Marsh|Marine engineer|Harbour Works|I fix what the sea breaks. Mostly pumps, sometimes plans, and once a whole pier before breakfast.|+44 7700 900777|https://kirbymarsh.example|https://www.linkedin.com/in/zeldakm|https://img.example/zelda.jpg|My divorce|A friend
    3/3/2026 08:40:02|otis@bramble.example|Otis Bramble|Choir director|St Anne's School|I make four hundred children sing in tune by Christmas. It has worked for nineteen years running.|07700 900 778|https://bramble.example||https://img.example/otis.jpg||Twitter
    3/9/2026 21:01:44|imelda@castro.example|Imelda Castro|Court interpreter|Superior Court|I stand between people who cannot understand each other. You would be surprised how often they are married.|+1 213 555 0121|https://castro.example|https://www.linkedin.com/in/imeldac|https://img.example/imelda.jpg|Open cases|A friend`,
  'friendly form': `
    #|First up, what's your name?|And your email?|What's your day job?|Company or project?|Give us your elevator pitch|Got a website?|Twitter / X handle?|Submitted At|Token
    -|name|email|title|company|bio|website|social|-|-
    a1b2c3|Jocasta Flynn|jocasta@flynn.example|Puppet maker|Flynn & Strings|Puppets tell the truth because nobody suspects them. I have built nine hundred and none of them lied.|https://flynn.example|@jocastaflynn|2026-02-01 10:00:00|tok1
    d4e5f6|Montgomery Asare|monty@asare.example|Bridge inspector|Span Group|I look underneath bridges so that you can drive over them, and I take my lunch on every one of them.|https://asare.example|@bridgemonty|2026-02-02 11:30:00|tok2
    g7h8i9|Lucinda Vale|lucinda@vale.example|Perfumer|Maison Vale|I bottle rain. It sounds like a joke until you open one of the bottles in a dry month in a dry town.||@valeofscent|2026-02-03 17:45:00|tok3`,
  'book publicity': `
    Author|Book|Imprint|Pub date|Publicist|Publicist email|Angle|Galley sent
    name|-|-|-|-|-|-|-
    Temperance Hale|The Salt Year|Quiet Press|2026-06-02|Dot Marlow|dot@quietpress.example|Memoir of an island|Yes
    Casimir Lund|Engines of Doubt|Quiet Press|2026-06-16|Dot Marlow|dot@quietpress.example|History of steam|No
    Folasade Bright|Ninety Rivers|Tideline|2026-07-07|Ned Foss|ned@tideline.example|Nature writing|Yes`,
  'panel plan': `
    Session|Start|Moderator|Panellist 1|Panellist 1 org|Panellist 2|Panellist 2 org|Room
    -|-|-|name1|company1|name2|company2|-
    Who pays for the tide?|10:00|Gwen Barr|Octavia Lindgren|Tide Fund|Rashad Karimi|Coastal Bank|A
    Cities that float|11:30|Gwen Barr|Emeka Duru|Float Lab|Saoirse Nolan|Delta Institute|B
    Sand|14:00|Gwen Barr|Wilhelmina Prinz|Dune Society|Tevita Fonoti|Pacific Union|A`,
  'contact list of a producer': `
    Person|Job / Outlet|Mob|Mail|Agent|Agent's mail|Fee agreed|Spoke on
    name|role|phone|email|-|-|-|-
    Verity Blackwood|Science editor, The Ledger|07700 900401|verity@ledger.example|||£0|3 Feb
    Alasdair Munn|Chef, Munn's|07700 900402|al@munn.example|Rex Doyle|rex@doyle.example|£250|4 Feb
    Chiamaka Eze|Sprinter|07700 900403||Rex Doyle|rex@doyle.example|£500|9 Feb`,
  'lecture series': `
    Date|Speaker|Affiliation|Title|Host|Slides|Dinner
    -|name|company|-|-|-|-
    12 Jan|Prof. Hortensia Bloom=>Hortensia Bloom|University of Leiden|How orchids count|Kim|https://slides.example/1|y
    19 Jan|Dr Obadiah Stern=>Obadiah Stern|Max Planck Institute|A short history of rust|Kim|https://slides.example/2|n
    26 Jan|no lecture=>|||||
    2 Feb|Wilhelmina Agu|ETH Zürich|Counting what is not there|Lars|https://slides.example/3|y
    9 Feb|Prof. Caspian Roth=>Caspian Roth|University of Oslo|Ice remembers|Lars||n`,
  'guest and plus one': `
    Guest|Guest email|Co-guest|Co-guest email|Sponsor|Sponsor contact|Topic
    name1|email1|name2|email2|-|-|?expertise
    Nerys Powell|nerys@powell.example|Idris Vaughan|idris@vaughan.example|Brewly|cash@brewly.example|Coal songs
    Solveig Dahl|solveig@dahl.example|||Brewly|cash@brewly.example|Knitting at sea
    Zuberi Mwangi||Akinyi Otieno|akinyi@otieno.example|Packly|hi@packly.example|Marathon brothers`,
  'many guests in a cell': `
    Season|Episode name|Guests|Runtime|Downloads
    -|-|name|-|-
    3|Trains at night|Leocadia Fox & Rupert Sane=>Leocadia Fox + Rupert Sane|41:10|1802
    3|The good chair|Bronwyn Tate|38:02|1544
    3|Apples|Ezekiel Ford, Minerva Stone=>Ezekiel Ford + Minerva Stone|44:55|1990
    3|Lost languages|Tamsin Okoro|39:20|1620
    3|Best of 2025|(rerun)=>|50:00|900
    3|Ferries|Gideon Marsh|37:47|1444`,
  'list without a header': `
    ^^
    name|title|company|email|phone
    Dorothea Lang|Producer|Radio Kestrel|dorothea@kestrel.example|+44 7700 900501
    Ambrose Tull|Historian|Tull Archives|ambrose@tull.example|+44 7700 900502
    Yevgenia Sokol|Pianist|Opera North|yev@sokol.example|
    Lachlan Reid|Fisherman|Reid & Sons|lachlan@reid.example|+44 7700 900504`,
  'columns without a title': `
    |What they do|Outfit|Reach them at|
    name|title|company|email|-
    Euphemia Grant|Botanist|Kew Friends|effie@grant.example|lovely on the phone
    Thaddeus Moon|Glass blower|Moon Glass|thad@moon.example|
    Parvati Nair|Judge|High Court|parvati@nair.example|needs questions early
    Ignatius Byrne|Baker|Byrne's|iggy@byrne.example|`,
  'producer with two links': `
    Interviewee|Known for|Episode link|Personal page|Her/his LinkedIn|Handle
    name|-|-|website|linkedin|social
    Cordelia Mace|The tidal clock|https://feed.example/ep/1|https://mace.example|https://www.linkedin.com/in/cmace|@cordeliamace
    Fabrizio Lenti|Slow trains|https://feed.example/ep/2|https://lenti.example||@slowtrains
    Anneke Vos|Bicycle law|https://feed.example/ep/3|https://annekevos.example|https://www.linkedin.com/in/annekevos|@fietsrecht
    Kofi Adjei|Street pianos|https://feed.example/ep/4|https://adjei.example|https://www.linkedin.com/in/kofiadjei|@kofikeys`,
  'names with the family name first': `
    Recording|Expert (last, first)|Field of work|Institution|Contact
    -|name|expertise|company|email
    2026-03-01|Abernathy, Rosamund=>Rosamund Abernathy|volcanoes|Etna Observatory|rosa@etna.example
    2026-03-08|Okonjo, Chidi=>Chidi Okonjo|supply chains|Port of Lagos|chidi@port.example
    2026-03-15|Wexler, Tobin=>Tobin Wexler|sleep|Night Clinic|tobin@nightclinic.example
    2026-03-22|Ferreira, Dulce=>Dulce Ferreira|grief|Casa Clara|dulce@clara.example`,
  'cancelled and repeated': `
    Episode #|Guest(s)|State|Twitter|Blurb for the website
    -|name|-|social|?bio
    12|⭐ Araminta Cole=>Araminta Cole|released|@aracole|Araminta on bells.
    13|solo episode=>|released||Just me this week.
    14|Beauregard Finch (cancelled)=>?Beauregard Finch|dropped|@beaufinch|
    15|Ndidi Eze*=>Ndidi Eze|edited|@ndidieze|Ndidi on drums.
    16|various=>|planned||Letters from listeners.
    17|Ludovic Perrin|booked|@ludoperrin|Ludovic on snow.`,
}
