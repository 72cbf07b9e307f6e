/** A made-up guest in brief: what a host typed and what the guest answered, empty if nobody did. */
export interface MadeProfile {
  name: string
  title: string
  company: string
  bio: string
  self: string
  expertise: string
  topics: string
  story: string
  misconception: string
  advice: string
  takeaway: string
  fact: string
}

const fields = [
  'name',
  'title',
  'company',
  'bio',
  'self',
  'expertise',
  'topics',
  'story',
  'misconception',
  'advice',
  'takeaway',
  'fact',
] as const

/** One guest a paragraph, one field a line, in the order above; "-" where there is nothing. */
const written = `
Carla Benedetti
Bridge inspector
Ohio Department of Roads
Carla Benedetti inspects two hundred bridges a year. She started as a painter on the same bridges and moved to inspection in 2009.
I hang under bridges with a hammer and listen. If it rings, it holds.
Bridges, Corrosion, Rope work
Why we build new things and don't look after the old ones.
In 2011 I found a crack nobody believed in. My boss told me to go home, so I took a picture and sent it to the state. They closed the bridge that night.
People think bridges fall down suddenly. They fall down over thirty years, and then it is suddenly.
Touch the thing you are worried about.
That you can ask when your bridge was last inspected, and they have to tell you.
I am afraid of elevators.

Theo Lindqvist
School principal
-
-
I run a school with eleven students on an island. In winter we are sometimes the only people on it.
Small schools, Mixed-age teaching
small classes, islands, how children teach each other
When I was twenty-six, I came for one term. My predecessor had left a note on the stove that said the heating was a matter of character. I stayed for nineteen years.
Everybody believes that small schools are poor schools.
Let the older ones explain it first.
Let a child teach you something this week.
I have never owned a car.

Ngozi Eze
Nurse and union organizer
St. Brigid Hospital
Ngozi Eze has worked nights for twenty-two years. She organizes nurses in three states and writes a newsletter that is read at the nurses' station, usually out loud.
I'm a night nurse. I also negotiate, which is the same thing with fewer machines.
Labor rights; Night shifts; Patient safety
I'd like to talk about what happens on a ward at four in the morning. And why tired people make kind decisions.
My mother was a patient on my own ward for six days. I had to hand over her chart to a colleague and sit in the chair like everybody else. I rewrote our visiting rules the week after.
That nurses are angels. We are professionals, and angels don't get overtime.
Write the time on everything.
Be nice to the person who has been awake longest.
I collect hospital coffee cups, and I have more than sixty.

Rory McAllister
Sheepdog trainer
Glen Farm
Rory McAllister trains sheepdogs and the people who own them. He won the national trial in 2017 with a dog that nobody else wanted.
I train dogs for a living but it's the farmers who need the lessons.
Sheepdogs, Farming
What a dog knows about a hillside that we don't. How to give an order once.
I sold my best dog when we needed the money. Three weeks later he was asleep on the doorstep, forty miles from where I had left him. I gave the money back.
People think you have to be loud. A good dog hears you think.
Say it once and wait.
Wait three seconds longer than you want to.
My own dog doesn't obey me at home.

Dr. Hannah Stein
Pediatric dentist
Bright Street Clinic
Dr. Hannah Stein treats children who are afraid of dentists. She has written two picture books about teeth.
I spend my day on my knees next to a chair, talking to people who can't answer.
Dentistry; Fear; Children's books
Fear in children, and how to talk to somebody who can't answer.
A boy bit me on my first day. I still have the scar, and he is a dental student now.
Parents believe that it helps to say it won't hurt. It helps to say what will happen next.
Tell them what comes next, even if it's nothing.
Ask a child what they are afraid of and don't fix it.
I faint when I see my own blood.

Mateus Oliveira
Sound recordist
-
Mateus Oliveira records the sound of rivers before they are dammed. His archive has more than four thousand hours.
Rivers. I record them before they change.
Field recording, Rivers, Archives
Listening as a way of measuring. Also why silence is so expensive.
I was recording a waterfall for a film when the engineer told me that it would be gone in spring. I stayed for eleven days and missed my sister's wedding. She forgave me when she heard the tape.
That nature is quiet.
Leave the recorder running after you think it's over.
Sit outside for ten minutes with your eyes closed and count what you hear.
I sleep with earplugs.

Gwen Pritchard
Locksmith
Pritchard & Sons
-
I open doors for people on the worst day of their month. My father did the same, and his father before him.
Locks, Old keys
why people hide keys in the same five places; trust
My father gave me a lock when I was twelve, and told me not to come down for dinner until it was open. It took me two days. He brought the dinner up in the end.
Most people think that a big lock is a safe lock. The frame is what gives way.
Fit the hinge before you fit the lock.
Look at your own front door as if you wanted to get in.
I lock myself out about once a year.

Amara Diallo
Founder
Second Loaf
Amara Diallo founded Second Loaf in 2018, a bakery that sells yesterday's bread. Amara has turned down three investors.
I sell old bread, and I am proud of it.
Sourdough, Food waste, Running a small business
Growth, and why I said no to it.
One evening I counted what we threw away: two hundred and six loaves. I called my brother, and we drove them around the city until three in the morning. The next day I put a sign in the window that said yesterday.
That old bread is stale bread. It's toast that hasn't happened yet.
Count what you throw away.
Buy the last one on the shelf.
I don't like cake.

Kenji Watanabe
Chess coach and former air traffic controller
-
Kenji Watanabe spent twenty years in a control tower and now teaches chess to teenagers.
I used to keep airplanes apart. Now I bring teenagers together over a board.
Chess, Attention, Teaching teenagers
how to lose well, what airports taught me about patience
In 2004 I had two planes on one runway for nine seconds. Nothing happened. I handed in my license a year later because I still counted the seconds every night.
Everyone thinks chess is about seeing ahead. It is about seeing what is there.
Look at the whole board before you touch a piece.
Lose one game on purpose and watch what you learn.
I have never won against my daughter.

Siobhan Keane
Funeral director
Keane Family Undertakers
Siobhan Keane took over the family firm at twenty-four. She has buried most of the people who taught her at school.
I look after people when everybody else has stopped. It is a cheerful job, mostly.
Grief, Rituals, Family businesses
What the living ask for, which is nearly always the same thing.
When I was nine my grandfather let me hold the lamp. He said that the job was to stand there and be no trouble. I have been no trouble for thirty years.
That it must be a sad job. It's the arguing about sandwiches that's sad.
Bring food, and don't ask first.
Tell somebody this week what song you want.
I laugh at funerals, but only inside.

Pavel Dvořák
Glass restorer
Studio Dvořák
Pavel Dvořák restores church windows. He works with four apprentices and one very old kiln.
I put coloured glass back where it belongs. Sometimes it takes a year to find out where that is.
Stained glass, Lead, Restoration ethics
Whether a restorer should be visible
A window fell out of its frame while I was holding it. My teacher swept up the pieces without a word and gave me the broom. It took us three years, and you can see the join if you know where to look.
Visitors believe that old windows are thick at the bottom because glass flows. They are thick at the bottom because somebody put the thick side down.
Clean less than you want to.
Look at one window until the light has changed.
I wear sunglasses at work.

Beth Ann Tucker
Storm chaser
-
-
I drive toward weather that other people drive away from. I've done it for fifteen seasons and I still get scared, which I think is healthy.
Tornadoes, Radar, Risk
Fear as a tool. Also bad coffee in good places.
In May of 2013 we turned left instead of right. That's the whole story. The road we didn't take was gone ten minutes later.
TV makes it look like racing. Ninety-five percent of it is waiting at gas stations.
Always know your second road out.
Have a plan B before you need one.
I knit in the car.

Ibrahim Sesay
Radio engineer
Voice of the Coast
Ibrahim Sesay keeps a community radio station on the air with solar panels and spare parts. The station reaches ninety villages.
I fix the transmitter when the goats have been at it.
Community radio, Solar power, Repair
radio in places without roads; what people do with ten minutes of airtime
During the outbreak we read out the names of the villages that were still open, every hour, for five months. One night the generator stopped, and people walked to the station with batteries from their own radios. I have not complained about my job since.
People say radio is dead. They say it on podcasts.
Keep one spare of everything that is cheap.
Ask who is not in the room because nobody told them.
I can tell the hour by the hum of the transmitter.

Lena Hofstätter
Mountain guide
Alpine School Tirol
Lena Hofstätter guides people over glaciers in summer and teaches avalanche courses in winter. She turned forty on the Ortler, in fog.
I take people up, and I take them down again. The second part is the job.
Glaciers, Avalanches, Leadership
Turning around. I'd also like to talk about what the glacier looked like when I was a child.
We were forty metres below the summit and I said no. A client shouted at me for an hour. He has booked me every year since.
Most think that courage gets you up there.
Decide in the valley when you will turn back.
That turning around is a skill. You can practise it on small things.
I get dizzy on ladders.

Marcus Bell
Barber
Bell's
Marcus Bell has cut hair on the same corner since 1996. His shop lends out books, and most of them come back.
I cut hair and I listen. The haircut's twenty dollars.
Barbershops, Reading, Neighborhoods
What men talk about when they can't see each other's face.
A kid came in to steal the clippers. I asked him if he wanted to learn how to use them. He owns two shops now, and he still owes me the clippers.
That people come for the hair.
Ask one question and shut up.
Lend somebody a book without a date on it.
I have been cutting my own hair since high school, badly.

Yuki Tanabe
Typeface designer
Tanabe Type
Yuki Tanabe draws letters for road signs. Yuki's signs can be read at a hundred and thirty kilometers an hour.
I make letters that nobody notices. If you notice them, I've failed and you've missed your exit.
Typography, Road signs, Legibility
Invisible design, and who pays for it.
My first sign went up with a mistake in it. I drove past it every day for a year. My wife suggested that I take another road.
Designers believe that beautiful is readable.
Test it in the rain.
Read one sign today as if you had never seen the word.
I can't read my own handwriting.

Oona Ryan
Beekeeper and retired judge
-
Oona Ryan was a judge for twenty-eight years. She keeps nineteen hives behind the old courthouse.
I listened to people for a living, and now I listen to bees. The bees settle out of court.
Bees, Justice, Retirement
How to change your mind in public
I sent a man to prison who hadn't done it. He wrote to me from there, a polite letter about bees, because he had read that I kept some. I wrote back every month until he was out, and I retired the year after.
Everyone thinks that a judge knows. A judge decides.
Sleep on it, and then read it again standing up.
Say “I was wrong” once this week and see what happens.
I am allergic to bee stings.

Felipe Andrade
Surf therapist
Waves for All
Felipe Andrade teaches veterans to surf. He was a paramedic for eleven years before that.
i teach people to fall into water. works better than it sounds
Surfing, Trauma, Veterans
falling, water, trust in your own body
i was a paramedic and one day i couldn't get out of the ambulance. My partner closed the doors and drove us to the beach. we sat there till it got dark
that you have to talk about it. sometimes you have to get wet first
paddle before you think
go somewhere where you are a beginner
i still can't swim very well

Ingrid Solberg
Ferry captain
Fjord Line
Ingrid Solberg crosses the same fjord twenty-six times a day. She has done it since 1999, in every season.
I go back and forth. My husband says I have never gone anywhere, and I have sailed around the world six times without leaving the fjord.
Ferries, Fog, Routine
Doing the same thing every day without falling asleep. What fog sounds like.
A woman had her baby between the two piers. I slowed down so that it would be born on one side or the other, for the papers. It was born in the middle, of course.
People think routine is boring. Routine is where you notice.
Look behind you as often as ahead.
Take the same walk for a week and find one new thing every day.
I get seasick in small boats.

Desmond Achebe
Economist
Institute for Local Budgets
Desmond Achebe reads the budgets of small towns. He has found errors in all but four of them.
I read numbers that nobody reads. They are more honest than speeches.
Public budgets, Small towns, Data
Where the money for the swimming pool went.
My aunt asked me why her street had no lamp. I looked it up: the lamp had been bought three times. It took eight months, and now it's the brightest street in town.
That budgets are complicated. They are long, which isn't the same.
Start with the smallest number that looks wrong.
Read one page of your town's budget.
I count stairs.

Rosalind Finch
Puppeteer
Finch & Daughter
Rosalind Finch builds puppets from driftwood. She performs in hospitals, prisons and, once, a lighthouse.
I make wood talk. It has more to say than you'd think.
Puppets, Driftwood, Performing
What a puppet can say that an actor can't.
I lost my voice for a year after an operation. The puppets had to do the shows alone, with music. They were the best shows I ever did.
Grown-ups believe that puppets are for children. Children know better.
Cut half of the words.
Say something to somebody without using your mouth.
I apologise to puppets when I drop them.

Tomasz Zieliński
Data scientist
Open Transit Lab
Tomasz Zieliński predicts when buses are late. His model is used in fourteen cities.
I work with buses and probability. Mostly with probability, because the buses are late.
Public transit, Python, Forecasting
I would love to talk about uncertainty, and about the people at the bus stop who don't care about it.
We launched on a Monday, and every prediction was wrong by exactly one hour. My colleague had changed the clocks. A hundred thousand people were told to run, and they did.
That more data helps. Better questions help.
Go and stand at the bus stop.
When a number surprises you, ask what time it was measured.
I walk to work.

Josephine Okello
Midwife
Kisumu Birth Centre
Josephine Okello has caught more than three thousand babies. She trains midwives in places without electricity.
I wait. That is most of my work, and the rest is very fast.
Midwifery, Training, Rural health
Waiting, as a skill that can be taught.
The lamp went out in the middle of a birth. I told the mother that babies know the way in the dark. We named the girl Taa, which means lamp, and she is a nurse now.
Most people think that the midwife delivers the baby. The mother does that.
Warm your hands first.
Ask the person in front of you what they need, and wait for the second answer.
I have four children, and I was late for two of them.

Walter Krause
Piano tuner
-
-
I tune pianos in schools, bars and one prison. They are all out of tune in different ways.
Pianos, Hearing
hearing loss, and what silence does to a room
When I was 19 I tuned a piano for a famous man. He played one note and sent me home. Ten years later I heard what he had heard.
They think I have perfect pitch. I have patience and a fork.
Tune the middle first.
Turn everything off for one hour and listen to your kitchen.
My own piano is out of tune.

Aisha Rahman
Science teacher
Northfield High School
Aisha Rahman teaches physics with things from the dollar store. Her students launched a weather balloon that landed in Canada.
I teach physics to people who have been told they are bad at math.
Physics, Teaching, Cheap experiments
Failure in the classroom, and why I grade it.
The balloon came down in a field in Canada, and a farmer called us collect. My principal wanted to know who had approved international travel. We framed the phone bill.
People say kids aren't curious anymore. Kids are curious until the bell rings.
Ask the question you don't know the answer to.
Break something cheap and find out how it worked.
I failed physics the first time.

Henrik Dahl
Boat builder
Dahl Wooden Boats
Henrik Dahl builds one boat a year. The waiting list has six names on it.
I build a boat every year and then I give it away for money, which hurts each time.
Boat building, Oak, Hand tools
Slow work in a fast economy. And how to price a year.
My first boat sank at the launch, in front of the whole village and a brass band. The band kept playing. I raised her the next day, and she has not leaked since.
That wood is old-fashioned.
Measure with the thing itself, not with the ruler.
Make something that takes longer than a month.
I prefer trains.

Claire Dubois-Martin
Perfumer
Maison Claire
Claire Dubois-Martin makes perfumes for people who have lost someone. She trained in Grasse and works in Montreal.
I work with what a scarf still holds. People bring me scarves.
Scent, Memory, Grief
What we remember with our noses
A widower brought me his wife's gardening gloves. I worked on it for fourteen months and got it wrong nine times. He opened the tenth bottle, sat down and said her name.
People think perfume is about roses. It's about who wore them.
Smell it again tomorrow.
Keep one thing unwashed.
I lost my sense of smell for a month and told nobody.

Sam Whitaker
Park ranger
Redwood District
Sam Whitaker (they/them) looks after nine miles of trail. They have been a ranger since 2006.
I keep people from feeding bears and bears from feeding on people. I also fix a lot of toilets.
Trails, Wildlife, Volunteers
Who gets to feel at home in a park.
I was lost on my own trail in 2015 because a storm had moved the creek. I sat down, ate my lunch and waited for it to look familiar. It didn't, so I drew a new map.
Visitors think the danger is bears. The danger is flip-flops.
Carry water for somebody else.
Pick up three things that aren't yours.
I am scared of squirrels.

Bianca Moretti
Court interpreter
-
Bianca Moretti interprets in four languages. She has never told anyone at home what she hears at work.
I say what other people say. It's harder than having an opinion.
Interpreting, Languages, Courts
the word that doesn't exist in the other language
A witness used a word from my grandmother's village. I was the only one in the building who knew it, and it changed the verdict. I called my grandmother from the stairs.
That we translate words.
Breathe before you speak, not after.
Learn one word that has no translation and use it.
I talk in my sleep, in Portuguese.

Gus Pappas
Diner owner
Pappas Diner
Gus Pappas opened his diner in 1984 and has closed it for four days since. He knows the order of every regular.
I make eggs. Forty years of eggs.
Eggs, Small business, Regulars
regulars, eggs, staying open
The flood took everything but the grill. My regulars came with shovels before I did. We served breakfast on the sidewalk for three months, and nobody paid less than double.
Folks think it's about the food. The food is how they get in.
Learn the name before the order.
Sit at the counter, not in the booth.
I eat cereal at home.
`

/** Thirty guests who have nothing in common but the questionnaire. */
export const madeProfiles: MadeProfile[] = written
  .trim()
  .split('\n\n')
  .map((paragraph) => {
    const lines = paragraph.split('\n').map((line) => (line === '-' ? '' : line))
    return Object.fromEntries(fields.map((field, index) => [field, lines[index]!])) as unknown as MadeProfile
  })
