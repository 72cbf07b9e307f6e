import { settingLabel } from '@cueroom/core/show/setting-fields.ts'
import { VersionConflictDialog, type VersionConflictProps } from '../app/version-conflict.tsx'
import { readableSetting } from './readable-setting.ts'
import type { SettingsValues } from './settings-values.ts'

type Props = Omit<VersionConflictProps<SettingsValues>, 'what' | 'label' | 'readable'> & {
  onClose: () => void
}

export const SettingsConflict = (props: Props) => (
  <VersionConflictDialog what="these settings" label={settingLabel} readable={readableSetting} {...props} />
)
