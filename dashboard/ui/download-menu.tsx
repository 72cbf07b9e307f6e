import { Button, Menu } from '@mantine/core'
import { IconDownload } from '../icons/index.ts'

interface Props<Format extends string> {
  /** The button's name. */
  name: string
  formats: Record<Format, string>
  onChoose: (format: Format) => void
  loading?: boolean
  disabled?: boolean
}

/** A button that asks for the format of a download. */
export const DownloadMenu = <Format extends string>({
  name,
  formats,
  onChoose,
  loading = false,
  disabled = false,
}: Props<Format>) => (
  <Menu position="bottom-end" shadow="md" withinPortal returnFocus>
    <Menu.Target>
      <Button leftSection={<IconDownload size={17} />} loading={loading} disabled={disabled}>
        {name}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {(Object.keys(formats) as Format[]).map((format) => (
        <Menu.Item key={format} onClick={() => onChoose(format)}>
          {formats[format]}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)
