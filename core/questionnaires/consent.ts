/** What a guest sends who agrees to a consent text. */
export const agreed = 'yes'

/** Whether an answer is consent, as the form sends it or as it is stored. */
export const isConsent = (answer: string) => answer === agreed || /^Agreed to version \d{1,9}$/.test(answer)
