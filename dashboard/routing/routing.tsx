import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { addressOf, type Place } from './history.ts'
import { matchPath } from './match-path.ts'
import type { Guard, NavigateOptions, Router, Shown } from './router.ts'

const RouterContext = createContext<Router | null>(null)
const ShownContext = createContext<Shown | null>(null)

/** Makes links, and hooks that read the address, work below it. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const [shown, setShown] = useState(router.get)
  useLayoutEffect(() => {
    const update = () => startTransition(() => setShown(router.get()))
    update()
    return router.subscribe(update)
  }, [router])
  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>{children}</ShownContext>
    </RouterContext>
  )
}

function given<T>(value: T | null): T {
  if (!value) throw new Error('Links and addresses need a <RouterProvider>')
  return value
}

export const useShown = () => given(use(ShownContext))
const useRouter = () => given(use(RouterContext))

export const useLocation = (): Place => useShown().place

/** Goes to an address: a path, or `?…` of the current one. */
export const useNavigate = () => useRouter().navigate

/** Loads what an address needs before it is opened. */
export const usePreload = () => useRouter().preload

/** A part of the path, by a pattern that names it `:id`; undefined at other paths. */
export const usePathId = (pattern: string) => matchPath(pattern, useLocation().pathname)?.['id']

type Change =
  | Record<string, string>
  | ((current: URLSearchParams) => URLSearchParams | Record<string, string>)

/** The query of the address, and how to change it. */
export function useSearchParams() {
  const router = useRouter()
  const { search } = useLocation()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback(
    (change: Change, options?: NavigateOptions) => {
      const current = new URLSearchParams(router.get().place.search)
      const next = typeof change === 'function' ? change(current) : change
      router.navigate(`?${new URLSearchParams(next)}`, options)
    },
    [router],
  )
  return [params, setParams] as const
}

/** Goes to an address as soon as it is drawn; Back doesn't lead here again. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}

/** Asks before pages are left for which the guard says so. Gives the question while there is one. */
export function useGuard(guard: Guard) {
  const router = useRouter()
  useEffect(() => {
    router.setGuard(guard)
    return () => router.setGuard(null)
  }, [router, guard])
  return useShown().question
}

/** A click that opens a link here, and not in another tab or as a download. */
const isPlain = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && ['', '_self'].includes(currentTarget.target)

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & NavigateOptions & { to: string }

/** A link to another page of the dashboard, whose code loads as soon as the link is pointed at, touched or focused. */
export function Link({
  to,
  replace,
  preventScrollReset,
  onClick,
  onPointerEnter,
  onFocus,
  children,
  ...anchor
}: LinkProps) {
  const router = useRouter()
  const preload = () => router.preload(to)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    const isHere = to === addressOf(router.get().place)
    router.navigate(to, { replace: replace ?? isHere, preventScrollReset })
  }
  return (
    <a
      {...anchor}
      href={to}
      onClick={follow}
      onPointerEnter={(event) => {
        preload()
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        preload()
        onFocus?.(event)
      }}
    >
      {children}
    </a>
  )
}
