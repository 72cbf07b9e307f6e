import { linesOf } from '../lines.ts'

/** Greets the listeners, with the host's name. */
export const greetings = linesOf(`
  Hello, I’m {host}, and welcome to {show}.
  This is {show}, and I’m {host}.
  You’re listening to {show}, and I’m {host}.
  I’m {host}, and this is {show}.
  Welcome to {show} with me, {host}.
  I’m {host}, and thanks for joining me on {show}.
  It’s {host}, and you’re listening to {show}.
  Welcome back to {show}, with me, {host}.
  Hello everyone. You’ve found {show}, and I’m {host}.
  From {show}, I’m {host}.
  Hello from {show}. I’m {host}, and I’m glad you’re listening.
  {host} here, and it’s time for {show}.
`)

/** The same where the settings name no host. */
export const greetingsOfShow = linesOf(`
  This is {show}.
  Welcome to {show}.
  You’re listening to {show}.
  Hello, and welcome to {show}.
  Welcome back to {show}.
  Hello from {show}.
  Thanks for joining us on {show}.
  It’s time for {show}.
  It’s good to have you with us on {show}.
  Glad you could join us for {show}.
  Thanks for being here. This is {show}.
  Hello and welcome. You’ve found {show}.
`)

/** Greetings of a show that talks as friends do. */
export const casualGreetings = linesOf(`
  Hey, it’s {host}, and you’re listening to {show}.
  Hi, I’m {host}, and this is {show}.
  Hi everyone, {host} here, and this is {show}.
  Hey everybody, welcome back to {show}. It’s {host}.
  Hi there. You’ve got {host}, and this is {show}.
  Hey, good to have you back. I’m {host}, this is {show}.
  Hi, {host} here. You’re listening to {show}.
  Hello hello, it’s {host}, with a new {show} for you.
  Hey, I’m {host}, and you’ve found {show}.
  Okay, we’re rolling. I’m {host}, and this is {show}.
  Hi everybody, I’m {host}. Thanks for listening to {show}.
  Hey there, this is {show}, and I’m {host}.
`)

/** Brings the guest in, by name and work. */
export const meetings = linesOf(`
  My guest today is {guest}
  Today I’m joined by {guest}
  With me today is {guest}
  Today’s guest is {guest}
  I’m here with {guest}
  Joining me today is {guest}
  Today I get to talk with {guest}
  My conversation today is with {guest}
  My guest this time is {guest}
  Today you’ll meet {guest}
  On the show today: {guest}
  I have a conversation for you today with {guest}
`)

/** The same, as one says it among friends. */
export const casualMeetings = linesOf(`
  Today I’m talking to {guest}
  I’ve got {guest} with me today
  So today I’m with {guest}
  Today we’ve got {guest}
  I’m hanging out today with {guest}
  Guess who’s here today: {guest}
  I’m chatting today with {guest}
  You’re going to hear today from {guest}
  Today it’s me and {guest}
  I get to talk today with {guest}
  My guest today? It’s {guest}
  Today’s conversation is with {guest}
`)

/** Says who the guest is, once the full name was said. */
export const namings = linesOf(`
  {guest} is {role}, and my guest today
  My guest today is {guest}, {role}
  That’s {guest}, {role}, and today’s guest
  {guest} is {role}, and I’m glad to have this conversation
  I’m talking today with {guest}, {role}
  {guest} is my guest today, {role}
  Today I’m with {guest}, {role}
  That’s my guest, {guest}, {role}
  {guest} is here with me today, {role}
  You’re about to meet {guest}, {role}
  That is {guest}, {role}, who joins me today
`)

/** Follows a story that opened the introduction; `guest` is "a clockmaker at Østergaard & Datter", or the whole name. */
export const storyLines = {
  factual: linesOf(`
    That happened to my guest today, {guest}
    The person in that story is my guest today, {guest}
    That is how it went for today’s guest, {guest}
    That account comes from my guest today, {guest}
    The story is true, and it belongs to today’s guest, {guest}
    My guest today was there: {guest}
    You just heard about my guest today, {guest}
    That comes from today’s guest, {guest}
    Today I’m joined by the person it happened to, {guest}
    With me today is the person behind that story, {guest}
    It happened to the person I’m talking to today, {guest}
    I have that story from today’s guest, {guest}
  `),
  narrative: linesOf(`
    That story belongs to my guest today, {guest}
    That’s where I’d like to begin, because today I’m with {guest}
    I wanted you to hear that before anything else. It comes from {guest}
    That’s a true story, and my guest today was in it: {guest}
    Today I get to hear the rest of that story, from {guest}
    The person in that story is with me today: {guest}
    There’s more to that story, and the one to tell it is {guest}
    I asked my guest for a story, and that’s the one I got, from {guest}
    You’ll want to know what came next, and so do I. That’s why I asked {guest}
    That’s one moment in the life of my guest today, {guest}
    We’ll come back to that moment, with the person who lived it, {guest}
    I have a dozen questions about that, and they’re for {guest}
  `),
  dramatic: linesOf(`
    Keep that picture in mind. It belongs to my guest today, {guest}
    Hold on to that moment. It happened to my guest today, {guest}
    Imagine being there. My guest today was: {guest}
    Some moments divide a life in two. That one belongs to {guest}
    It could have ended there. My guest today is {guest}
    That’s not a movie. That’s my guest today, {guest}
    Stay with that for a second. It happened to {guest}
    Everything after that was different for my guest today, {guest}
    Nobody forgets a moment like that, least of all my guest, {guest}
    Picture it one more time. That was my guest today, {guest}
    What would you have done? My guest had to decide: {guest}
    That’s where it turned for my guest today, {guest}
  `),
}

/** Names the guest after a quotation in which nobody was named. */
export const speakers = linesOf(`
  That’s {guest}
  Those are the words of {guest}
  The person who said that is {guest}
  You’ve just heard from {guest}
  I didn’t say that. {guest} did
  That line belongs to {guest}
  I’m quoting {guest}
  So says my guest today, {guest}
  That’s worth hearing twice. It’s from {guest}
  That comes from my guest, {guest}
  Words to start with, from {guest}
  That’s the voice of {guest}
`)

/** Names the guest after an answer to a question that opened the introduction. */
export const answerers = linesOf(`
  That’s the answer I got from my guest today, {guest}
  That’s how my guest today answers, {guest}
  I asked that question, and the answer is from {guest}
  That answer comes from today’s guest, {guest}
  Not the answer I expected, and I want to know more from {guest}
  The person behind that answer is my guest today, {guest}
  That answer deserves a follow-up. It’s from {guest}
  You may have another answer. That one is from {guest}
  So answers today’s guest, {guest}
  There’s an answer to argue with, and it’s from {guest}
  It’s a good answer, and today I’m with the person who gave it, {guest}
  That was {guest}
`)

/** Asked of the listeners first; the guest's answer follows. */
export const openingQuestions: Readonly<Record<string, readonly string[]>> = {
  misconception: linesOf(`
    What do most of us get wrong?
    What if we’ve had it backwards?
    What’s the thing everyone believes that isn’t so?
    Which of our ideas doesn’t survive a closer look?
    What does somebody who does this work know that we don’t?
    Where do the rest of us go wrong?
    What have you always believed that might not be true?
    What do outsiders never understand?
    How wrong can a common idea be?
    What would you change your mind about?
    What’s the most common mistake people make here?
    Are you sure you know how this works?
  `),
  story: linesOf(`
    Which moment changed your path?
    What was the day everything turned?
    When did your life take a turn?
    Do you remember the moment you became who you are?
    What does a turning point look like?
    Which day would you never give back?
    When did you know?
    What’s the moment you keep going back to?
    Where does a new direction begin?
    Have you ever changed course in a single day?
    What happened to you that changed everything after it?
    Which moment do you still think about?
  `),
  advice: linesOf(`
    What’s the best advice you could give somebody?
    If you had one piece of advice to pass on, what would it be?
    What do you tell people when they ask you what to do?
    What’s the rule you live by?
    What would you say to somebody starting out?
    Which sentence do you find yourself repeating?
    What’s worth telling everyone?
    What do you wish somebody had told you sooner?
    Which piece of advice has never let you down?
    What would you write on the wall above your desk?
    What’s the shortest good advice you know?
    If somebody asked you for advice right now, what would you say?
  `),
  'audience-takeaway': linesOf(`
    If you could leave people with one thing, what would it be?
    What’s the one thing worth remembering?
    What should stay with us when a conversation is over?
    What would you want people to do tomorrow?
    What’s one thing we could all do differently?
    What would you like everyone to know?
    Which thought is worth keeping?
    What would you hand to a stranger, if it could only be one idea?
    What’s worth taking home?
    What can a person start with today?
    What would you put on a billboard?
    What makes a conversation worth your time?
  `),
}

/** Opens by the subject. */
export const subjectOpenings = linesOf(`
  I want to talk about {fields} today, and I want to do it with {guest}
  This episode is about {fields}, and it’s with {guest}
  If you’ve ever wondered about {fields}, you’re in the right place. With me is {guest}
  Let’s talk about {fields}, with my guest, {guest}
  Today is all about {fields}, and the person to ask is {guest}
  I wanted to do a show about {fields}, so I asked {guest}
  Everything I wanted to know about {fields}, I get to ask today. My guest is {guest}
  Today’s subject is {fields}, and today’s guest is {guest}
  We’re talking about {fields} today, with somebody who knows: {guest}
  I have a lot of questions about {fields}, and I’ve brought them to {guest}
  Let me take you into the world of {fields}, together with {guest}
  There’s one person I wanted to hear on {fields}: {guest}
`)

/** The same where nobody said what the guest's subjects are. */
export const personOpenings = linesOf(`
  I have one conversation for you today, and it’s with {guest}
  I’ve been looking forward to this one. My guest is {guest}
  One guest, one conversation: {guest}
  There’s somebody I want you to meet, {guest}
  I want to know more about the work of {guest}
  Today the microphone belongs to {guest}
  The person I want to talk to today is {guest}
  This one belongs to {guest}
  It’s one guest and a lot of questions today, with {guest}
  I invited somebody today who I think you’ll like, {guest}
  I have questions, and the person to answer them is {guest}
  Let me start with a name: {guest}
`)

/** Says whose words opened the introduction; the full name comes first. */
export const ownWords = linesOf(`
  Those are {name}’s own words.
  That’s {name}, in a few words.
  {name} put it better than I could.
  That’s how {name} introduces the work.
  I couldn’t improve on that, so I’ll let {name} have the first word.
  I asked {name} for a few lines, and those are the ones I got.
  That’s what {name} says when somebody asks.
  If you want the short version of {name}, that’s it.
  {name} wrote that, and I wouldn’t change a word.
  I’m reading that the way {name} wrote it.
  The first words on this episode belong to {name}.
  You’ve just met {name}.
`)

/** Opens with a surprising thing that can't be retold. */
export const surprises = linesOf(`
  Here’s something {name} told me:
  I didn’t expect this from {name}:
  Let me start with a line from {name}:
  This is what {name} said when I asked:
  {name} says something I can’t stop thinking about:
  Try this, from {name}:
  Before anything else, listen to {name}:
  I want to start with {name}, in a few words:
  First, the words of {name}:
  Here’s a line from {name} to begin with:
  Here’s {name}, getting straight to the point:
  Let me read you something from {name}:
`)
