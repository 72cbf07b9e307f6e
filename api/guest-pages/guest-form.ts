import type { Photo } from '../media/photo.ts'
import type { GuestAction } from './guest-actions.service.ts'
import { fileOf, type Form, textOf } from '../site/page-form.ts'

/** What the guest typed, to show it again. */
export const typedIn = (form: Form) => textOf(form['proposed']) || textOf(form['name']) || undefined

/** The action of a submitted form; undefined for an unknown form. @throws 400 for a file that is no photo. */
export async function actionOf(
  form: Form,
  readPhoto: (text: string) => Promise<Photo | undefined>,
): Promise<GuestAction | undefined> {
  switch (form['do']) {
    case 'photo': {
      const photo = await readPhoto(fileOf(form['photo']) ?? 'data:')
      return photo && { do: 'photo', photo }
    }
    case 'time':
      return { do: 'time', startsAt: textOf(form['startsAt']) }
    case 'approve':
      return { do: 'approve', read: textOf(form['read']), withdraws: form['withdraws'] === 'yes' }
    case 'correct':
      return { do: 'correct', read: textOf(form['read']), proposed: textOf(form['proposed']) }
    case 'data':
    case 'erasure':
    case 'keep':
      return { do: form['do'] }
    case 'consent':
      return {
        do: 'consent',
        version: Number(textOf(form['version'])),
        agreed: form['agreed'] === 'yes',
        name: textOf(form['name']),
      }
    default:
      return undefined
  }
}
