import { Button, Code, Group, Paper, Stack, Text } from '@mantine/core'

interface Props {
  email: string
  password: string
  action: string
  onUse: () => void
}

/** The demo credentials, filled in with one click. */
export const DemoHint = ({ email, password, action, onUse }: Props) => (
  <Paper withBorder radius="lg" p="md">
    <Group justify="space-between" gap="sm">
      <Stack gap={6}>
        <Text size="sm" fw={550}>
          This server is running in demo mode
        </Text>
        <Group gap={6}>
          <Code>{email}</Code>
          <Code>{password}</Code>
        </Group>
      </Stack>
      <Button size="sm" onClick={onUse}>
        {action}
      </Button>
    </Group>
  </Paper>
)
