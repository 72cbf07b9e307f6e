import { Button, Group } from '@mantine/core'
import { FailureState } from '../ui/states.tsx'
import { home } from './paths.ts'

/** As browsers say it of scripts, and Vite of styles. */
const isMissingChunk = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message)

/** Shown in place of a screen that failed to render. */
export function ErrorPage({ error }: { error: unknown }) {
  const outdated = isMissingChunk(error)
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
