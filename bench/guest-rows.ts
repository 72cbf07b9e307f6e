const guests = 10_000
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** A surname for every number, since people of one name are one guest. */
const surname = (index: number) =>
  `R${[index % 26, Math.floor(index / 26) % 26, Math.floor(index / 676) % 26].map((at) => letters[at]).join('')}`

/** A sheet of 10,000 guests under a header, all of them different people. */
export const guestRows = [
  ['Name', 'Title', 'Company', 'Email', 'Phone', 'LinkedIn', 'Bio'],
  ...Array.from({ length: guests }, (_, index) => [
    `Ana ${surname(index)}`,
    'Sound engineer',
    `Studio ${index}`,
    `ana${index}@studio.example`,
    `+49 151 5550${index}`,
    `https://www.linkedin.com/in/ana${index}`,
    `Ana records number ${index}. `.repeat(6),
  ]),
]
