import { measuredPace } from '@cueroom/core/show/reading-time.ts'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '../app/api.tsx'
import { toast } from '../ui/toasts.tsx'

function useSavePace() {
  const queries = useQueryClient()
  return useChange(
    async (api, pace: number) => {
      // The version on screen may be an old one, and nobody edits the pace here
      const settings = await api.show.settings()
      if (!settings) throw new Error('The show has no settings')
      const contentStyles = { ...settings.contentStyles, wordsPerMinute: pace }
      return api.show.update({
        params: { id: settings.id },
        body: { contentStyles },
        ifMatch: settings.version,
      })
    },
    {
      success: (_, pace) => ({ title: 'Pace saved', message: `You read ${pace} words per minute.` }),
      onSuccess: (settings) => {
        queries.setQueryData(['settings'], settings)
      },
      failure: { title: 'Pace not saved', message: "Couldn't save your pace. Please try again." },
    },
  )
}

/** Measures how fast the host reads: press, read the text aloud, press again. */
export function PaceTimer({ words }: { words: number }) {
  const [startedAt, setStartedAt] = useState<number | null>(null)
  const save = useSavePace()
  if (startedAt === null)
    return (
      <Button size="compact-sm" loading={save.isPending} onClick={() => setStartedAt(Date.now())}>
        Measure my pace
      </Button>
    )
  const finish = () => {
    const pace = measuredPace(words, (Date.now() - startedAt) / 1_000)
    setStartedAt(null)
    if (pace) save.mutate(pace)
    else
      toast.failure({
        title: 'Pace not saved',
        message: "That's too fast or too slow for reading aloud. Read the whole text, then press the button.",
      })
  }
  return (
    <Button variant="filled" size="compact-sm" onClick={finish}>
      I’ve read it all
    </Button>
  )
}
