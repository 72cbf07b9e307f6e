import { passwordMin } from '@cueroom/core/auth/credentials.ts'
import { PasswordField } from './account-form.tsx'

interface NewPasswordValues {
  password: string
  repeated: string
}

interface Props {
  /** What the password is called, such as `New password`. */
  label: string
  name: string
  values: NewPasswordValues
  onChange: (values: NewPasswordValues) => void
  /** Whether fields that are empty are marked. */
  marksEmpty: boolean
}

/** A new password, typed twice. */
export const NewPasswordFields = ({ label, name, values, onChange, marksEmpty }: Props) => (
  <>
    <PasswordField
      label={label}
      description={`At least ${passwordMin} characters. Three or four unrelated words work well.`}
      name={name}
      autoComplete="new-password"
      value={values.password}
      error={marksEmpty && !values.password}
      onChange={(event) => onChange({ ...values, password: event.currentTarget.value })}
    />
    <PasswordField
      label={`Confirm ${label.toLowerCase()}`}
      name="confirm-password"
      autoComplete="new-password"
      value={values.repeated}
      error={marksEmpty && !values.repeated}
      onChange={(event) => onChange({ ...values, repeated: event.currentTarget.value })}
    />
  </>
)
