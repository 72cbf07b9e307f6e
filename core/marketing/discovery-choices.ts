import type { Choices } from '../show/choice.ts'

export const mileRadii = [10, 25, 50, 100, 250] as const
export type MileRadius = (typeof mileRadii)[number]

export const geographies = ['any', 'local', 'national', 'international'] as const
export type Geography = (typeof geographies)[number]

export const companySizes = ['any', 'startup', 'small', 'medium', 'large'] as const
export type CompanySize = (typeof companySizes)[number]

export const budgets = ['any', 'micro', 'small', 'medium', 'large'] as const
export type Budget = (typeof budgets)[number]

export const geographyChoices: Choices<Geography> = {
  any: { label: 'Any', about: 'Companies anywhere.' },
  local: { label: 'Local', about: 'Companies in your own region.' },
  national: { label: 'National', about: 'Companies that sell across your country.' },
  international: { label: 'International', about: 'Companies that sell internationally.' },
}

export const companySizeChoices: Choices<CompanySize> = {
  any: { label: 'Any', about: 'Companies of any size.' },
  startup: { label: 'Startup', about: '1 to 50 people.' },
  small: { label: 'Small', about: '51 to 200 people.' },
  medium: { label: 'Medium', about: '201 to 1000 people.' },
  large: { label: 'Large', about: '1000+ people.' },
}

export const budgetChoices: Choices<Budget> = {
  any: { label: 'Any', about: 'Any budget.' },
  micro: { label: 'Micro', about: '$100 to 500.' },
  small: { label: 'Small', about: '$500 to 2K.' },
  medium: { label: 'Medium', about: '$2K to 10K.' },
  large: { label: 'Large', about: '$10K+.' },
}

/** The initial filters. */
export const filterDefaults = { mileRadius: 25, geography: 'any', companySize: 'any', budget: 'any' } as const
