import type { ContentStyles } from '../../show/content-styles.ts'
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
  My name is {host}, and this is {show}.
  Thanks for joining me on {show}. I’m {host}.
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
  Hey, {host} here, with another episode of {show}.
  Hey, I’m {host}, and this is {show}.
  Hi, it’s {host}. Welcome to {show}.
  Hi, {host} here. You’re listening to {show}.
  Hi there, I’m {host}, and welcome to {show}.
  Hey, I’m {host}, and you’ve found {show}.
  Hey everyone, I’m {host}, and it’s time for {show}.
  Hi everybody, I’m {host}, and this is {show}.
  Hey there, this is {show}, and I’m {host}.
`)

/** Brings the guest in: {guest} is the name, and the work where that can be said. */
export const meetings = linesOf(`
  My guest today is {guest}
  Today I’m joined by {guest}
  With me today is {guest}
  Today’s guest is {guest}
  I’m here with {guest}
  Today I get to talk with {guest}
  My conversation today is with {guest}
  I’m talking today with {guest}
  Joining me today is {guest}
  I’m joined today by {guest}
  Today you’ll hear from {guest}
  On the show today is {guest}
  Today I’m speaking with {guest}
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
  I get to talk today with {guest}
  My guest today? It’s {guest}
  Today’s conversation is with {guest}
`)

/** Opens by a single subject. */
export const subjectOpenings = linesOf(`
  Today I want to talk about {subject}. My guest is {guest}
  This episode is about {subject}, and my guest is {guest}
  If you’ve ever wondered about {subject}, you’re in the right place. With me is {guest}
  Let’s talk about {subject}. I’ve invited {guest}
  This one is about {subject}. My guest today is {guest}
  I’ve wanted to do a show about {subject} for a while. I’m doing it with {guest}
  Our subject today is {subject}. I’m talking with {guest}
  Today’s subject is {subject}, and today’s guest is {guest}
  We’re talking about {subject} today, with {guest}
  I have a lot of questions about {subject}. I’m here with {guest}
  Let’s spend some time on {subject}. Today I’m joined by {guest}
`)

/** The same where nobody said what the guest's subjects are. */
export const personOpenings = linesOf(`
  My conversation today is with {guest}
  I’ve been looking forward to this one. It’s with {guest}
  I’ve been looking forward to talking with {guest}
  There’s somebody I’d like you to meet. This is {guest}
  My guest today, I’m glad to say, is {guest}
  I have a lot of questions today, and they’re for {guest}
  The person I want to talk to today is {guest}
  Today’s conversation is with {guest}
  I get to spend this episode with {guest}
  I’ve invited somebody I think you’ll like, and that’s {guest}
  This episode is a conversation with {guest}
`)

/** Brings in an answer that opens the introduction, before anybody was named. */
export const firstWords: Readonly<Record<string, readonly string[]>> = {
  story: linesOf(`
    Let’s start with a story from {name}:
    Here’s a story {name} told me:
    I want to start with a story from {name}:
    I’ll start with a story from {name}:
    Let me start with a story {name} told me:
    We’ll start with a story from {name}:
    {name} told me this story:
    I asked {name} for a story, and this is the one:
    Before anything else, here’s a story from {name}:
    First, a story from {name}:
    I’d like to begin with a story {name} told me:
    Let’s begin with a story from {name}:
  `),
  advice: linesOf(`
    Let’s start with some advice from {name}:
    Here’s some advice from {name}:
    First, a piece of advice from {name}:
    I asked {name} for advice, and this was the answer:
    When I asked {name} for advice, this was the answer:
    {name} gives people this advice:
    Let me start with a piece of advice from {name}:
    We’ll start with some advice from {name}:
    I’d like to begin with a piece of advice from {name}:
    If you ask {name} for advice, here’s what you get:
    Before anything else, here’s some advice from {name}:
  `),
  'fun-fact': linesOf(`
    Here’s something {name} told me:
    {name} told me something you may not know:
    I want to start with something {name} told me:
    Let me start with something {name} told me:
    I’d like to begin with something {name} told me:
    Let’s start with something {name} told me:
    First, something {name} told me:
    Before anything else, here’s something {name} told me:
    You may not know this about {name}:
    We’ll start with something from {name}:
    I’ll start with something {name} told me:
  `),
  self: linesOf(`
    I’ll let {name} go first:
    I asked {name} for an introduction, and this was the answer:
    In {name}’s own words:
    Let’s start with {name}’s own words:
    When I asked {name} for an introduction, this was the answer:
    Let me begin with {name}’s own words:
    First, {name}’s own words:
    I’ll begin with {name}’s own words:
    Here’s the introduction {name} gave me:
    I want to start with {name}’s own words:
    Before anything else, here’s what {name} told me:
  `),
}

/** The same of a story, taken first in shows with this kind of storytelling. */
export const firstStories: Readonly<Record<ContentStyles['storytellingStyle'], readonly string[]>> = {
  factual: ['Here’s something that happened to {name}:'],
  narrative: ['Let me share a story from {name}:'],
  dramatic: ['I keep thinking about this story from {name}:'],
}

/** A question to the listeners, and the guest's answer to it. */
export const firstQuestions: Readonly<Record<string, readonly string[]>> = {
  misconception: linesOf(`
    What do people get wrong about your job? I asked {name}, and the answer was:
    What do most people get wrong about what you do? Here’s the answer from {name}:
    What does everybody get wrong about your work? I put that to {name}, and the answer was:
    What’s the thing people always get wrong about your job? This is {name}’s answer:
    What would you say people get wrong about your work? When I asked {name}, the answer was:
    If I asked what people get wrong about your job, what would you say? {name}’s answer:
    What’s the biggest misunderstanding about what you do? I asked {name}, and here’s the answer:
    What do other people get wrong about the job you do? This was the answer from {name}:
    Is there something people always get wrong about your work? For {name}, the answer is:
    What do most people get wrong about the work you do? I wanted to hear {name}’s answer:
    What do strangers get wrong about your work? I took that question to {name}, and the answer was:
  `),
  advice: linesOf(`
    What advice do you give most often? I asked {name}, and the answer was:
    What do you tell people who ask you for advice? Here’s what I heard from {name}:
    What’s the piece of advice you keep giving? I put that to {name}, and the answer was:
    What advice do you give again and again? This is {name}’s answer:
    What do you say when somebody asks you for advice? When I asked {name}, the answer was:
    If I asked you for one piece of advice, what would you say? {name}’s answer:
    What’s the advice you give more than any other? I asked {name}, who told me:
    What advice do you give everybody? Here’s the answer from {name}:
    What advice would you pass on? Here’s what {name} told me:
    What advice do you find yourself giving? I took that question to {name}, and the answer was:
  `),
}
