import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { pageQuery, publicPageQuery } from '../contract/page-query.ts'
import {
  Deletion,
  Done,
  line,
  PublicId,
  PublicIdParams,
  RowIdText,
  Timestamp,
  IdParams,
} from '../contract/shapes.ts'
import { languageCodes } from '../languages/languages.ts'
import { ProviderName } from '../prompts/provider-name.ts'
import {
  NewQuestionnaire,
  PublicQuestionnaire,
  Question,
  Questionnaire,
  QuestionnaireChanges,
} from './questionnaire.ts'
import { ClosedQuestionnaire } from './questionnaire-settings.ts'
import { questionnaires as calls } from './questionnaires.calls.ts'
import { NewVisit } from './visit.ts'
import { responseFormats } from './response-formats.ts'
import {
  NewSubmission,
  QuestionnaireResponse,
  ResponseLock,
  ResponseState,
  Submission,
} from './submission.ts'

const Search = line(200).optional()

const which = {
  search: Search.describe('Text in the answers, the guest’s name or email address'),
  since: Timestamp.optional().describe('Submitted at this time or later'),
  state: ResponseState.optional(),
}

export const ResponsesQuery = z.strictObject({
  ...which,
  ...pageQuery(100),
})
export type ResponsesQuery = z.output<typeof ResponsesQuery>
/** Which answers are meant. */
export type WhichResponses = Pick<ResponsesQuery, keyof typeof which>

export const QuestionnairesQuery = z.strictObject({
  deleted: z
    .literal('unverified')
    .optional()
    .describe('List deleted questionnaires that still have unverified answers'),
  ...publicPageQuery(),
})
export type QuestionnairesQuery = z.output<typeof QuestionnairesQuery>

const ResponseParams = z.strictObject({ id: PublicId, responseId: RowIdText })

/** The most sets of answers of one guest in a reply. */
export const answerSetsMax = 20

export const questionnaires = withSchemas(calls, {
  list: { query: QuestionnairesQuery, reply: z.array(Questionnaire) },
  get: {
    params: PublicIdParams,
    query: z.strictObject({
      guest: line(200)
        .optional()
        .describe(
          "The ?guest= value of a personal link; invalid_link with 400 if it isn't valid, with 410 if it was revoked",
        ),
      lang: z
        .enum(languageCodes)
        .optional()
        .describe('Language of the privacy note, if the questionnaire sets none'),
    }),
    reply: Questionnaire,
    publicReply: z.union([ClosedQuestionnaire, PublicQuestionnaire]),
  },
  create: { body: NewQuestionnaire, reply: Questionnaire },
  update: { params: PublicIdParams, body: QuestionnaireChanges, reply: Questionnaire },
  duplicate: { params: PublicIdParams, reply: Questionnaire },
  remove: {
    params: PublicIdParams,
    reply: Deletion.extend({ responsesKept: z.int() }).meta({ id: 'QuestionnaireDeletion' }),
  },
  suggest: {
    body: z.strictObject({}).optional(),
    reply: z
      .object({ questions: z.array(Question), provider: ProviderName, model: z.string().nullable() })
      .meta({ id: 'SuggestedQuestions' }),
  },
  submit: { params: PublicIdParams, body: NewSubmission, reply: Submission },
  visit: { params: PublicIdParams, body: NewVisit, reply: Done },
  responses: { params: PublicIdParams, query: ResponsesQuery, reply: z.array(QuestionnaireResponse) },
  answersOfGuest: {
    params: IdParams,
    reply: z.array(QuestionnaireResponse).describe(`At most ${answerSetsMax}`),
  },
  acceptResponse: { params: ResponseParams, reply: QuestionnaireResponse },
  keepResponseAsGuest: { params: ResponseParams, reply: QuestionnaireResponse },
  removeResponse: {
    params: ResponseParams,
    reply: z.object({ deleted: z.int() }).meta({ id: 'ResponseDeletion' }),
  },
  lockResponse: { params: ResponseParams, body: ResponseLock, reply: QuestionnaireResponse },
  exportResponses: {
    params: PublicIdParams,
    query: z.strictObject({ ...which, format: z.enum(responseFormats).default('csv') }),
  },
  personalLink: {
    params: z.strictObject({ id: PublicId, guestId: RowIdText }),
    reply: z
      .object({ path: z.string().describe('Relative to the site’s origin: /q/{id}?guest=…') })
      .meta({ id: 'PersonalLink' }),
  },
})
