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

/** The same where several host: {others} are those who don’t read it. One voice says “I” throughout. */
export const greetingsTogether = linesOf(`
  Hello, I’m {host}, here with {others}, and welcome to {show}.
  This is {show}, and I’m {host}, here with {others}.
  You’re listening to {show}, and I’m {host}, with {others}.
  I’m {host}, I’m here with {others}, and this is {show}.
  Welcome to {show} with me, {host}, and {others}.
  {host} here, with {others}, and you’re listening to {show}.
  Welcome back to {show}, with me, {host}, and {others}.
  Hello everyone. You’ve found {show}, and I’m {host}, here with {others}.
  Hello and welcome to {show}. I’m {host}, and I’m here with {others}.
  Hello, {host} here, with {others}, and this is {show}.
  {host} here, with {others}, and it’s time for {show}.
  I’m {host}, with {others}, and you’re listening to {show}.
  Welcome to another episode of {show}. I’m {host}, here with {others}.
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

export const casualGreetingsTogether = linesOf(`
  Hey, it’s {host}, with {others}, and you’re listening to {show}.
  Hi, I’m {host}, I’m here with {others}, and this is {show}.
  Hi everyone, {host} here, with {others}, and this is {show}.
  Hey everybody, welcome back to {show}. It’s {host}, here with {others}.
  Hey, {host} here, with {others} and another episode of {show}.
  Hey, I’m {host}, here with {others}, and this is {show}.
  Hi, it’s {host}, with {others}. Welcome to {show}.
  Hi, {host} here, with {others}. You’re listening to {show}.
  Hi there, I’m {host}, here with {others}, and welcome to {show}.
  Hey, I’m {host}, with {others}, and you’ve found {show}.
  Hey everyone, I’m {host}, here with {others}, and it’s time for {show}.
  Hi everybody, I’m {host}, with {others}, and this is {show}.
  Hey there, this is {show}, and I’m {host}, here with {others}.
`)

/** Brings the guest in: {guest} is the name, and the work where that can be said. */
export const meetings = linesOf(`
  My guest today is {guest}
  Today I’m joined by {guest}
  With me today is {guest}
  Today’s guest is {guest}
  I’m here with {guest}
  Today I’m talking with {guest}
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
  Today I’m with {guest}
  Today we’ve got {guest}
  I’m talking today with {guest}
  I’m chatting today with {guest}
  Today I get to talk to {guest}
  Today I get to chat with {guest}
  Today you’ll hear from {guest}
  Today’s conversation is with {guest}
`)

/** Brings the guest in without a word before. */
export const personOpenings = linesOf(`
  My conversation today is with {guest}
  I’ve been looking forward to this conversation with {guest}
  I’ve been looking forward to talking with {guest}
  My guest today, I’m glad to say, is {guest}
  I have a lot of questions for my guest today, {guest}
  Today I’m talking with {guest}
  I’m very glad to be talking today with {guest}
  Today I’m happy to welcome {guest}
  Today’s conversation is with {guest}
  Today I’m glad to welcome {guest}
`)

/** Names the show and the host after a guest’s words. */
export const greetingsAfterWords = linesOf(`
  I’m {host}, and this is {show}.
  This is {show}, and I’m {host}.
  You’re listening to {show}, and I’m {host}.
  I’m {host}, and you’re listening to {show}.
  It’s {host}, and you’re listening to {show}.
  My name is {host}, and this is {show}.
  This is {show}, with me, {host}.
  You’ve found {show}, and I’m {host}.
  {host} here, and this is {show}.
  This is {host}, and you’re listening to {show}.
  You’re listening to {show}, with me, {host}.
`)

export const greetingsAfterWordsTogether = linesOf(`
  I’m {host}, here with {others}, and this is {show}.
  This is {show}, and I’m {host}, here with {others}.
  You’re listening to {show}, and I’m {host}, with {others}.
  I’m {host}, I’m here with {others}, and you’re listening to {show}.
  It’s {host}, with {others}, and you’re listening to {show}.
  This is {show}, with me, {host}, and {others}.
  You’ve found {show}, and I’m {host}, here with {others}.
  {host} here, with {others}, and this is {show}.
  I’m {host}, with {others}, and you’ve found {show}.
  You’re listening to {show}, with me, {host}, and {others}.
  My name is {host}, I’m with {others}, and this is {show}.
`)

/** Says who the {calling} is that was heard: the name belongs to somebody listeners have just met. */
export const reveals = linesOf(`
  That {calling} is my guest today, {guest}
  That {calling} is today’s guest, {guest}
  That {calling} is {guest}, my guest today
  The {calling} who told me that is my guest today, {guest}
  The {calling} who told me that is {guest}, my guest today
  I’m joined today by that {calling}, {guest}
  I’m talking today with that {calling}, {guest}
  With me today is that {calling}, {guest}
  Today I’m speaking with that {calling}, {guest}
`)

/** Brings in {what} a guest said, "a story" or "a story from a pharmacist", at the very start: the name comes after it. */
export const firstWords = linesOf(`
  Let’s start with {what}:
  I’ll start with {what}:
  Let me start with {what}:
  First, {what}:
  I’d like to begin with {what}:
  I want to start with {what}:
  Let’s begin with {what}:
  We’ll start with {what}:
  Here’s {what}:
  Let me begin with {what}:
`)

/** The same of a story, taken first in shows with this kind of storytelling. */
export const firstStories: Readonly<Record<ContentStyles['storytellingStyle'], readonly string[]>> = {
  factual: ['Let me start by sharing {what}:'],
  narrative: ['Let me share {what}:'],
  dramatic: ['Listen to {what}:'],
}
