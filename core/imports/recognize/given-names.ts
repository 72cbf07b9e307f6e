import { namesByLanguage } from './names-by-language.ts'
import { normalizeWords } from './normalize.ts'

const list = (names: string) => names.split(/\s+/).filter(Boolean)

/**
 * Common given names of many cultures, without accents. A list of people nearly always holds some of them, a list of
 * companies, cities or topics nearly never: so a column is recognised by the share of its values that do.
 */
const commonNames = new Set(
  list(`
    aaron abby abdul abdullah abigail abraham adam adele adrian adriana agnes agnieszka ahmad ahmed aida aidan aisha akira alain
    alan alana albert alberto alejandra alejandro aleksander aleksandra alessandra alessandro alex alexa alexander alexandra
    alexandre alexei alexis alfonso alfred ali alice alicia alina alison allan allen allison alyssa amanda amber amelia amina
    amir amit amy ana anastasia anders andre andrea andreas andreea andrei andres andrew andrzej andy angela angelica angelo
    angie anil anita anja anke ann anna annabel anne annette annie annika ansel anthony antoine anton antonella antonia antonio
    anu anya april arash ari ariana ariel arjun arlene arnaud arne arthur arturo arun asa asha ashley ashok astrid asuka audrey
    aurelie austin ava axel aya ayesha ayse barbara barry bart bas bastian beata beatrice beatriz becky belinda ben benedict
    benjamin benoit bernadette bernard bernd bert beth bethany betty beverly bianca bill birgit bjorn blake bo bob bogdan boris
    brad bradley brandon brenda brendan brent brett brian bridget brigitte britta britt brooke bruce bruno bryan burak byron
    caitlin callum cameron camila camille carina carl carla carlo carlos carly carmen carol carole carolina caroline carolyn
    carrie casey cassandra catalina catarina catherine cathy cecile cecilia celia celine cesar chad chandra charles charlie
    charlotte chelsea cheng chiara chidi chloe chris christa christian christiane christina christine christoph christophe
    christopher cindy claire clara clare claude claudia claudio claus clemens clement cliff clive cody colin colleen connie
    connor conor conrad constance corinna corinne cory craig cristian cristiano cristina crystal curtis cynthia cyril daan
    dagmar daisuke dale damian damien dan dana daniel daniela daniele danielle danilo danny daria dario darius darren dave david
    davide dawn dean deb deborah debra deepa deepak deirdre delphine denis denise dennis derek desmond devon diana diane diego
    dieter dina dirk dmitri dmitry dominic dominik dominique don donald donna dora doris dorothy doug douglas duncan dylan
    eamon ed eddie edgar edith edmund eduardo edward edwin eero eileen elaine elena eleanor elena eleni eli elias elif elisa
    elisabeth elise elizabeth ella ellen elliot elliott elodie elsa emanuele emil emilia emilie emily emma emmanuel emre enrico
    enrique eric erica erik erika erin ernest esra estelle esteban esther ethan eugene eva evan eve evelyn ewa ewan fabian
    fabio fabrice fabrizio faith fatima fatma federica federico felicia felicity felipe felix ferdinand fernanda fernando finn
    fiona flavia flavio florence florian frances francesca francesco francis francisca francisco franck francois francoise frank
    franz fred freddie frederic frederick frederik friedrich gabriel gabriela gabriele gabriella gabrielle gareth garrett gary
    gavin gemma genevieve geoff geoffrey george georg georges georgia georgina gerald gerard gerhard gianluca gilles gina giorgio
    giovanna giovanni giulia giuseppe gloria gonzalo gordon grace graham grant greg gregor gregory greta grzegorz guido
    guillaume guillermo gunter gustavo guy hakan hamid hamza hanna hannah hannes hans harald harry haruki harvey hassan hazel
    heather hector heidi heike heinrich heinz helen helena helene helga helmut henning henri henrik henrique henry herbert
    hideo hilary hiroshi holger holly howard hugh hugo hussein ian ibrahim ida ignacio igor ilaria ilona ilse imran ines inga
    inge ingo ingrid irene irina iris irma isaac isabel isabella isabelle isla ismail ivan ivana ivo jack jackie jacob jacqueline
    jacques jade jaime jakob jakub james jamie jan jana jane janet janice janine jared jasmin jasmine jason javier jay jean
    jeanette jeanne jeff jeffrey jelena jen jenna jennifer jenny jens jeremy jerome jerry jesper jess jesse jessica jesus jill
    jim jimmy joan joana joanna joanne joao joaquin jochen jodie joe joel joerg johan johann johanna johannes john johnny jon
    jonas jonathan jordan jordi jorg jorge jose josef joseph josephine josh joshua joy joyce juan juanita judith judy julia
    julian juliana julie julien juliet juliette julio june jurgen justin justine justyna kai kamal kamil karen kari karim karin
    karina karl karla karsten kasia kate katarina katarzyna kate katharina katharine katherine kathleen kathrin kathryn kathy
    katie katja katrin katrina kay kaylee keiko keith kelly ken kenji kenneth kenny kenta kerry kevin khalid kim kimberly kirk
    kirsten klara klaus krishna kristen kristian kristin kristina kristof krystyna krzysztof kurt kyle lara larry lars latoya
    laura lauren laurence laurent lea leah leila lena lenka leo leon leonard leonardo leonie leslie lewis li lia liam lidia
    liliana lilian lily lin lina linda lindsay lindsey ling linus lisa lise liv liz lloyd lois lola lorena lorenzo loretta
    lori lorna lotte louis louisa louise luc luca lucas lucia lucie lucy luigi luis luisa luiz lukas luke lydia lynn maarten
    mads magda magdalena maggie magnus mahmoud maja malcolm malik manfred manish manoj manuel manuela mara marc marcel marcela
    marcelo marcin marco marcos marcus marek margaret margarita margot maria mariam mariana marianne marie marija marika marina
    mario marion marisa marissa marius marjorie mark marko markus marlene marta martha martin martina mary maryam massimo mateo
    mateusz mathew mathias mathieu mathilde matias matt matteo matthew matthias matthieu maureen maurice mauricio max maxim
    maxime maximilian maya meera megan mehmet mei melanie melinda melissa mercedes meredith mia micaela michael michaela michal
    michel michele michelle miguel mika mike mikhail mikko milan milena miriam mitchell mohamed mohammad mohammed mohan moira
    molly mona monica monika monique morgan morten moritz muhammad murat mustafa myriam nadia nadine nancy naoko naomi natalia
    natalie natasha nathalie nathan neha neil nelson nicholas nick nicklas nicola nicolas nicole niels nigel nikhil niklas
    nikolai nikolaus nina nisha noah noel noelia nora norbert norman nuno olaf ole oleg olga oliver olivia olivier olga omar
    oscar oskar otto owen pablo paige pamela paola paolo pascal patricia patricio patrick patrik paul paula paulina pauline
    paulo pavel pawel pedro peggy penelope penny per pernille pete peter petra phil philip philipp philippa philippe phoebe
    pia pierre pieter pilar piotr pooja prakash pranav pratik priya qing quentin rachel rafael rafal rahul rainer raj rajesh
    ralf ralph ramesh ramon randy raphael raquel rashid raul ravi ray raymond rebecca regina reinhard remi rene renata renee
    reza ricardo riccardo richard rick rita rob robert roberta roberto robin rocio rod roderick rodrigo roger rohan rohit roland
    rolf roman romain ron ronald rory rosa rosalind rose rosemary ross roxana roy ruben rudolf rui rupert russell ruth ryan
    sabine sabrina salim sally salma salvatore sam samantha samir samuel sandeep sander sandra sandy sanjay santiago sara sarah
    sasha satoshi saul scott sean sebastian sebastien selena selma serena serge sergei sergio shannon sharon shaun shawn sheila
    shelley sheng shirley siddharth sigrid silvia simon simona simone siobhan sofia sofie sonia sonja sophia sophie soren stacey
    stacy stan stefan stefania stefanie stefano steffen stella stephan stephane stephanie stephen steve steven stewart stuart sue
    suman sunil suresh susan susana susanna susanne suzanne sven svetlana sylvia sylvie tadeusz takashi tamar tamara tania tanja
    tanya tara tariq tatiana ted teresa terry thabo theo theodore theresa therese thiago thierry thomas tiffany tim timo timothy
    tina tobias todd tom tomas tomasz tommy toni tony torsten tracy travis trevor tristan tyler ulrich ulrike umar ursula ute
    uwe vaclav valentin valentina valeria valerie vanessa vera verena veronica veronika vicente vicki victor victoria vijay
    vikram viktor vince vincent vincenzo viola violeta virginia vishal vivek vivian vladimir volker wade walter wanda waqas warren
    wayne wendy werner wilhelm will willem william wim wolfgang xavier xiao yael yan yang yasmin yasmine yi yolanda yosef yu yuki
    yuri yusuf yves yvonne zachary zara zahra zainab zeynep zoe zofia zoltan zuzana
    алекс александр александра алексей алина алла анастасия анатолий андрей андрій анна антон артем борис вадим валентин валентина
    валерий василий вера виктор виктория виталий владимир вячеслав галина георгий григорий даниил дарья денис дмитрий дмитро
    евгений евгения екатерина елена жанна иван игорь илья инна ирина кирилл константин ксения лариса леонид лидия людмила максим
    марина мария михаил надежда наталия наталья никита николай нина оксана олег олександр олена ольга павел петр полина роман
    светлана сергей сергій софия станислав степан тамара татьяна тимур федор юлия юрий яна ярослав володимир
    محمد أحمد احمد علي فاطمة عمر خالد عبد عبدالله سارة مريم حسن حسين يوسف إبراهيم ابراهيم نور ليلى زينب عائشة سعيد سعد فهد نورة
    δημητρης γιωργος μαρια νικος ελενη κωνσταντινος γιαννης κατερινα σοφια παναγιωτης αννα
    דוד משה יוסף שרה רחל מיכל יעל אבי דניאל נועה תמר רון יעקב
    अमित राहुल प्रिया अनिल सुनीता राजेश संजय नेहा अंजलि विकास
  `).map(normalizeWords),
)

/** Given names of people in about fifty languages. */
export const givenNames: ReadonlySet<string> = new Set([
  ...commonNames,
  ...Object.values(namesByLanguage).flatMap(({ names }) =>
    names.split(',').map((name) => normalizeWords(name.trim())),
  ),
])

/** The commonest family names, with which Chinese and Korean names begin. */
export const familySigns: ReadonlySet<string> = new Set(
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何林高罗羅郑鄭梁谢謝宋唐许許韩韓邓鄧冯馮曹彭曾肖田董袁潘于蒋蔡余杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진엄원천방공현함변염여추도석선설마길연위표명기반라왕금옥육인맹제모탁국어은편용',
)

/** How Japanese family names begin, and those of two signs in Chinese and Korean. */
export const familyStarts = list(`
  佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 林 斎藤 清水 山崎 森 池田 橋本 阿部 石川 前田
  藤田 小川 岡田 後藤 長谷川 村上 近藤 石井 坂本 遠藤 青木 藤井 西村 福田 太田 三浦 藤原 岡本 松田 中川 中野 原田 小野 田村 竹内
  欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 东方 東方 皇甫 尉迟 公孙 公孫 慕容 令狐 宇文 长孙 司徒 夏侯 南宫 南宮 남궁 황보 제갈 선우 독고
`)
