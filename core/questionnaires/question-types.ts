export const questionTypes = ['text', 'textarea', 'select', 'radio', 'checkbox', 'photo'] as const
