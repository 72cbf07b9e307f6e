import { ErrorPage } from '../app/error-page.tsx'
import { CurrentPage } from '../routing/current-page.tsx'
import type { Router } from '../routing/router.ts'
import { RouterProvider } from '../routing/routing.tsx'

/** The page of the address that a router is at. */
export const App = ({ router }: { router: Router }) => (
  <RouterProvider router={router}>
    <CurrentPage Failure={ErrorPage} />
  </RouterProvider>
)
