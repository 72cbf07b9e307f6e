import { Center, Paper, Stack, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { Mark } from '../app/mark.tsx'
import { productName, tagline } from '../app/paths.ts'
import { Dimmed } from '../ui/dimmed.ts'
import classes from './sign-in-page.module.css'

interface Props {
  title: string
  description: string
  children: ReactNode
  foot?: ReactNode
}

/** Page layout for sign-in forms. */
export function SignInPage({ title, description, children, foot }: Props) {
  useDocumentTitle(`${title} · ${productName}`)
  return (
    <Center component="main" mih="100dvh" p="md" className={classes.page}>
      <Stack w="100%" maw={400} gap="xl">
        <Stack align="center" gap={6}>
          <Mark size={30} />
          <Dimmed>{tagline}</Dimmed>
        </Stack>
        <Paper withBorder radius="lg" p={{ base: 'lg', xs: 28 }} className={classes.card}>
          <Stack gap="lg">
            <div>
              <Title order={1} size="h3">
                {title}
              </Title>
              <Dimmed mt={2}>{description}</Dimmed>
            </div>
            {children}
          </Stack>
        </Paper>
        {foot}
      </Stack>
    </Center>
  )
}
