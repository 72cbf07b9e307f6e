import type { Budget, CompanySize, Geography } from '../discovery-choices.ts'
import type { ShowMethodology } from '../../show/methodology.ts'

/** Fields whose companies address the listeners of a kind of show. */
export const fieldsOfShow: Record<ShowMethodology['showType'], readonly string[]> = {
  'business-transformation': [
    'business software',
    'coaching and training',
    'accounting and banking for companies',
  ],
  'pregnancy-parenting': ['baby and family products', 'family health services', 'children’s books and toys'],
  'comedy-creative': ['live venues and festivals', 'creative software', 'snacks and drinks'],
  'sports-performance': ['sports equipment', 'nutrition', 'physiotherapy and recovery'],
  'tech-innovation': ['developer tools', 'cloud and hosting services', 'hardware'],
  'general-interview': ['books and audiobooks', 'coffee and tea', 'online courses'],
  'true-crime': ['home security', 'audiobooks', 'data protection services'],
  'news-politics': ['newspapers and magazines', 'book publishing', 'civic organizations'],
  'health-wellness': ['fitness and nutrition', 'mental health services', 'sleep products'],
  'education-learning': ['learning platforms', 'school supplies and books', 'language courses'],
  'religion-spirituality': ['religious publishing', 'retreats and travel', 'charities'],
  'finance-investing': ['banking and brokerage', 'financial software', 'tax and insurance advice'],
  'arts-culture': ['museums and festivals', 'art supplies', 'book publishing'],
  'fiction-audio-drama': ['audiobooks', 'sound and recording equipment', 'games'],
  'hobbies-niche': ['specialist shops', 'clubs and fairs', 'tools and materials'],
}

export const sizeNouns: Record<CompanySize, string> = {
  any: 'companies',
  startup: 'startups of up to 50 people',
  small: 'small companies of 51 to 200 people',
  medium: 'mid-sized companies of 201 to 1,000 people',
  large: 'large companies of more than 1,000 people',
}

export const geographyAdjectives: Record<Geography, string> = {
  any: '',
  local: 'local ',
  national: 'national ',
  international: 'international ',
}

/** Who to write to in a company of that size. */
export const firstContact: Record<CompanySize, string> = {
  any: 'Ask who decides on marketing.',
  startup: 'Write to a founder directly, and offer one episode as a test before anything longer.',
  small: 'Write to the owner or the marketing lead.',
  medium: 'Write to the marketing manager, and attach audience figures and packages to pass on.',
  large:
    'Find the brand or sponsorship team, allow several weeks, and propose a series rather than one episode.',
}

/** What to open with; suggestions of one list take turns. */
export const openWith: readonly string[] = [
  'Open with the episode that’s closest to what they sell.',
  'Open with one sentence on who listens, then say what you offer.',
  'Open with what you like about something they make, and mean it.',
  'Open with a guest whose work their customers would know.',
]

export const budgetRanges: Record<Exclude<Budget, 'any'>, string> = {
  micro: '$100 to $500',
  small: '$500 to $2,000',
  medium: '$2,000 to $10,000',
  large: '$10,000 or more',
}

/** What a budget of that size can pay for. */
export const budgetAdvice: Record<Budget, string> = {
  any: 'You didn’t filter by budget, so find out in the first conversation what a sponsor can spend.',
  micro: 'A budget of $100 to $500 pays for individual ads. Offer your smallest package first.',
  small: 'A budget of $500 to $2,000 pays for a few episodes. Offer the same ad several times.',
  medium: 'A budget of $2,000 to $10,000 pays for a season. Offer a series with a report at the end.',
  large:
    'A budget of $10,000 or more calls for a partnership: offer a series, newsletter and posts together.',
}
