import { afterEach } from 'vitest'

// The whole of what axe looked at, for Storybook's own pages: a failure has its text already, and this is megabytes
afterEach(({ task }) => void Reflect.deleteProperty(task.meta, 'reports'))
