/** Id of the element that takes the answer, where the error summary leads. */
export const fieldId = (questionId: string) => `cueroom-${questionId}`
