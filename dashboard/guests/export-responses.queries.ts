import { ApiError } from '@cueroom/core/contract/client.ts'
import { useChange } from '../app/api.tsx'
import { saveDownload } from '../ui/download.ts'

const isNothing = (error: unknown) => error instanceof ApiError && error.problem.code === 'no_responses'

export const useExportResponses = () =>
  useChange(
    async (api, guestId: number) =>
      saveDownload(await api.exports.questionnaireResponses({ body: { guestId } })),
    {
      success: { title: 'Export successful' },
      failure: (error) => ({
        title: 'Export failed',
        message: isNothing(error)
          ? 'No questionnaire responses found for this guest'
          : 'Failed to export questionnaire responses',
      }),
    },
  )
