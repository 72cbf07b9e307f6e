import { ErrorPage } from '../app/error-page.tsx'
import { CurrentPage } from '../routing/current-page.tsx'
import type { Router } from '../routing/router.ts'
import { RouterProvider, useShown } from '../routing/routing.tsx'
import classes from './app.module.css'

/** The page of the address that a router is at. */
export const App = ({ router }: { router: Router }) => (
  <RouterProvider router={router}>
    <LoadingBar />
    <CurrentPage Failure={ErrorPage} />
  </RouterProvider>
)

/** Answers a press while the code of the next page loads, which takes a moment on a slow connection. */
const LoadingBar = () =>
  useShown().isLoading && <div className={classes.loading} role="progressbar" aria-label="Loading the page" />
