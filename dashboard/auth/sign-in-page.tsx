import { Paper, Stack, Title } from '@mantine/core'
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
    <main className={classes.page}>
      <Stack align="center" gap={6} className={classes.name}>
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
      <Stack gap="xl">{foot}</Stack>
    </main>
  )
}
