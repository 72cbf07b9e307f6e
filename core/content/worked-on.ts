import type { TextState } from './content.ts'

/** Whether someone worked on a text: the host edited it, or the guest checked it. It isn't replaced without being asked for. */
export const isWorkedOn = ({ edited, factCheck }: Pick<TextState, 'edited' | 'factCheck'>) =>
  edited !== null || factCheck !== null
