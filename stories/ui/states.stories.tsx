import { LockedPanel } from '@cueroom/dashboard/ui/states.tsx'
import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Dashboard/States', component: LockedPanel })

export const Locked = meta.story({
  args: {
    title: 'Sponsor discovery is not part of your plan',
    description: 'It costs $49.00, paid once. Ask your administrator to turn it on.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /not part of your plan/ })).toBeVisible()
  },
})
