import { Button, Group } from '@mantine/core'
import { useRouteError } from 'react-router'
import { FailureState } from '../ui/states.tsx'
import { home } from './paths.ts'

const isMissingChunk = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)

/** What a screen shows instead of itself when it cannot be drawn. */
export function ErrorPage() {
  const outdated = isMissingChunk(useRouteError())
  return (
    <FailureState
      title={outdated ? 'This page could not be loaded' : 'This page has run into a problem'}
      description={
        outdated
          ? 'The connection was lost, or a new version of Cueroom is out. Your saved data is safe.'
          : 'Your saved data is safe. Loading the page again usually helps.'
      }
    >
      <Group>
        <Button onClick={() => location.reload()}>Load again</Button>
        <Button variant="default" component="a" href={home}>
          Go to your guests
        </Button>
      </Group>
    </FailureState>
  )
}
