import { transcripts as contract } from '@cueroom/core/transcripts/transcripts.contract.ts'
import { implement } from '../http/implement.ts'
import { problem } from '../problems/problems.ts'
import { threads } from '../threads/threads.ts'
import * as transcripts from './transcripts.service.ts'

export const transcriptRoutes = implement(contract, {
  get: ({ db, params }) => transcripts.get(db, params.id),
  save: {
    long: async ({ params, body, ifMatch, tenantId, signal, inTenant, finish }) => {
      // A show whose episode it is not must not cost a thread
      await inTenant((db) => transcripts.expectEpisode(db, params.id))
      const read = await threads.run('readTranscript', body, { tenantId, signal })
      if ('fault' in read) throw problem(400, 'invalid_transcript', read.fault)
      return finish((db) => transcripts.save(db, params.id, read, ifMatch))
    },
  },
  renameSpeaker: ({ db, params, body, ifMatch }) => transcripts.renameSpeaker(db, params.id, body, ifMatch),
  remove: ({ db, params }) => transcripts.remove(db, params.id),
  search: ({ db, query }) => transcripts.search(db, query.search),
})
