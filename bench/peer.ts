import { storedPhotoFolder } from '@cueroom/core/media/stored-photo.ts'
import jwt from '@fastify/jwt'
import { sessionLookUp } from '@cueroom/api/http/session.ts'
import { safeId } from '@cueroom/api/db/safe-id.ts'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import pg from 'pg'

/** A server as one writes it with Fastify and pg, that does for three calls what Cueroom does. */
const { DATABASE_URL, CUEROOM_SECRET = '', PORT } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
const fastify = Fastify({ logger: true, disableRequestLogging: true })
await fastify.register(jwt, {
  secret: CUEROOM_SECRET,
  verify: { allowedAud: 'tenant', allowedIss: 'cueroom' },
})
fastify.addHook('onResponse', async (request, reply) => {
  const { method, routeOptions, user } = request
  const fields = { requestId: request.id, method, route: routeOptions.url, status: reply.statusCode }
  request.log.info({ ...fields, ms: reply.elapsedTime, tenant: (user as Token).sub }, 'request')
})

interface Token {
  sub: string
  jti: string
}

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** Runs work in the show of the token: the look-up, the role and the setting in the message that begins. */
async function inShow<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (query: Query, show: string) => T,
) {
  const { sub, jti } = await request.jwtVerify<Token>()
  const [show, session] = [safeId(sub), safeId(jti)]
  const client = await pool.connect()
  try {
    const opened = (await client.query(
      `begin;set local statement_timeout = '5s';${sessionLookUp({ sub: show, jti: session })};set local role cueroom_app;
       select set_config('app.tenant_id', '${show}', true)`,
    )) as unknown as pg.QueryResult[]
    if (opened[2]!.rowCount === 0) {
      await client.query('rollback')
      return await reply.code(401).send({ error: 'Your session has ended. Please sign in again.' })
    }
    const made = await work(async (text, values) => (await client.query(text, values)).rows, show)
    await client.query('commit')
    return made
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const nullable = { type: 'string', nullable: true }
const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, nullable]))
const card = {
  id: { type: 'integer' },
  name: { type: 'string' },
  ...texts(
    'email',
    'phone',
    'company',
    'title',
    'bio',
    'social',
    'photo',
    'interviewDate',
    'interviewTimeZone',
  ),
  socialLinks: { type: 'object', properties: texts('linkedin', 'website') },
  ...texts('episodeStatus', 'createdAt'),
  version: { type: 'integer' },
  hasResponses: { type: 'boolean' },
}
const answered = {
  type: 'object',
  properties: {
    photo: nullable,
    responses: { type: 'object', additionalProperties: true },
    asked: { type: 'array', items: { type: 'object', additionalProperties: true } },
    submittedAt: nullable,
  },
}
const { hasResponses: _, ...shared } = card
const whole = {
  ...shared,
  expertise: { type: 'array', items: { type: 'string' } },
  questionnaire: answered,
  ...texts('notes', 'importId'),
}
const list = (properties: object) => ({
  response: { 200: { type: 'array', items: { type: 'object', properties } } },
})

const photo = `case when photo_id is null then photo_link else '${storedPhotoFolder}' || photo_id end`
const usual = `id, name, email, phone, company, title, social, linkedin, website, interview_date "interviewDate",
  interview_time_zone "interviewTimeZone", episode_status "episodeStatus", created_at "createdAt", version, ${photo} photo`
const cardColumns = `${usual}, left(bio, 151) bio, responses <> '{}' "hasResponses"`
const wholeColumns = `${usual}, bio, expertise, notes, import_id "importId", responses, asked, submitted_at "submittedAt"`

const withLinks = ({ linkedin, website, ...guest }: Record<string, unknown>) => ({
  ...guest,
  socialLinks: { linkedin, website },
})
const withAnswers = ({ photo, responses, asked, submittedAt, ...guest }: Record<string, unknown>) => ({
  ...withLinks(guest),
  questionnaire: { photo, responses, asked, submittedAt },
})

const page = (columns: string, shape: (row: Record<string, unknown>) => object) =>
  async function (request: FastifyRequest, reply: FastifyReply) {
    return inShow(request, reply, async (query, show) => {
      const rows = await query(
        `select ${columns} from guests where tenant_id = $1 and deleted_at is null
         order by created_at desc, id desc limit 51`,
        [show],
      )
      const [counted] = await query(
        'select count(*) total from guests where tenant_id = $1 and deleted_at is null',
        [show],
      )
      reply.header('x-total-count', counted!['total'])
      return rows.map(shape)
    })
  }

fastify.get('/cards', { schema: list(card) }, page(cardColumns, withLinks))
fastify.get('/whole', { schema: list(whole) }, page(wholeColumns, withAnswers))

const body = { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 200 } } }
fastify.post<{ Body: { name: string } }>(
  '/guests',
  { schema: { body, response: { 201: { type: 'object', properties: whole } } } },
  (request, reply) =>
    inShow(request, reply, async (query, show) => {
      await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [show])
      await query('select count(*) used from guests where tenant_id = $1', [show])
      const [row] = await query('insert into guests (tenant_id, name) values ($1, $2) returning *', [
        show,
        request.body.name,
      ])
      reply.code(201)
      return withAnswers(row!)
    }),
)

// Asked by whoever waits until it is ready
fastify.get('/health/ready', async () => 'ready')
const url = await fastify.listen({ host: '127.0.0.1', port: Number(PORT ?? 0) })
process.stdout.write(`Cueroom is ready at ${url}\n`)
