export const responseFormats = ['csv', 'xlsx', 'json', 'docx'] as const
export type ResponseFormat = (typeof responseFormats)[number]
