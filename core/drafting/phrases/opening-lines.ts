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
  Welcome to another episode of {show}. I’m {host}.
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
  Today you’ll hear from {guest}
  Today’s conversation is with {guest}
`)

/** Opens by what the conversation is about, even where that is grief. */
export const subjectOpenings = linesOf(`
  I’ll be asking about {subjects} today. My guest is {guest}
  We’re talking about {subjects}, and my guest is {guest}
  This episode is about {subjects}, and my guest is {guest}
  Today we’ll talk about {subjects}, with {guest}
  Our subjects today are {subjects}, and our guest is {guest}
  I want to talk about {subjects} with {guest}
  This conversation is about {subjects}, and my guest is {guest}
  I’m going to ask about {subjects} today, and my guest is {guest}
`)

/** The same of anything one is glad to hear about. */
export const eagerOpenings = linesOf(`
  I’ve got questions about {subjects}, and I’m here with {guest}
  I’d love to talk about {subjects} with {guest}
  I’m curious about {subjects}, so I’m talking with {guest}
  I get to ask about {subjects} today, because I’m here with {guest}
`)

/** The same where nobody said what the guest's subjects are. */
export const personOpenings = linesOf(`
  My conversation today is with {guest}
  I’ve been looking forward to this one. My guest is {guest}
  I’ve been looking forward to talking with {guest}
  There’s somebody I’d like you to meet. This is {guest}
  My guest today, I’m glad to say, is {guest}
  I have a lot of questions today. My guest is {guest}
  The person I want to talk to today is {guest}
  Today’s conversation is with {guest}
  I get to spend this episode with {guest}
  I’ve invited somebody I think you’ll like, and that’s {guest}
  This episode is a conversation with {guest}
`)

/** Brings a guest in, by name, whose words have just been heard. */
export const meetingsAfterWords = meetings.filter((line) => !line.includes('you’ll hear'))

/** Brings in {what} a guest said, "a story", at the very start: the name comes with the work, so that one knows who speaks. */
export const firstWords = linesOf(`
  Let’s start with {what} from {guest}:
  I’ll start with {what} from {guest}:
  We begin with {what} from {guest}:
  Let me start with {what} from {guest}:
  First, I’d like to share {what} from {guest}:
  I’d like to begin with {what} from {guest}:
  I want to start with {what} from {guest}:
  This episode starts with {what} from {guest}:
  Let’s begin with {what} from {guest}:
  We’ll start with {what} from {guest}:
  Before we begin, I’d like to share {what} from {guest}:
`)

/** The same of what few people know. */
export const firstFacts = linesOf(`
  Here’s something few people know about {guest}:
  Few people know this about {guest}:
  I’ll start with something few people know about {guest}:
  Let’s start with something few people know about {guest}:
  Not many people know this about {guest}:
  Let me start with something few people know about {guest}:
  There’s something few people know about {guest}:
  First, something you may not know about {guest}:
  We’ll start with something you may not know about {guest}:
  Here’s something you may not know about {guest}:
`)

/** The same of a story, taken first in shows with this kind of storytelling. */
export const firstStories: Readonly<Record<ContentStyles['storytellingStyle'], readonly string[]>> = {
  factual: ['Here’s a true story from {guest}:'],
  narrative: ['Let me share a story from {guest}:'],
  dramatic: ['I keep thinking about this story from {guest}:'],
}
