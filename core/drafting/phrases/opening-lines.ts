import { linesOf } from '../lines.ts'

/** Greets the listeners, with the host's name. */
export const greetings = linesOf(`
  Hello, I’m {host}, and welcome to {show}.
  This is {show}, and I’m {host}.
  You’re listening to {show}, and I’m {host}.
  I’m {host}, and this is {show}.
  Welcome to {show} with me, {host}.
  It’s {host}, and you’re listening to {show}.
  Welcome back to {show}, with me, {host}.
  Hello everyone. You’ve found {show}, and I’m {host}.
  Hello and welcome to {show}. I’m {host}.
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
  Hey, I’m {host}, and this is {show}.
  Hi, it’s {host}. Welcome to {show}.
  Hi, {host} here. You’re listening to {show}.
  Hello hello, it’s {host}, with a new episode of {show}.
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
  On today’s show, {guest}
  Today I get to talk with {guest}
  My conversation today is with {guest}
  I’m talking today with {guest}
  Today you’ll meet {guest}
  On the show today: {guest}
  Here with me today is {guest}
`)

/** The same, as one says it among friends. */
export const casualMeetings = linesOf(`
  Today I’m talking to {guest}
  With me today I’ve got {guest}
  So today I’m with {guest}
  Today we’ve got {guest}
  I’m talking today with {guest}
  I’m chatting today with {guest}
  Today’s guest is {guest}
  Today it’s me and {guest}
  I get to talk today with {guest}
  My guest today? It’s {guest}
  Today’s conversation is with {guest}
`)

/** Says who the guest is, once the full name was said. */
export const namings = linesOf(`
  My guest today is {guest}, {role}
  I’m talking today with {guest}, {role}
  Today I’m with {guest}, {role}
  Joining me today is {guest}, {role}
  I’m here with {guest}, {role}
  Today’s guest is {guest}, {role}
  Here’s who I’m talking to today: {guest}, {role}
  I get to talk today with {guest}, {role}
  {guest} is {role}, and my guest today
  With me today is {guest}, {role}
  Here with me is {guest}, {role}
`)

/** Follows a story that opened the introduction; `guest` is "a clockmaker at Østergaard & Datter", or the whole name. */
export const storyLines = {
  factual: linesOf(`
    I was told that story by today’s guest, {guest}
    That’s a story from my guest today, {guest}
    I’ve been thinking about that story. It’s from {guest}
    Today I’m joined by the person who told me that, {guest}
    That story comes from today’s guest, {guest}
    I heard that story from my guest today, {guest}
    That story is from today’s guest, {guest}
    That story is from the person I’m talking to today, {guest}
    With me today is the person behind that story, {guest}
  `),
  narrative: linesOf(`
    That’s a true story, and it’s from today’s guest, {guest}
    That’s where I’d like to begin, because today I’m with {guest}
    I wanted you to hear that before anything else. It comes from {guest}
    That’s a true story from today’s guest, {guest}
    Today’s guest is the person who told me that story, {guest}
    That really happened, and you’ll hear more from my guest today, {guest}
    I asked for a story, and that one is from {guest}
    That’s a story from my guest today, {guest}
    I have questions about that, and they’re for {guest}
    That’s a true story, and it comes from my guest today, {guest}
    I heard that one from my guest today, {guest}
  `),
  dramatic: linesOf(`
    Hold on to that moment. It comes from my guest today, {guest}
    Stay with that for a second. It comes from {guest}
    That’s a story from my guest today, {guest}
    It’s a true story, and it comes from today’s guest, {guest}
    That’s a true story, and it comes from my guest today, {guest}
    I wanted you to hear that first. It’s from my guest today, {guest}
    Nobody forgets a moment like that, least of all my guest, {guest}
    I’ve thought about that story a lot. It’s from {guest}
    That’s a story you remember. It’s from my guest today, {guest}
    I won’t forget that one. It’s from {guest}
    Let that sink in. It comes from my guest today, {guest}
  `),
}

/** Names the guest after a quotation in which nobody was named. */
export const speakers = linesOf(`
  That was {guest}
  Those are the words of {guest}
  You’ll hear more from my guest today, {guest}
  That’s {guest}
  I’m quoting my guest today, {guest}
  That’s a line from my guest today, {guest}
  That comes from my guest, {guest}
  That’s from {guest}
`)

/** Names the guest after an answer to a question that opened the introduction. */
export const answerers = linesOf(`
  That’s {guest}
  That answer is from {guest}
  You’ll hear more about that from {guest}
  I’m quoting {guest}
  Those are the words of {guest}
  That’s from {guest}
  I heard that from {guest}
`)

/** The same after what people get wrong: "I heard that from Ana" would say that she believes it. */
export const answerersToday = linesOf(`
  That answer is from my guest today, {guest}
  That’s the answer from today’s guest, {guest}
  That answer comes from my guest today, {guest}
  You’ll hear more about that from my guest today, {guest}
`)

/** Asked of the listeners first; the guest's answer follows. {field} is one of the guest's fields. */
export const openingQuestions: Readonly<Record<string, readonly string[]>> = {
  misconception: linesOf(`
    What do most of us get wrong about {field}?
    What do people get wrong about {field}?
    What’s the biggest misunderstanding about {field}?
    What do people misunderstand about {field}?
    What do people most often get wrong about {field}?
    What do the rest of us get wrong about {field}?
    Do you know what most people get wrong about {field}?
  `),
  story: linesOf(`
    I asked today’s guest for a story, and this is the one.
    Let me start with a story my guest told me.
    Let me start with a story, in my guest’s own words.
    My guest today told me a story, and I’d like you to hear it first.
    I’d like to start with a story. I’ll tell you in a moment whose it is.
    Before I say who’s here, listen to this.
    I’d like to begin with a story from my guest.
    Here’s a story my guest told me before we started recording.
    Let me begin with a true story.
    Let me start with a story before I say whose it is.
    I asked today’s guest about a day worth remembering.
  `),
  advice: linesOf(`
    What’s the best advice you could give somebody?
    If you had one piece of advice to pass on, what would it be?
    What do you tell people when they ask you what to do?
    What’s the rule you live by?
    What would you say to somebody starting out?
    What do you find yourself saying to people again and again?
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
    What’s one thing we could all do differently?
    What would you like everyone to know?
    What’s worth taking home?
    What can a person start with today?
    What would you put on a billboard?
  `),
}

/** Asked about what the guest is: {job} has its article. */
export const jobQuestions = linesOf(`
  What do most people get wrong about being {job}?
  What do people get wrong about being {job}?
  What’s the biggest misunderstanding about being {job}?
  What do the rest of us get wrong about being {job}?
  What do people most often get wrong about being {job}?
  What do most of us get wrong about being {job}?
  What does everyone get wrong about being {job}?
  Do you know what people get wrong about being {job}?
`)

/** Opens by the subject. */
export const subjectOpenings = linesOf(`
  Today I want to talk about {fields}, and I can’t think of anyone better than {guest}
  This episode is about {fields}, and it’s with {guest}
  If you’ve ever wondered about {fields}, you’re in the right place. With me is {guest}
  Let’s talk about {fields}, with my guest, {guest}
  Today is about {fields}, and my guest is {guest}
  I wanted to do a show about {fields}, so I asked {guest}
  I’ve always wanted to ask somebody about {fields}. Today I get to ask {guest}
  Today’s subject is {fields}, and today’s guest is {guest}
  We’re talking about {fields} today, with somebody who knows: {guest}
  I have a lot of questions about {fields}, and I’ve brought them to {guest}
  There’s one person I wanted to talk to about {fields}: {guest}
`)

/** The same where nobody said what the guest's subjects are. */
export const personOpenings = linesOf(`
  My conversation today is with {guest}
  I’ve been looking forward to this one. My guest is {guest}
  One guest, one conversation: {guest}
  There’s somebody I want you to meet, {guest}
  My guest today, I’m glad to say, is {guest}
  The person I want to talk to today is {guest}
  It’s one guest and a lot of questions today, with {guest}
  I’ve invited somebody I think you’ll like: {guest}
  I have questions, and the person to answer them is {guest}
`)

/** Says whose words opened the introduction; the full name comes first. */
export const ownWords = linesOf(`
  Those are {name}’s own words.
  That’s {name}, in a few words.
  Those are the words of {name}.
  Those words are from {name}.
  {name} wrote that, and I wouldn’t change a word.
  Those words come from {name}.
`)

/** Opens with a story that can't be retold. */
export const firstStories = linesOf(`
  Let’s start with a story from {name}:
  Here’s a story {name} told me:
  I want to start with a story from {name}:
  I’ll start with a story from {name}:
`)

/** Opens with several sentences that are no story. */
export const firstWords = linesOf(`
  Here’s something {name} told me:
  Let me read you something from {name}:
  I’d like to begin with something {name} told me:
  I want to start with something {name} told me:
  Let me start with something from {name}:
`)

/** Opens with a surprising thing that can't be retold. */
export const surprises = linesOf(`
  Here’s something {name} told me:
  Let me start with a line from {name}:
  I want to start with a line from {name}:
  Here’s a line from {name} to begin with:
  Let me read you something from {name}:
  I’d like to begin with something {name} told me:
  We start with a line from {name}:
`)
