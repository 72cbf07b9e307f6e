import { Drawer, VisuallyHidden } from '@mantine/core'
import { Sidebar } from './sidebar.tsx'
import classes from './shell.module.css'

/** The sidebar on narrow screens. */
export const MenuDrawer = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Drawer
    opened={opened}
    onClose={onClose}
    size={272}
    title={<VisuallyHidden>Menu</VisuallyHidden>}
    classNames={{ content: classes.drawer, header: classes.drawerHeader, body: classes.drawerBody }}
    closeButtonProps={{ 'aria-label': 'Close menu', c: 'white' }}
  >
    <Sidebar />
  </Drawer>
)
