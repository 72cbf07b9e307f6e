import { localLinkWarning } from '@cueroom/core/text/is-local.ts'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '../icons/index.ts'

/** Warns where a link is shown to be shared; nothing for links that work everywhere. */
export function LocalLinkNotice({ link }: { link: string }) {
  const warning = localLinkWarning(link)
  return (
    warning && (
      <Alert color="coral" icon={<IconAlertTriangle />} p="sm">
        {warning}
      </Alert>
    )
  )
}
