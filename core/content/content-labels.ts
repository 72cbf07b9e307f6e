// Doesn't import zod, so screens that only name the types don't load it
export const contentTypes = ['introduction', 'questions', 'show_notes'] as const

export const contentTypeLabels: Record<(typeof contentTypes)[number], string> = {
  introduction: 'Guest Introduction',
  questions: 'Interview Questions',
  show_notes: 'Show Notes',
}
