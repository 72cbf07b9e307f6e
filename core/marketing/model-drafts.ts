import * as z from 'zod'
import { tidyLine } from '../text/lines.ts'
import { cleanText } from '../text/sentences.ts'

const tags = /<\/?[a-z][^<>]*>|<!--(?:(?!<!--)[\s\S])*?-->/giu
const markdown = /\*\*|__(?=\S)|^#{1,6}\s+/gmu

/** A model's text without markup and invisible characters, 1 to `max` characters. */
const modelText = (max: number) =>
  z
    .string()
    .transform((text) => cleanText(text.replace(tags, '').replace(markdown, '')))
    .pipe(z.string().min(1).max(max))

const modelLine = (max: number) => modelText(max).transform(tidyLine)
const suggestions = z.array(modelText(500)).max(20).catch([])

/** An email as a model answers it: plain text; lines of a paragraph that begin with "- " are a list. */
export const ModelEmail = z.object({
  subject: modelLine(300),
  paragraphs: z.array(modelText(4_000)).min(1).max(30),
  suggestions,
})

/** Posts in a model's answer. */
export const ModelPosts = z.object({
  posts: z
    .array(
      z.object({
        text: modelText(20_000),
        hashtags: z.array(z.string().max(200)).max(60).catch([]),
      }),
    )
    .min(1)
    .max(30),
  suggestions,
})

/** The recap of a part of a talk as a model answers it; what isn't in the transcript is left out later. */
export const ModelRecapAnswer = z.object({
  summary: z.array(modelLine(2_000)).max(50).catch([]),
  quotes: z.array(modelLine(2_000)).max(50).catch([]),
  chapters: z
    .array(z.object({ line: z.coerce.number().int(), title: modelLine(500) }))
    .max(200)
    .catch([]),
})

const Website = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain })
  .max(2_000)
  .nullable()
  .catch(null)
const Email = z.email().max(254).nullable().catch(null)

/** Sponsors in a model's answer. Invalid addresses are dropped, but the sponsors are kept. */
export const ModelDiscovery = z.object({
  sponsors: z
    .array(
      z.object({
        companyName: modelLine(200),
        industry: modelLine(200),
        reasonForMatch: modelText(4_000),
        estimatedBudgetRange: modelLine(200),
        contactStrategy: modelText(4_000),
        websiteUrl: Website,
        marketingContactEmail: Email,
        kind: z.enum(['company', 'company-type']).catch('company'),
      }),
    )
    .min(1)
    .max(30),
  strategyNotes: suggestions,
})
