import { expect, screen, waitFor } from 'storybook/test'

/** Waits until a toast with this text has faded in. */
export const toasted = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
