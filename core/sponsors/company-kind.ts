import { companyKey } from './company-key.ts'

/** Whether a sponsor bears the name of a kind of company, such as "Companies in coffee and tea", and so can't be written to. */
export function isKindOfCompany(companyName: string, industry: string): boolean {
  const [name, field] = [companyKey(companyName), companyKey(industry)]
  return field !== '' && (name === field || name.startsWith(`${field} (`) || name.endsWith(` in ${field}`))
}

/** What to do with a kind of company. */
export const findCompanies =
  'A kind of company, not a name. Find two or three that you know or can check, and add each as a sponsor.'
