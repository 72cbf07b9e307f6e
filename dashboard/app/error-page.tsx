import { Button, Group } from '@mantine/core'
import { useRouteError } from 'react-router'
import { FailureState } from '../ui/states.tsx'
import { home } from './paths.ts'

const isMissingChunk = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)

/** Shown in place of a screen that failed to render. */
export function ErrorPage() {
  const outdated = isMissingChunk(useRouteError())
  return (
    <FailureState
      title={outdated ? "Couldn't load this page" : 'Something went wrong on this page'}
      description={
        outdated
          ? "The connection was lost, or there's a new version of Cueroom. Your saved data is safe."
          : 'Your saved data is safe. Reloading the page usually helps.'
      }
    >
      <Group>
        <Button variant="filled" onClick={() => location.reload()}>
          Reload
        </Button>
        <Button component="a" href={home}>
          Go to Today
        </Button>
      </Group>
    </FailureState>
  )
}
