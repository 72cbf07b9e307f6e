import type * as z from 'zod'

/** The parsed answer: a draft and feedback for the model, or only feedback. */
export type Reading<Draft> = { draft: Draft; fault: string | null } | { draft: null; fault: string }

const asked = "Your answer wasn't the requested JSON. Answer with that JSON object and nothing else."

/** Validates the JSON object in a model's answer, ignoring text around it. */
export function readJson<Draft>(
  text: string,
  schema: z.ZodType<Draft>,
  faultOf: (draft: Draft) => string | null = () => null,
): Reading<Draft> {
  try {
    const parsed = schema.safeParse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)))
    return parsed.success
      ? { draft: parsed.data, fault: faultOf(parsed.data) }
      : { draft: null, fault: asked }
  } catch {
    return { draft: null, fault: asked }
  }
}
