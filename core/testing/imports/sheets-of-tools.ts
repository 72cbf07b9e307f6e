/** Sheets as programs export them. What the second line says is the truth: see `truth-sheet.ts`. */
export const sheetsOfTools: Record<string, string> = {
  'booking calendar': `
    Invitee Name|Invitee First Name|Invitee Last Name|Invitee Email|Text Reminder Number|Event Type Name|Start Date & Time|Location|Canceled|Canceled By|Question 1|Response 1|User Name|User Email|Guest Email(s)
    name|-|-|email|phone|-|-|-|-|-|-|-|-|-|-
    Priscilla Odum|Priscilla|Odum|priscilla@odum.example|+1 404 555 0133|Podcast recording (60 min)|2026-04-02 09:00 am|Riverside|false||What should we talk about?|Bees in cities|Hannah Coe|hannah@coeshow.example|
    Bertil Ågren|Bertil|Ågren|bertil@agren.example||Podcast recording (60 min)|2026-04-03 11:00 am|Riverside|false||What should we talk about?|Old ferries|Hannah Coe|hannah@coeshow.example|assist@agren.example
    Yolanda Pretel|Yolanda|Pretel|yo@pretel.example|+1 404 555 0190|Podcast recording (60 min)|2026-04-09 10:00 am|Riverside|true|Yolanda Pretel|What should we talk about?|Printing money|Hannah Coe|hannah@coeshow.example|`,
  'ticket shop with every column': `
    Order #|Order Date|First Name|Surname|Email|Quantity|Price Tier|Ticket Type|Attendee #|Group|Currency|Total Paid|Fees Paid|Attendee Status|Home Address 1|Home City|Cell Phone|Job Title|Company|What would you bring to the panel?
    -|-|first|last|email|-|-|-|-|-|-|-|-|-|-|-|phone|title|company|-
    9002231|2026-02-11 18:04:11+00:00|Femke|Osinga|femke@osinga.example|1||Speaker pass|77120011||EUR|0.00|0.00|Attending|Gracht 12|Utrecht|+31 6 5555 0101|Sound archivist|Beeld Archief|Tapes nobody has heard
    9002237|2026-02-12 07:44:29+00:00|Ikenna|Obi|ikenna@obi.example|1||Speaker pass|77120044||EUR|0.00|0.00|Attending|5 Hill Rd|Lagos|+234 803 555 0144|Documentary maker|Obi Films|A story about rain
    9002260|2026-02-14 12:11:00+00:00|Ruta|Kalnina|ruta@kalnina.example|1||Speaker pass|77120101||EUR|0.00|0.00|Attending|Brivibas 3|Riga||Lecturer|Baltic Academy|Nothing but questions`,
  'newsletter audience': `
    Email Address|First Name|Last Name|Address|Phone Number|Birthday|MEMBER_RATING|OPTIN_TIME|OPTIN_IP|CONFIRM_TIME|GMTOFF|CC|LAST_CHANGED|LEID|NOTES|TAGS
    email|first|last|-|phone|-|-|-|-|-|-|-|-|-|-|-
    sunniva@hav.example|Sunniva|Haavik|Strandgata 1 Bergen NO|+47 911 00 111|04/12|4|2025-10-01 12:00:11|84.212.10.9|2025-10-01 12:04:51|1|NO|2025-10-02 08:00:00|331002||"guest","spring"
    kwabena@ofori.example|Kwabena|Ofori-Atta||||3|2025-10-03 12:00:11|84.212.10.12|2025-10-03 12:04:51|0|GH|2025-10-03 08:00:00|331007||"guest"
    leda@mavros.example|Leda|Mavros||+30 21 0555 0133|11/02|5|2025-11-05 10:20:00|84.212.10.77|2025-11-05 10:20:30|2|GR|2025-11-05 10:21:00|331090||"guest","autumn"`,
  'CRM contacts': `
    Record ID|First Name|Last Name|Email|Phone Number|Mobile Phone Number|Contact owner|Lead Status|Lifecycle Stage|Job Title|Associated Company|Associated Company IDs|Website URL|LinkedIn Bio|Last Activity Date|Number of times contacted
    -|first|last|email|phone|-|-|-|-|title|company|-|website|-|-|-
    90211|Desmond|Achebe|d.achebe@ridge.example|+44 20 7946 0111||Olga Reim|Open|Lead|Policy adviser|Ridge Institute|55012|https://achebe.example||2026-01-09 11:00|3
    90212|Marit|Solheim|marit@solheim.example|||Olga Reim|New|Lead|Glaciologist|North Pole Survey|55013|https://solheim.example||2026-01-10 11:00|1
    90213|Paloma|Iriarte|paloma@iriarte.example|+34 91 555 01 22||Olga Reim|New|Customer|Restaurant critic|La Mesa|55014|||2026-01-12 11:00|9`,
  'professional network with a preamble': `
    ^Notes:
    ^When exporting your connection data, you may notice that some of the email addresses are missing. You will only see email addresses for connections who have allowed it.
    ^
    First Name|Last Name|URL|Email Address|Company|Position|Connected On
    first|last|linkedin|email|company|title|-
    Agnieszka|Wrobel|https://www.linkedin.com/in/awrobel||Kettle & Kin|Head of Growth|12 Jan 2026
    Somchai|Prasert|https://www.linkedin.com/in/sprasert|som@prasert.example|Siam Sound|Composer|03 Feb 2026
    Louella|Brandt, PhD=>Brandt|https://www.linkedin.com/in/louellab||Institute for Soil|Research Fellow|19 Feb 2026`,
  'address book of a mail service': `
    First Name|Middle Name|Last Name|Phonetic First Name|Name Prefix|Name Suffix|Nickname|File As|Organization Name|Organization Title|Organization Department|Birthday|Notes|Photo|Labels|E-mail 1 - Label|E-mail 1 - Value|E-mail 2 - Label|E-mail 2 - Value|Phone 1 - Label|Phone 1 - Value|Website 1 - Label|Website 1 - Value
    first|middle|last|-|-|-|-|-|company|title|-|-|-|photo|-|-|email|-|-|-|phone|-|website
    Odalys||Ferrer||Dr.||||Museo del Mar|Curator|||met in Cadiz|https://lh3.example/odalys.jpg|* myContacts|* Work|odalys@mar.example|Home|ody@home.example|Mobile|+34 600 555 014|Profile|https://ferrer.example
    Tobiah|Lee|Munro||||Toby||Munro Boats|Boatbuilder||||https://lh3.example/munro.jpg|* myContacts|Home|tobiah@munro.example|||Work|+1 207 555 0166||
    Xiomara||Quispe|||||||Weaver|||||* myContacts|Home|xio@quispe.example||||||`,
  'desktop mail program': `
    Title|First Name|Middle Name|Last Name|Suffix|Company|Department|Job Title|Business Street|Business City|Business Country/Region|Business Fax|Business Phone|Home Phone|Mobile Phone|Assistant's Name|Assistant's Phone|E-mail Address|E-mail Type|E-mail Display Name|Manager's Name|Spouse|Web Page
    -|first|-|last|-|company|-|title|-|-|-|-|-|-|phone|-|-|email|-|-|-|-|website
    Ms|Clemency||Ward||Ward & Daughters|Sales|Chair maker|1 Mill Lane|Stroud|United Kingdom||||+44 7700 900123|Gil Stone|+44 7700 900555|clemency@ward.example|SMTP|Clemency Ward (clemency@ward.example)|||https://ward.example
    Mr|Radomir||Petrov||Petrov Opera|Stage|Tenor|Ul. 3|Sofia|Bulgaria||||+359 88 555 0101|||radomir@petrov.example|SMTP|Radomir Petrov (radomir@petrov.example)||Mila|`,
  'guest matching service': `
    Guest Name|Profile Link|Headline|Location|Categories|About|Email|Website|Instagram|Social Reach|Match Date|Match Score|Message
    name|-|title|-|-|bio|email|website|social|-|-|-|-
    Thandeka Mbeki-Ross|https://match.example/guest/1711|Sleep coach for shift workers|Durban|Health,Work|Thandeka spent eleven years on night wards and now helps nurses, bakers and pilots to sleep.|thandeka@nights.example|https://nights.example|@thandekasleeps|10k-25k|2026-03-01|92%|Would love to talk
    Grigor Hakobyan|https://match.example/guest/1720|Founder of the smallest museum|Yerevan|Art|Grigor keeps four hundred teaspoons and the stories that came with them, and he tells them well.|grigor@spoons.example|https://spoons.example|@spoonmuseum|1k-5k|2026-03-04|88%|Hi there
    Lin-Mei Horvath|https://match.example/guest/1733|Author and speaker|Graz|Books|Lin-Mei writes thrillers in which nobody dies and everybody learns how to cook one new dish.|linmei@horvath.example||@linmeiwrites|5k-10k|2026-03-09|85%|Hello`,
  'talent directory': `
    Display name|Member type|Tagline|Based in|Languages spoken|Story|Can speak about|Contact address|Site|Picture
    name|-|title|-|-|bio|expertise|email|website|photo
    Ottoline Frayn|Guest|Lighthouse keeper and essayist|Orkney|English|She has kept three lighthouses and written about two of them. The third, she says, is still too fresh.|lighthouses; solitude; weather|otto@frayn.example|https://frayn.example|https://img.example/frayn.jpg
    Babajide Akande|Guest|Bus driver turned mayor|Ibadan|English, Yoruba|Babajide drove the 14 for nine years and then ran for office with the timetable as his manifesto.|cities; buses|jide@akande.example||https://img.example/jide.jpg
    Rosalba Conti|Guest|Truffle hunter|Alba|Italian|Rosalba hunts with a cat, which everyone says is impossible, and she films it so that they believe her.|food; animals|rosalba@conti.example|https://conti.example|https://img.example/rosalba.png`,
  'workspace database': `
    Name|Created time|Episode|Guest bio|Guest email|Guest headshot|Guest socials|Pre-call done|Tags
    name|-|-|bio|email|-|social|-|-
    Ulla-Maj Stenberg|March 3, 2026 9:14 AM|Ep. 44 (https://www.notion.so/Ep-44-0a1b2c)|Ulla-Maj has taught four thousand children to swim in the Gulf of Bothnia.|ulla@stenberg.example|ulla.jpg|@ullaswims|Yes|spring
    Fitzgerald Amoah|March 5, 2026 2:10 PM|Ep. 45 (https://www.notion.so/Ep-45-1a1b2d)|Fitzgerald repairs accordions and keeps a list of every song they were last played for.|fitz@amoah.example|fitz.png|@accordionfitz|No|spring
    Noor van Dalen|March 8, 2026 8:00 AM|Ep. 46 (https://www.notion.so/Ep-46-2a1b2e)|Noor maps smells. Her atlas of bakeries has been through three editions and one lawsuit.|noor@dalen.example||@smellatlas|Yes|summer`,
  'conference proposals': `
    ID|Proposal title|Session type|Track|State|Speaker names|Speaker email|Biography|Avatar|Abstract|Created|Duration|Do not record
    -|-|-|-|-|name|email|bio|photo|-|-|-|-
    AB7XK|Quiet compilers|Talk|Tools|accepted|Jessamy Thorne|jess@thorne.example|Jessamy writes compilers that say as little as possible.|https://img.example/jess.png|Compilers talk too much. This talk is about one that does not, and what happened then.|2026-01-02|30|No
    QQ2LM|Typing in the dark|Talk|People|accepted|Mehmet Alkan|mehmet@alkan.example|Mehmet has taught blind programmers for a decade.|https://img.example/mehmet.png|Keyboards are older than screens. We look at what was lost and at what is coming back.|2026-01-03|30|No
    ZZ9RT|The last mainframe|Workshop|Tools|submitted|Irmgard Pohl|irmgard@pohl.example|Irmgard runs the last mainframe in Lower Saxony.||A tour through a room that hums, with time for every question and every lever in it.|2026-01-09|90|Yes`,
  'speakers of a call for papers': `
    Speaker Id|FirstName|LastName|Email|TagLine|Bio|Phone number|Company Website|X (Twitter)|LinkedIn|Blog|Profile Picture|Shirt size|Agree to terms
    -|first|last|email|title|bio|phone|-|social|linkedin|website|photo|-|-
    0f1e|Cressida|Bell|cress@bell.example|Security engineer|Cressida breaks locks for a living and mends them on weekends.|+44 7700 900188|https://latch.example|https://x.com/cressbell|https://www.linkedin.com/in/cressbell|https://bell.example|https://img.example/cress.jpg|M|Yes
    1a2b|Dagfinn|Moe|dag@moe.example|Beekeeper|Dagfinn keeps bees and clusters alive through long winters.||https://honey.example||https://www.linkedin.com/in/dagmoe|https://moe.example|https://img.example/dag.jpg|L|Yes
    9c8d|Soledad|Rey|sole@rey.example|Developer|Soledad draws every system before she writes a line of it.|+54 9 11 5555 0101|https://norte.example|https://x.com/solerey||https://solerey.example|https://img.example/sole.jpg|S|Yes`,
  'webinar registrations': `
    ^Attendee Report
    ^Topic|Webinar ID|Actual Start Time|Registered
    ^Voices of the coast|881 2233 4455|Mar 4, 2026 05:58 PM|3
    ^
    Attended|User Name (Original Name)|First Name|Last Name|Email|Registration Time|Approval Status|Join Time|Leave Time|Organization|Job Title|Phone
    -|-|first|last|email|-|-|-|-|company|title|phone
    Yes|Pernilla Holt|Pernilla|Holt|pernilla@holt.example|Feb 27, 2026 10:01 AM|approved|Mar 4, 2026 06:01 PM|Mar 4, 2026 07:02 PM|Coast Watch|Volunteer lead|+46 8 555 01 10
    Yes|Amadou D.|Amadou|Diallo|amadou@diallo.example|Feb 28, 2026 11:21 AM|approved|Mar 4, 2026 06:03 PM|Mar 4, 2026 07:00 PM|Port Authority|Harbour master|
    No|Siobhan Keane|Siobhan|Keane|siobhan@keane.example|Mar 1, 2026 08:40 AM|approved|||Keane Nets|Net maker|`,
  patrons: `
    Name|Email|Discord|Patron Status|Follows You|Lifetime Amount|Pledge Amount|Charge Frequency|Tier|Addressee|Street|City|Country|Phone|Patronage Since Date|Max Posts|Currency
    name|email|?social|-|-|-|-|-|-|-|-|-|-|phone|-|-|-
    Evander Pike|evander@pike.example|evpike#1201|Active patron|Yes|44.00|4.00|monthly|Guest circle|Evander Pike|1 Lane|Hull|UK|+44 7700 900321|2025-01-09 11:00:00||GBP
    Mirela Dinu|mirela@dinu.example||Active patron|No|12.00|4.00|monthly|Guest circle||||||2025-09-12 09:00:00||GBP
    Jonty Ellerby|jonty@ellerby.example|jont#9|Former patron|Yes|100.00|4.00|monthly|Guest circle|J. Ellerby|2 Row|York|UK||2024-09-12 09:00:00||GBP`,
}
