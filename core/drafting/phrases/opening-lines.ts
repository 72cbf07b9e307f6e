import { linesOf } from '../lines.ts'

/** Greets the listeners, with the host's name. */
export const greetings = linesOf(`
  Hello, I’m {host}, and welcome to {show}.
  This is {show}, and I’m {host}.
  You’re listening to {show}, and I’m {host}.
  I’m {host}, and this is {show}.
  Welcome to {show} with me, {host}.
  Hello from {show}, and from me, {host}.
  It’s {host}, and you’re listening to {show}.
  Welcome back to {show}, with me, {host}.
  Hello everyone. You’ve found {show}, and I’m {host}.
  From {show}, I’m {host}.
  Hello, {host} here, and you’re listening to {show}.
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
  Hey, I’m {host}, and this is a new {show}.
  Hi, {host} here. You’re listening to {show}.
  Hello hello, it’s {host}, with a new {show} for you.
  Hey, I’m {host}, and you’ve found {show}.
  Hey everyone, I’m {host}, and it’s time for {show}.
  Hi everybody, I’m {host}, and this is {show}.
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
  With me today I’ve got {guest}
  So today I’m with {guest}
  Today we’ve got {guest}
  I’m sitting down today with {guest}
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
  I’m talking today with {guest}, {role}
  Today I’m with {guest}, {role}
  You’re about to meet {guest}, {role}
  With me today is {guest}, {role}
  Joining me today is {guest}, {role}
  I’m here with {guest}, {role}
  Today’s guest is {guest}, {role}
  I get to talk today with {guest}, {role}
  {guest} is {role}, and I’m glad to have this conversation
`)

/** Follows a story that opened the introduction; `guest` is "a clockmaker at Østergaard & Datter", or the whole name. */
export const storyLines = {
  factual: linesOf(`
    That happened to today’s guest, {guest}
    The person in that story is my guest today, {guest}
    That’s a story from my guest today, {guest}
    You just heard about my guest today, {guest}
    Today I’m joined by the person it happened to, {guest}
    I have that story from today’s guest, {guest}
    I heard that story from my guest today, {guest}
    That story is from today’s guest, {guest}
    It happened to the person I’m talking to today, {guest}
    With me today is the person behind that story, {guest}
  `),
  narrative: linesOf(`
    That story belongs to today’s guest, {guest}
    It’s a true story, and it happened to today’s guest, {guest}
    That’s where I’d like to begin, because today I’m with {guest}
    I wanted you to hear that before anything else. It comes from {guest}
    The person in that story is with me today: {guest}
    That’s one moment in the life of my guest today, {guest}
    I asked my guest for a story, and that’s the one I got, from {guest}
    That’s a story from my guest today, {guest}
    I have questions about that, and they’re for {guest}
    That’s a true story, and it comes from my guest today, {guest}
    I heard that one from my guest today, {guest}
  `),
  dramatic: linesOf(`
    Keep that picture in mind. It belongs to my guest today, {guest}
    Hold on to that moment. It comes from my guest today, {guest}
    Stay with that for a second. It comes from {guest}
    It’s a true story, and it comes from today’s guest, {guest}
    That’s a true story, and it comes from my guest today, {guest}
    I wanted you to hear that first. It’s from my guest today, {guest}
    Nobody forgets a moment like that, least of all my guest, {guest}
    I’ve thought about that story a lot. It’s from {guest}
    That’s a story you remember. It’s from my guest today, {guest}
    That was a moment in the life of my guest today, {guest}
    Let that sink in. It comes from my guest today, {guest}
  `),
}

/** Names the guest after a quotation in which nobody was named. */
export const speakers = linesOf(`
  That’s {guest}
  Those are the words of {guest}
  The person who said that is {guest}
  That line belongs to {guest}
  I’m quoting my guest today, {guest}
  So says my guest today, {guest}
  That comes from my guest, {guest}
  Words to start with, from {guest}
  Those words are from my guest today, {guest}
  That’s from {guest}
  The person who says that is my guest today, {guest}
`)

/** Names the guest after an answer to a question that opened the introduction. */
export const answerers = linesOf(`
  That’s the answer I got from my guest today, {guest}
  That answer comes from today’s guest, {guest}
  The answer is from my guest today, {guest}
  The person behind that answer is my guest today, {guest}
  So says my guest today, {guest}
  That’s from my guest today, {guest}
  The person who says that is my guest today, {guest}
  I heard that from {guest}
  That’s what I heard from today’s guest, {guest}
  You’ll hear more about that from {guest}
  Those are the words of my guest today, {guest}
`)

/** Asked of the listeners first; the guest's answer follows. {field} is one of the guest's fields. */
export const openingQuestions: Readonly<Record<string, readonly string[]>> = {
  misconception: linesOf(`
    What do most of us get wrong about {field}?
    What do people get wrong about {field}?
    What’s the biggest misunderstanding about {field}?
    What don’t people understand about {field}?
    What do most people believe about {field} that isn’t so?
    What’s the most common mistake about {field}?
    When it comes to {field}, where do most of us go wrong?
    What do the rest of us get wrong about {field}?
    Which idea about {field} isn’t true?
    Do you know what most people get wrong about {field}?
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

/** Asked about what people get wrong where nobody named a field. */
export const plainQuestions = linesOf(`
  What do most of us get wrong?
  What do people get wrong about this work?
  What’s the biggest misunderstanding about this work?
  What don’t people understand about this work?
`)

/** Opens by the subject. */
export const subjectOpenings = linesOf(`
  I want to talk about {fields} today, and I want to do it with {guest}
  This episode is about {fields}, and it’s with {guest}
  If you’ve ever wondered about {fields}, you’re in the right place. With me is {guest}
  Let’s talk about {fields}, with my guest, {guest}
  Today is about {fields}, and my guest is {guest}
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
  I asked {name} for a few lines, and those are the ones I got.
  Those words are from {name}.
  That’s {name} on the work.
  {name} wrote that, and I wouldn’t change a word.
  The first words on this episode belong to {name}.
  That’s how {name} puts it.
  I’m quoting {name} there.
`)

/** Opens with a surprising thing that can't be retold. */
export const surprises = linesOf(`
  Here’s something {name} told me:
  Let me start with a line from {name}:
  I want to start with a line from {name}:
  First, the words of {name}:
  Here’s a line from {name} to begin with:
  Let me read you something from {name}:
  I’d like to begin with something {name} told me:
  {name} says:
  Let me begin with {name}, in a few words:
  We start with a line from {name}:
  Here’s {name}, in a few words:
`)
