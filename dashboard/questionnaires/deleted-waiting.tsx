import type { Questionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { Button, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { counted } from '@cueroom/core/text/format.ts'
import { useSearchParams } from '../routing/routing.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { useDeletedWaiting } from './questionnaires.queries.ts'
import { ResponsesDialog } from './questionnaire-actions.tsx'

/** Deleted questionnaires that still have unverified answers. Renders nothing if there are none. */
export function DeletedWaiting({ live }: { live: readonly Questionnaire[] }) {
  const waiting = useDeletedWaiting(live)
  const [params] = useSearchParams()
  const [opened, setOpened] = useState(params.get('deleted'))
  const questionnaire = waiting.find(({ id }) => id === opened)
  if (waiting.length === 0) return null
  return (
    <>
      <Title order={3} size="h5" mt="lg" mb="xs">
        Deleted, with unverified answers
      </Title>
      <Stack gap="xs" align="start">
        {waiting.map(({ id, title, unverifiedCount }) => (
          <Button key={id} h="auto" py={8} fullWidth justify="start" onClick={() => setOpened(id)}>
            <span style={{ whiteSpace: 'normal', textAlign: 'start' }}>
              {title}
              <Dimmed size="xs" component="span" display="block">
                {counted(unverifiedCount, 'unverified set of answers', 'unverified sets of answers')}
              </Dimmed>
            </span>
          </Button>
        ))}
      </Stack>
      {questionnaire && <ResponsesDialog questionnaire={questionnaire} onClose={() => setOpened(null)} />}
    </>
  )
}
