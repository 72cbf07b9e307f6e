import { unreadNote } from '@cueroom/core/content/unread-note.ts'
import { wishesOf } from '@cueroom/core/content/wishes.ts'

/** Which of the instructions a template can't follow. */
export const UnreadNote = ({ instructions }: { instructions: string }) => unreadNote(wishesOf(instructions))
