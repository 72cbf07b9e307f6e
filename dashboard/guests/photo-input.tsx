import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { toast } from '../ui/toasts.tsx'
import { useSetPhoto } from './change-guests.queries.ts'
import { PhotoRefusal, shrinkPhoto } from './shrink-photo.ts'

/** Opens the file picker and sets the guest's photo. */
export type ChoosePhoto = (guest: Pick<GuestCard, 'id' | 'name'>) => void

/** One file input shared by all cards. */
export function PhotoInput({ ref }: { ref: Ref<ChoosePhoto> }) {
  const input = useRef<HTMLInputElement>(null)
  const guest = useRef<number | null>(null)
  const { mutate: setPhoto } = useSetPhoto()
  useImperativeHandle(ref, () => ({ id }) => {
    guest.current = id
    input.current?.click()
  })
  async function upload(file: File | undefined) {
    const id = guest.current
    if (!file || id === null) return
    const photo = await readPhotoFile(file)
    if (photo) setPhoto({ id, photo })
  }
  return (
    <input
      ref={input}
      type="file"
      accept="image/*"
      hidden
      aria-label="Photo file"
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0]
        // Lets the same file be chosen again after a rejection
        currentTarget.value = ''
        void upload(file)
      }}
    />
  )
}

/** The file as a small data URL; undefined after showing why it was rejected. */
export async function readPhotoFile(file: File): Promise<string | undefined> {
  try {
    return await shrinkPhoto(file)
  } catch (error) {
    if (!(error instanceof PhotoRefusal)) throw error
    toast.failure({ title: error.title, message: error.message, reason: error.reason })
    return undefined
  }
}
