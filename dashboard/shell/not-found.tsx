import { Button, Center, Stack, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import { hostToken } from '../app/session.ts'
import { useStore } from '../ui/store.ts'
import { Mark } from '../app/mark.tsx'
import { hasSidebar, home, productName, tagline } from '../app/paths.ts'
import { Link, useLocation } from '../routing/routing.tsx'
import { Dimmed } from '../ui/dimmed.ts'

const Shell = lazy(async () => ({ default: (await import('./shell.tsx')).Shell }))

const title = '404 Page Not Found'

/** Not-found page: inside the shell for a signed-in host, unless the address is one for guests or administrators. */
export function NotFound() {
  useDocumentTitle(`${title} · ${productName}`)
  const token = useStore(hostToken)
  const { pathname } = useLocation()
  if (!token || !hasSidebar(pathname)) return <main>{notFound}</main>
  return (
    <Suspense>
      <Shell>{notFound}</Shell>
    </Suspense>
  )
}

const notFound = (
  <Center mih="80dvh" p="lg">
    <Stack align="center" gap="lg" ta="center" maw={420}>
      <Stack align="center" gap={4}>
        <Mark size={28} />
        <Dimmed>{tagline}</Dimmed>
      </Stack>
      <Stack gap="xs">
        <Title order={1} size="h2">
          {title}
        </Title>
        <Text c="dimmed">
          There's nothing at this address. The page may have moved, or the link may be incomplete.
        </Text>
      </Stack>
      <Button variant="filled" component={Link} to={home}>
        Go to Today
      </Button>
    </Stack>
  </Center>
)
