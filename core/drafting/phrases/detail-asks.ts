import { linesOf } from '../lines.ts'

/** Asked about a detail the guest mentioned: {person} is "your grandmother", {time} "in 2016" or "when you were nineteen". */
export const detailAsks = {
  person: linesOf(`
    What would {person} say about all this?
    What does {person} mean to you?
    What did you learn from {person}?
    Did you ever talk about it with {person}?
    What would you like to ask {person} today?
    How did {person} see it?
    What should people know about {person}?
    What part did {person} play in all this?
    What did {person} understand before you did?
    If {person} were listening, what would you want to say?
    How would {person} describe you?
    What do you have in common with {person}?
    What would have happened without {person}?
    Would {person} tell the story the same way?
    Which words of {person} have stayed with you?
    What would you say to {person} today?
  `),
  time: linesOf(`
    Take us back. What did you want {time}?
    What were you sure of {time} that turned out to be wrong?
    What do you wish you’d known {time}?
    Where did you think you were headed {time}?
    How did the world look to you {time}?
    What would you have said {time} if somebody had told you about today?
    Who could you turn to {time}?
    What did an ordinary day look like {time}?
    What mattered to you {time} that doesn’t now?
    What could you have used {time}?
    How was it different {time}?
    What did people around you expect {time}?
    What was the biggest worry you had {time}?
    Which habit do you still have that you had {time}?
    Did you know anyone {time} who did this work?
  `),
}
